import { Hono } from 'hono';
import {
  sharePagePath,
  sharePageQuerySchema,
  unlockSchema,
} from '../../../shared/sharing/share-links/public-share.ts';
import { rateLimits } from '../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { shareCookies } from '../shares/share-cookies.ts';
import { checkSharePassword, openShare } from '../shares/open-share.ts';
import { recordOpening } from '../shares/record-reading.ts';
import { shareEntryAccess, visitOf } from '../shares/share-access.ts';
import { showShare } from '../shares/show-share.ts';
import { isPreviewRobot } from './is-preview-robot.ts';
import { refusalPage } from './refusal-page.ts';
import { languageOf, neutralPage, refusalsAsPages, respondWithPage } from './respond-with-page.ts';
import { sharePage } from './share-page.ts';

const tag = 'Shared documents';
const path = '/s/:token';
const pageSchema = sharePageQuerySchema.catch({ pageIndex: 0 });
const formSchema = unlockSchema.catch({ password: '' });
const page = { status: 200, mediaType: 'text/html' } as const;

/** The page of a share link. Logs contain the pattern of the route, never the token. */
export const sharePageRoutes = new Hono<AppEnv>()
  .use('/s/*', refusalsAsPages(refusalPage))
  .get(
    path,
    describeEndpoint({
      summary: 'Show the page of a share link',
      description:
        'The page is in the language of the browser, and also works without scripts. Messenger programs that open every address get a page without content, and are not counted.',
      tag,
      success: page,
      errors: ['share.not_found', 'share.ended', 'share.locked', 'request.rate_limited'],
    }),
    shareEntryAccess(),
    async (c) => {
      const { headers } = c.req.raw;
      if (c.req.method === 'HEAD' || isPreviewRobot(headers))
        return neutralPage(c, 'shared-page.card-title');
      const token = c.req.param('token');
      const { visit, cookies } = await visitOf(c.env, c.req.raw, token);
      const { pageIndex } = pageSchema.parse(c.req.query());
      const opened = await openShare(c.env, visit, { limit: rateLimits.share, pageIndex });
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
      description: 'The form of the page sends this request with the field `password`.',
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
