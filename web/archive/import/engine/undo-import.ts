import { limits } from '../../../../shared/limits.ts';
import type { ImportRecord, ItemResult } from '../records/import-record.ts';
import type { ImportStore } from '../records/import-store.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { Send } from '../requests/request-pace.ts';

type UndoOptions = {
  store: ImportStore;
  requests: ImportRequests;
  send: Send;
  /** Called after each step with the number of finished documents and the total. */
  onProgress?: (done: number, total: number) => void;
};

/**
 * Moves the documents that an import created to the trash; what existed before stays. `missing`: documents that no
 * longer existed.
 */
export async function undoImport(
  record: ImportRecord,
  options: UndoOptions,
): Promise<{ trashed: number; missing: number }> {
  const { store, requests, send, onProgress } = options;
  const results = await store.results(record.id);
  const made = results.flatMap(({ madeIds }) => madeIds);
  const ids = [...new Set([...made, ...(await findUnrecorded(record, { results, ...options }))])];
  let trashed = 0;
  for (let at = 0; at < ids.length; at += limits.bulk.named) {
    onProgress?.(at, ids.length);
    const some = ids.slice(at, at + limits.bulk.named);
    trashed += (await send(() => requests.trash(some))).length;
  }
  await store.save({ ...record, status: 'undone' });
  return { trashed, missing: ids.length - trashed };
}

/** Finds documents of items that were being sent when the page was closed, so that no result was stored. */
async function findUnrecorded(
  { startedAt, userId }: ImportRecord,
  { results, requests, send }: UndoOptions & { results: readonly ItemResult[] },
): Promise<string[]> {
  const recorded = new Set(results.flatMap(({ madeIds, knownIds }) => [...madeIds, ...knownIds]));
  const unrecorded: string[] = [];
  for (const sent of results.flatMap(({ sending = [] }) => sending)) {
    for (const id of await send(() => requests.findDocuments(sent))) {
      if (recorded.has(id)) continue;
      recorded.add(id);
      const isOwn = await send(() => requests.wasAddedSince(id, startedAt, userId));
      if (isOwn) unrecorded.push(id);
    }
  }
  return unrecorded;
}
