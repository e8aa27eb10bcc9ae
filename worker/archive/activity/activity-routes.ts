import { Hono, type HonoRequest } from 'hono';
import {
  activitiesResponseSchema,
  activityQuerySchema,
} from '../../../shared/archive/activity/activity.ts';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { listActivity, selectActivityPage } from './list-activity.ts';

export const documentActivityRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/:documentId/activity',
  describeEndpoint({
    summary: 'List the activity of a document',
    description: 'What happened to the document, newest first.',
    tag: 'Documents',
    success: { status: 200, schema: activitiesResponseSchema },
    errors: ['document.not_found'],
  }),
  organizationAccess({
    permission: 'documents:read',
    prefetch: (scope, request) =>
      selectActivityPage(scope, request.param('documentId') ?? '', pageOf(request)),
  }),
  validate('param', documentParamsSchema),
  validate('query', activityQuerySchema),
  async (c) => {
    const activities = await listActivity(c.var.scope, c.var.prefetched);
    return respond(c, activitiesResponseSchema, { activities });
  },
);

/** An invalid query counts as the first page here; `validate` rejects it later. */
function pageOf(request: HonoRequest) {
  return activityQuerySchema.safeParse(request.query()).data ?? activityQuerySchema.parse({});
}
