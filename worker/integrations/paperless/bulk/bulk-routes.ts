import { Hono } from 'hono';
import {
  paperlessBulkInputSchema,
  paperlessBulkObjectsSchema,
  paperlessDocumentsInputSchema,
  paperlessTrashInputSchema,
} from '../../../../shared/integrations/paperless/changes.ts';
import { paperlessDocumentSchema } from '../../../../shared/integrations/paperless/documents.ts';
import { isBuiltInType } from '../../../../shared/reading/fields/document-types.ts';
import { organizationAccess } from '../../../access/access.ts';
import { requirePermission } from '../../../access/organization-scope.ts';
import { inBulkTurn } from '../../../access/turns/in-turn.ts';
import { deleteCorrespondent } from '../../../archive/correspondents/remove-correspondent.ts';
import { selectCustomFields } from '../../../archive/custom-fields/custom-field-store.ts';
import { deleteDocumentType } from '../../../archive/document-types/delete-document-type.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { extractSelectionAgain } from '../../../archive/extraction/extract-again.ts';
import { deleteTag } from '../../../archive/tags/delete-tag.ts';
import { emptyTrash } from '../../../archive/trash/empty-trash.ts';
import { purgeDocuments } from '../../../archive/trash/purge-documents.ts';
import { restoreDocuments } from '../../../archive/trash/restore-documents.ts';
import { restoreTrash } from '../../../archive/trash/restore-trash.ts';
import { trashDocuments } from '../../../archive/trash/trash-documents.ts';
import { findTrashedDocuments } from '../../../archive/trash/trash-list-store.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { presentDocuments } from '../documents/present-documents.ts';
import { envelope, pageOf } from '../http/pages.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { bodyOf } from '../http/request-body.ts';
import { readItems } from '../numbers/read-items.ts';
import { changeInBulk } from './bulk-methods.ts';
import { selectedDocuments } from './selected-documents.ts';

const api = '/paperless/:organizationId/api';
const mostTrashed = 500;

const kindOf = { tags: 'tag', correspondents: 'correspondent', document_types: 'type' } as const;
const removals = { tag: deleteTag, correspondent: deleteCorrespondent, type: deleteDocumentType };

export const paperlessBulkRoutes = new Hono<AppEnv>()
  .post(
    `${api}/documents/bulk_edit/`,
    organizationAccess({
      permission: 'documents:update',
      prefetch: (scope) => ({ fields: selectCustomFields(scope) }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const { documents, method, parameters } = await bodyOf(c.req.raw, paperlessBulkInputSchema);
      const documentIds = await selectedDocuments(scope, documents);
      const version = versionOf(c.req.raw);
      const change = { documentIds, method, parameters, version, ...prefetched };
      await inBulkTurn(scope, () => changeInBulk(scope, change));
      return c.json({ result: 'OK' });
    },
  )
  .post(
    `${api}/documents/delete/`,
    organizationAccess({ permission: 'documents:delete' }),
    async (c) => {
      const { scope } = c.var;
      const { documents } = await bodyOf(c.req.raw, paperlessDocumentsInputSchema);
      const selection = namedDocuments(await selectedDocuments(scope, documents));
      await inBulkTurn(scope, () => trashDocuments(scope, selection));
      return c.json({ result: 'OK' });
    },
  )
  .post(
    `${api}/documents/reprocess/`,
    organizationAccess({ permission: 'documents:update' }),
    async (c) => {
      const { scope } = c.var;
      const { documents } = await bodyOf(c.req.raw, paperlessDocumentsInputSchema);
      const selection = namedDocuments(await selectedDocuments(scope, documents));
      const options = { replacesEdited: false };
      await inBulkTurn(scope, () => extractSelectionAgain(scope, selection, options));
      return c.json({ result: 'OK' });
    },
  )
  .post(
    `${api}/bulk_edit_objects/`,
    organizationAccess({ permission: 'tags:delete' }),
    async (c) => {
      const { scope } = c.var;
      const input = await bodyOf(c.req.raw, paperlessBulkObjectsSchema);
      const { objects, object_type: type, operation } = input;
      if (operation === 'set_permissions') return c.json({ result: 'OK' });
      if (type === 'storage_paths') throw invalidField('object_type', 'These cannot be deleted.');
      const kind = kindOf[type];
      const items = await readItems(
        scope,
        objects.map((number) => ({ kind, number })),
      );
      const ids = objects.map((number) => {
        const id = items.idOf(kind, number);
        if (id === undefined) throw invalidField('objects', `Some ids in objects do not exist.`);
        return id;
      });
      if (ids.some(isBuiltInType)) throw new AppError('document_type.built_in');
      for (const id of new Set(ids)) await removals[kind](scope, id);
      return c.json({ result: 'OK' });
    },
  )
  .get(
    `${api}/trash/`,
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope) => ({ fields: selectCustomFields(scope) }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const asked = pageOf(c.req.raw);
      const page = { ...asked, size: Math.min(asked.size, mostTrashed) };
      const { documents, documentsCount } = await findTrashedDocuments(scope, {
        pageIndex: page.number - 1,
        pageSize: page.size,
      });
      const presented = await presentDocuments(scope, c.req.raw, {
        documents,
        texts: 'cut',
        ...prefetched,
      });
      const results = presented.map((document) => paperlessDocumentSchema.encode(document));
      return c.json(
        envelope(c.req.raw, page, {
          count: documentsCount,
          results,
          all: results.map(({ id }) => id),
        }),
      );
    },
  )
  .post(`${api}/trash/`, organizationAccess({ permission: 'documents:update' }), async (c) => {
    const { scope } = c.var;
    const { action, documents } = await bodyOf(c.req.raw, paperlessTrashInputSchema);
    if (action === 'empty') requirePermission(scope, 'documents:delete');
    if (!documents) {
      await (action === 'empty' ? emptyTrash(scope) : restoreTrash(scope));
      return c.json({ result: 'OK', doc_ids: [] });
    }
    const ids = await selectedDocuments(scope, documents);
    await inBulkTurn<unknown>(scope, () =>
      action === 'empty'
        ? purgeDocuments(scope, ids)
        : restoreDocuments(scope, namedDocuments(ids)),
    );
    return c.json({ result: 'OK', doc_ids: documents });
  });
