import { desc, eq, lte, sql } from 'drizzle-orm';
import type { LocalMail } from '../../shared/mails/mail.ts';
import { runBatch, type Database } from '../database/database.ts';
import type { MailMessage } from '../platform/platform.ts';
import { localMailsTable, sentMailsTable } from './mail-table.ts';

const keptMails = 100;

/** Stores a message for the mailbox of local development, once per idempotency key, and deletes all but the last 100. */
export async function keepLocalMail(database: Database, message: MailMessage, now: Date) {
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
          sql`(select max(sequence) - ${keptMails} from ${localMailsTable})`,
        ),
      ),
  ]);
}

/** The stored messages, newest first. */
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
    .limit(keptMails);
}

/** Returns false when the message was claimed before. */
export async function claimMail(database: Database, idempotencyKey: string, now: Date) {
  const claimed = await database
    .insert(sentMailsTable)
    .values({ idempotencyKey, createdAt: now })
    .onConflictDoNothing()
    .returning({ idempotencyKey: sentMailsTable.idempotencyKey });
  return claimed.length === 1;
}

/** Allows another attempt at a message that was not accepted. */
export async function releaseMail(database: Database, idempotencyKey: string) {
  await database.delete(sentMailsTable).where(eq(sentMailsTable.idempotencyKey, idempotencyKey));
}

/** Deletes up to `count` claims of messages sent before `before`. */
export async function deleteOldSentMails(database: Database, before: Date, count: number) {
  await database.run(sql`
    delete from ${sentMailsTable} where idempotency_key in (
      select idempotency_key from ${sentMailsTable}
      where ${lte(sentMailsTable.createdAt, before)} limit ${count}
    )`);
}
