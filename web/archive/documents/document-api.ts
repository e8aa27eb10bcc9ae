import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  DocumentDetail,
  DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import type { DocumentUpdate } from '../../../shared/archive/documents/document-update.ts';
import type { FoundDocument } from '../../../shared/archive/search/search.ts';
import type { UnknownTerm } from '../../../shared/archive/search/unknown-terms.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import type { DocumentAddress } from './document-address.ts';
import { documentKeys, findCachedDocument, setCachedDocument } from './document-cache.ts';
import { isRanked, searchedFor, type DocumentListState } from './document-list-search.ts';

const documents = api.organizations[':organizationId'].documents;

export type ListedDocument = DocumentSummary &
  Partial<Pick<FoundDocument, 'snippet' | 'snippetSource' | 'markedName' | 'page'>>;

export type DocumentPage = {
  documents: ListedDocument[];
  documentsCount: number;
  /** When the server read the page, by its own clock. */
  asOf: Date;
  /** The list has more documents than `documentsCount`. */
  isCountCapped?: boolean;
  /** The corrected query, if the typed one matched nothing. */
  correctedQuery?: string | null;
  /** Terms that look like filters but are not known. */
  unknownTerms?: UnknownTerm[];
};

/** Reads one page of the list; the previous page stays visible while the next one loads. */
export function documentsQuery(organizationId: string, state: DocumentListState) {
  return queryOptions({
    queryKey: [...documentKeys.lists(organizationId), state],
    queryFn: ({ signal }): Promise<DocumentPage> =>
      searchedFor(state) === ''
        ? listDocuments(organizationId, state, signal)
        : searchDocuments(organizationId, state, signal),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === organizationId ? previous : undefined,
    meta: { showsPending: (page: DocumentPage) => page.documents.some(isBeingRead) },
  });
}

function isBeingRead({ extractionState }: Pick<DocumentSummary, 'extractionState'>): boolean {
  return extractionState === 'pending';
}

function listDocuments(organizationId: string, state: DocumentListState, signal: AbortSignal) {
  const { q: _none, resultOrder: _only, pageIndex, pageSize, ...filter } = state;
  const query = { ...filter, pageIndex: String(pageIndex), pageSize: String(pageSize) };
  const response = documents.$get({ param: { organizationId }, query }, { init: { signal } });
  return fetchJson(response, 'documents');
}

function searchDocuments(organizationId: string, state: DocumentListState, signal: AbortSignal) {
  const { tags, extractionState, pageIndex, pageSize } = state;
  const query = {
    searchQuery: searchedFor(state),
    tags,
    extractionState,
    ...orderOf(state),
    pageIndex: String(pageIndex),
    pageSize: String(pageSize),
  };
  const response = documents.search.$get(
    { param: { organizationId }, query },
    { init: { signal } },
  );
  return fetchJson(response, 'documentSearch');
}

/** Returns the order of a list; undefined for results by relevance. */
export function orderOf(state: DocumentListState) {
  const { resultOrder, sortField, sortOrder } = state;
  if (!isRanked(state)) return { sortField, sortOrder };
  return resultOrder && { sortField: 'createdAt' as const, sortOrder: resultOrder };
}

export function failedCountQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'documents', 'failed-count'),
    queryFn: async ({ signal }) => {
      const query = { extractionState: 'failed', pageSize: '1' } as const;
      const response = documents.$get({ param: { organizationId }, query }, { init: { signal } });
      return (await fetchJson(response, 'documents')).documentsCount;
    },
  });
}

export function documentStatisticsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'documents', 'statistics'),
    queryFn: ({ signal }) =>
      fetchJson(
        documents.statistics.$get({ param: { organizationId } }, { init: { signal } }),
        'documentStatistics',
      ),
  });
}

const waitingPollMs = 15_000;

/** Reads a document with its text. While the text is being extracted, the server may say why it takes long. */
export function documentQuery(queryClient: QueryClient, address: DocumentAddress) {
  return queryOptions({
    queryKey: documentKeys.detail(address),
    queryFn: async ({ signal }) => {
      const response = documents[':documentId'].$get({ param: address }, { init: { signal } });
      return (await fetchJson(response, 'document')).document;
    },
    placeholderData: () => findCachedDocument(queryClient, address),
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? waitingPollMs : false),
    meta: { showsPending: isBeingRead },
  });
}

type DocumentChange = { documentId: string; version: number; update: DocumentUpdate };

export function useUpdateDocument(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<DocumentChange, DocumentDetail>(organizationId, {
    mutationFn: async ({ documentId, version, update: json }) => {
      const response = documents[':documentId'].$patch(
        { param: { organizationId, documentId }, json },
        { headers: { 'if-match': `"${version}"` } },
      );
      return (await fetchJson(response, 'document')).document;
    },
    onSuccess: (updated) => setCachedDocument(queryClient, updated),
  });
}
