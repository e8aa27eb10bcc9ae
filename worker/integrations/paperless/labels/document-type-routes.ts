import { Hono } from 'hono';
import {
  documentTypeInputSchema,
  documentTypesOf,
  type OrganizationType,
} from '../../../../shared/archive/document-types/document-type.ts';
import {
  paperlessDocumentTypeSchema,
  paperlessLabelInputSchema,
  type PaperlessDocumentType,
} from '../../../../shared/integrations/paperless/labels.ts';
import { isBuiltInType } from '../../../../shared/reading/fields/document-types.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { createDocumentType } from '../../../archive/document-types/create-document-type.ts';
import { deleteDocumentType } from '../../../archive/document-types/delete-document-type.ts';
import {
  presentTypes,
  selectTypes,
  type TypeRow,
} from '../../../archive/document-types/rows/document-type-store.ts';
import { updateDocumentType } from '../../../archive/document-types/update-document-type.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { accessFor } from './label-access.ts';
import { listLabels } from './label-list.ts';
import { presentLabel } from './present-labels.ts';

const path = '/paperless/:organizationId/api/document_types/';
const prefetch = (scope: ReadScope) => ({ types: selectTypes(scope) });

/**
 * Lists the document types of an organization, including hidden ones, because documents may have
 * them. Their documents are not counted.
 */
function listTypes(request: Request, scope: OrganizationScope, rows: readonly TypeRow[]) {
  return present(request, scope, documentTypesOf(presentTypes(rows)));
}

async function present(
  request: Request,
  scope: OrganizationScope,
  types: readonly OrganizationType[],
): Promise<PaperlessDocumentType[]> {
  const keys = types.map(({ key }) => key);
  const [{ default: texts }, numbers] = await Promise.all([
    import('../../../../locales/en.json'),
    numberItems(scope, keys),
  ]);
  const access = accessFor(request, { scope, change: 'tags:update' });
  return types.map(({ key, name, isRenamed }) =>
    presentLabel(
      {
        id: key,
        name: isBuiltInType(key) && !isRenamed ? texts[`documents.fields.type.${key}`] : name,
        documentsCount: 0,
      },
      { numbers, access },
    ),
  );
}

export const paperlessDocumentTypeRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const types = await listTypes(c.req.raw, c.var.scope, c.var.prefetched.types);
    return c.json(listLabels(c.req.raw, types));
  })
  .get(`${path}:number/`, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const types = await listTypes(c.req.raw, c.var.scope, c.var.prefetched.types);
    const type = types.find(({ id }) => String(id) === c.req.param('number'));
    if (!type) throw new AppError('request.not_found');
    return respond(c, paperlessDocumentTypeSchema, type);
  })
  .post(path, organizationAccess({ permission: 'tags:create', prefetch }), async (c) => {
    const { scope, prefetched } = c.var;
    const { name: given } = await bodyOf(c.req.raw, paperlessLabelInputSchema);
    const { name } = parsedInput(documentTypeInputSchema, { name: given });
    const types = await listTypes(c.req.raw, scope, prefetched.types);
    if (types.some((type) => foldCase(type.name) === foldCase(name))) {
      throw new AppError('document_type.already_exists');
    }
    const created = await createDocumentType(scope, { name }, prefetched.types);
    const [type] = await present(c.req.raw, scope, [created]);
    if (!type) throw new AppError('document_type.not_found');
    return respond(c, paperlessDocumentTypeSchema, type, 201);
  })
  .on(
    ['PATCH', 'PUT'],
    `${path}:number/`,
    organizationAccess({ permission: 'tags:update', prefetch }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const { name: given } = await bodyOf(c.req.raw, paperlessLabelInputSchema);
      const types = documentTypesOf(presentTypes(prefetched.types));
      const numbers = await numberItems(
        scope,
        types.map(({ key }) => key),
      );
      const found = types.find(({ key }) => String(numbers.get(key)) === c.req.param('number'));
      const [shown] = found ? await present(c.req.raw, scope, [found]) : [];
      if (!found || !shown) throw new AppError('document_type.not_found');
      if (given === undefined || given === shown.name) {
        return respond(c, paperlessDocumentTypeSchema, shown);
      }
      const { name } = parsedInput(documentTypeInputSchema, { name: given });
      const change = { update: { name }, found: prefetched.types };
      const [type] = await present(c.req.raw, scope, [
        await updateDocumentType(scope, found.key, change),
      ]);
      return respond(c, paperlessDocumentTypeSchema, type ?? shown);
    },
  )
  .delete(
    `${path}:number/`,
    organizationAccess({ permission: 'tags:delete', prefetch: prefetchItem('type') }),
    async (c) => {
      const [item] = c.var.prefetched.items;
      if (!item) throw new AppError('document_type.not_found');
      await deleteDocumentType(c.var.scope, item.itemId);
      return c.body(null, 204);
    },
  );
