import { Hono } from 'hono';
import {
  paperlessDocumentInputSchema,
  type PaperlessDocumentInput,
} from '../../../../shared/integrations/paperless/changes.ts';
import { paperlessDocumentSchema } from '../../../../shared/integrations/paperless/documents.ts';
import { organizationAccess } from '../../../access/access.ts';
import { joinStatements } from '../../../database/database.ts';
import { selectCustomFields } from '../../../archive/custom-fields/custom-field-store.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { trashDocuments } from '../../../archive/trash/trash-documents.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { presentDocument } from '../documents/present-document.ts';
import { bodyOf } from '../http/request-body.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import type { NumberedItem } from '../numbers/number-store.ts';
import { readItems } from '../numbers/read-items.ts';
import { changeDocument } from './change-document.ts';

const path = '/paperless/:organizationId/api/documents/:number/';

function itemsNamedIn(input: PaperlessDocumentInput): NumberedItem[] {
  const linked = (input.custom_fields ?? []).flatMap(({ value }) =>
    Array.isArray(value) ? value : [],
  );
  const wanted = {
    tag: input.tags ?? [],
    correspondent: [input.correspondent ?? []].flat(),
    type: [input.document_type ?? []].flat(),
    field: (input.custom_fields ?? []).map(({ field }) => field),
    document: linked,
  } as const;
  return (['tag', 'correspondent', 'type', 'field', 'document'] as const).flatMap((kind) =>
    wanted[kind].map((number) => ({ kind, number })),
  );
}

export const paperlessChangeRoutes = new Hono<AppEnv>()
  .on(
    ['PATCH', 'PUT'],
    path,
    organizationAccess({
      permission: 'documents:update',
      prefetch: (scope, request) =>
        joinStatements(prefetchItem('document')(scope, request), {
          fields: selectCustomFields(scope),
        }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const { items: found, fields } = prefetched;
      const documentId = found[0]?.itemId;
      if (documentId === undefined) throw new AppError('document.not_found');
      const input = await bodyOf(c.req.raw, paperlessDocumentInputSchema);
      const items = await readItems(scope, itemsNamedIn(input));
      const version = versionOf(c.req.raw);
      await changeDocument(scope, { documentId, input, items, fields, version });
      const document = await presentDocument(scope, c.req.raw, { documentId, fields });
      return respond(c, paperlessDocumentSchema, document);
    },
  )
  .delete(
    path,
    organizationAccess({ permission: 'documents:delete', prefetch: prefetchItem('document') }),
    async (c) => {
      const [item] = c.var.prefetched.items;
      if (!item) throw new AppError('document.not_found');
      await trashDocuments(c.var.scope, namedDocuments([item.itemId]));
      return c.body(null, 204);
    },
  );
