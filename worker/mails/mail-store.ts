import { desc, eq, inArray, lte, max } from 'drizzle-orm';
import type { LocalMail } from '../../shared/mails/mail.ts';
import { runBatch, type Database } from '../database/database.ts';
import { minus } from '../database/expressions.ts';
import type { MailMessage } from '../platform/platform.ts';
import { localMailsTable, sentMailsTable } from './mail-table.ts';

const maxLocalMails = 100;

export async function insertLocalMail(database: Database, message: MailMessage, now: Date) {
  const { idempotencyKey, to, subject, text, html } = message;
  await runBatch(database, [
    database
      .insert(localMailsTable)
      .values({ idempotencyKey, recipient: to, subject, text, html, createdAt: now })
      .onConflictDoNothing(),
    database
      .delete(localMailsTable)
      .where(
        lte(
          localMailsTable.sequence,
          database
            .select({ last: minus(max(localMailsTable.sequence), maxLocalMails) })
            .from(localMailsTable),
        ),
      ),
  ]);
}

export function findLocalMails(database: Database): Promise<LocalMail[]> {
  return database
    .select({
      id: localMailsTable.sequence,
      to: localMailsTable.recipient,
      subject: localMailsTable.subject,
      text: localMailsTable.text,
      html: localMailsTable.html,
      createdAt: localMailsTable.createdAt,
    })
    .from(localMailsTable)
    .orderBy(desc(localMailsTable.sequence))
    .limit(maxLocalMails);
}

export async function claimMail(database: Database, idempotencyKey: string, now: Date) {
  const claimed = await database
    .insert(sentMailsTable)
    .values({ idempotencyKey, createdAt: now })
    .onConflictDoNothing()
    .returning({ idempotencyKey: sentMailsTable.idempotencyKey });
  return claimed.length === 1;
}

export async function releaseMail(database: Database, idempotencyKey: string) {
  await database.delete(sentMailsTable).where(eq(sentMailsTable.idempotencyKey, idempotencyKey));
}

export async function deleteOldSentMails(database: Database, before: Date, count: number) {
  const { idempotencyKey, createdAt } = sentMailsTable;
  const old = database
    .select({ idempotencyKey })
    .from(sentMailsTable)
    .where(lte(createdAt, before))
    .limit(count);
  await database.delete(sentMailsTable).where(inArray(idempotencyKey, old));
}
