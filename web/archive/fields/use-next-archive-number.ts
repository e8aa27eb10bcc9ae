import { useQuery } from '@tanstack/react-query';
import { documentStatisticsQuery } from '../documents/document-api.ts';

/** The number after the highest archive number; null while no document has one, undefined until that is known. */
export function useNextArchiveNumber(organizationId: string): number | null | undefined {
  const { data } = useQuery(documentStatisticsQuery(organizationId));
  return data?.organizationStats.nextArchiveNumber;
}
