import { Hono } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import {
  pairInputSchema,
  pairParamsSchema,
  relatedResponseSchema,
} from '../../../shared/archive/related/related.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { addPair, deletePair } from './change-pair.ts';
import { listRelated, selectRelated } from './list-related.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/:documentId/related';

export const relatedRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the documents that belong to a document',
      description:
        '`linked` documents belong together, such as an invoice and its reminder: each is listed for the other. `proposed` are up to 20 documents with the same reference that users have neither linked nor refused. Documents in the trash are left out.',
      tag,
      success: { status: 200, schema: relatedResponseSchema },
      errors: ['document.not_found'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) => selectRelated(scope, request.param('documentId') ?? ''),
    }),
    validate('param', documentParamsSchema),
    async (c) =>
      respond(c, relatedResponseSchema, await listRelated(c.var.scope, c.var.prefetched)),
  )
  .put(
    `${path}/:relatedId`,
    describeEndpoint({
      summary: 'Decide whether two documents belong together',
      description:
        'The kind `linked` means that the documents belong together. `unrelated` means that they do not: their link is removed, and they are not proposed to each other again. `different` means that neither is a copy of the other. Setting a kind again changes nothing.',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'document.in_trash', 'limit.reached'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', pairParamsSchema),
    validate('json', pairInputSchema),
    async (c) => {
      const { documentId, relatedId } = c.req.valid('param');
      const { kind } = c.req.valid('json');
      await addPair(c.var.scope, { documentIds: [documentId, relatedId], kind });
      return c.body(null, 204);
    },
  )
  .delete(
    `${path}/:relatedId`,
    describeEndpoint({
      summary: 'Delete a decision about two documents',
      description:
        'After the decision `linked` is deleted, the documents can be proposed to each other again.',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'document.in_trash'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', pairParamsSchema),
    validate('query', pairInputSchema),
    async (c) => {
      const { documentId, relatedId } = c.req.valid('param');
      const { kind } = c.req.valid('query');
      await deletePair(c.var.scope, { documentIds: [documentId, relatedId], kind });
      return c.body(null, 204);
    },
  );
