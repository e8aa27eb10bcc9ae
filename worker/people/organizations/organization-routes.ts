import { Hono } from 'hono';
import {
  organizationInputSchema,
  organizationParamsSchema,
  organizationResponseSchema,
  organizationsResponseSchema,
  organizationUpdateSchema,
  sharingSwitchSchema,
} from '../../../shared/people/organizations/organization.ts';
import { organizationAccess, userAccess } from '../../access/access.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { createOrganization } from './create-organization.ts';
import { deleteOrganization } from './delete-organization.ts';
import { listOrganizations } from './list-organizations.ts';
import { findOrganization } from './organization-store.ts';
import { updateOrganization } from './update-organization.ts';

const tag = 'Organizations';

export const organizationRoutes = new Hono<AppEnv>()
  .get(
    '/organizations',
    describeEndpoint({
      summary: 'List your organizations',
      tag,
      success: { status: 200, schema: organizationsResponseSchema },
    }),
    userAccess({ permission: 'organizations:read' }),
    async (c) =>
      respond(c, organizationsResponseSchema, {
        organizations: await listOrganizations(c.var.userScope),
      }),
  )
  .post(
    '/organizations',
    describeEndpoint({
      summary: 'Create an organization',
      tag,
      success: { status: 201, schema: organizationResponseSchema },
      errors: ['user.max_organization_count_reached'],
    }),
    userAccess({ permission: 'organizations:create' }),
    validate('json', organizationInputSchema),
    async (c) => {
      const organization = await createOrganization(c.var.userScope, c.req.valid('json'));
      return respond(c, organizationResponseSchema, { organization }, 201);
    },
  )
  .get(
    '/organizations/:organizationId',
    describeEndpoint({
      summary: 'Get an organization',
      tag,
      success: { status: 200, schema: organizationResponseSchema },
    }),
    organizationAccess({ permission: 'organizations:read' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const organization = await findOrganization(c.var.scope);
      if (!organization) throw new AppError('auth.forbidden');
      return respond(c, organizationResponseSchema, { organization });
    },
  )
  .put(
    '/organizations/:organizationId',
    describeEndpoint({
      summary: 'Change an organization',
      description:
        'Changes the name, the languages that documents are expected in (`documentLanguages`), or both. The text of scans and pictures is recognized in these languages first; other languages are still detected.',
      tag,
      success: { status: 200, schema: organizationResponseSchema },
      errors: ['auth.forbidden'],
    }),
    organizationAccess({ permission: 'organizations:update', role: 'admin' }),
    validate('param', organizationParamsSchema),
    validate('json', organizationUpdateSchema),
    async (c) =>
      respond(c, organizationResponseSchema, {
        organization: await updateOrganization(c.var.scope, c.req.valid('json')),
      }),
  )
  .patch(
    '/organizations/:organizationId',
    describeEndpoint({
      summary: 'Switch sharing on or off',
      description:
        'Without `isSharingEnabled`, people without an account cannot access anything in the organization: all share links and requests for files are paused.',
      tag,
      success: { status: 200, schema: organizationResponseSchema },
      errors: ['auth.forbidden'],
    }),
    organizationAccess({ permission: 'organizations:update', role: 'owner' }),
    validate('param', organizationParamsSchema),
    validate('json', sharingSwitchSchema),
    async (c) =>
      respond(c, organizationResponseSchema, {
        organization: await updateOrganization(c.var.scope, c.req.valid('json')),
      }),
  )
  .delete(
    '/organizations/:organizationId',
    describeEndpoint({
      summary: 'Delete an organization',
      description:
        'All members lose access immediately. The data of the organization is permanently deleted after 30 days.',
      tag,
      success: { status: 204 },
      errors: ['auth.forbidden'],
    }),
    organizationAccess({ permission: 'organizations:delete', role: 'owner' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      await deleteOrganization(c.var.scope);
      return c.body(null, 204);
    },
  );
