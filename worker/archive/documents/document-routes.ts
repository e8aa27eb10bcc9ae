import { Hono } from 'hono';
import { z } from 'zod';
import {
  documentParamsSchema,
  documentResponseSchema,
  documentStatisticsResponseSchema,
  updatedDocumentResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import {
  knownFilesInputSchema,
  knownFilesResponseSchema,
  maxKnownFiles,
} from '../../../shared/archive/documents/known-files.ts';
import { documentUpdateSchema } from '../../../shared/archive/documents/document-update.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { validate } from '../../http/validate.ts';
import { findKnownFiles, selectDocument } from './document-store.ts';
import { getDocumentStatistics } from './get-document-statistics.ts';
import { getDocument } from './get-document.ts';
import { serveDocumentFile } from './serve-document-file.ts';
import { updateDocument } from './update-document.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const documentRoutes = new Hono<AppEnv>()
  .get(
    `${path}/statistics`,
    describeEndpoint({
      summary: 'Get document statistics',
      description:
        'Number of active documents, their total size in bytes, and the number of those in the Inbox: `null` where it is switched off. What the organization stores, documents in the trash included: bytes of files (`filesSize`) and of texts (`textsSize`), and the different words that searches look inside of (`vocabularySize`). After an update from a version without these counters, a job counts what was there before.',
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
  .post(
    `${path}/known-files`,
    describeEndpoint({
      summary: 'Find documents by the bytes of their files',
      description: `Of up to ${maxKnownFiles} files, by their SHA-256 in lower-case hex, those that the organization has already, active or in the trash (\`isDeleted\`). An upload of an active one is refused as a duplicate, and one of the trash is restored.`,
      tag,
      success: { status: 200, schema: knownFilesResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('json', knownFilesInputSchema),
    async (c) =>
      respond(c, knownFilesResponseSchema, {
        documents: await findKnownFiles(c.var.scope, c.req.valid('json').sha256),
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
        'Only what is sent is changed; null clears a field. A document in the trash has to be restored first. `addedDefaults` is the type and the tags that came with the correspondent. To undo that, send it as `removeDefaults` with the former values: the document loses these tags, and the type if it is still this one, and a correspondent brings nothing. With `If-Match`, only the version it names is changed: the ETag of the document, which is its `version` in quotes. A conflict has the current document in `details`.',
      tag,
      success: { status: 200, schema: updatedDocumentResponseSchema },
      errors: [
        'document.not_found',
        'document.in_trash',
        'correspondent.not_found',
        'request.conflict',
        'limit.reached',
      ],
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
      const updated = await updateDocument(c.var.scope, {
        found,
        update: c.req.valid('json'),
        ifMatch: c.req.header('if-match'),
      });
      c.header('etag', etagOf(updated.document.version));
      return respond(c, updatedDocumentResponseSchema, updated);
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
