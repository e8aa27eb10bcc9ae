import { Hono } from 'hono';
import {
  unlockUploadInputSchema,
  uploadPagePath,
} from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { isPreviewRobot } from '../../pages/is-preview-robot.ts';
import {
  languageOf,
  neutralPage,
  refusalsAsPages,
  respondWithPage,
} from '../../pages/respond-with-page.ts';
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

/** The page of a request for files. Logs contain the pattern of the route, never the token. */
export const uploadPageRoutes = new Hono<AppEnv>()
  .use('/u/*', refusalsAsPages(uploadRefusalPage))
  .get(
    path,
    describeEndpoint({
      summary: 'Show the page of a request for files',
      description:
        'The page is in the language of the browser. Messenger programs that open every address get a page without content.',
      tag,
      success: { status: 200, mediaType: 'text/html' },
      errors: ['upload.not_found', 'upload.ended', 'upload.locked', 'request.rate_limited'],
    }),
    uploadAccess(rateLimits.share),
    async (c) => {
      const { headers } = c.req.raw;
      if (c.req.method === 'HEAD' || isPreviewRobot(headers))
        return neutralPage(c, 'upload-page.card-title');
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
      description: 'The form of the page sends this request with the field `password`.',
      tag,
      success: { status: 302 },
      errors: ['upload.wrong_password', 'upload.not_found', 'upload.ended', 'request.rate_limited'],
    }),
    uploadAccess(rateLimits.share),
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
