import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ErrorBody } from '../../../shared/errors.ts';
import { sharePagePath, unlockSchema } from '../../../shared/sharing/share-links/public-share.ts';
import { rateLimits } from '../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { loadTexts } from '../../platform/load-texts.ts';
import { shareCookies } from '../shares/share-cookies.ts';
import { checkSharePassword, openShare } from '../shares/open-share.ts';
import { recordOpening } from '../shares/record-reading.ts';
import { shareEntryAccess, visitOf } from '../shares/share-access.ts';
import { showShare } from '../shares/show-share.ts';
import { isPreviewRobot } from './is-preview-robot.ts';
import { pageHeaders, publicPage, type PublicPage } from './page-shell.ts';
import { refusalPage } from './refusal-page.ts';
import { sharePage } from './share-page.ts';

const tag = 'Shared documents';
const path = '/s/:token';
const formSchema = unlockSchema.catch({ password: '' });
const page = { status: 200, mediaType: 'text/html' } as const;

/** Turns the error of a page into a page. The status and the time to wait stay. */
const refusalsAsPages = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.error) return;
  const { error } = (await c.res.json()) as ErrorBody;
  const { status } = c.res;
  const retryAfter = c.res.headers.get('retry-after');
  const { body, headers } = await respondWithPage(c, refusalPage(error, await languageOf(c)));
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  // Else the headers of the error would replace those of the page.
  c.res = undefined;
  c.res = new Response(body, { status, headers });
});

/** The page of a share link. Logs contain the pattern of the route, never the token. */
export const sharePageRoutes = new Hono<AppEnv>()
  .use('/s/*', refusalsAsPages)
  .get(
    path,
    describeEndpoint({
      summary: 'Show the page of a share link',
      description:
        'In the language of the browser. Without scripts too. Programs of messengers that open every address get a page that says nothing, and are not counted.',
      tag,
      success: page,
      errors: ['share.not_found', 'share.ended', 'share.locked', 'request.rate_limited'],
    }),
    shareEntryAccess(),
    async (c) => {
      const { headers } = c.req.raw;
      if (c.req.method === 'HEAD' || isPreviewRobot(headers)) return neutralPage(c);
      const token = c.req.param('token');
      const { visit, cookies } = await visitOf(c.env, c.req.raw, token);
      const opened = await openShare(c.env, visit, { limit: rateLimits.share });
      const share = await showShare(opened);
      recordOpening(c.env, opened);
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      const { locale, texts } = await languageOf(c);
      return respondWithPage(c, sharePage(share, { locale, texts, token }));
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Unlock the page of a share link',
      description: 'Sent by the form of the page with its field `password`.',
      tag,
      success: { status: 302 },
      errors: ['share.wrong_password', 'share.not_found', 'share.ended', 'request.rate_limited'],
    }),
    shareEntryAccess(),
    async (c) => {
      const { password } = formSchema.parse(await c.req.parseBody());
      const token = c.req.param('token');
      const { visit } = await visitOf(c.env, c.req.raw, token);
      const link = await checkSharePassword(c.env, visit, password);
      for (const cookie of await shareCookies(c.env, link, token)) {
        c.header('set-cookie', cookie, { append: true });
      }
      return c.redirect(sharePagePath(token), 302);
    },
  );

async function languageOf(c: Context<AppEnv>) {
  const locale = preferredLocaleOf(c.req.raw.headers);
  return { locale, texts: await loadTexts(locale) };
}

/** The same for every token, without a look at the link. */
async function neutralPage(c: Context<AppEnv>) {
  const { texts } = await languageOf(c);
  const title = texts['shared-page.card-title'] ?? '';
  return respondWithPage(c, { title, content: html`<h1>${title}</h1>` });
}

async function respondWithPage(c: Context<AppEnv>, shown: PublicPage) {
  return c.html(await publicPage(preferredLocaleOf(c.req.raw.headers), shown), 200, pageHeaders);
}
