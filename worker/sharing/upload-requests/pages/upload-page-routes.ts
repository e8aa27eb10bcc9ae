import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ErrorBody } from '../../../../shared/errors.ts';
import {
  unlockUploadInputSchema,
  uploadPagePath,
} from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../../http/preferred-locale.ts';
import { loadTexts } from '../../../platform/load-texts.ts';
import { isPreviewRobot } from '../../pages/is-preview-robot.ts';
import { pageHeaders, publicPage, type PublicPage } from '../../pages/page-shell.ts';
import { openUpload } from '../public/open-upload.ts';
import { presentUpload } from '../public/present-upload.ts';
import { uploadAccess } from '../public/upload-access.ts';
import { unlockUpload } from '../public/unlock-upload.ts';
import { uploadPage } from './upload-page.ts';
import { uploadRefusalPage } from './upload-refusal-page.ts';

const tag = 'Files from outside';
const path = '/u/:token';
const formSchema = unlockUploadInputSchema.catch({ password: '' });

/** The page has no session of a sender: its script gets one with its first request. */
const nobody = '';

/** Turns the error of a page into a page. The status and the time to wait stay. */
const refusalsAsPages = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.error) return;
  const { error } = (await c.res.json()) as ErrorBody;
  const { status } = c.res;
  const retryAfter = c.res.headers.get('retry-after');
  const { texts } = await languageOf(c);
  const { body, headers } = await respondWithPage(c, uploadRefusalPage(error, texts));
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  c.res = new Response(body, { status, headers });
});

/** The page of a request for files. Logs contain the pattern of the route, never the token. */
export const uploadPageRoutes = new Hono<AppEnv>()
  .use('/u/*', refusalsAsPages)
  .get(
    path,
    describeEndpoint({
      summary: 'Show the page of a request for files',
      description:
        'In the language of the browser. Programs of messengers that open every address get a page that says nothing.',
      tag,
      success: { status: 200, mediaType: 'text/html' },
      errors: ['upload.not_found', 'upload.ended', 'upload.locked', 'request.rate_limited'],
    }),
    uploadAccess(rateLimits.share),
    async (c) => {
      const { headers } = c.req.raw;
      if (c.req.method === 'HEAD' || isPreviewRobot(headers)) return neutralPage(c);
      const token = c.req.param('token');
      const upload = await openUpload(c.env, { token, sessionHash: nobody, headers });
      const language = await languageOf(c);
      return respondWithPage(c, uploadPage(presentUpload(upload), { ...language, token }));
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Unlock the page of a request for files',
      description: 'Sent by the form of the page with its field `password`.',
      tag,
      success: { status: 302 },
      errors: ['upload.wrong_password', 'upload.not_found', 'upload.ended', 'request.rate_limited'],
    }),
    uploadAccess(),
    async (c) => {
      const { password } = formSchema.parse(await c.req.parseBody());
      const token = c.req.param('token');
      const { headers } = c.req.raw;
      const guess = { token, sessionHash: nobody, headers, password };
      for (const cookie of await unlockUpload(c.env, guess)) {
        c.header('set-cookie', cookie, { append: true });
      }
      return c.redirect(uploadPagePath(token), 302);
    },
  );

async function languageOf(c: Context<AppEnv>) {
  const locale = preferredLocaleOf(c.req.raw.headers);
  return { locale, texts: await loadTexts(locale) };
}

/** The same for every token, without a look at the request. */
async function neutralPage(c: Context<AppEnv>) {
  const { texts } = await languageOf(c);
  const title = texts['upload-page.card-title'] ?? '';
  return respondWithPage(c, { title, content: html`<h1>${title}</h1>` });
}

async function respondWithPage(c: Context<AppEnv>, shown: PublicPage) {
  return c.html(await publicPage(preferredLocaleOf(c.req.raw.headers), shown), 200, pageHeaders);
}
