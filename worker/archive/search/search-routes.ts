import { Hono, type HonoRequest } from 'hono';
import {
  documentSearchQuerySchema,
  documentSearchResponseSchema,
} from '../../../shared/archive/search/search.ts';
import { filterWords } from '../../../shared/archive/search/syntax/filter-words.ts';
import { periods, periodWords } from '../../../shared/archive/search/syntax/periods.ts';
import { searchFilterKeys } from '../../../shared/archive/search/syntax/search-pieces.ts';
import { namesPeople } from '../../../shared/archive/search/syntax/uploaders.ts';
import { limits } from '../../../shared/limits.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { timeZoneHeader } from '../../../shared/time/time-zone-header.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { selectCustomField } from '../custom-fields/custom-field-store.ts';
import { selectSearchedFields, selectSearchedTypes } from '../custom-fields/search/parse-search.ts';
import { selectNearNames } from './near-names-store.ts';
import { searchDocuments } from './search-documents.ts';
import { startRebuild } from './index/rebuild/start-rebuild.ts';

const filters = searchFilterKeys
  .map((key) => [
    key,
    ...(new Map<string, readonly string[]>(Object.entries(filterWords)).get(key) ?? []),
  ])
  .map((words) => `- ${words.map((word) => `\`${word}:\``).join(' ')}`)
  .join('\n');
const periodList = periods
  .map((period) => `- ${[period, ...periodWords[period]].map((word) => `\`${word}\``).join(' ')}`)
  .join('\n');

export const documentSearchRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/documents/search',
    describeEndpoint({
      summary: 'Search documents',
      description: `All words must occur in the name or the text of a document; the last word also matches as a prefix. \`"a phrase"\` matches exactly these words, and \`-word\` excludes documents with the word. A search with filters only can be sorted like the list; other results are sorted by the best match or by \`createdAt\`. Unknown filters are listed in \`unknownTerms\`, and the rest of the search is applied.

The filters are the keys of custom fields, which go before other words for a filter, and:

${filters}

Their days may be periods, in the time zone of the header \`${timeZoneHeader}\` for a session, in UTC for an API key:

${periodList}`,
      tag: 'Documents',
      success: { status: 200, schema: documentSearchResponseSchema },
      errors: ['search.too_many_filters', 'request.rate_limited'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) => ({
        searched: selectSearchedFields(scope, searchQueryOf(request)),
        types: selectSearchedTypes(scope, searchQueryOf(request)),
        sorted: selectCustomField(scope, request.query('sortField') ?? ''),
        near: selectNearNames(scope, searchQueryOf(request)),
      }),
      needsPeople: (request) => namesPeople(searchQueryOf(request)),
    }),
    validate('param', organizationParamsSchema),
    validate('query', documentSearchQuerySchema),
    async (c) => {
      const { scope, people, prefetched } = c.var;
      const asOf = scope.platform.clock.now();
      const result = await searchDocuments(scope, c.req.valid('query'), { ...prefetched, people });
      return respond(c, documentSearchResponseSchema, { ...result, asOf });
    },
  )
  .post(
    '/organizations/:organizationId/documents/search-index/rebuild',
    describeEndpoint({
      summary: 'Rebuild the search index',
      description: 'Runs in the background. Searches continue to work.',
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

function searchQueryOf(request: HonoRequest): string {
  return (request.query('searchQuery') ?? '').slice(0, limits.searchQuery.max);
}
