import { Hono, type HonoRequest } from 'hono';
import {
  viewInputSchema,
  viewParamsSchema,
  viewResponseSchema,
  viewsResponseSchema,
  viewUpdateSchema,
} from '../../../shared/archive/views/view.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { ReadScope } from '../../access/organization-scope.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createView } from './create-view.ts';
import { deleteView } from './delete-view.ts';
import { updateView } from './update-view.ts';
import { findViews, selectView } from './view-store.ts';

const tag = 'Views';
const path = '/organizations/:organizationId/views';

export const viewRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List views',
      description:
        'The shared views by position, then the personal ones of the user, or of the owner of the API key.',
      tag,
      success: { status: 200, schema: viewsResponseSchema },
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, viewsResponseSchema, { views: await findViews(c.var.scope) }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Save a view',
      description:
        'A search, the filters of the list, an order and columns. It is personal unless `isShared`.',
      tag,
      success: { status: 201, schema: viewResponseSchema },
      errors: ['tag.not_found', 'limit.reached'],
    }),
    organizationAccess({ permission: 'tags:create' }),
    validate('param', organizationParamsSchema),
    validate('json', viewInputSchema),
    async (c) => {
      const view = await createView(c.var.scope, c.req.valid('json'), c.var.actor);
      return respond(c, viewResponseSchema, { view }, 201);
    },
  )
  .patch(
    `${path}/:viewId`,
    describeEndpoint({
      summary: 'Change a view',
      description:
        'Only what is sent is changed. A personal view is changed by its person, a shared one by who created it and by admins; only who created it makes it personal again. `position` moves it among the shared views, or among those of its person.',
      tag,
      success: { status: 200, schema: viewResponseSchema },
      errors: ['auth.forbidden', 'view.not_found', 'tag.not_found', 'limit.reached'],
    }),
    organizationAccess({ permission: 'tags:update', prefetch: prefetchView }),
    validate('param', viewParamsSchema),
    validate('json', viewUpdateSchema),
    async (c) => {
      const [found] = c.var.prefetched.views;
      const view = await updateView(c.var.scope, c.req.valid('json'), {
        found,
        actor: c.var.actor,
      });
      return respond(c, viewResponseSchema, { view });
    },
  )
  .delete(
    `${path}/:viewId`,
    describeEndpoint({
      summary: 'Delete a view',
      description:
        'A personal view is deleted by its person, a shared one by who created it and by admins.',
      tag,
      success: { status: 204 },
      errors: ['auth.forbidden', 'view.not_found'],
    }),
    organizationAccess({ permission: 'tags:delete', prefetch: prefetchView }),
    validate('param', viewParamsSchema),
    async (c) => {
      const [found] = c.var.prefetched.views;
      await deleteView(c.var.scope, { found, actor: c.var.actor });
      return c.body(null, 204);
    },
  );

function prefetchView(scope: ReadScope, request: HonoRequest) {
  return { views: selectView(scope, request.param('viewId') ?? '') };
}
