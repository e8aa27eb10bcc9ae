import { day } from '../../../shared/durations.ts';
import type { ListedFile, Platform } from '../../platform/platform.ts';
import { isMailKey, organizationIdOfKey } from './file-key.ts';
import { findKeysWithoutDocument, findSweep, saveSweep } from './sweep-store.ts';

const name = 'orphaned files';
/** D1 can be restored to any time of the last 30 days; until then, a file may get its document back. */
const keptFor = 30 * day;
const manyOrphans = 100;

/**
 * Cron step for uploads that failed between file and row: goes through the file store once a day, one page per run, and
 * deletes files older than 30 days that have no document, and emails as old, as quarantine has ended. If that would be most of them, the database is more likely to
 * be wrong: then it deletes nothing, reports an error, and starts again a day later.
 */
export async function sweepOrphanedFiles(platform: Platform): Promise<void> {
  const { identityDatabase: database, files } = platform;
  const now = platform.clock.now();
  const tomorrow = new Date(now.getTime() + day);
  const sweep = await findSweep(database, name);
  if (sweep && sweep.nextAt > now) return;
  const page = await files.list(sweep?.cursor ?? undefined).catch(async (error: unknown) => {
    await saveSweep(database, { name, cursor: null, nextAt: now });
    throw error;
  });
  const old = oldFilesOf(page.files, now);
  const orphans = await findOrphans(platform, old);
  if (orphans.length > manyOrphans && orphans.length > old.length / 2) {
    await saveSweep(database, { name, cursor: null, nextAt: tomorrow });
    throw new Error(`${orphans.length} of ${old.length} files have no document; none is deleted`);
  }
  await files.delete([...orphans, ...oldMailsOf(page.files, now)]);
  const nextAt = page.cursor === null ? tomorrow : now;
  await saveSweep(database, { name, cursor: page.cursor, nextAt });
}

type DocumentFile = { key: string; organizationId: string };

function oldFilesOf(files: ListedFile[], now: Date): DocumentFile[] {
  return files.filter(isOldAt(now)).flatMap(({ key }) => {
    const organizationId = organizationIdOfKey(key);
    return organizationId === undefined ? [] : [{ key, organizationId }];
  });
}

/** Cron deletes an email when its quarantine ends; these were left behind. */
function oldMailsOf(files: ListedFile[], now: Date): string[] {
  return files.filter(isOldAt(now)).flatMap(({ key }) => (isMailKey(key) ? [key] : []));
}

function isOldAt(now: Date) {
  return ({ uploadedAt }: ListedFile) => now.getTime() - uploadedAt.getTime() > keptFor;
}

async function findOrphans(platform: Platform, old: DocumentFile[]): Promise<string[]> {
  const byDatabase = Map.groupBy(old, (file) => platform.databaseFor(file.organizationId));
  const orphans = await Promise.all(
    [...byDatabase].map(([database, list]) =>
      findKeysWithoutDocument(
        database,
        list.map(({ key }) => key),
      ),
    ),
  );
  return orphans.flat();
}
