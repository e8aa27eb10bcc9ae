import { Hono } from 'hono';
import {
  archiveSettingsResponseSchema,
  archiveSettingsUpdateSchema,
} from '../../../shared/archive/settings/archive-settings.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { findArchiveSettings, updateArchiveSettings } from './archive-settings-store.ts';

const path = '/organizations/:organizationId/archive-settings';
const tag = 'Organizations';

export const archiveSettingsRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Get the settings of an archive',
      tag,
      success: { status: 200, schema: archiveSettingsResponseSchema },
    }),
    organizationAccess({ permission: 'organizations:read' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, archiveSettingsResponseSchema, {
        settings: await findArchiveSettings(c.var.scope),
      }),
  )
  .patch(
    path,
    describeEndpoint({
      summary: 'Change the settings of an archive',
      description:
        'Changes only the properties that are sent. While `isInboxEnabled` is `false`, new documents are not added to the Inbox. `titleTemplate` defines the names that are proposed for files from scanners and cameras. Its placeholders are `{date}`, `{correspondent}`, `{type}`, `{due}`, `{amount}` and `{reference}`. With `opensZipFiles`, the files in zip archives that arrive by email become documents instead of the archives.',
      tag,
      success: { status: 200, schema: archiveSettingsResponseSchema },
      errors: ['auth.forbidden'],
    }),
    organizationAccess({ permission: 'organizations:update', role: 'admin' }),
    validate('param', organizationParamsSchema),
    validate('json', archiveSettingsUpdateSchema),
    async (c) =>
      respond(c, archiveSettingsResponseSchema, {
        settings: await updateArchiveSettings(c.var.scope, c.req.valid('json')),
      }),
  );
