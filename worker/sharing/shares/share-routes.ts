import { Hono } from 'hono';
import { z } from 'zod';
import {
  sharedDocumentParamsSchema,
  sharePageQuerySchema,
  shareResponseSchema,
  unlockSchema,
} from '../../../shared/sharing/share-links/public-share.ts';
import { thumbnailMimeType } from '../../../shared/reading/thumbnail.ts';
import { rateLimits } from '../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { checkSharePassword } from './open-share.ts';
import { serveSharedArchive } from './serve-shared-archive.ts';
import { serveSharedFile, serveSharedThumbnail } from './serve-shared-file.ts';
import { recordOpening } from './record-reading.ts';
import { shareAccess, shareEntryAccess, visitOf } from './share-access.ts';
import { shareCookies } from './share-cookies.ts';
import { showShare } from './show-share.ts';

const tag = 'Shared documents';
const path = '/shares/:token';
const document = `${path}/documents/:position`;
const refusals = [
  'share.not_found',
  'share.ended',
  'share.locked',
  'request.rate_limited',
] as const;

/**
 * Routes for anyone with the address of a share link. Logs contain the pattern of a route, never
 * the token.
 */
export const shareRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Get the documents of a share link',
      description:
        'The current documents of the link, without documents in the trash. A link to a view shows the first 1,000 documents that the view finds now, 100 on a page. `isCountCapped` is `true` if there are more. `details` are only included if the link shows them.',
      tag,
      success: { status: 200, schema: shareResponseSchema },
      errors: [...refusals],
    }),
    shareAccess(rateLimits.share),
    validate('query', sharePageQuerySchema),
    async (c) => {
      const share = await showShare(c.var.share);
      if (c.req.method !== 'HEAD') recordOpening(c.env, c.var.share);
      return respond(c, shareResponseSchema, { share });
    },
  )
  .post(
    `${path}/unlock`,
    describeEndpoint({
      summary: 'Unlock a share link with its password',
      description:
        'Sets a cookie that unlocks this link for 12 hours, or until its password changes. After ten wrong passwords within 15 minutes, the link accepts none for a while.',
      tag,
      success: { status: 204 },
      errors: ['share.wrong_password', 'share.not_found', 'share.ended', 'request.rate_limited'],
    }),
    shareEntryAccess(),
    validate('json', unlockSchema),
    async (c) => {
      const token = c.req.param('token');
      const { visit } = await visitOf(c.env, c.req.raw, token);
      const link = await checkSharePassword(c.env, visit, c.req.valid('json').password);
      for (const cookie of await shareCookies(c.env, link, token)) {
        c.header('set-cookie', cookie, { append: true });
      }
      return c.body(null, 204);
    },
  )
  .get(
    `${document}/file`,
    describeEndpoint({
      summary: 'Download a shared document',
      description:
        'The current original file. Supports `Range`, `If-Range` and `If-None-Match`. With `inline`, types of files that are safe to display are sent inline; a link that allows no downloads sends only these. Every other response is a download, and a link can limit their number. A download counts once per browser in 12 hours, with all its ranges; browsers are identified by a cookie. It does not count if it is interrupted before half of the file is sent, or if the file is missing. The bytes that all links of an organization send in 24 hours are limited, too. When the limit is reached, all requests to these links return the error `request.rate_limited` with the `details` `{ "reason": "day_used_up" }`, and running downloads are interrupted. Without these `details`, other downloads have reserved the remaining bytes, for a minute at a time.',
      tag,
      success: { status: 200, mediaType: 'application/octet-stream' },
      errors: [...refusals, 'document.not_found', 'auth.forbidden'],
    }),
    shareAccess(rateLimits.shareFile, { isDownload: true }),
    validate('param', sharedDocumentParamsSchema),
    validate('query', z.object({ inline: z.string().optional() })),
    (c) =>
      serveSharedFile(c.env, c.var.share, {
        position: c.req.valid('param').position,
        isInline: c.req.valid('query').inline !== undefined,
        isHead: c.req.method === 'HEAD',
      }),
  )
  .get(
    `${path}/archive`,
    describeEndpoint({
      summary: 'Download all documents of a share link',
      description:
        'The response is a zip archive, which is streamed. For a link to a view, it contains the documents of one page. Each document counts as a download. If the link has fewer downloads left than documents, the response is the error `share.ended`. If the link ends during the download, the archive is interrupted. Documents do not count if less than half of the file was sent, or if the file is missing.',
      tag,
      success: { status: 200, mediaType: 'application/zip' },
      errors: [...refusals, 'auth.forbidden'],
    }),
    shareAccess(rateLimits.shareArchive, { isDownload: true }),
    validate('query', sharePageQuerySchema),
    (c) => serveSharedArchive(c.env, c.var.share, { isHead: c.req.method === 'HEAD' }),
  )
  .get(
    `${document}/thumbnail`,
    describeEndpoint({
      summary: 'Get the thumbnail of a shared document',
      tag,
      success: { status: 200, mediaType: thumbnailMimeType },
      errors: [...refusals, 'document.not_found', 'document.thumbnail_not_found'],
    }),
    shareAccess(rateLimits.shareThumbnail),
    validate('param', sharedDocumentParamsSchema),
    (c) => serveSharedThumbnail(c.var.share, c.req.valid('param').position),
  );
