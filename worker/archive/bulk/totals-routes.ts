import { Hono } from 'hono';
import {
  countsInputSchema,
  countsResponseSchema,
  maxCountedWords,
  sumInputSchema,
  sumResponseSchema,
} from '../../../shared/archive/bulk/totals.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { selectionErrors } from './selection-errors.ts';
import { countDocuments } from './count-store.ts';
import { sumAmounts } from './sum-store.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/batch';

export const totalsRoutes = new Hono<AppEnv>()
  .post(
    `${path}/count`,
    describeEndpoint({
      summary: 'Count the documents of several searches',
      description: `Counts active documents for up to 100 \`queries\`, such as those of all views, in the same way as the list and the search do: up to 1,000, except that all documents and the documents with one tag are counted completely. The queries may have at most ${maxCountedWords} words, filters and tags in total. A query whose search is too long or has too many filters matches nothing.`,
      tag,
      success: { status: 200, schema: countsResponseSchema },
      errors: ['request.rate_limited'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('json', countsInputSchema),
    async (c) =>
      respond(c, countsResponseSchema, {
        counts: await countDocuments(c.var.scope, c.req.valid('json').queries),
      }),
  )
  .post(
    `${path}/sum`,
    describeEndpoint({
      summary: 'Add up the total amounts of documents',
      description:
        '`filter` is the same as in the other bulk requests. Adds up the amounts of active documents for each currency. For more than 10,000 documents, no sums are returned, and `isCapped` is `true`.',
      tag,
      success: { status: 200, schema: sumResponseSchema },
      errors: selectionErrors(sumInputSchema),
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('json', sumInputSchema),
    async (c) =>
      respond(c, sumResponseSchema, await sumAmounts(c.var.scope, c.req.valid('json').filter)),
  );
