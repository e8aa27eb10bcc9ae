import { day } from '../../../shared/durations.ts';
import type { ListedFile, Platform } from '../../platform/platform.ts';
import { organizationIdOfKey } from './file-key.ts';
import { findKeysWithoutDocument, findSweep, saveSweep } from './sweep-store.ts';

const name = 'orphaned files';
/** As long as D1 can be set back: until then a file without a document may get it back. */
const keptFor = 30 * day;
const manyOrphans = 100;

/**
 * Cron's part of uploads that broke between file and row: walks through the file store a page a run, a pass a day, and
 * removes documents' files that are older than 30 days and have no document. Where that would be most of them, the
 * database is rather the one that is wrong: then it removes nothing, says so, and begins again a day later.
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
  const orphans = await orphansAmong(platform, old);
  if (orphans.length > manyOrphans && orphans.length > old.length / 2) {
    await saveSweep(database, { name, cursor: null, nextAt: tomorrow });
    throw new Error(`${orphans.length} of ${old.length} files have no document; none is removed`);
  }
  await files.delete(orphans);
  const nextAt = page.cursor === null ? tomorrow : now;
  await saveSweep(database, { name, cursor: page.cursor, nextAt });
}

type DocumentFile = { key: string; organizationId: string };

function oldFilesOf(files: ListedFile[], now: Date): DocumentFile[] {
  return files.flatMap(({ key, uploadedAt }) => {
    const organizationId = organizationIdOfKey(key);
    const isOld = now.getTime() - uploadedAt.getTime() > keptFor;
    return organizationId !== undefined && isOld ? [{ key, organizationId }] : [];
  });
}

async function orphansAmong(platform: Platform, old: DocumentFile[]): Promise<string[]> {
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
