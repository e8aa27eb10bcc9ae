import { Hono } from 'hono';
import {
  paperlessFieldInputSchema,
  paperlessFieldSchema,
  type PaperlessFieldInput,
} from '../../../../shared/integrations/paperless/custom-fields.ts';
import {
  customFieldInputSchema,
  customFieldUpdateSchema,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import {
  selectCustomFields,
  selectSearchesByField,
  toCustomField,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { createCustomField } from '../../../archive/custom-fields/definitions/create-custom-field.ts';
import { deleteCustomField } from '../../../archive/custom-fields/definitions/delete-custom-field.ts';
import { updateCustomField } from '../../../archive/custom-fields/definitions/update-custom-field.ts';
import { batch, type BatchResults, joinStatements } from '../../../database/database.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { listLabels } from '../labels/label-list.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { selectFieldCounts, selectFieldTypes, storeFieldType } from './field-type-store.ts';
import { isUnusual, ownTypes, presentField } from './present-fields.ts';

const path = '/paperless/:organizationId/api/custom_fields/';
const prefetch = (scope: ReadScope) => ({
  fields: selectCustomFields(scope),
  counts: selectFieldCounts(scope),
  types: selectFieldTypes(scope),
});

type Found = BatchResults<ReturnType<typeof prefetch>>;

async function presentAll(request: Request, scope: OrganizationScope, found: Found) {
  const numbers = await numberItems(
    scope,
    found.fields.map(({ id }) => id),
  );
  const countOf = new Map(found.counts.map(({ id, documentsCount }) => [id, documentsCount]));
  const typeOf = new Map(found.types.map(({ fieldId, dataType }) => [fieldId, dataType]));
  return found.fields.map((row) =>
    presentField(toCustomField(row), {
      id: numbers.get(row.id) ?? 0,
      version: versionOf(request),
      documentsCount: countOf.get(row.id) ?? 0,
      dataType: typeOf.get(row.id),
    }),
  );
}

async function presentOne(request: Request, scope: OrganizationScope, fieldId: string) {
  const found = await batch(scope.database, prefetch(scope));
  const fields = await presentAll(request, scope, found);
  const number = (await numberItems(scope, [fieldId])).get(fieldId);
  const field = fields.find(({ id }) => id === number);
  if (!field) throw new AppError('field.not_found');
  return field;
}

function optionsOf({ extra_data: extra }: PaperlessFieldInput) {
  return extra?.select_options?.map((option) =>
    typeof option === 'string'
      ? { name: option }
      : { ...(option.id && { id: option.id }), name: option.label },
  );
}

export const paperlessFieldRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const { scope, prefetched } = c.var;
    return c.json(listLabels(c.req.raw, await presentAll(c.req.raw, scope, prefetched)));
  })
  .post(path, organizationAccess({ permission: 'tags:create', prefetch }), async (c) => {
    const { scope, prefetched } = c.var;
    const input = await bodyOf(c.req.raw, paperlessFieldInputSchema);
    const { name, data_type: dataType = 'string' } = input;
    const options = optionsOf(input)?.map((option) => ({ name: option.name }));
    const own = parsedInput(customFieldInputSchema, {
      name,
      type: ownTypes[dataType],
      ...(dataType === 'select' && { options: options ?? [] }),
    });
    const field = await createCustomField(scope, own, prefetched.fields);
    if (isUnusual(dataType)) await storeFieldType(scope, { fieldId: field.id, dataType });
    return respond(c, paperlessFieldSchema, await presentOne(c.req.raw, scope, field.id), 201);
  })
  .get(`${path}:number/`, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const fields = await presentAll(c.req.raw, c.var.scope, c.var.prefetched);
    const field = fields.find(({ id }) => String(id) === c.req.param('number'));
    if (!field) throw new AppError('field.not_found');
    return respond(c, paperlessFieldSchema, field);
  })
  .on(
    ['PATCH', 'PUT'],
    `${path}:number/`,
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope, request) =>
        joinStatements(prefetchItem('field')(scope, request), {
          fields: selectCustomFields(scope),
        }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const field = prefetched.fields.find(({ id }) => id === prefetched.items[0]?.itemId);
      if (!field) throw new AppError('field.not_found');
      const input = await bodyOf(c.req.raw, paperlessFieldInputSchema);
      const options = field.type === 'select' ? optionsOf(input) : undefined;
      const update = {
        ...(input.name !== undefined && input.name !== field.name && { name: input.name }),
        ...(options && { options }),
      };
      if (Object.keys(update).length > 0) {
        const { views } = await batch(scope.database, {
          views: selectSearchesByField(scope, field.id),
        });
        await updateCustomField(
          scope,
          { field, views },
          parsedInput(customFieldUpdateSchema, update),
        );
      }
      return respond(c, paperlessFieldSchema, await presentOne(c.req.raw, scope, field.id));
    },
  )
  .delete(
    `${path}:number/`,
    organizationAccess({
      permission: 'tags:delete',
      prefetch: (scope, request) =>
        joinStatements(prefetchItem('field')(scope, request), {
          fields: selectCustomFields(scope),
        }),
    }),
    async (c) => {
      const { items, fields } = c.var.prefetched;
      await deleteCustomField(
        c.var.scope,
        fields.find(({ id }) => id === items[0]?.itemId),
      );
      return c.body(null, 204);
    },
  );
