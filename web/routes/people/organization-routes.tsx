import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readStored } from '../../browser/local-store.ts';
import { homePath } from '../../people/organizations/organization-paths.ts';
import { focusedRoute, organizationRoute, privateRoute } from '../layout-routes.tsx';

const data = () => import('./organization-data.ts');
const screens = () => import('./organization-screens.tsx');

export const indexRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/',
  beforeLoad: async ({ context }) => {
    const organizations = await (await data()).loadOrganizations(context.queryClient);
    const organizationIds = organizations.map(({ id }) => id);
    throw redirect({
      href: homePath({ organizationIds, lastUsedId: readStored('organization') }),
      replace: true,
    });
  },
});

export const organizationsRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/organizations',
  beforeLoad: async ({ context }) => {
    const organizations = await (await data()).loadOrganizations(context.queryClient);
    if (organizations.length === 0) throw redirect({ to: '/organizations/first', replace: true });
  },
  component: lazyRouteComponent(screens, 'OrganizationsScreen'),
});

export const firstOrganizationRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/organizations/first',
  beforeLoad: async ({ context }) => {
    const organizations = await (await data()).loadOrganizations(context.queryClient);
    if (organizations.length > 0) throw redirect({ to: '/organizations/create', replace: true });
  },
  component: lazyRouteComponent(screens, 'FirstOrganizationScreen'),
});

export const createOrganizationRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/organizations/create',
  component: lazyRouteComponent(screens, 'CreateOrganizationScreen'),
});

export const organizationSettingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings',
  component: lazyRouteComponent(
    () => import('./organization-settings-screens.tsx'),
    'OrganizationSettingsScreen',
  ),
});
