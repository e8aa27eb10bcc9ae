import { randomString } from '../../../shared/ids.ts';
import { hashToken } from '../../access/credentials.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { writeCalendarFeed } from './calendar-feed-store.ts';

const tokenCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export async function createCalendarFeed(
  scope: OrganizationScope,
): Promise<{ createdAt: Date; url: string }> {
  const { clock, config } = scope.platform;
  const token = randomString(48, tokenCharacters);
  const createdAt = clock.now();
  await writeCalendarFeed(scope, { tokenHash: await hashToken(token), createdAt });
  return { createdAt, url: new URL(`/api/calendar/${token}.ics`, config.APP_BASE_URL).href };
}
