import { Hono } from 'hono';
import {
  paperlessCorrespondentSchema,
  paperlessLabelInputSchema,
} from '../../../../shared/integrations/paperless/labels.ts';
import {
  correspondentInputSchema,
  correspondentUpdateSchema,
  type Correspondent,
} from '../../../../shared/archive/correspondents/correspondent.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { inTurn } from '../../../access/turns/in-turn.ts';
import {
  findCorrespondents,
  selectCorrespondent,
} from '../../../archive/correspondents/correspondent-store.ts';
import { createCorrespondent } from '../../../archive/correspondents/create-correspondent.ts';
import { deleteCorrespondent } from '../../../archive/correspondents/remove-correspondent.ts';
import { updateCorrespondent } from '../../../archive/correspondents/update-correspondent.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { accessFor } from './label-access.ts';
import { listLabels } from './label-list.ts';
import { presentCorrespondent } from './present-labels.ts';

const path = '/paperless/:organizationId/api/correspondents/';
const prefetch = prefetchItem('correspondent');

async function present(request: Request, scope: OrganizationScope, list: Correspondent[]) {
  const numbers = await numberItems(
    scope,
    list.map(({ id }) => id),
  );
  const access = accessFor(request, { scope, change: 'tags:update' });
  return list.map((each) => presentCorrespondent(each, { numbers, access }));
}

export const paperlessCorrespondentRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read' }), async (c) => {
    const { scope } = c.var;
    const list = await inTurn(scope, () => findCorrespondents(scope));
    return c.json(listLabels(c.req.raw, await present(c.req.raw, scope, list)));
  })
  .post(path, organizationAccess({ permission: 'tags:create' }), async (c) => {
    const input = await bodyOf(c.req.raw, paperlessLabelInputSchema);
    const created = await createCorrespondent(
      c.var.scope,
      parsedInput(correspondentInputSchema, input),
    );
    const [correspondent] = await present(c.req.raw, c.var.scope, [created]);
    if (!correspondent) throw new AppError('correspondent.not_found');
    return respond(c, paperlessCorrespondentSchema, correspondent, 201);
  })
  .get(`${path}:number/`, organizationAccess({ permission: 'tags:read', prefetch }), async (c) => {
    const { scope, prefetched } = c.var;
    const [item] = prefetched.items;
    const found = item ? await selectCorrespondent(scope, item.itemId) : [];
    const [correspondent] = await present(c.req.raw, scope, found);
    if (!correspondent) throw new AppError('correspondent.not_found');
    return respond(c, paperlessCorrespondentSchema, correspondent);
  })
  .on(
    ['PATCH', 'PUT'],
    `${path}:number/`,
    organizationAccess({ permission: 'tags:update', prefetch }),
    async (c) => {
      const [item] = c.var.prefetched.items;
      if (!item) throw new AppError('correspondent.not_found');
      const { name } = await bodyOf(c.req.raw, paperlessLabelInputSchema);
      const updated =
        name === undefined
          ? await selectCorrespondent(c.var.scope, item.itemId)
          : [
              await updateCorrespondent(
                c.var.scope,
                item.itemId,
                parsedInput(correspondentUpdateSchema, { name }),
              ),
            ];
      const [correspondent] = await present(c.req.raw, c.var.scope, updated);
      if (!correspondent) throw new AppError('correspondent.not_found');
      return respond(c, paperlessCorrespondentSchema, correspondent);
    },
  )
  .delete(
    `${path}:number/`,
    organizationAccess({ permission: 'tags:delete', prefetch }),
    async (c) => {
      const [item] = c.var.prefetched.items;
      if (!item) throw new AppError('correspondent.not_found');
      await deleteCorrespondent(c.var.scope, item.itemId);
      return c.body(null, 204);
    },
  );
