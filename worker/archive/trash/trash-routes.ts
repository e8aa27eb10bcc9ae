import { Hono } from 'hono';
import {
  documentParamsSchema,
  documentsResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import {
  restoredTrashResponseSchema,
  trashQuerySchema,
} from '../../../shared/archive/trash/trash.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { namedDocuments } from '../documents/selection/document-selection-store.ts';
import { onlyIfMatch } from '../documents/only-if-match.ts';
import { emptyTrash } from './empty-trash.ts';
import { purgeDocument } from './purge-document.ts';
import { restoreDocument } from './restore-documents.ts';
import { restoreTrash } from './restore-trash.ts';
import { trashDocuments } from './trash-documents.ts';
import { findTrashedDocuments } from './trash-list-store.ts';

const tag = 'Trash';
const path = '/organizations/:organizationId/documents';

export const trashRoutes = new Hono<AppEnv>()
  .get(
    `${path}/deleted`,
    describeEndpoint({
      summary: 'List the trash',
      description:
        'Most recently deleted documents first. `searchQuery` has the syntax of the search, but its words match only names. Only the 10,000 newest documents with matching names are considered.',
      tag,
      success: { status: 200, schema: documentsResponseSchema },
      errors: ['search.too_many_filters', 'request.rate_limited'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', trashQuerySchema),
    async (c) => {
      const { scope } = c.var;
      const asOf = scope.platform.clock.now();
      const page = await findTrashedDocuments(scope, c.req.valid('query'));
      return respond(c, documentsResponseSchema, { ...page, asOf });
    },
  )
  .delete(
    `${path}/trash`,
    describeEndpoint({
      summary: 'Empty the trash',
      description:
        'Permanently deletes all documents in the trash. Beyond 1,000 documents, the rest is deleted in the background.',
      tag,
      success: { status: 204 },
    }),
    organizationAccess({ permission: 'documents:delete' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      await emptyTrash(c.var.scope);
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/trash/restore`,
    describeEndpoint({
      summary: 'Restore everything in the trash',
      description:
        'Restores all documents in the trash, except those whose file is now the file of another document. Beyond 1,000 documents, the rest is restored in the background (`isContinued`). Otherwise `skippedDocumentIds` contains the ids of up to 1,000 documents that stay in the trash, for keys that have `documents:read`.',
      tag,
      success: { status: 200, schema: restoredTrashResponseSchema },
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      return respond(c, restoredTrashResponseSchema, await restoreTrash(c.var.scope));
    },
  )
  .delete(
    `${path}/trash/:documentId`,
    describeEndpoint({
      summary: 'Permanently delete a document in the trash',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:delete' }),
    validate('param', documentParamsSchema),
    onlyIfMatch,
    async (c) => {
      await purgeDocument(c.var.scope, c.req.valid('param').documentId);
      return c.body(null, 204);
    },
  )
  .delete(
    `${path}/:documentId`,
    describeEndpoint({
      summary: 'Move a document to the trash',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:delete' }),
    validate('param', documentParamsSchema),
    onlyIfMatch,
    async (c) => {
      await trashDocuments(c.var.scope, namedDocuments([c.req.valid('param').documentId]));
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/:documentId/restore`,
    describeEndpoint({
      summary: 'Restore a document from the trash',
      description:
        'If another document now has the same file, the document is not restored, and `details` of the error contains the `documentId` of the other document.',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'document.file_taken', 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentParamsSchema),
    onlyIfMatch,
    async (c) => {
      await restoreDocument(c.var.scope, c.req.valid('param').documentId);
      return c.body(null, 204);
    },
  );
