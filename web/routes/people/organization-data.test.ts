import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { setTransport } from '../../api/transport.ts';
import { organizationQuery } from '../../people/organizations/organization-api.ts';
import { loadOrganization } from './organization-data.ts';

const id = (prefix: string) => `${prefix}_${'1'.repeat(24)}`;
const time = '2026-11-22T10:00:00.000Z';
const organization = { id: id('org'), name: 'Oak', createdAt: time, updatedAt: time };
const member = {
  id: id('mem'),
  organizationId: organization.id,
  role: 'owner',
  user: { id: id('usr'), email: 'oak@example.com', name: 'Oak' },
};

/** Loads the organization from a server that lists these; returns the paths that were requested. */
async function load(listed: readonly unknown[]) {
  const requested: string[] = [];
  const bodies = new Map<string, unknown>([
    ['/api/organizations', { organizations: listed }],
    [`/api/organizations/${organization.id}`, { organization }],
    [`/api/organizations/${organization.id}/members/me`, { member }],
    [`/api/organizations/${organization.id}/version`, { version: 1 }],
  ]);
  setTransport({
    fetch: (input) => {
      const path = typeof input === 'string' ? input : '';
      requested.push(path);
      return Promise.resolve(Response.json(bodies.get(path)));
    },
    upload: () => Promise.reject(new Error('not used')),
    download: () => undefined,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await loadOrganization(queryClient, organization.id);
  const { queryKey } = organizationQuery(organization.id);
  expect(queryClient.getQueryData(queryKey)?.name).toBe('Oak');
  return requested.toSorted();
}

it('takes the organization from the list, without a request of its own', async () => {
  expect(await load([{ ...organization, role: 'owner' }])).toEqual([
    '/api/organizations',
    `/api/organizations/${organization.id}/members/me`,
    `/api/organizations/${organization.id}/version`,
  ]);
});

it('requests an organization that is not in the list', async () => {
  expect(await load([])).toContain(`/api/organizations/${organization.id}`);
});
