import type { QueryClient } from '@tanstack/react-query';
import type {
  DocumentDetail,
  DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import type { DocumentAddress } from './document-address.ts';

type CachedList = { documents: DocumentSummary[] };
export type DocumentPatch = <Document extends DocumentSummary>(document: Document) => Document;

export const documentKeys = {
  all: (organizationId: string) => featureKey(organizationId, 'documents'),
  lists: (organizationId: string) => featureKey(organizationId, 'documents', 'list'),
  detail: ({ organizationId, documentId }: DocumentAddress) =>
    featureKey(organizationId, 'documents', 'detail', documentId),
};

/** Returns a document from the cached lists, without its text, to show until the document itself is loaded. */
export function findCachedDocument(
  queryClient: QueryClient,
  { organizationId, documentId }: DocumentAddress,
): DocumentDetail | undefined {
  const lists = queryClient.getQueriesData<CachedList>({
    queryKey: documentKeys.lists(organizationId),
  });
  const summary = lists
    .flatMap(([, list]) => list?.documents ?? [])
    .find((document) => document.id === documentId);
  if (!summary) return undefined;
  const unknown = { content: '', isContentEdited: false, notesCount: 0, findings: [] };
  return { ...summary, ...unknown, eInvoice: null, origin: null };
}

/** Returns the documents of all cached list pages that are not stale. */
export function currentDocuments(
  queryClient: QueryClient,
  organizationId: string,
): DocumentSummary[] {
  const lists = queryClient.getQueriesData<CachedList>({
    queryKey: documentKeys.lists(organizationId),
    predicate: ({ state }) => !state.isInvalidated,
  });
  return lists.flatMap(([, list]) => list?.documents ?? []);
}

export function openedDocuments(
  queryClient: QueryClient,
  organizationId: string,
): DocumentSummary[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: featureKey(organizationId, 'documents', 'detail') })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) => {
      const isDocument = String(queryKey.at(-1)).startsWith('doc_');
      return isDocument && state.data ? (state.data as DocumentDetail) : [];
    });
}

/** Puts a document from a response into the cache until it is refetched. */
export function setCachedDocument(queryClient: QueryClient, document: DocumentDetail) {
  const { organizationId, id: documentId } = document;
  queryClient.setQueryData(documentKeys.detail({ organizationId, documentId }), document);
}

export function patchCachedDocument(
  queryClient: QueryClient,
  address: DocumentAddress,
  patch: DocumentPatch,
): void {
  void queryClient.cancelQueries({ queryKey: documentKeys.all(address.organizationId) });
  queryClient.setQueriesData<CachedList>(
    { queryKey: documentKeys.lists(address.organizationId) },
    (list) =>
      list && {
        ...list,
        documents: list.documents.map((document) =>
          document.id === address.documentId ? patch(document) : document,
        ),
      },
  );
  queryClient.setQueryData<DocumentSummary>(
    documentKeys.detail(address),
    (document) => document && patch(document),
  );
}
