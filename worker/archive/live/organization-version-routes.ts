import { Hono } from 'hono';
import { organizationVersionResponseSchema } from '../../../shared/archive/live/organization-version-response.ts';
import { organizationVersionTag } from '../../../shared/organization-version.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { peopleVersionOf } from '../../access/organization-scope.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { organizationVersionColumns } from './organization-version-store.ts';

export const organizationVersionRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/version',
  describeEndpoint({
    summary: 'Get the version of an organization',
    description:
      'A number for clients that poll: it grows with every change of the documents, tags, rules, members and settings of the organization. If you send the ETag of an earlier response in `If-None-Match`, the response is 304 until something changes.',
    tag: 'Organizations',
    success: { status: 200, schema: organizationVersionResponseSchema },
    isConditional: true,
  }),
  organizationAccess({
    permission: 'documents:read',
    columns: organizationVersionColumns,
  }),
  validate('param', organizationParamsSchema),
  (c) => {
    const { columns, scope } = c.var;
    const version = { ...columns, version: columns.version + peopleVersionOf(scope) };
    const etag = organizationVersionTag(version);
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return respond(c, organizationVersionResponseSchema, version);
  },
);
