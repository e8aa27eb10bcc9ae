import { useEffect, useState } from 'react';
import { findDuplicates, type Duplicates } from '../../engine/comparison/find-duplicates.ts';
import { createImportRequests } from '../../requests/import-requests.ts';
import type { ImportItem } from '../../plan/import-plan.ts';

const shownEvery = 200;

export type DuplicateSearch = { duplicates?: Duplicates; phase: 'running' | 'failed' | 'done' };

/**
 * Searches the organization for documents of these items while mounted. Metadata may change meanwhile, but not the
 * files.
 */
export function useDuplicates(
  organizationId: string,
  { items, maxSize }: { items: readonly ImportItem[]; maxSize: number },
) {
  const [request, setRequest] = useState({ items });
  const [search, setSearch] = useState<DuplicateSearch>({ phase: 'running' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let shownAt = -shownEvery;
    const run = async () => {
      try {
        const duplicates = await findDuplicates({
          items: request.items,
          maxSize,
          findKnown: createImportRequests(organizationId).findKnown,
          signal,
          onProgress: (duplicates) => {
            if (performance.now() - shownAt < shownEvery) return;
            shownAt = performance.now();
            setSearch({ duplicates, phase: 'running' });
          },
        });
        setSearch({ duplicates, phase: 'done' });
      } catch {
        if (!signal.aborted) setSearch((shown) => ({ ...shown, phase: 'failed' }));
      }
    };
    void run();
    return () => controller.abort();
  }, [organizationId, request, maxSize]);

  const retry = () => {
    setSearch({ phase: 'running' });
    setRequest({ ...request });
  };
  return { search, retry };
}
