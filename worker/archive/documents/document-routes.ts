import { Hono } from 'hono';
import { z } from 'zod';
import {
  documentParamsSchema,
  documentResponseSchema,
  documentsQuerySchema,
  documentsResponseSchema,
  documentStatisticsResponseSchema,
  uploadedDocumentResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import { documentUpdateSchema } from '../../../shared/archive/documents/document-update.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { readMultipartFile } from '../../http/multipart-file.ts';
import { validate } from '../../http/validate.ts';
import { extractAgain } from '../reading/extract-again.ts';
import { createDocument } from './create-document.ts';
import { findDocuments } from './document-list-store.ts';
import { selectDocument } from './document-store.ts';
import { getDocumentStatistics } from './get-document-statistics.ts';
import { getDocument } from './get-document.ts';
import { serveDocumentFile } from './serve-document-file.ts';
import { updateDocument } from './update-document.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const documentRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List documents',
      description: 'Active documents, by default the newest first.',
      tag,
      success: { status: 200, schema: documentsResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', documentsQuerySchema),
    async (c) => {
      const { scope } = c.var;
      const asOf = scope.platform.clock.now();
      const page = await findDocuments(scope, c.req.valid('query'));
      return respond(c, documentsResponseSchema, { ...page, asOf });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Upload a document',
      description:
        'A multipart form with the file in the field `file`, which is streamed. The bytes of a document in the trash restore it under its old name (`isRestored`); an API key needs the permission `documents:update` for that. Those of an active document are refused, with its id in `details`.',
      tag,
      upload: 'file',
      success: { status: 201, schema: uploadedDocumentResponseSchema },
      errors: ['document.already_exists', 'document.size_too_large', 'request.rate_limited'],
    }),
    organizationAccess({ permission: 'documents:create', isUpload: true }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const form = { contentType: c.req.header('content-type'), body: c.var.upload };
      const file = await readMultipartFile(form, 'file');
      const sizeAtMost = Number(c.req.header('content-length') ?? Infinity);
      const outcome = await createDocument(c.var.scope, { ...file, sizeAtMost });
      switch (outcome.kind) {
        case 'created':
        case 'restored': {
          const { document, kind } = outcome;
          const body = { document, isRestored: kind === 'restored' };
          return respond(c, uploadedDocumentResponseSchema, body, 201);
        }
        case 'duplicate':
          throw new AppError('document.already_exists', {
            details: { documentId: outcome.documentId },
          });
        case 'too-large':
          throw new AppError('document.size_too_large');
      }
    },
  )
  .get(
    `${path}/statistics`,
    describeEndpoint({
      summary: 'Get document statistics',
      description: 'Number of active documents and their total size in bytes.',
      tag,
      success: { status: 200, schema: documentStatisticsResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, documentStatisticsResponseSchema, {
        organizationStats: await getDocumentStatistics(c.var.scope),
      }),
  )
  .get(
    `${path}/:documentId`,
    describeEndpoint({
      summary: 'Get a document with its text',
      tag,
      success: { status: 200, schema: documentResponseSchema },
      errors: ['document.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', documentParamsSchema),
    async (c) => {
      const document = await getDocument(c.var.scope, c.req.valid('param').documentId);
      c.header('etag', etagOf(document.version));
      return respond(c, documentResponseSchema, { document });
    },
  )
  .patch(
    `${path}/:documentId`,
    describeEndpoint({
      summary: 'Change the name, the text or fields of a document',
      description:
        'Only what is sent is changed; null clears a field. With `If-Match`, only the version it names is changed: the ETag of the document, which is its `version` in quotes. A conflict has the current document in `details`.',
      tag,
      success: { status: 200, schema: documentResponseSchema },
      errors: ['document.not_found', 'correspondent.not_found', 'request.conflict'],
    }),
    organizationAccess({
      permission: 'documents:update',
      prefetch: (scope, request) => ({
        documents: selectDocument(scope, request.param('documentId') ?? ''),
      }),
    }),
    validate('param', documentParamsSchema),
    validate('json', documentUpdateSchema),
    async (c) => {
      const [found] = c.var.prefetched.documents;
      const document = await updateDocument(c.var.scope, {
        found,
        update: c.req.valid('json'),
        ifMatch: c.req.header('if-match'),
      });
      c.header('etag', etagOf(document.version));
      return respond(c, documentResponseSchema, { document });
    },
  )
  .post(
    `${path}/:documentId/extract`,
    describeEndpoint({
      summary: 'Extract the text of a document again',
      description:
        'Runs in the background; `extractionState` is `pending` until it is done. A text that a person has edited (`isContentEdited`) stays, unless `replacesEdited` is `true`.',
      tag,
      success: { status: 204 },
      errors: ['document.not_found'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentParamsSchema),
    validate('query', z.object({ replacesEdited: z.enum(['true', 'false']).optional() })),
    async (c) => {
      const { documentId } = c.req.valid('param');
      const replacesEdited = c.req.valid('query').replacesEdited === 'true';
      await extractAgain(c.var.scope, documentId, { replacesEdited });
      return c.body(null, 204);
    },
  )
  .get(
    `${path}/:documentId/file`,
    describeEndpoint({
      summary: 'Download the original file',
      description:
        'Supports `Range`, `If-Range` and `If-None-Match`. With `inline`, types that are safe to display are served inline instead of as an attachment.',
      tag,
      success: { status: 200, mediaType: 'application/octet-stream' },
      errors: ['document.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', documentParamsSchema),
    validate('query', z.object({ inline: z.string().optional() })),
    (c) =>
      serveDocumentFile(c.var.scope, {
        documentId: c.req.valid('param').documentId,
        isInline: c.req.valid('query').inline !== undefined,
        request: c.req.raw,
      }),
  );
