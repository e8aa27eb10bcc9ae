import type { ImportPlan } from '../plan/import-plan.ts';
import type { ItemResult } from '../records/import-record.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import { isLink, type ImportFields } from './item-metadata.ts';
import { ImportStop, type Send } from '../requests/request-pace.ts';

export async function setLinks(
  plan: ImportPlan,
  context: {
    fields: ImportFields;
    results: ReadonlyMap<string, ItemResult>;
    requests: ImportRequests;
    send: Send;
    signal: AbortSignal;
  },
) {
  const { fields, results, requests, send, signal } = context;
  for (const { key, metadata } of plan.items) {
    for (const { field: name, value } of metadata.values ?? []) {
      if (!isLink(value)) continue;
      signal.throwIfAborted();
      const fieldId = fields.get(name)?.id;
      const [documentId] = results.get(key)?.madeIds ?? [];
      const linked = results.get(value.items[0] ?? '');
      const linkedId = linked?.madeIds[0] ?? linked?.knownIds[0];
      if (!fieldId || !documentId || !linkedId) continue;
      try {
        await send(() => requests.setLink(documentId, fieldId, linkedId));
      } catch (error) {
        if (error instanceof ImportStop || signal.aborted) throw error;
      }
    }
  }
}
