import { hour } from '../../../shared/time/durations.ts';
import { waitingTime } from '../../../shared/sharing/upload-requests/request-file.ts';
import { parseRequestFileKey, requestFileKey } from '../../archive/files/file-key.ts';
import { oldRequestFilesOf } from '../../archive/files/sweep-orphaned-files.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore, ListedFile, Platform } from '../../platform/platform.ts';
import {
  findSettledFiles,
  findWaitingFiles,
  isWaiting,
} from '../../sharing/upload-requests/files/request-file-check-store.ts';
import type { IntegrityProblem } from './integrity-problem.ts';

/** Slightly less than files wait, because Cron deletes the files before the rows. */
const checkedFor = waitingTime - hour;

export async function checkRequestFiles(
  { database, files, clock }: { database: Database; files: FileStore } & Pick<Platform, 'clock'>,
  options: { after: string; limit: number },
): Promise<{ problems: IntegrityProblem[]; last: string | undefined }> {
  const since = new Date(clock.now().getTime() - checkedFor);
  const waiting = await findWaitingFiles(database, { ...options, since });
  const problems: IntegrityProblem[] = [];
  for (const { id, organizationId } of waiting) {
    const file = await files.get(requestFileKey(organizationId, id));
    await file?.body.cancel();
    // If the file was accepted or taken back in the meantime, it was deleted.
    if (file || !(await isWaiting(database, id))) continue;
    problems.push({ check: 'request-file-missing', organizationId, subject: id });
  }
  return { problems, last: waiting.at(-1)?.position };
}

/**
 * Returns the listed files that cannot be accepted any more, because they were accepted or the
 * sweep has left them.
 */
export async function findLeftRequestFiles(
  { databaseFor, shards, clock }: Pick<Platform, 'databaseFor' | 'shards' | 'clock'>,
  listed: ListedFile[],
): Promise<{ organizationId: string; key: string }[]> {
  const files = listed.flatMap(({ key }) => {
    const file = parseRequestFileKey(key);
    return file ? [{ ...file, key }] : [];
  });
  await shards.locate(files.map(({ organizationId }) => organizationId));
  const byDatabase = Map.groupBy(files, ({ organizationId }) => databaseFor(organizationId));
  const settled = await Promise.all(
    [...byDatabase].map(([database, each]) =>
      findSettledFiles(
        database,
        each.map(({ requestFileId }) => requestFileId),
      ),
    ),
  );
  const ids = new Set(settled.flat());
  const old = new Set(oldRequestFilesOf(listed, clock.now()));
  return files.filter(({ requestFileId, key }) => ids.has(requestFileId) || old.has(key));
}
