import {
  reminderDetails,
  reminderTitles,
} from '../../../shared/archive/reminders/reminder-title.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { hashToken } from '../../access/credentials.ts';
import { enforceRateLimit } from '../../access/rate-limits/enforce-rate-limit.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { rateLimits } from '../../access/rate-limits/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { findFeedMember } from '../../people/calendar-feeds/calendar-feed-store.ts';
import { loadTexts } from '../../platform/load-texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectRemindersFor } from '../../archive/reminders/reminder-list-store.ts';
import { batch } from '../../database/database.ts';
import { dayAfter, utcDay } from '../../../shared/time/utc-day.ts';
import { composeCalendar } from './compose-calendar.ts';

/**
 * A calendar application loads all events each time. Overdue reminders that were never marked as
 * done must not displace upcoming ones.
 */
const maxEvents = { overdue: 100, upcoming: 400 };

/**
 * Returns the open reminders of the member with this secret address, as iCalendar with an ETag: the
 * next ones, and the latest overdue ones. Throws 404 `request.not_found` for any other token, 429
 * for too many requests from a network or with a token.
 */
export async function readCalendar(
  platform: Platform,
  { token, network }: { token: string; network: string },
  limits = maxEvents,
): Promise<{ text: string; etag: string }> {
  const hash = await hashToken(token);
  await enforceRateLimit(platform, rateLimits.calendar, { account: hash, network });
  const member = await findFeedMember(platform.identityDatabase, hash);
  if (!member) throw new AppError('request.not_found');
  const scope = createSystemScope(platform, member.organizationId);
  const today = utcDay(platform.clock.now());
  const { overdue, upcoming } = await batch(scope.database, {
    overdue: selectRemindersFor(scope, member.userId, {
      from: '0000-01-01',
      until: dayAfter(today, -1),
      isLatestFirst: true,
      limit: limits.overdue,
    }),
    upcoming: selectRemindersFor(scope, member.userId, {
      from: today,
      until: '9999-12-31',
      limit: limits.upcoming,
    }),
  });
  const reminders = [...overdue.toReversed(), ...upcoming];
  const locale = member.locale ?? 'en';
  const titleOf = reminderTitles(await loadTexts(locale), locale);
  const { host, origin } = new URL(platform.config.APP_BASE_URL);
  const text = composeCalendar(
    member.organizationName,
    reminders.map((reminder) => ({
      uid: `${reminder.id}@${host}`,
      day: reminder.remindOn,
      title: titleOf(reminder),
      description: reminderDetails(reminder).join(' · '),
      url: `${origin}/organizations/${member.organizationId}/documents/${reminder.documentId}`,
      changedAt: reminder.changedAt,
    })),
  );
  return { text, etag: `"${(await sha256Hex(text)).slice(0, 32)}"` };
}
