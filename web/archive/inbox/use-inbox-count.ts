import { useQuery } from '@tanstack/react-query';
import { documentStatisticsQuery } from '../documents/document-api.ts';

/** Returns the number of documents in the Inbox; null if it is switched off, undefined while loading. */
export function useInboxCount(organizationId: string): number | null | undefined {
  return useQuery(documentStatisticsQuery(organizationId)).data?.organizationStats.inboxCount;
}
