import { Hono } from 'hono';
import { findingRunResponseSchema } from '../../../shared/archive/finding-runs/finding-run.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { startFindingRun } from './start-finding-run.ts';
import { stopFindingRun } from './stop-finding-run.ts';
import { selectRun, toFindingRun } from './finding-run-store.ts';

const path = '/organizations/:organizationId/documents/understanding-run';
const tag = 'Documents';

export const findingRunRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Get the progress of finding fields in existing documents',
      description: '`run` is `null` before the first run.',
      tag,
      success: { status: 200, schema: findingRunResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const [row] = await selectRun(c.var.scope);
      const run = row ? toFindingRun(row) : null;
      return respond(c, findingRunResponseSchema, { run });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Find fields in existing documents',
      description:
        'Runs in the background, on the stored texts of documents that were not searched for fields yet, or with older rules only. Certain values are set in empty fields, and other values are proposed. Fields that a person has set or cleared, and values that a person has dismissed, do not change. A stopped run is continued.',
      tag,
      success: { status: 200, schema: findingRunResponseSchema },
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, findingRunResponseSchema, { run: await startFindingRun(c.var.scope) }),
  )
  .post(
    `${path}/stop`,
    describeEndpoint({
      summary: 'Stop finding fields in existing documents',
      tag,
      success: { status: 200, schema: findingRunResponseSchema },
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, findingRunResponseSchema, { run: await stopFindingRun(c.var.scope) }),
  );
