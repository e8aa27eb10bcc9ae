import { Hono } from 'hono';
import { z } from 'zod';
import {
  documentParamsSchema,
  documentResponseSchema,
  documentsQuerySchema,
  documentsResponseSchema,
  documentStatisticsResponseSchema,
  updatedDocumentResponseSchema,
  uploadedDocumentResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import {
  knownFilesInputSchema,
  knownFilesResponseSchema,
  maxKnownFiles,
} from '../../../shared/archive/documents/known-files.ts';
import { documentUpdateSchema } from '../../../shared/archive/documents/document-update.ts';
import {
  metadataLimits,
  uploadMetadataSchema,
} from '../../../shared/archive/documents/upload-metadata.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { limits } from '../../../shared/limits.ts';
import { organizationAccess } from '../../access/access.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { readMultipartFile } from '../../http/multipart-file.ts';
import { validate } from '../../http/validate.ts';
import { selectCustomField } from '../custom-fields/custom-field-store.ts';
import { toDocumentOrder } from '../custom-fields/to-document-order.ts';
import { extractAgain } from '../extraction/extract-again.ts';
import { findTagged } from '../search/filter-search-store.ts';
import { createDocument } from './create-document.ts';
import { findDocuments } from './document-list-store.ts';
import { findKnownFiles, selectDocument } from './document-store.ts';
import { getDocumentStatistics } from './get-document-statistics.ts';
import { getDocument } from './get-document.ts';
import { parseMetadata } from './metadata/parse-metadata.ts';
import { resolveMetadata } from './metadata/resolve-metadata.ts';
import { onlyIfMatch } from './only-if-match.ts';
import { serveDocumentFile } from './serve-document-file.ts';
import { updateDocument } from './update-document.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const documentRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List documents',
      description:
        'Active documents, by default the newest first. `sortField` may be the id of a custom field.',
      tag,
      success: { status: 200, schema: documentsResponseSchema },
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) => ({
        sorted: selectCustomField(scope, request.query('sortField') ?? ''),
      }),
    }),
    validate('param', organizationParamsSchema),
    validate('query', documentsQuerySchema),
    async (c) => {
      const { scope } = c.var;
      const asOf = scope.platform.clock.now();
      const query = c.req.valid('query');
      const order = await toDocumentOrder(scope, query, c.var.prefetched.sorted[0]);
      const isTagged = query.tags.length > 0;
      const page = await (isTagged ? findTagged : findDocuments)(scope, query, order);
      return respond(c, documentsResponseSchema, { ...page, asOf });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Upload a document',
      description: `A multipart form with the file in the field \`file\`, which is streamed. The bytes of a document in the trash restore it under its old name (\`isRestored\`); an API key needs the permission \`documents:update\` for that. Those of an active document are refused, with its id in \`details\`. The optional field \`metadata\` comes before the file: JSON of up to 64 KiB with what you know of the document. Its values count as set by a person, null as a decision that there is none. Tags and correspondent are named, and created where they are missing, for which an API key needs the permission \`tags:create\`; beyond ${limits.documentTags.max}, tags are left out. If anything in it is invalid, nothing is stored. It does not change a document that is restored.`,
      tag,
      upload: { file: 'file', json: { metadata: uploadMetadataSchema } },
      success: { status: 201, schema: uploadedDocumentResponseSchema },
      errors: [
        'document.already_exists',
        'document.empty',
        'document.size_too_large',
        'limit.reached',
        'request.rate_limited',
      ],
    }),
    organizationAccess({ permission: 'documents:create', isUpload: true }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const form = { contentType: c.req.header('content-type'), body: c.var.upload };
      const { text, ...file } = await readMultipartFile(form, {
        file: 'file',
        text: { name: 'metadata', maxBytes: metadataLimits.bytes },
      });
      const metadata =
        text === undefined
          ? undefined
          : await resolveMetadata(c.var.scope, parseMetadata(text), c.var.actor);
      const sizeAtMost = Number(c.req.header('content-length') ?? Infinity);
      const outcome = await createDocument(c.var.scope, { ...file, sizeAtMost, metadata });
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
        case 'empty':
          throw new AppError('document.empty');
        case 'too-large':
          throw new AppError('document.size_too_large');
      }
    },
  )
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
  .post(
    `${path}/:documentId/extract`,
    describeEndpoint({
      summary: 'Extract the text of a document again',
      description:
        'Runs in the background; `extractionState` is `pending` until it is done. A text that a person has edited (`isContentEdited`) stays, unless `replacesEdited` is `true`.',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'document.in_trash', 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentParamsSchema),
    onlyIfMatch,
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
