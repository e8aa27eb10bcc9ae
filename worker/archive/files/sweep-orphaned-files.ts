import { day } from '../../../shared/time/durations.ts';
import type { ListedFile, Platform } from '../../platform/platform.ts';
import { organizationIdOfKey, parseMailKey } from './file-key.ts';
import { findKeysWithoutDocument, findSweep, saveSweep } from './sweep-store.ts';

/** Another name than versions have that know one database only: theirs is blocked (see `blockFormerSweep`). */
const name = 'orphaned files of all databases';
/** D1 can be restored to any time of the last 30 days; until then, a file may get its document back. */
const keptFor = 30 * day;
const manyOrphans = 100;
/** A sweep of a large store takes more than the day after which it is due. */
const sweptWithin = 7 * day;

/**
 * Cron step for uploads that failed after the file was stored and before its row was written. Goes through the file store
 * once a day, one page per run, and deletes files older than 30 days that have no document, and emails of that age, as
 * quarantine has ended. If it would delete most of a page, the database is more likely to be wrong: then it deletes
 * nothing on that page and reports an error. After any failure it goes on with the next page.
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
  const nextAt = page.cursor === null ? tomorrow : now;
  await saveSweep(database, { name, cursor: page.cursor, nextAt });
  const old = oldFilesOf(page.files, isOldAt(now));
  const orphans = await findOrphans(platform, old);
  if (orphans.length > manyOrphans && orphans.length > old.length / 2) {
    throw new Error(`${orphans.length} of ${old.length} files have no document; none is deleted`);
  }
  await files.delete([...orphans.map(({ key }) => key), ...oldMailsOf(page.files, now)]);
}

export function findExpiredOrphans(
  platform: Pick<Platform, 'databaseFor' | 'shards' | 'clock'>,
  listed: ListedFile[],
): Promise<DocumentFile[]> {
  const now = platform.clock.now();
  return findOrphans(
    platform,
    oldFilesOf(listed, (file) => isExpiredOrphan(file, now)),
  );
}

export function isExpiredOrphan(file: ListedFile, now: Date): boolean {
  return isOldAt(new Date(now.getTime() - sweptWithin))(file);
}

type DocumentFile = { key: string; organizationId: string };

function oldFilesOf(files: ListedFile[], isOld: (file: ListedFile) => boolean): DocumentFile[] {
  return files.filter(isOld).flatMap(({ key }) => {
    const organizationId = organizationIdOfKey(key);
    return organizationId === undefined ? [] : [{ key, organizationId }];
  });
}

function oldMailsOf(files: ListedFile[], now: Date): string[] {
  return files.filter(isOldAt(now)).flatMap(({ key }) => (parseMailKey(key) ? [key] : []));
}

function isOldAt(now: Date) {
  return ({ uploadedAt }: ListedFile) => now.getTime() - uploadedAt.getTime() > keptFor;
}

async function findOrphans(
  platform: Pick<Platform, 'databaseFor' | 'shards'>,
  old: DocumentFile[],
): Promise<DocumentFile[]> {
  await platform.shards.locate(old.map(({ organizationId }) => organizationId));
  const byDatabase = Map.groupBy(old, (file) => platform.databaseFor(file.organizationId));
  const keys = await Promise.all(
    [...byDatabase].map(([database, list]) =>
      findKeysWithoutDocument(
        database,
        list.map(({ key }) => key),
      ),
    ),
  );
  const orphans = new Set(keys.flat());
  return old.filter(({ key }) => orphans.has(key));
}
