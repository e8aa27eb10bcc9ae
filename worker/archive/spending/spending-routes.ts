import { Hono } from 'hono';
import {
  spendingQuerySchema,
  spendingResponseSchema,
} from '../../../shared/archive/spending/spending.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { getSpending } from './get-spending.ts';

export const spendingRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/spending',
  describeEndpoint({
    summary: 'Get spending by year, type and correspondent',
    description:
      'Adds up the total amounts of active invoices, receipts and tickets that have a document date, in one currency: by year, and in one year by type and by correspondent (the ten with the largest amounts; `null` means none). Negative amounts, such as those of credit notes, are subtracted. Invoices that the organization has issued count, too. Amounts beyond 10,000,000,000 are left out. The default of `currency` is the currency of most documents in its latest years; the default of `year` is the latest year that has begun. After an update from a version without these sums, a background job adds up the documents that were stored before; until then, `isComplete` is false and the amounts are partial.',
    tag: 'Documents',
    success: { status: 200, schema: spendingResponseSchema },
    errors: ['request.rate_limited'],
  }),
  organizationAccess({ permission: 'documents:read' }),
  validate('param', organizationParamsSchema),
  validate('query', spendingQuerySchema),
  async (c) => {
    const spending = await getSpending(c.var.scope, c.req.valid('query'));
    return respond(c, spendingResponseSchema, { spending });
  },
);
