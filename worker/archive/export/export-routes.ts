import { Hono } from 'hono';
import {
  exportArchiveQuerySchema,
  exportResponseSchema,
} from '../../../shared/archive/export/export.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { exportArchive } from './export-archive.ts';
import { listExportParts } from './list-export-parts.ts';

const tag = 'Export';

export const exportRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/export',
    describeEndpoint({
      summary: 'List the parts of an export',
      description:
        'Together, the `parts` contain all active documents, the oldest first. The `path` of each downloads a zip archive.',
      tag,
      success: { status: 200, schema: exportResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, exportResponseSchema, { parts: await listExportParts(c.var.scope) }),
  )
  .get(
    '/organizations/:organizationId/export/archive',
    describeEndpoint({
      summary: 'Export the documents created in a period',
      description:
        'A zip archive of up to 500 active documents created `from` … `until`, both inclusive: `sheaf.json` with their details and all tags and tagging rules, `documents/` with the original files, `texts/` with their texts, `notes/` with the notes on them. Without the permission `tags:read`, tags and rules are left out. Files missing from the store are listed in `missing-files.txt`.',
      tag,
      success: { status: 200, mediaType: 'application/zip' },
      errors: ['request.too_large'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', exportArchiveQuerySchema),
    (c) => exportArchive(c.var.scope, c.req.valid('query')),
  );
