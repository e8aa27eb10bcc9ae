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
        'The shared views by position, followed by the personal views of the user, or of the owner of the API key.',
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
      summary: 'Create a view',
      description:
        'A view contains a search, filters of the list, a sort order and columns. It is personal unless `isShared` is `true`.',
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
      summary: 'Update a view',
      description:
        'Changes only the properties that are sent. A personal view can be changed only by the user who created it, a shared view also by admins. Only the user who created a shared view can make it personal again. `position` moves a view among the shared views, or among the personal views of its user.',
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
        'A personal view can be deleted only by the user who created it, a shared view also by admins.',
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
