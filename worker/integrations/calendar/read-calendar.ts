import { sha256Hex } from '../../../shared/sha256.ts';
import { hashToken } from '../../access/credentials.ts';
import { enforceRateLimit } from '../../access/enforce-rate-limit.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { rateLimits } from '../../access/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { findFeedMember } from '../../people/calendar-feeds/calendar-feed-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectRemindersFor } from '../../archive/reminders/reminder-list-store.ts';
import { composeCalendar } from './compose-calendar.ts';

/** Those that come first; calendars load all of it each time. */
const maxEvents = 500;

/**
 * The open reminders of the member whose secret address it is, as iCalendar, with an ETag. 404 `request.not_found` for any other
 * token, 429 for too many requests of a network or with a token.
 */
export async function readCalendar(
  platform: Platform,
  { token, network }: { token: string; network: string },
): Promise<{ text: string; etag: string }> {
  const hash = await hashToken(token);
  await enforceRateLimit(platform, rateLimits.calendar, { account: hash, network });
  const member = await findFeedMember(platform.identityDatabase, hash);
  if (!member) throw new AppError('request.not_found');
  const scope = createSystemScope(platform, member.organizationId);
  const range = { from: '0000-01-01', until: '9999-12-31', limit: maxEvents };
  const reminders = await selectRemindersFor(scope, member.userId, range);
  const { host, origin } = new URL(platform.config.APP_BASE_URL);
  const text = composeCalendar(
    member.organizationName,
    reminders.map((reminder) => ({
      uid: `${reminder.id}@${host}`,
      day: reminder.remindOn,
      title: reminder.documentName,
      description: reminder.note,
      url: `${origin}/organizations/${member.organizationId}/documents/${reminder.documentId}`,
      changedAt: reminder.changedAt,
    })),
  );
  return { text, etag: `"${(await sha256Hex(text)).slice(0, 32)}"` };
}
