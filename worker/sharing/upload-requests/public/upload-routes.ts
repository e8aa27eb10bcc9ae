import { Hono, type Context } from 'hono';
import {
  publicUploadResponseSchema,
  receiptInputSchema,
  sentFileMetadataSchema,
  sentFileParamsSchema,
  sentFileResponseSchema,
  unlockUploadInputSchema,
  uploadApiPath,
  uploadParamsSchema,
} from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { day } from '../../../../shared/time/durations.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { respond } from '../../../http/respond.ts';
import { validate } from '../../../http/validate.ts';
import { preferredLocaleOf } from '../../../http/preferred-locale.ts';
import { visitorSessionOf } from '../../tokens/visitor-session.ts';
import { mailReceipt } from './mail-receipt.ts';
import { openUpload } from './open-upload.ts';
import { presentSentFile, presentUpload } from './present-upload.ts';
import { deleteOwnFile } from './public-upload-store.ts';
import { receiveForm } from './receive-form.ts';
import { deleteRequestFiles } from '../files/delete-request-files.ts';
import { unlockUpload } from './unlock-upload.ts';
import { uploadAccess } from './upload-access.ts';

const tag = 'Files from outside';
const path = '/uploads/:token';

/**
 * Routes for people without an account, with the secret token of a request. Logs contain the
 * pattern of the route instead of the path, so they never contain the token.
 */
export const uploadRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Get a request for files',
      description:
        'No account is needed, only the token in the address, and the password if the request has one. `files` are the files that were sent from the same browser, which is identified by a cookie. The endpoint gives no access to the archive.',
      tag,
      success: { status: 200, schema: publicUploadResponseSchema },
      errors: ['upload.not_found', 'upload.ended', 'upload.locked', 'request.rate_limited'],
    }),
    uploadAccess(rateLimits.share),
    validate('param', uploadParamsSchema),
    async (c) => {
      const visit = await visitOf(c, c.req.valid('param').token);
      const upload = await openUpload(c.env, visit);
      const now = c.env.clock.now();
      return respond(c, publicUploadResponseSchema, {
        upload: presentUpload(upload),
        files: upload.files.map((file) => presentSentFile(file, now)),
      });
    },
  )
  .post(
    `${path}/unlock`,
    describeEndpoint({
      summary: 'Unlock a request for files',
      description:
        'Sets a cookie that unlocks the request for 12 hours. After 10 wrong passwords within 15 minutes, further passwords for the same request are rejected until the 15 minutes have passed.',
      tag,
      success: { status: 204 },
      errors: ['upload.not_found', 'upload.ended', 'upload.wrong_password', 'request.rate_limited'],
    }),
    uploadAccess(rateLimits.share),
    validate('param', uploadParamsSchema),
    validate('json', unlockUploadInputSchema),
    async (c) => {
      const visit = await visitOf(c, c.req.valid('param').token);
      const guess = { ...visit, password: c.req.valid('json').password };
      for (const cookie of await unlockUpload(c.env, guess)) {
        c.header('set-cookie', cookie, { append: true });
      }
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/files`,
    describeEndpoint({
      summary: 'Send a file',
      description:
        'Send a multipart form with the file in the field `file`, which is streamed. The optional field `metadata` must come before it. The file waits until a member accepts it. If the same browser has already sent the file, the existing entry is returned, so an interrupted upload can be repeated. At most 3 files are received at the same time for a request.',
      tag,
      upload: { file: 'file', json: { metadata: sentFileMetadataSchema } },
      success: { status: 201, schema: sentFileResponseSchema },
      errors: [
        'upload.not_found',
        'upload.ended',
        'upload.locked',
        'upload.type_refused',
        'document.empty',
        'document.size_too_large',
        'limit.reached',
        'request.timed_out',
        'request.rate_limited',
      ],
    }),
    uploadAccess(rateLimits.share),
    validate('param', uploadParamsSchema),
    async (c) => {
      const visit = await visitOf(c, c.req.valid('param').token);
      const file = await receiveForm(c, await openUpload(c.env, visit));
      return respond(
        c,
        sentFileResponseSchema,
        { file: presentSentFile(file, c.env.clock.now()) },
        201,
      );
    },
  )
  .post(
    `${path}/receipt`,
    describeEndpoint({
      summary: 'Send the receipt by email',
      description:
        'Sends an email with the sizes, SHA-256 and times of the files that have arrived from the same browser, in the language of the browser, to the address in the request. Works once for each browser after a file has arrived, and 50 times a day for an organization, if the installation sends emails.',
      tag,
      success: { status: 204 },
      errors: [
        'upload.not_found',
        'upload.ended',
        'upload.locked',
        'request_file.not_found',
        'request.not_found',
        'upload.receipt_mailed',
        'request.rate_limited',
      ],
    }),
    uploadAccess(rateLimits.share),
    validate('param', uploadParamsSchema),
    validate('json', receiptInputSchema),
    async (c) => {
      const visit = await visitOf(c, c.req.valid('param').token);
      const { headers } = visit;
      const locale = preferredLocaleOf(headers);
      const { email } = c.req.valid('json');
      await mailReceipt(await openUpload(c.env, visit), { email, locale, headers });
      return c.body(null, 204);
    },
  )
  .delete(
    `${path}/files/:fileId`,
    describeEndpoint({
      summary: 'Take back a sent file',
      description:
        'Works for 10 minutes, from the browser that has sent the file, and only until a member accepts the file.',
      tag,
      success: { status: 204 },
      errors: [
        'upload.not_found',
        'upload.ended',
        'upload.locked',
        'request_file.not_found',
        'request.rate_limited',
      ],
    }),
    uploadAccess(rateLimits.share),
    validate('param', sentFileParamsSchema),
    async (c) => {
      const { token, fileId } = c.req.valid('param');
      const { scope } = await openUpload(c.env, await visitOf(c, token));
      if (!(await deleteOwnFile(scope, fileId, c.env.clock.now()))) {
        throw new AppError('request_file.not_found');
      }
      await deleteRequestFiles(scope, [fileId]);
      return c.body(null, 204);
    },
  );

async function visitOf(c: Context<AppEnv>, token: string) {
  const { headers } = c.req.raw;
  const { config } = c.env;
  const paths = [uploadApiPath(encodeURIComponent(token))];
  const cookie = { name: 'sheaf.sender', paths, validFor: 30 * day };
  const { sessionHash, cookies } = await visitorSessionOf(headers, cookie, config);
  for (const each of cookies) c.header('set-cookie', each, { append: true });
  return { token, sessionHash, headers };
}
