import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

const pageSize = 20;

/** Returns the events of a document, newest first, in pages of 20; a page with fewer is the last one. */
export function activityQuery(param: DocumentAddress) {
  return infiniteQueryOptions({
    queryKey: featureKey(param.organizationId, 'document-activity', param.documentId),
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageIndex: String(pageParam), pageSize: String(pageSize) };
      const response = api.organizations[':organizationId'].documents[':documentId'].activity.$get(
        { param, query },
        { init: { signal } },
      );
      return (await fetchJson(response, 'activities')).activities;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === pageSize ? pages.length : undefined),
  });
}
