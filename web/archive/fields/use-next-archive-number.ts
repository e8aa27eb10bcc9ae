import { useQuery } from '@tanstack/react-query';
import { documentStatisticsQuery } from '../documents/document-api.ts';

export function useNextArchiveNumber(organizationId: string): number | null | undefined {
  const { data } = useQuery(documentStatisticsQuery(organizationId));
  return data?.organizationStats.nextArchiveNumber;
}
