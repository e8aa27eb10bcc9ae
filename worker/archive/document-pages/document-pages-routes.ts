import { Hono } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { documentPagesLimits } from '../../../shared/archive/documents/document-pages-limits.ts';
import {
  mergedDocumentResponseSchema,
  mergeInputSchema,
  pagesInputSchema,
  splitDocumentsResponseSchema,
  splitInputSchema,
  undoMadeInputSchema,
} from '../../../shared/archive/documents/document-pages.ts';
import { versionedDocumentResponseSchema } from '../../../shared/archive/documents/document-version.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { pagePlanLimits } from '../../../shared/reading/pages/page-plan.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { onlyIfMatch } from '../documents/only-if-match.ts';
import { changePages } from './change-pages.ts';
import { mergeDocuments } from './merge-documents.ts';
import { splitDocument } from './split-document.ts';
import { undoMade } from './undo-made.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';
const errors = [
  'document.not_found',
  'document.in_trash',
  'document.no_pages',
  'document.signed',
  'document.encrypted',
  'document.pages_damaged',
  'document.pages_too_large',
  'limit.reached',
] as const;
const { maxBytes, mergedDocuments, parts } = documentPagesLimits;
const most = `${maxBytes / 1024 / 1024} MiB and ${pagePlanLimits.pages} pages`;
const kept =
  'The recognized text of the pages is kept. With `confirmsSignature`, signed PDFs are accepted, too, and lose their signatures. `details` of an error contains the `documentId` of the document that caused it.';
const description = `Supports PDFs and pictures of up to ${most} in total. Besides \`documents:update\`, an API key needs \`documents:create\` and \`documents:delete\`. ${kept}`;

export const documentPagesRoutes = new Hono<AppEnv>()
  .post(
    `${path}/:documentId/pages`,
    describeEndpoint({
      summary: 'Rotate, delete and reorder pages',
      description: `Creates the next version of a PDF or a picture of up to ${most}. The new version is a PDF. In all \`operations\`, pages are numbered from 1 as in the current file. \`rotate\` rotates clockwise, and \`order\` lists all remaining pages. Embedded files are kept if all pages are kept. ${kept} With the ETag of the document in \`If-Match\`, nothing changes if the document has a different version.`,
      tag,
      success: { status: 201, schema: versionedDocumentResponseSchema },
      errors: [...errors, 'document.already_exists', 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentParamsSchema),
    validate('json', pagesInputSchema),
    async (c) => {
      const document = await changePages(c.var.scope, {
        ...c.req.valid('param'),
        ...c.req.valid('json'),
        ifMatch: c.req.header('if-match'),
      });
      c.header('etag', etagOf(document.version));
      return respond(c, versionedDocumentResponseSchema, { document }, 201);
    },
  )
  .post(
    `${path}/merge`,
    describeEndpoint({
      summary: 'Merge documents',
      description: `Creates one PDF from all pages of ${mergedDocuments.min} to ${mergedDocuments.max} documents, in this order, and moves these documents to the trash. Each field gets the value of the first document that has one. The new document gets the tags and notes of all documents. ${description}`,
      tag,
      success: { status: 201, schema: mergedDocumentResponseSchema },
      errors: [...errors],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', mergeInputSchema),
    async (c) => {
      const document = await mergeDocuments(c.var.scope, c.req.valid('json'));
      return respond(c, mergedDocumentResponseSchema, { document }, 201);
    },
  )
  .post(
    `${path}/:documentId/split`,
    describeEndpoint({
      summary: 'Split a document',
      description: `Creates a PDF from each of ${parts.min} to ${parts.max} parts, and moves the document to the trash. Pages are numbered from 1 as in the file. \`operations\` are applied first. Each remaining page must belong to exactly one part, and the pages of a part can be in any order. All parts get the tags and custom fields of the document, and the first part gets its notes. The other fields are found in the text of each part. ${description}`,
      tag,
      success: { status: 201, schema: splitDocumentsResponseSchema },
      errors: [...errors, 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentParamsSchema),
    onlyIfMatch,
    validate('json', splitInputSchema),
    async (c) => {
      const { documentId } = c.req.valid('param');
      const documents = await splitDocument(c.var.scope, documentId, c.req.valid('json'));
      return respond(c, splitDocumentsResponseSchema, { documents }, 201);
    },
  )
  .post(
    `${path}/undo-made`,
    describeEndpoint({
      summary: 'Undo a split or a merge',
      description:
        'Restores the original documents (`formerIds`), and moves the documents that were created from their pages (`madeIds`) to the trash. If one of them no longer exists, nothing is changed. Besides `documents:update`, an API key needs `documents:delete`.',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'document.file_taken'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', undoMadeInputSchema),
    async (c) => {
      await undoMade(c.var.scope, c.req.valid('json'));
      return c.body(null, 204);
    },
  );
