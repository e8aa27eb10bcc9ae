import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Locale } from '../../../shared/locales.ts';
import type { ReminderMail } from '../../../shared/people/reminder-mails/reminder-mail.ts';
import type { SessionScope } from '../../access/user-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import {
  emptyText,
  ignoringCase,
  jsonEach,
  jsonValue,
  subquery,
  valueOf,
} from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { insertJobRows, jobColumns } from '../../outbox/job-store.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { reminderMailsTable } from './reminder-mail-table.ts';

const { userId, hour, timeZone, nextAt, lastOn } = reminderMailsTable;

export async function findReminderMail({ platform, user }: SessionScope) {
  const [row] = await platform.identityDatabase
    .select({ hour, timeZone, nextAt, lastOn })
    .from(reminderMailsTable)
    .where(eq(userId, user.id));
  return row;
}

export async function writeReminderMail(
  { platform, user }: SessionScope,
  chosen: Pick<ReminderMail, 'hour' | 'timeZone'> & { nextAt: Date | null },
): Promise<void> {
  await platform.identityDatabase
    .insert(reminderMailsTable)
    .values({ userId: user.id, ...chosen })
    .onConflictDoUpdate({ target: userId, set: chosen });
}

const localeOf = (database: Database, id: string) =>
  database.select({ locale: usersTable.locale }).from(usersTable).where(eq(usersTable.id, id));

export async function findUserLocale(database: Database, id: string): Promise<Locale> {
  const [user] = await localeOf(database, id);
  return user?.locale ?? 'en';
}

export async function switchOffReminderMail(database: Database, id: string): Promise<Locale> {
  const { users } = await batch(database, {
    off: database.update(reminderMailsTable).set({ nextAt: null }).where(eq(userId, id)),
    users: localeOf(database, id),
  });
  return users[0]?.locale ?? 'en';
}

export function findDueMails(database: Database, now: Date, limit: number) {
  return database
    .select({ userId, hour, timeZone, nextAt, lastOn })
    .from(reminderMailsTable)
    .where(and(isNotNull(nextAt), lte(nextAt, now)))
    .orderBy(asc(nextAt))
    .limit(limit);
}

export type MailClaim = { userId: string; on: string; was: number; next: number };

/**
 * Turns mails that are still due into jobs and sets the time of the next ones, in one transaction, so that only one of
 * two runs claims a mail. Returns a JobRow for each.
 */
export async function claimMails(
  database: Database,
  claims: readonly MailClaim[],
  { now, expiresAt }: { now: Date; expiresAt: number },
) {
  const claim = jsonEach(JSON.stringify(claims), 'claim');
  const on = jsonValue(claim.value, '$.on');
  const isDue = and(
    eq(userId, jsonValue(claim.value, '$.userId')),
    eq(nextAt, jsonValue(claim.value, '$.was')),
  );
  const job = jobJson('reminder-mail.send', {
    userId: valueOf(userId),
    on,
    lastOn: valueOf(lastOn),
    lastAt: valueOf(reminderMailsTable.lastAt),
    expiresAt,
  });
  const { jobs } = await batch(database, {
    jobs: insertJobRows(
      database,
      now,
      subquery
        .select(jobColumns(emptyText, job))
        .from(claim.rows)
        .crossJoin(reminderMailsTable)
        .where(isDue),
    ),
    claimed: database
      .update(reminderMailsTable)
      .set({ nextAt: jsonValue(claim.value, '$.next'), lastOn: on, lastAt: now })
      .from(claim.rows)
      .where(isDue),
  });
  return jobs;
}

export async function findReminderRecipient(database: Database, id: string) {
  const { users, organizations } = await batch(database, {
    users: database
      .select({ email: usersTable.email, locale: usersTable.locale })
      .from(usersTable)
      .innerJoin(reminderMailsTable, eq(userId, usersTable.id))
      .where(and(eq(usersTable.id, id), isNotNull(nextAt))),
    organizations: database
      .select({ id: organizationsTable.id, name: organizationsTable.name })
      .from(membersTable)
      .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
      .where(and(eq(membersTable.userId, id), isNull(organizationsTable.deletedAt)))
      .orderBy(ignoringCase(organizationsTable.name), asc(organizationsTable.id)),
  });
  const [user] = users;
  return user && { ...user, organizations };
}
