import { Hono, type HonoRequest } from 'hono';
import { fileVersionQuerySchema } from '../../../shared/archive/documents/document-version.ts';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { thumbnailMimeType } from '../../../shared/reading/thumbnail.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { selectVersion } from '../documents/files/document-file-store.ts';
import { serveThumbnail } from './serve-thumbnail.ts';
import { selectThumbnailFacts } from './thumbnail-store.ts';

export const thumbnailRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/:documentId/thumbnail',
  describeEndpoint({
    summary: 'Get the thumbnail of a document',
    description:
      'The first page of a PDF, or the picture, with at most 320 × 480 pixels. `hasThumbnail` of the document is `true` if there is one of the current file. With `version`, the thumbnail is that of a version (`fileVersion` of the document is the current one); `Cache-Control` tells how long it can be cached. A version that was kept from another document has none. Supports `If-None-Match`.',
    tag: 'Documents',
    success: { status: 200, mediaType: thumbnailMimeType },
    isConditional: true,
    errors: ['document.not_found', 'version.not_found', 'document.thumbnail_not_found'],
  }),
  organizationAccess({
    permission: 'documents:read',
    prefetch: (scope, request) => ({
      documents: selectThumbnailFacts(scope, request.param('documentId') ?? ''),
      versions: selectVersion(scope, request.param('documentId') ?? '', versionOf(request) ?? 0),
    }),
  }),
  validate('param', documentParamsSchema),
  validate('query', fileVersionQuerySchema),
  (c) =>
    serveThumbnail(c.var.scope, {
      document: c.var.prefetched.documents[0],
      version: c.req.valid('query').version,
      found: c.var.prefetched.versions[0],
      ifNoneMatch: c.req.header('if-none-match'),
    }),
);

/** An invalid query counts as no version here; `validate` rejects it later. */
function versionOf(request: HonoRequest): number | undefined {
  return fileVersionQuerySchema.safeParse(request.query()).data?.version;
}
