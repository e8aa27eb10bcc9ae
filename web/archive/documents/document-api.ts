import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  documentSearchResponseSchema,
  type Snippet,
} from '../../../shared/archive/search/search.ts';
import {
  documentResponseSchema,
  documentsResponseSchema,
  documentStatisticsResponseSchema,
  type DocumentDetail,
  type DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';
import { searchedFor, type DocumentListState } from './list/document-list-search.ts';

const feature = 'documents';
const documents = api.organizations[':organizationId'].documents;

/** A document in the list; the results of a search say where they were found. */
export type ListedDocument = DocumentSummary & { snippet?: Snippet };

export type DocumentPage = {
  documents: ListedDocument[];
  documentsCount: number;
  /** There are more than were counted. */
  isCountCapped?: boolean;
};

/** One page of the list; the page before stays in view while the next one comes. */
export function documentsQuery(organizationId: string, state: DocumentListState) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'list', state),
    queryFn: ({ signal }): Promise<DocumentPage> =>
      searchedFor(state) === ''
        ? listDocuments(organizationId, state, signal)
        : searchDocuments(organizationId, state, signal),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === organizationId ? previous : undefined,
  });
}

function listDocuments(organizationId: string, state: DocumentListState, signal: AbortSignal) {
  const { q: _none, pageIndex, pageSize, ...filter } = state;
  const query = { ...filter, pageIndex: String(pageIndex), pageSize: String(pageSize) };
  const answer = documents.$get({ param: { organizationId }, query }, { init: { signal } });
  return fetchJson(answer, documentsResponseSchema);
}

function searchDocuments(organizationId: string, state: DocumentListState, signal: AbortSignal) {
  const { tags, extractionState, pageIndex, pageSize } = state;
  const query = {
    searchQuery: searchedFor(state),
    tags,
    extractionState,
    pageIndex: String(pageIndex),
    pageSize: String(pageSize),
  };
  const answer = documents.search.$get({ param: { organizationId }, query }, { init: { signal } });
  return fetchJson(answer, documentSearchResponseSchema);
}

export function documentStatisticsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'statistics'),
    queryFn: ({ signal }) =>
      fetchJson(
        documents.statistics.$get({ param: { organizationId } }, { init: { signal } }),
        documentStatisticsResponseSchema,
      ),
  });
}

const slowestPollMs = 10_000;

/** A document with its text. Asks again, less and less often, while the text is still being read out. */
export function documentQuery(
  queryClient: QueryClient,
  { organizationId, documentId }: { organizationId: string; documentId: string },
) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'detail', documentId),
    queryFn: async ({ signal }) => {
      const param = { organizationId, documentId };
      const answer = documents[':documentId'].$get({ param }, { init: { signal } });
      return (await fetchJson(answer, documentResponseSchema)).document;
    },
    placeholderData: () => fromLists(queryClient, { organizationId, documentId }),
    refetchInterval: ({ state }) =>
      state.data?.extractionState === 'pending'
        ? Math.min(1000 * 1.5 ** state.dataUpdateCount, slowestPollMs)
        : false,
  });
}

/** What a list already knows of a document, to show at once; its text comes later. */
function fromLists(
  queryClient: QueryClient,
  { organizationId, documentId }: { organizationId: string; documentId: string },
): DocumentDetail | undefined {
  const lists = queryClient.getQueriesData<{ documents: DocumentSummary[] }>({
    queryKey: featureKey(organizationId, feature, 'list'),
  });
  const known = lists
    .flatMap(([, list]) => list?.documents ?? [])
    .find((document) => document.id === documentId);
  return known && { ...known, content: '' };
}
