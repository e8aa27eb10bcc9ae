import { Hono } from 'hono';
import {
  documentSearchQuerySchema,
  documentSearchResponseSchema,
} from '../../../shared/archive/search/search.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { searchDocuments } from './search-documents.ts';
import { startRebuild } from './index/start-rebuild.ts';

export const documentSearchRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/documents/search',
    describeEndpoint({
      summary: 'Search names and texts',
      description:
        'Words are ANDed and the last one matches as a beginning; "a phrase"; -word excludes; filters tag: name: content: type: created: size:.',
      tag: 'Documents',
      success: { status: 200, schema: documentSearchResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', documentSearchQuerySchema),
    async (c) =>
      respond(
        c,
        documentSearchResponseSchema,
        await searchDocuments(c.var.scope, c.req.valid('query')),
      ),
  )
  .post(
    '/organizations/:organizationId/documents/search-index/rebuild',
    describeEndpoint({
      summary: 'Make the search index anew, in the background',
      description: 'Searches go on meanwhile and find the same afterwards.',
      tag: 'Documents',
      success: { status: 204 },
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      await startRebuild(c.var.scope);
      return c.body(null, 204);
    },
  );
