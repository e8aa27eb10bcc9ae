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
import type { WriteDefinitions } from './definition-entries.ts';
import { exportArchive } from './export-archive.ts';
import { listExportParts } from './list-export-parts.ts';

const tag = 'Export';

export const createExportRoutes = (others: readonly WriteDefinitions[]) =>
  new Hono<AppEnv>()
    .get(
      '/organizations/:organizationId/export',
      describeEndpoint({
        summary: 'List the parts of an export',
        description:
          'Together, the `parts` contain all active documents, oldest first. Download each part from its `path`: a zip archive that is a complete bag (BagIt 1.0).',
        tag,
        success: { status: 200, schema: exportResponseSchema },
        errors: ['request.rate_limited'],
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
          'A zip archive of up to 500 active documents that were created between `from` and `until`, both inclusive. The archive is a bag (BagIt 1.0, RFC 8493): `data/documents/` with the original files, `data/texts/` with their texts, `data/notes/`, `data/reminders/` and `data/activity/` with the notes, reminders and activity of the documents, `data/documents.json` with their details, and the definitions of tags, correspondents, fields, views (shared views and your own) and tagging rules. These definitions are left out for API keys without the permission `tags:read`. `data/share-links.json` and `data/upload-requests.json` contain the share links and requests for files that you can list, without their addresses and passwords, and with recipients by name. Manifests contain the SHA-256 of each file. `missing-files.txt` lists files that are missing in the file store.',
        tag,
        success: { status: 200, mediaType: 'application/zip' },
        errors: ['request.too_large', 'request.rate_limited'],
      }),
      organizationAccess({ permission: 'documents:read' }),
      validate('param', organizationParamsSchema),
      validate('query', exportArchiveQuerySchema),
      (c) => exportArchive(c.var.scope, c.req.valid('query'), others),
    );
