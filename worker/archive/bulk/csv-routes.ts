import { Hono } from 'hono';
import { bulkCsvInputSchema } from '../../../shared/archive/bulk/bulk.ts';
import { csvQuerySchema } from '../../../shared/archive/csv/csv.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { validate } from '../../http/validate.ts';
import { selectTableParts } from '../csv/table-parts-store.ts';
import { exportCsv } from './export-csv.ts';
import { selectionErrors } from './selection-errors.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';
const description =
  'A CSV file (RFC 4180) in UTF-8 with a byte order mark, which is streamed. It contains a header in the language `lang` (by default the language that the client accepts) and one row for each active document. `columns` can contain `name`, `isPaid`, the columns of the list and ids of custom fields. By default, all columns are included, `archiveNumber` only if a document has one. Dates are in ISO 8601. Amounts have a decimal point, and their currency is in a separate column. An apostrophe is inserted before text that a spreadsheet would run as a formula: text that begins with `=`, `+`, `-`, `@`, a full-width form of these, a tab or a carriage return, and such a character after a semicolon, a tab or a line break. A search with an unknown filter is rejected.';
const success = { status: 200, mediaType: 'text/csv' } as const;

export const csvRoutes = new Hono<AppEnv>()
  .get(
    `${path}/csv`,
    describeEndpoint({
      summary: 'Export documents as a table',
      description: `${description} The other parameters are those of the list and the search, but the response has no pages, and results of searches are sorted like the list.`,
      tag,
      success,
      errors: ['search.too_many_filters', 'request.rate_limited'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: selectTableParts,
    }),
    validate('param', organizationParamsSchema),
    validate('query', csvQuerySchema),
    async (c) => {
      const { searchQuery, tags, extractionState, lang, ...format } = c.req.valid('query');
      const input = { filter: { query: { searchQuery, tags, extractionState } }, ...format };
      const locale = lang ?? preferredLocaleOf(c.req.raw.headers);
      return exportCsv(c.var.scope, input, { ...c.var.prefetched, locale });
    },
  )
  .post(
    `${path}/batch/csv`,
    describeEndpoint({
      summary: 'Export selected documents as a table',
      description: `\`filter\` is the same as in the other bulk requests. ${description}`,
      tag,
      success,
      errors: selectionErrors(bulkCsvInputSchema),
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: selectTableParts,
    }),
    validate('param', organizationParamsSchema),
    validate('json', bulkCsvInputSchema),
    async (c) => {
      const { lang, ...input } = c.req.valid('json');
      const locale = lang ?? preferredLocaleOf(c.req.raw.headers);
      return exportCsv(c.var.scope, input, { ...c.var.prefetched, locale });
    },
  );
