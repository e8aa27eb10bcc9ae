import { Hono } from 'hono';
import { z } from 'zod';
import {
  containedFileParamsSchema,
  documentContentsResponseSchema,
} from '../../../shared/archive/contents/document-contents.ts';
import {
  documentParamsSchema,
  uploadedDocumentResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import { limits } from '../../../shared/limits.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { uploadedOf } from '../uploads/uploaded-of.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/:documentId/contents';

/** The code that opens messages is loaded when it is needed. */
export const contentsRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the files in a message',
      description: `Up to ${limits.mail.attachments} attachments of a document that is an email (\`.eml\`, \`.msg\`, \`.mbox\`, \`winmail.dat\`, signed \`.p7m\`) of up to 25 MiB, including those of messages within it. \`documentId\` is the active document with the same file, if there is one. The list is empty for other documents.`,
      tag,
      success: { status: 200, schema: documentContentsResponseSchema },
      errors: ['document.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', documentParamsSchema),
    async (c) => {
      const { listContents } = await import('./list-contents.ts');
      const contents = await listContents(c.var.scope, c.req.valid('param').documentId);
      return respond(c, documentContentsResponseSchema, { contents });
    },
  )
  .get(
    `${path}/:index/file`,
    describeEndpoint({
      summary: 'Download a file in a message',
      description:
        'Supports `If-None-Match`, but no ranges, because the message is read for each request. Up to 8 requests can run at once. With `inline`, types of files that are safe to display are sent inline instead of as an attachment.',
      tag,
      success: { status: 200, mediaType: 'application/octet-stream' },
      errors: ['document.not_found', 'request.rate_limited'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', containedFileParamsSchema),
    validate('query', z.object({ inline: z.string().optional() })),
    async (c) => {
      const { serveContainedFile } = await import('./serve-contained-file.ts');
      const { documentId, index } = c.req.valid('param');
      const isInline = c.req.valid('query').inline !== undefined;
      return serveContainedFile(c.var.scope, { documentId, index, isInline, request: c.req.raw });
    },
  )
  .post(
    `${path}/:index`,
    describeEndpoint({
      summary: 'Add a file in a message as a document',
      description:
        'The file is added as if it had been uploaded. If a document in the trash has the same file, that document is restored. If an active document has the same file, the request is rejected, and `details` contains the id of that document. An API key also needs the permission `documents:read`, and `documents:update` to restore a document.',
      tag,
      success: { status: 201, schema: uploadedDocumentResponseSchema },
      errors: [
        'document.not_found',
        'document.already_exists',
        'document.empty',
        'document.size_too_large',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', containedFileParamsSchema),
    async (c) => {
      const { addContainedFile } = await import('./add-contained-file.ts');
      const outcome = await addContainedFile(c.var.scope, c.req.valid('param'));
      return respond(c, uploadedDocumentResponseSchema, uploadedOf(outcome), 201);
    },
  );
