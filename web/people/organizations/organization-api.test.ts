import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { organizationsQuery, useLeaveOrganization } from './organization-api.ts';

const organizationId = 'org_000000000000000000000001';
const membersPath = `/organizations/${organizationId}/members`;

async function leaveAfter(path: string) {
  let leave: (() => Promise<void>) | undefined;
  const client = new QueryClient();
  client.setQueryData(organizationsQuery.queryKey, [
    { id: organizationId, name: 'Left', createdAt: new Date(0), updatedAt: null } as never,
  ]);
  client.setQueryData(['organizations', organizationId, 'members', 'list'], []);
  const rootRoute = createRootRoute();
  const membersRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/organizations/$organizationId/members',
    component: () => {
      leave = useLeaveOrganization(organizationId);
      return null;
    },
  });
  const history = createMemoryHistory({ initialEntries: [membersPath] });
  const router = createRouter({ routeTree: rootRoute.addChildren([membersRoute]), history });
  await router.load();
  const page = createElement(RouterProvider, { router });
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, page));
  const navigations = vi.spyOn(router, 'navigate').mockResolvedValue();
  history.push(path);
  router.updateLatestLocation();
  await leave?.();
  return { navigations, client };
}

it.each([membersPath, `/organizations/${organizationId}/documents?view=viw_1`])(
  'leads away from %s, a page of the organization that was left',
  async (path) => {
    const { navigations } = await leaveAfter(path);
    expect(navigations).toHaveBeenCalledWith(expect.objectContaining({ to: '/' }));
  },
);

it.each(['/settings', '/organizations', '/organizations/org_000000000000000000000002/documents'])(
  'lets the user stay on %s meanwhile',
  async (path) => {
    const { navigations, client } = await leaveAfter(path);
    expect(navigations).not.toHaveBeenCalled();
    expect(client.getQueryData(organizationsQuery.queryKey)).toEqual([]);
    expect(client.getQueryCache().findAll({ queryKey: ['organizations', organizationId] })).toEqual(
      [],
    );
  },
);
