import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadOrganizations } from './load-organizations.ts';
import { privateRoute } from './private-route.tsx';

/** Around the pages outside of any organization. */
export const focusedRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'focused',
  component: lazyRouteComponent(
    () => import('../app-shell/frame/focused-layout.tsx'),
    'FocusedLayout',
  ),
});

export const organizationsRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/organizations',
  beforeLoad: async ({ context }) => {
    const organizations = await loadOrganizations(context.queryClient);
    if (organizations.length === 0) throw redirect({ to: '/organizations/first', replace: true });
  },
  component: lazyRouteComponent(
    () => import('../people/organizations/organizations-page.tsx'),
    'OrganizationsPage',
  ),
});

export const firstOrganizationRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/organizations/first',
  beforeLoad: async ({ context }) => {
    const organizations = await loadOrganizations(context.queryClient);
    if (organizations.length > 0) throw redirect({ to: '/organizations/create', replace: true });
  },
  component: lazyRouteComponent(
    () => import('./first-organization-screen.tsx'),
    'FirstOrganizationScreen',
  ),
});

export const createOrganizationRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/organizations/create',
  component: lazyRouteComponent(
    () => import('../people/organizations/create-organization-page.tsx'),
    'CreateOrganizationPage',
  ),
});
