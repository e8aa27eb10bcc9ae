import { queryOptions } from '@tanstack/react-query';
import { listWaiting } from '../../../offline/waiting-store.ts';

export function sharedQuery(userId: string) {
  return queryOptions({
    queryKey: ['waiting-documents', userId],
    queryFn: async () =>
      (await listWaiting(userId)).filter(({ organizationId }) => organizationId === null),
    staleTime: 0,
    gcTime: 0,
  });
}
