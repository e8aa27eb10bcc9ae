import { Hono } from 'hono';
import {
  numberedDocumentResponseSchema,
  numberParamsSchema,
} from '../../../../shared/integrations/paperless/documents.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { respond } from '../../../http/respond.ts';
import { validate } from '../../../http/validate.ts';
import { prefetchItem } from './named-item.ts';

export const numberRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/numbers/:number',
  describeEndpoint({
    summary: 'Find a document by its number',
    description:
      'Clients of the Paperless-ngx API identify a document by this integer, for example in the links that they show.',
    tag: 'Documents',
    success: { status: 200, schema: numberedDocumentResponseSchema },
    errors: ['document.not_found'],
  }),
  organizationAccess({ permission: 'documents:read', prefetch: prefetchItem('document') }),
  validate('param', numberParamsSchema),
  (c) => {
    const [item] = c.var.prefetched.items;
    if (!item) throw new AppError('document.not_found');
    return respond(c, numberedDocumentResponseSchema, { documentId: item.itemId });
  },
);
