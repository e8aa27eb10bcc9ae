import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  documentResponseSchema,
  documentsResponseSchema,
  documentStatisticsResponseSchema,
  type ArchivedDocument,
  type DocumentSummary,
} from '../../../shared/features/documents/document.ts';
import { api, read } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';
import type { DocumentListState } from './document-list-search.ts';

const feature = 'documents';
const documents = api.organizations[':organizationId'].documents;

/** One page of the list; the page before stays in view while the next one comes. */
export function documentsQuery(organizationId: string, state: DocumentListState) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'list', state),
    queryFn: ({ signal }) => {
      const query = {
        ...state,
        pageIndex: String(state.pageIndex),
        pageSize: String(state.pageSize),
      };
      const answer = documents.$get({ param: { organizationId }, query }, { init: { signal } });
      return read(answer, documentsResponseSchema);
    },
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === organizationId ? previous : undefined,
  });
}

export function documentStatisticsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'statistics'),
    queryFn: ({ signal }) =>
      read(
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
      return (await read(answer, documentResponseSchema)).document;
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
): ArchivedDocument | undefined {
  const lists = queryClient.getQueriesData<{ documents: DocumentSummary[] }>({
    queryKey: featureKey(organizationId, feature, 'list'),
  });
  const known = lists
    .flatMap(([, list]) => list?.documents ?? [])
    .find((document) => document.id === documentId);
  return known && { ...known, content: '' };
}
