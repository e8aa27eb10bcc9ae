import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { sessionQuery } from '../api/session/session-api.ts';
import { safeReturnPath } from '../app-shell/session/return-path.ts';
import {
  isNoOrganizationPath,
  isOrganizationInaccessible,
} from '../people/organizations/organization-paths.ts';

const organizationData = () => import('./people/organization-data.ts');

type RouterContext = {
  queryClient: QueryClient;
  Card?: ComponentType;
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet });

export const privateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'private',
  beforeLoad: async ({ context, location }) => {
    if (isNoOrganizationPath(location.pathname)) throw notFound();
    const session = await context.queryClient.ensureQueryData({
      ...sessionQuery,
      revalidateIfStale: true,
    });
    if (!session) {
      throw redirect({ to: '/login', search: { returnTo: safeReturnPath(location.href) } });
    }
  },
  component: lazyRouteComponent(
    () => import('../app-shell/frame/private-layout.tsx'),
    'PrivateLayout',
  ),
});

export const focusedRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'focused',
  component: lazyRouteComponent(
    () => import('../app-shell/frame/focused-layout.tsx'),
    'FocusedLayout',
  ),
});

export const accountRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'account',
  loader: async ({ context }) => (await organizationData()).loadOrganizations(context.queryClient),
  component: lazyRouteComponent(
    () => import('../app-shell/frame/account-shell.tsx'),
    'AccountShell',
  ),
});

/** The frame of the pages of one organization, where the organization and the user's role are always loaded. */
export const organizationRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/organizations/$organizationId',
  loader: async ({ context, params: { organizationId } }) => {
    const { endMembership, loadOrganization } = await organizationData();
    try {
      await loadOrganization(context.queryClient, organizationId);
    } catch (error) {
      if (!isOrganizationInaccessible(error)) throw error;
      endMembership(context.queryClient, organizationId);
      throw redirect({ to: '/', replace: true });
    }
  },
  component: lazyRouteComponent(
    () => import('../app-shell/frame/organization-shell.tsx'),
    'OrganizationShell',
  ),
});
