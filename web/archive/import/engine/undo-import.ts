import { limits } from '../../../../shared/limits.ts';
import type { ImportRecord } from './import-record.ts';
import type { ImportStore } from './import-store.ts';
import type { ImportTransport } from './import-transport.ts';
import type { Send } from './request-pace.ts';

/** Moves what an import made to the trash; what was there before stays. `missing`: documents that were not there any more. */
export async function undoImport(
  record: ImportRecord,
  options: {
    store: ImportStore;
    transport: ImportTransport;
    send: Send;
  },
): Promise<{ trashed: number; missing: number }> {
  const { store, transport, send } = options;
  const made = (await store.results(record.id)).flatMap(({ madeIds }) => madeIds);
  const ids = [...new Set(made)];
  let trashed = 0;
  for (let at = 0; at < ids.length; at += limits.bulk.named) {
    const some = ids.slice(at, at + limits.bulk.named);
    trashed += (await send(() => transport.trash(some))).length;
  }
  await store.save({ ...record, status: 'undone' });
  return { trashed, missing: ids.length - trashed };
}
