import type { ItemResult } from '../records/import-record.ts';

export type Tally = {
  total: number;
  done: number;
  created: number;
  restored: number;
  duplicate: number;
  failed: number;
  failures: readonly ItemResult[];
};

const mostFailures = 100;

export function createTally(total: number) {
  const counts = { created: 0, restored: 0, duplicate: 0, failed: 0 };
  const failures: ItemResult[] = [];
  const madeIds = new Set<string>();
  let done = 0;
  return {
    add: (result: ItemResult) => {
      if (result.outcome === 'sending') return;
      if (!result.isDefinition) done += 1;
      counts[result.outcome] += 1;
      for (const id of result.madeIds) madeIds.add(id);
      if (result.outcome === 'failed' && failures.length < mostFailures) failures.push(result);
    },
    isMade: (documentId: string) => madeIds.has(documentId),
    current: (): Tally => ({ total, done, ...counts, failures: [...failures] }),
  };
}
