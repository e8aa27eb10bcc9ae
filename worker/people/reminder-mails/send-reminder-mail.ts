import {
  reminderDetails,
  reminderTitles,
} from '../../../shared/archive/reminders/reminder-title.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { DueGroup } from '../../../shared/mails/mail.ts';
import { dayAfter } from '../../../shared/time/utc-day.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { sendMail } from '../../mails/send-mail.ts';
import type { JobRun } from '../../outbox/job.ts';
import { completeMailJob } from '../../outbox/job-store.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';
import { findReminderRecipient } from './reminder-mail-store.ts';
import { sendsMail } from '../../platform/config.ts';
import { loadTexts } from '../../platform/load-texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectRemindersFor } from '../../archive/reminders/reminder-list-store.ts';

type Run = JobRun<'reminder-mail.send'>;

const itemsPerGroup = 20;
const maxGroups = 50;

/**
 * Job: mails a user the reminders that became due since the last mail, in their present
 * organizations. Sends nothing if there are none. The idempotency key prevents a repeated job from
 * sending it twice.
 */
export async function sendReminderMail(platform: Platform, run: Run): Promise<void> {
  const { userId, on, expiresAt } = run.job;
  const isUseful = sendsMail(platform.config) && expiresAt > platform.clock.now().getTime();
  const recipient = isUseful
    ? await findReminderRecipient(platform.identityDatabase, userId)
    : undefined;
  const groups = recipient
    ? await findDueGroups(platform, run, { ...recipient, locale: recipient.locale ?? 'en' })
    : [];
  if (recipient && groups.length > 0) {
    const { APP_BASE_URL } = platform.config;
    const unsubscribeToken = await createUnsubscribeToken(platform.config, userId);
    const mail = {
      kind: 'reminders',
      values: { day: on },
      groups,
      url: groups[0]?.url ?? APP_BASE_URL,
      settingsUrl: new URL('/settings#reminders', APP_BASE_URL).href,
    } as const;
    await sendMail(platform, mail, {
      to: recipient.email,
      locale: recipient.locale ?? 'en',
      idempotencyKey: `reminders-${userId}-${on}`,
      unsubscribeUrl: new URL(`/api/reminder-mail/off/${unsubscribeToken}`, APP_BASE_URL).href,
    });
  }
  await completeMailJob(platform.databases, run.jobId);
}

async function findDueGroups(
  platform: Platform,
  { job: { userId, on, lastOn, lastAt } }: Run,
  { organizations, locale }: { organizations: { id: string; name: string }[]; locale: Locale },
): Promise<DueGroup[]> {
  const titleOf = reminderTitles(await loadTexts(locale), locale);
  const range = {
    // Reminders that were due on the day of the last mail are overdue by now.
    from: lastOn ?? dayAfter(on, -1),
    until: on,
    ...(lastAt !== null && { changedSince: new Date(lastAt) }),
    limit: itemsPerGroup + 1,
  };
  await platform.shards.locate(organizations.map(({ id }) => id));
  const scopes = organizations.slice(0, maxGroups).map(({ id, name }) => ({
    name,
    scope: createSystemScope(platform, id),
  }));
  const byDatabase = Map.groupBy(scopes, ({ scope }) => scope.database);
  const groups: DueGroup[] = [];
  for (const [database, entries] of byDatabase) {
    const { found } = await batch(database, {
      found: entries.map(({ scope }) => selectRemindersFor(scope, userId, range)),
    });
    for (const [index, { name, scope }] of entries.entries()) {
      const rows = found[index] ?? [];
      if (rows.length === 0) continue;
      const url = new URL(`/organizations/${scope.organizationId}`, platform.config.APP_BASE_URL);
      groups.push({
        name,
        url: url.href,
        items: rows.slice(0, itemsPerGroup).map((row) => ({
          name: titleOf(row),
          url: `${url.href}/documents/${row.documentId}`,
          day: row.remindOn,
          isToday: row.remindOn === on,
          note: reminderDetails(row).join(' · '),
        })),
        hasMore: rows.length > itemsPerGroup,
      });
    }
  }
  return groups;
}
