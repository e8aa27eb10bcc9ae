import type { ListedFile, Platform } from '../../platform/platform.ts';
import { organizationIdOfKey } from './file-key.ts';
import { findKeysWithoutDocument, findSweep, saveSweep } from './sweep-store.ts';

const name = 'orphaned files';
const day = 24 * 60 * 60 * 1000;

/**
 * Cron's part of uploads that broke between file and row: walks through the file store a page a run, a pass a day, and
 * removes documents' files that are older than a day and have no document.
 */
export async function sweepOrphanedFiles(platform: Platform): Promise<void> {
  const { identityDatabase: database, files } = platform;
  const now = platform.clock.now();
  const sweep = await findSweep(database, name);
  if (sweep && sweep.nextAt > now) return;
  const page = await files.list(sweep?.cursor ?? undefined).catch(async (error: unknown) => {
    await saveSweep(database, { name, cursor: null, nextAt: now });
    throw error;
  });
  await files.delete(await orphansAmong(platform, page.files, now));
  const nextAt = page.cursor === null ? new Date(now.getTime() + day) : now;
  await saveSweep(database, { name, cursor: page.cursor, nextAt });
}

async function orphansAmong(platform: Platform, files: ListedFile[], now: Date): Promise<string[]> {
  const old = files.flatMap(({ key, uploadedAt }) => {
    const organizationId = organizationIdOfKey(key);
    const isOld = now.getTime() - uploadedAt.getTime() > day;
    return organizationId !== undefined && isOld ? [{ key, organizationId }] : [];
  });
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
