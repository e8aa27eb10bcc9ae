import { costOf, medianCosts, type Call, type Caller, type Measured } from './calls.ts';
import { customFieldIdOf, documentIdAt, tagIdAt } from './search/fill.ts';
import { customLists, filteredLists, sortedBy } from './search/filtered-lists.ts';
import { searches } from './search/searches.ts';

/** Read calls of an organization that are also open to keys. */
export function readingCalls(organizationId: string, documentsCount: number): Record<string, Call> {
  const organization = `/api/organizations/${organizationId}`;
  const documents = `${organization}/documents`;
  const document = `${documents}/${documentIdAt(organizationId, documentsCount >> 1)}`;
  const search = (query: string) => ({
    path: `${documents}/search?pageSize=5&searchQuery=${encodeURIComponent(query)}`,
  });
  return {
    'configuration, without the database': { path: '/api/config' },
    'list page 1': { path: `${documents}?pageSize=100` },
    'list by name': { path: `${documents}?pageSize=100&sortField=name&sortOrder=asc` },
    'list of a tag': { path: `${documents}?pageSize=100&tags=${tagIdAt(organizationId, 3)}` },
    ...Object.fromEntries(
      sortedBy.map((field) => [
        `list by ${field}`,
        { path: `${documents}?pageSize=100&sortField=${field}` },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(customLists).map(([name, [searchQuery, key]]) => {
        const sortField = customFieldIdOf(organizationId, key);
        const list = searchQuery === '' ? documents : `${documents}/search`;
        const query = new URLSearchParams({ pageSize: '100', sortField, searchQuery });
        return [name, { path: `${list}?${query}` }];
      }),
    ),
    'list without a custom field': {
      path: `${documents}/search?pageSize=100&searchQuery=no:rate`,
    },
    'list without a custom field that few have not': {
      path: `${documents}/search?pageSize=100&searchQuery=no:booked`,
    },
    correspondents: { path: `${organization}/correspondents` },
    'list page at 9/10': {
      path: `${documents}?pageSize=100&pageIndex=${Math.floor((documentsCount / 100) * 0.9)}`,
    },
    detail: { path: document },
    activity: { path: `${document}/activity` },
    tags: { path: `${organization}/tags` },
    statistics: { path: `${documents}/statistics` },
    spending: { path: `${documents}/spending` },
    'to do': { path: `${documents}/to-do` },
    reminders: { path: `${organization}/reminders?pageSize=6` },
    'Inbox of the home page': { path: `${documents}/search?pageSize=15&searchQuery=in:inbox` },
    trash: { path: `${documents}/deleted?pageSize=10` },
    'tagging rules': { path: `${organization}/tagging-rules` },
    organization: { path: organization },
    version: { path: `${organization}/version` },
    organizations: { path: '/api/organizations' },
    palette: search(''),
    ...Object.fromEntries(
      filteredLists.map(([searchQuery, sortField]) => [
        `search: ${searchQuery} by ${sortField}`,
        {
          path: `${documents}/search?${new URLSearchParams({ pageSize: '100', searchQuery, sortField })}`,
        },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, queryFor]) => [
        `search: ${name}`,
        search(queryFor(documentsCount)),
      ]),
    ),
  };
}

export function memberCalls(organizationId: string): Record<string, Call> {
  const organization = `/api/organizations/${organizationId}`;
  return {
    'own membership': { path: `${organization}/members/me` },
    members: { path: `${organization}/members` },
    invitations: { path: `${organization}/members/invitations` },
    'own invitations': { path: '/api/invitations' },
    'intake addresses': { path: `${organization}/intake-emails` },
    webhooks: { path: `${organization}/webhooks` },
    'API keys': { path: '/api/api-keys' },
    'own account': { path: '/api/users/me' },
  };
}

export async function measureReads(
  caller: Caller,
  documents: number,
  calls: Record<string, Call>,
): Promise<Measured[]> {
  const costs = await medianCosts(caller, Object.values(calls));
  return Object.keys(calls).flatMap((call, index) => {
    const cost = costs[index];
    return cost ? [{ call, as: caller.name, documents, ...cost }] : [];
  });
}

/** A table of all documents. Trips and rows are those before the table begins; `found` is its number of rows. */
export const tableCall = 'table of all documents';

/** Exports all documents as a table, only once, because the time grows with their number. */
export async function measureTable(
  caller: Caller,
  documents: number,
  organizationId: string,
): Promise<Measured> {
  const path = `/api/organizations/${organizationId}/documents/csv`;
  const { cost, text } = await costOf(caller, { path });
  const found = text.split('\r\n').length - 2;
  return { call: tableCall, as: caller.name, documents, ...cost, found };
}
