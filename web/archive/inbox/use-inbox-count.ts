import { useQuery } from '@tanstack/react-query';
import { documentStatisticsQuery } from '../documents/document-api.ts';

/** The number of documents in the Inbox; null where it is switched off, undefined until it is known. */
export function useInboxCount(organizationId: string): number | null | undefined {
  return useQuery(documentStatisticsQuery(organizationId)).data?.organizationStats.inboxCount;
}
