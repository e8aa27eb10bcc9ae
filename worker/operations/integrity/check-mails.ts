import { hour } from '../../../shared/time/durations.ts';
import { quarantineTime } from '../../../shared/integrations/intake-emails/intake-message.ts';
import type { Database } from '../../database/database.ts';
import {
  findQuarantined,
  findReleased,
  isQuarantined,
} from '../../integrations/intake-emails/messages/quarantine-check-store.ts';
import type { FileStore, ListedFile, Platform } from '../../platform/platform.ts';
import { mailKey, parseMailKey } from '../../archive/files/file-key.ts';
import { isExpiredOrphan } from '../../archive/files/sweep-orphaned-files.ts';
import type { FoundProblem } from './integrity-problem.ts';

/** Slightly less than the quarantine, because Cron deletes the emails before the messages. */
const checkedFor = quarantineTime - hour;

export async function checkMessages(
  { database, files, clock }: { database: Database; files: FileStore } & Pick<Platform, 'clock'>,
  options: { after: string; limit: number },
): Promise<{ problems: FoundProblem[]; last: string | undefined }> {
  const since = new Date(clock.now().getTime() - checkedFor);
  const messages = await findQuarantined(database, { ...options, since });
  const problems: FoundProblem[] = [];
  for (const { id, organizationId } of messages) {
    const file = await files.get(mailKey(organizationId, id));
    await file?.body.cancel();
    // If the message was accepted in the meantime, its email was deleted.
    if (file || !(await isQuarantined(database, id))) continue;
    problems.push({ check: 'mail-missing', organizationId, subject: id });
  }
  return { problems, last: messages.at(-1)?.position };
}

/**
 * Returns the listed emails that cannot be accepted any more, because their message was accepted or
 * the sweep of files has left them.
 */
export async function findLeftMails(
  { databaseFor, shards, clock }: Pick<Platform, 'databaseFor' | 'shards' | 'clock'>,
  listed: ListedFile[],
): Promise<{ organizationId: string; key: string }[]> {
  const mails = listed.flatMap((file) => {
    const mail = parseMailKey(file.key);
    return mail ? [{ ...mail, ...file }] : [];
  });
  await shards.locate(mails.map(({ organizationId }) => organizationId));
  const byDatabase = Map.groupBy(mails, ({ organizationId }) => databaseFor(organizationId));
  const released = await Promise.all(
    [...byDatabase].map(([database, each]) =>
      findReleased(
        database,
        each.map(({ messageId }) => messageId),
      ),
    ),
  );
  const ids = new Set(released.flat());
  return mails.filter((mail) => ids.has(mail.messageId) || isExpiredOrphan(mail, clock.now()));
}
