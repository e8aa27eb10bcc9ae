import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { documentSearchResponseSchema } from '../../../shared/archive/search/search.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';

const minimumLength = 2;
const resultCount = 5;

export function isSearchable(searchQuery: string): boolean {
  return searchQuery.trim().length >= minimumLength;
}

export function documentSearchQuery(organizationId: string, searchQuery: string) {
  const query = { searchQuery, pageIndex: '0', pageSize: String(resultCount) };
  return queryOptions({
    queryKey: featureKey(organizationId, 'document-search', query),
    queryFn: ({ signal }) =>
      fetchJson(
        api.organizations[':organizationId'].documents.search.$get(
          { param: { organizationId }, query },
          { init: { signal } },
        ),
        documentSearchResponseSchema,
      ),
    enabled: isSearchable(searchQuery),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
