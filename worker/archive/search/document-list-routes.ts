import { Hono } from 'hono';
import {
  documentsQuerySchema,
  documentsResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { selectCustomField } from '../custom-fields/custom-field-store.ts';
import { findDocuments, isExpensiveList } from '../documents/list/document-list-store.ts';
import { maxCount } from '../documents/list/max-count.ts';
import { toDocumentOrder } from '../documents/list/to-document-order.ts';
import { findTagged } from './filters/filter-search-store.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const documentListRoutes = new Hono<AppEnv>().get(
  path,
  describeEndpoint({
    summary: 'List documents',
    description: `Active documents, by default newest first. \`sortField\` may be the id of a custom field. If the list is filtered by several tags or by an extraction state, documents are counted only up to ${maxCount}.`,
    tag,
    success: { status: 200, schema: documentsResponseSchema },
    errors: ['request.rate_limited'],
  }),
  organizationAccess({
    permission: 'documents:read',
    prefetch: (scope, request) => ({
      sorted: selectCustomField(scope, request.query('sortField') ?? ''),
    }),
  }),
  validate('param', organizationParamsSchema),
  validate('query', documentsQuerySchema),
  async (c) => {
    const { scope } = c.var;
    const asOf = scope.platform.clock.now();
    const query = c.req.valid('query');
    const order = await toDocumentOrder(scope, query, c.var.prefetched.sorted[0]);
    const isTagged = query.tags.length > 0;
    const read = () => (isTagged ? findTagged : findDocuments)(scope, query, order);
    const page = await (isExpensiveList(query, order) ? inTurn(scope, read) : read());
    return respond(c, documentsResponseSchema, { ...page, asOf });
  },
);
