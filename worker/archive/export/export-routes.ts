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
      summary: 'The archives an export consists of',
      description:
        'Each of `parts` is a zip archive, at its `path`, of up to 400 documents in the order they were created.',
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
      summary: 'Documents of a time as a zip archive',
      description:
        'Up to 500 documents created `from` … `until`, without the trash: `sheaf.json` with their details and all tags and rules, `documents/` with the files as they were uploaded, `texts/` with their texts. A key without `tags:read` gets neither tags nor rules. Streamed, file by file.',
      tag,
      success: { status: 200, mediaType: 'application/zip' },
      errors: ['request.too_large'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', exportArchiveQuerySchema),
    (c) => exportArchive(c.var.scope, c.req.valid('query')),
  );
