import { Hono, type Context } from 'hono';
import type { Locale } from '../../../shared/locales.ts';
import { publicAccess } from '../../access/access.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts';
import { unsubscribePageStyle } from './unsubscribe-page-style.ts';
import { userOfUnsubscribeToken } from './unsubscribe-token.ts';
import { findUserLocale, switchOffReminderMail } from './reminder-mail-store.ts';

const path = '/reminder-mail/off/:token';
const page = { status: 200, mediaType: 'text/html' } as const;
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address contains the token and must not be sent to other origins. But the form of this page
  // must send its origin.
  'referrer-policy': 'same-origin',
};

/** Logs contain the pattern of the route instead of the path, so they never contain the token. */
export const unsubscribeRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Show the page for switching off reminder emails',
      description:
        'Opening the page changes nothing, because programs that scan emails open their links.',
      tag: 'Account',
      success: page,
      errors: ['request.not_found'],
    }),
    publicAccess(),
    (c) => respondWithPage(c, 'question', findUserLocale),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Switch off reminder emails',
      description:
        'Uses the token of the link in a reminder email, so it needs no session. Email programs send this request to unsubscribe with one click (`List-Unsubscribe-Post`, RFC 8058). The body is ignored.',
      tag: 'Account',
      success: page,
      errors: ['request.not_found'],
    }),
    publicAccess(),
    (c) => respondWithPage(c, 'done', switchOffReminderMail),
  )
  .get('/reminder-mail/style.css', publicAccess(), (c) =>
    c.body(unsubscribePageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );

async function respondWithPage(
  c: Context<AppEnv>,
  state: UnsubscribeState,
  run: (database: Database, userId: string) => Promise<Locale>,
) {
  const { config, identityDatabase } = c.env;
  const appUrl = config.APP_BASE_URL;
  const userId = await userOfUnsubscribeToken(config, c.req.param('token') ?? '');
  if (userId !== undefined) {
    const locale = await run(identityDatabase, userId);
    return c.html(await unsubscribePage(state, { locale, appUrl }), 200, pageHeaders);
  }
  if (!c.req.header('accept')?.includes('text/html')) throw new AppError('request.not_found');
  const locale = preferredLocaleOf(c.req.raw.headers);
  return c.html(await unsubscribePage('invalid', { locale, appUrl }), 404, pageHeaders);
}
