import { Hono } from 'hono';
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
import { listActivity, selectActivityPage, type ActivityPage } from './list-activity.ts';

export const documentActivityRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/:documentId/activity',
  describeEndpoint({
    summary: 'List what happened to a document, newest first',
    tag: 'Documents',
    success: { status: 200, schema: activitiesResponseSchema },
    errors: ['document.not_found'],
  }),
  validate('param', documentParamsSchema),
  validate('query', activityQuerySchema),
  organizationAccess({
    permission: 'documents:read',
    prefetch: (scope, c) =>
      selectActivityPage(
        scope,
        c.req.param('documentId') ?? '',
        activityQuerySchema.parse(c.req.query()),
      ),
  }),
  async (c) => {
    const activities = await listActivity(c.var.scope, c.var.prefetched as ActivityPage);
    return respond(c, activitiesResponseSchema, { activities });
  },
);
