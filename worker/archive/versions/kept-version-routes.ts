import { Hono } from 'hono';
import {
  keptVersionParamsSchema,
  versionedDocumentResponseSchema,
} from '../../../shared/archive/documents/document-version.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { keepVersion } from './keep-version.ts';
import { releaseVersion } from './release-version.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/:documentId/versions/from/:otherId';

export const keptVersionRoutes = new Hono<AppEnv>()
  .post(
    path,
    describeEndpoint({
      summary: 'Keep another document as a version',
      description:
        'Use this if the same paper was added twice. The current file of the other document becomes a former version of this document, and the other document moves to the trash. The file of this document stays current, as a new version. Requires the permissions to change and to delete documents.',
      tag,
      success: { status: 201, schema: versionedDocumentResponseSchema },
      errors: [
        'request.invalid',
        'document.not_found',
        'document.in_trash',
        'request.conflict',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', keptVersionParamsSchema),
    async (c) => {
      const document = await keepVersion(c.var.scope, c.req.valid('param'));
      c.header('etag', etagOf(document.version));
      return respond(c, versionedDocumentResponseSchema, { document }, 201);
    },
  )
  .delete(
    path,
    describeEndpoint({
      summary: 'Undo keeping another document as a version',
      description:
        'Removes the file of the other document from the versions of this one, and restores the other document from the trash. If this document has got another version since, the request is rejected as a conflict.',
      tag,
      success: { status: 200, schema: versionedDocumentResponseSchema },
      errors: [
        'document.not_found',
        'document.in_trash',
        'document.file_taken',
        'request.conflict',
      ],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', keptVersionParamsSchema),
    async (c) => {
      const document = await releaseVersion(c.var.scope, c.req.valid('param'));
      c.header('etag', etagOf(document.version));
      return respond(c, versionedDocumentResponseSchema, { document });
    },
  );
