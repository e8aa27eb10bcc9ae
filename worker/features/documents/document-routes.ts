import { Hono } from 'hono';
import { z } from 'zod';
import {
  documentParamsSchema,
  documentResponseSchema,
  documentsQuerySchema,
  documentsResponseSchema,
  documentStatisticsResponseSchema,
  documentSummaryResponseSchema,
} from '../../../shared/features/documents/document.ts';
import { organizationParamsSchema } from '../../../shared/features/organizations/organization.ts';
import { organizationAccess } from '../../authorization/access.ts';
import { answer } from '../../http/answer.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { documented } from '../../http/documented.ts';
import { readMultipartFile } from '../../http/multipart-file.ts';
import { validate } from '../../http/validate.ts';
import { createDocument } from './create-document.ts';
import { answerDocumentFile } from './document-file.ts';
import { findDocuments } from './document-store.ts';
import { getDocumentStatistics } from './get-document-statistics.ts';
import { getDocument } from './get-document.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const documentRoutes = new Hono<AppEnv>()
  .get(
    path,
    documented({
      summary: 'List documents, newest first',
      tag,
      success: { status: 200, schema: documentsResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', documentsQuerySchema),
    async (c) =>
      answer(c, documentsResponseSchema, await findDocuments(c.var.scope, c.req.valid('query'))),
  )
  .post(
    path,
    documented({
      summary: 'Upload a document',
      description:
        'A multipart form with the file in the field `file`. Streams; order of fields does not matter.',
      tag,
      success: { status: 201, schema: documentSummaryResponseSchema },
      errors: ['document.already_exists', 'document.size_too_large'],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const file = await readMultipartFile(c.req.raw, 'file');
      const document = await createDocument(c.var.scope, file);
      return answer(c, documentSummaryResponseSchema, { document }, 201);
    },
  )
  .get(
    `${path}/statistics`,
    documented({
      summary: 'Count the documents and their size',
      tag,
      success: { status: 200, schema: documentStatisticsResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      answer(c, documentStatisticsResponseSchema, {
        organizationStats: await getDocumentStatistics(c.var.scope),
      }),
  )
  .get(
    `${path}/:documentId`,
    documented({
      summary: 'Get a document with its text',
      tag,
      success: { status: 200, schema: documentResponseSchema },
      errors: ['document.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', documentParamsSchema),
    async (c) =>
      answer(c, documentResponseSchema, {
        document: await getDocument(c.var.scope, c.req.valid('param').documentId),
      }),
  )
  .get(
    `${path}/:documentId/file`,
    documented({
      summary: 'Download the original file',
      description:
        'Supports Range, ETag and If-None-Match. `?inline` asks for display where the type is harmless.',
      tag,
      success: { status: 200, mediaType: 'application/octet-stream' },
      errors: ['document.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', documentParamsSchema),
    validate('query', z.object({ inline: z.string().optional() })),
    (c) =>
      answerDocumentFile(c.var.scope, {
        documentId: c.req.valid('param').documentId,
        isInline: c.req.valid('query').inline !== undefined,
        request: c.req.raw,
      }),
  );
