import { Hono } from 'hono';
import { z } from 'zod';
import { fileVersionQuerySchema } from '../../../shared/archive/documents/document-version.ts';
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
import { findKnownFiles, selectWithoutLargeText } from './document-store.ts';
import { getDocumentStatistics } from './get-document-statistics.ts';
import { getDocument } from './get-document.ts';
import { serveDocumentFile } from './files/serve-document-file.ts';
import { updateDocument } from './update-document.ts';
import { withText } from './with-text.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const documentRoutes = new Hono<AppEnv>()
  .get(
    `${path}/statistics`,
    describeEndpoint({
      summary: 'Get document statistics',
      description:
        'The number of active documents, their total size in bytes, and the number of documents in the Inbox (`null` if the Inbox is switched off). `filesSize` and `textsSize` are the bytes of files and texts that the organization stores, including documents in the trash. `vocabularySize` is the number of different words in which searches can find a part. `hasTypes` says whether the organization has document types of its own or has changed built-in ones. `unseenFiles` counts the waiting files from outside that no member has seen, with the name of their sender if all of them have the same (`null` for users who cannot accept files). `nextArchiveNumber` is the number after the highest archive number, or `null` if no document has one. After an update from a version without these three counters, a background job counts what was stored before.',
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
      summary: 'Find documents by the SHA-256 of their files',
      description: `Send the SHA-256 of up to ${maxKnownFiles} files, in lower-case hex. The response lists those that the organization already has, in active documents or in the trash (\`isDeleted\`). An upload of a file of an active document is rejected as a duplicate; an upload of a file of a document in the trash restores the document.`,
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
        'Changes only the properties that are sent; `null` clears a field. A document in the trash must be restored first. `addedDefaults` contains the default type and the default tags of the correspondent that the document got. To undo that, send it as `removeDefaults` with the former values: these tags are removed, and the type if it has not changed since. Defaults of a correspondent are not added in this case. With the ETag of the document in `If-Match` (its `version` in quotes), it is changed only if it still has that version. `details` of a conflict contains the current document. `archiveNumber` is the number that the organization has written on the paper. If another document has this number, including a document in the trash, nothing is changed, and `details` contains the id of that document.',
      tag,
      success: { status: 200, schema: updatedDocumentResponseSchema },
      errors: [
        'document.not_found',
        'document.in_trash',
        'document.archive_number_taken',
        'correspondent.not_found',
        'document_type.not_found',
        'request.conflict',
        'limit.reached',
      ],
    }),
    organizationAccess({
      permission: 'documents:update',
      prefetch: (scope, request) => ({
        documents: selectWithoutLargeText(scope, request.param('documentId') ?? ''),
      }),
    }),
    validate('param', documentParamsSchema),
    validate('json', documentUpdateSchema),
    async (c) => {
      const { scope, prefetched } = c.var;
      const updated = await withText(scope, prefetched.documents[0], (found) =>
        updateDocument(scope, {
          found,
          update: c.req.valid('json'),
          ifMatch: c.req.header('if-match'),
        }),
      );
      c.header('etag', etagOf(updated.document.version));
      return respond(c, updatedDocumentResponseSchema, updated);
    },
  )
  .get(
    `${path}/:documentId/file`,
    describeEndpoint({
      summary: 'Download the file',
      description:
        'The current file, or the file of the version `version`. Supports `Range`, `If-Range` and `If-None-Match`. With `inline`, types of files that are safe to display are sent inline instead of as an attachment.',
      tag,
      success: { status: 200, mediaType: 'application/octet-stream' },
      errors: ['document.not_found', 'version.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', documentParamsSchema),
    validate('query', fileVersionQuerySchema.extend({ inline: z.string().optional() })),
    (c) =>
      serveDocumentFile(c.var.scope, {
        documentId: c.req.valid('param').documentId,
        version: c.req.valid('query').version,
        isInline: c.req.valid('query').inline !== undefined,
        request: c.req.raw,
      }),
  );
