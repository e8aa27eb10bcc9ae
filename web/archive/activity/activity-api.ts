import { infiniteQueryOptions } from '@tanstack/react-query';
import { activitiesResponseSchema } from '../../../shared/archive/activity/activity.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';

const pageSize = 20;

export type ActivityAddress = { organizationId: string; documentId: string };

/** What happened to a document, the newest first, 20 at a time; only after a full page there may be another. */
export function activityQuery(param: ActivityAddress) {
  return infiniteQueryOptions({
    queryKey: featureKey(param.organizationId, 'document-activity', param.documentId),
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageIndex: String(pageParam), pageSize: String(pageSize) };
      const answer = api.organizations[':organizationId'].documents[':documentId'].activity.$get(
        { param, query },
        { init: { signal } },
      );
      return (await fetchJson(answer, activitiesResponseSchema)).activities;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === pageSize ? pages.length : undefined),
  });
}
