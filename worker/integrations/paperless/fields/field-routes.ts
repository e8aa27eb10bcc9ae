import { Hono } from 'hono';
import { paperlessFieldSchema } from '../../../../shared/integrations/paperless/custom-fields.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import {
  selectCustomFields,
  toCustomField,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { listLabels } from '../labels/label-list.ts';
import { numberItems } from '../numbers/number-store.ts';
import { selectFieldCounts } from './field-count-store.ts';
import { presentField } from './present-fields.ts';

const path = '/paperless/:organizationId/api/custom_fields/';
const prefetch = (scope: ReadScope) => ({
  fields: selectCustomFields(scope),
  counts: selectFieldCounts(scope),
});

type Found = { fields: CustomFieldRow[]; counts: { id: string; documentsCount: number }[] };

async function presentAll(request: Request, scope: OrganizationScope, { fields, counts }: Found) {
  const numbers = await numberItems(
    scope,
    fields.map(({ id }) => id),
  );
  const countOf = new Map(counts.map(({ id, documentsCount }) => [id, documentsCount]));
  return fields.map((row) =>
    presentField(
      { ...toCustomField(row), documentsCount: countOf.get(row.id) ?? 0 },
      { id: numbers.get(row.id) ?? 0, version: versionOf(request) },
    ),
  );
}

export const paperlessFieldRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const { scope, prefetched } = c.var;
    return c.json(listLabels(c.req.raw, await presentAll(c.req.raw, scope, prefetched)));
  })
  .get(`${path}:number/`, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const fields = await presentAll(c.req.raw, c.var.scope, c.var.prefetched);
    const field = fields.find(({ id }) => String(id) === c.req.param('number'));
    if (!field) throw new AppError('field.not_found');
    return respond(c, paperlessFieldSchema, field);
  });
