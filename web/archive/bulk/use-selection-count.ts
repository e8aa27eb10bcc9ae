import { useQuery } from '@tanstack/react-query';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { selectionSumQuery } from './bulk-api.ts';

export function useSelectionCount(
  organizationId: string,
  { filters, count, isCapped }: { filters: BulkFilter[]; count: number; isCapped: boolean },
) {
  const query = { ...selectionSumQuery(organizationId, filters), enabled: isCapped };
  const { data, isLoading } = useQuery(query);
  if (!isCapped || !data) return { count, isCapped, isCounting: isLoading };
  return { count: data.documentsCount, isCapped: data.isCapped, isCounting: false };
}
