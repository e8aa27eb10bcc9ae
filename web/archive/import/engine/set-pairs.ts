import type { ImportPlan } from '../plan/import-plan.ts';
import type { ItemResult } from '../records/import-record.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import { ImportStop, type Send } from '../requests/request-pace.ts';

export async function setPairs(
  plan: ImportPlan,
  context: {
    results: ReadonlyMap<string, ItemResult>;
    requests: ImportRequests;
    send: Send;
    signal: AbortSignal;
  },
) {
  const { results, requests, send, signal } = context;
  for (const { key, related = [] } of plan.items) {
    for (const { item, kind } of related) {
      // The pair is listed by both items.
      if (key > item) continue;
      signal.throwIfAborted();
      const [one, other] = [results.get(key), results.get(item)];
      const [documentId] = idsOf(one);
      const [relatedId] = idsOf(other);
      const isMade = [one, other].some((result) => (result?.madeIds.length ?? 0) > 0);
      if (!documentId || !relatedId || documentId === relatedId || !isMade) continue;
      try {
        await send(() => requests.setPair(documentId, relatedId, kind));
      } catch (error) {
        if (error instanceof ImportStop || signal.aborted) throw error;
      }
    }
  }
}

function idsOf(result: ItemResult | undefined): string[] {
  return result ? [...result.madeIds, ...result.knownIds] : [];
}
