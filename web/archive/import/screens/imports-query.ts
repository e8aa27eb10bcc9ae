import { queryOptions } from '@tanstack/react-query';
import type { ImportStore } from '../records/import-store.ts';

export function importsQuery(
  store: ImportStore,
  owner: { organizationId: string; userId: string },
) {
  return queryOptions({
    queryKey: ['imports', owner.organizationId, owner.userId],
    queryFn: () => store.list(owner),
    staleTime: 0,
    structuralSharing: false,
  });
}

export const importsKey = ['imports'];
