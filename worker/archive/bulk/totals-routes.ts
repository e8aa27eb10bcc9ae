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
import { countDocuments, sumAmounts } from './totals-store.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/batch';

export const totalsRoutes = new Hono<AppEnv>()
  .post(
    `${path}/count`,
    describeEndpoint({
      summary: 'Count the documents of several searches',
      description: `Active documents, as the list and the search count them, up to 1,000, but all documents and those of one tag. Up to 100 \`queries\`, such as those of all views, with at most ${maxCountedWords} words, filters and tags in all. One with a search that is refused elsewhere, as it is too long or has too many filters, matches nothing.`,
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
        '`filter` is the same as in the other bulk requests. Active documents, each currency by itself; of more than 10,000 documents, there is no sum (`isCapped`).',
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
