import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { organizationQuery } from '../people/organizations/organization-api.ts';
import { prefetchFirstVisit } from './first-visit-data.ts';

const organizationId = `org_${'0'.repeat(24)}`;

function startedFor(pathname: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  prefetchFirstVisit(queryClient, { pathname, search: {} });
  return queryClient.getQueryCache().getAll();
}

it('loads the organization of the address', () => {
  const started = startedFor(`/organizations/${organizationId}/documents`);
  expect(started.map(({ queryKey }) => queryKey)).toContainEqual(
    organizationQuery(organizationId).queryKey,
  );
});

it.each(['/login', '/organizations'])('loads nothing for %s', (pathname) => {
  expect(startedFor(pathname)).toEqual([]);
});
