import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import { forEachDatabase } from '../../platform/with-databases.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNamesWithoutSort, updateNameSort } from './name-sort-store.ts';
import { nameSortKey } from './rows/name-sort-key.ts';

const batchesPerRun = 10;
const documentsPerBatch = 500;

/**
 * Cron step: fills missing sort keys of documents that are older than these keys or were written by
 * a former version of the code. Documents that are older than the keys of senders get these as
 * well.
 */
export async function fillNameSort(platform: Platform): Promise<void> {
  await forEachDatabase(platform, async (database) => {
    for (let batch = 0; batch < batchesPerRun; batch += 1) {
      const documents = await findNamesWithoutSort(database, documentsPerBatch);
      if (documents.length > 0) {
        await updateNameSort(
          database,
          documents.map(({ sequence, name, created }) => {
            const sender = created?.uploadRequest?.sender;
            const senderKey = sender === undefined ? null : correspondentKey(sender);
            return { sequence, name, key: nameSortKey(name), senderKey };
          }),
        );
      }
      if (documents.length < documentsPerBatch) return;
    }
  });
}
