import { Hono } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { nearDuplicatesResponseSchema } from '../../../shared/archive/near-duplicates/near-duplicates.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { listNearDuplicates } from './list-near-duplicates.ts';
import { selectSubject } from './near-duplicate-store.ts';

export const nearDuplicateRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/:documentId/near-duplicates',
  describeEndpoint({
    summary: 'List the near-duplicates of a document',
    description:
      'Up to three documents with nearly the same text, such as a letter that was scanned twice, or both emailed and scanned. Documents with the same words but other numbers or months are not listed, nor are documents that a user has marked as linked, unrelated or different.',
    tag: 'Documents',
    success: { status: 200, schema: nearDuplicatesResponseSchema },
    errors: ['document.not_found', 'request.rate_limited'],
  }),
  organizationAccess({
    permission: 'documents:read',
    prefetch: (scope, request) => ({
      subjects: selectSubject(scope, request.param('documentId') ?? ''),
    }),
  }),
  validate('param', documentParamsSchema),
  async (c) => {
    const [subject] = c.var.prefetched.subjects;
    const documents = await listNearDuplicates(c.var.scope, subject);
    return respond(c, nearDuplicatesResponseSchema, { documents });
  },
);
