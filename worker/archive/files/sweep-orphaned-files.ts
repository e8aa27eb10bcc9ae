import { waitingTime } from '../../../shared/sharing/upload-requests/request-file.ts';
import { day } from '../../../shared/time/durations.ts';
import type { Database } from '../../database/database.ts';
import type { ListedFile, Platform } from '../../platform/platform.ts';
import { parseFileKey, parseMailKey, parseRequestFileKey } from './file-key.ts';
import { findKeysWithoutDocument, findSweep, hasDocuments, saveSweep } from './sweep-store.ts';

/**
 * Differs from the name in versions that support one database only, whose sweep is blocked (see
 * `blockFormerSweep`).
 */
const name = 'orphaned files of all databases';
/** D1 can be restored to any time of the last 30 days; until then, a file may get its document back. */
const keptFor = 30 * day;
const manyOrphans = 100;
/** A sweep of a large store takes longer than the day after which it is due. */
const sweptWithin = 7 * day;

/**
 * Cron step for uploads that failed after the file was stored and before its row was written. Goes
 * through the file store once a day, one page per run, and deletes files older than 30 days that
 * have no document, emails of that age, as quarantine has ended, and files that have waited 30 days
 * longer than they may. If it would delete most files of a database on a page, or the database has
 * no documents at all, the database is probably wrong: the step then deletes none of its files and
 * reports an error. After any failure it continues with the next page.
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
  const groups = await findOrphans(platform, oldFilesOf(page.files, isOldAt(now)));
  const checked = await Promise.all(
    groups.map(async (group) => ({ ...group, doubt: await findDoubt(group) })),
  );
  const orphans = checked.flatMap((group) => (group.doubt ? [] : group.orphans));
  await files.delete([
    ...orphans.map(({ key }) => key),
    ...oldMailsOf(page.files, now),
    ...oldRequestFilesOf(page.files, now),
  ]);
  const doubts = checked.flatMap(({ doubt = [] }) => doubt);
  if (doubts.length > 0) throw new Error(`${doubts.join('; ')}; none of them is deleted`);
}

async function findDoubt({ database, files, orphans }: FileGroup): Promise<string | undefined> {
  if (orphans.length === 0) return undefined;
  if (orphans.length > manyOrphans && orphans.length > files.length / 2) {
    return `${orphans.length} of ${files.length} files have no document`;
  }
  if (await hasDocuments(database)) return undefined;
  return `${orphans.length} files belong to a database without documents`;
}

export async function findExpiredOrphans(
  platform: Pick<Platform, 'databases' | 'shards' | 'clock'>,
  listed: ListedFile[],
): Promise<DocumentFile[]> {
  const now = platform.clock.now();
  const old = oldFilesOf(listed, (file) => isExpiredOrphan(file, now));
  return (await findOrphans(platform, old)).flatMap(({ orphans }) => orphans);
}

export function isExpiredOrphan(file: ListedFile, now: Date): boolean {
  return isOldAt(new Date(now.getTime() - sweptWithin))(file);
}

type DocumentFile = { key: string; organizationId: string };
type FileGroup = { database: Database; files: DocumentFile[]; orphans: DocumentFile[] };

function oldFilesOf(files: ListedFile[], isOld: (file: ListedFile) => boolean): DocumentFile[] {
  return files.filter(isOld).flatMap(({ key }) => {
    const file = parseFileKey(key);
    return file ? [{ key, organizationId: file.organizationId }] : [];
  });
}

function oldMailsOf(files: ListedFile[], now: Date): string[] {
  return files.filter(isOldAt(now)).flatMap(({ key }) => (parseMailKey(key) ? [key] : []));
}

/**
 * Returns files of external people that can no longer be accepted, even if the database is restored
 * to a former time.
 */
export function oldRequestFilesOf(files: ListedFile[], now: Date): string[] {
  const isOld = isOldAt(new Date(now.getTime() - waitingTime));
  return files.filter(isOld).flatMap(({ key }) => (parseRequestFileKey(key) ? [key] : []));
}

function isOldAt(now: Date) {
  return ({ uploadedAt }: ListedFile) => now.getTime() - uploadedAt.getTime() > keptFor;
}

/**
 * Returns the files by the database of their organization, with those that have no document in any
 * database. Files of unknown organizations form a separate group, because an identity database that
 * was restored to a former time has no newer organizations.
 */
async function findOrphans(
  { databases, shards }: Pick<Platform, 'databases' | 'shards'>,
  old: DocumentFile[],
): Promise<FileGroup[]> {
  await shards.locate(old.map(({ organizationId }) => organizationId));
  let keys = old.map(({ key }) => key);
  for (const database of databases) {
    if (keys.length > 0) keys = await findKeysWithoutDocument(database, keys);
  }
  const withoutDocument = new Set(keys);
  const byShard = Map.groupBy(old, ({ organizationId }) => shards.expected(organizationId));
  return [...byShard].flatMap(([shard, files]) => {
    const database = databases[shard ?? 0];
    const orphans = files.filter(({ key }) => withoutDocument.has(key));
    return database ? [{ database, files, orphans }] : [];
  });
}
