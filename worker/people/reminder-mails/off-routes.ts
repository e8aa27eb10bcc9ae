import { Hono } from 'hono';
import { publicAccess } from '../../access/access.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { offPage, offPageStyle } from './off-page.ts';
import { userOfOffToken } from './off-token.ts';
import { findUserLocale, switchOffReminderMail } from './reminder-mail-store.ts';

const path = '/reminder-mail/off/:token';
const page = { status: 200, mediaType: 'text/html' } as const;
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address contains the token. A form of the page itself still has to say where it comes from.
  'referrer-policy': 'same-origin',
};

/** Logs name the pattern of the route, so the token is in none of them. */
export const reminderMailOffRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Show the page that switches off the mail about reminders',
      description: 'Changes nothing, as programs that check mails open their links.',
      tag: 'Account',
      success: page,
      errors: ['request.not_found'],
    }),
    publicAccess(),
    async (c) => {
      const userId = await userOf(c.env, c.req.param('token'));
      const locale = await findUserLocale(c.env.identityDatabase, userId);
      return c.html(await offPage(locale, { isOff: false }), 200, pageHeaders);
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Switch off the mail about reminders',
      description:
        'By the link of such a mail, without a session: what `List-Unsubscribe-Post` (RFC 8058) requests. The body is ignored.',
      tag: 'Account',
      success: page,
      errors: ['request.not_found'],
    }),
    publicAccess(),
    async (c) => {
      const userId = await userOf(c.env, c.req.param('token'));
      const locale = await switchOffReminderMail(c.env.identityDatabase, userId);
      return c.html(await offPage(locale, { isOff: true }), 200, pageHeaders);
    },
  )
  .get('/reminder-mail/style.css', publicAccess(), (c) =>
    c.body(offPageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );

async function userOf({ config }: Platform, token: string): Promise<string> {
  const userId = await userOfOffToken(config, token);
  if (userId === undefined) throw new AppError('request.not_found');
  return userId;
}
