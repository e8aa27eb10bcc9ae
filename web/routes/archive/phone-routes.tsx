import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readStored } from '../../api/local-store.ts';
import { homePath } from '../../people/organizations/organization-paths.ts';
import { focusedRoute, privateRoute } from '../layout-routes.tsx';

const organizationData = () => import('../people/organization-data.ts');
const screens = () => import('./phone-screens.tsx');

/** Where other applications share to. */
export const shareRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/share',
  validateSearch: ({ problem }): { problem?: unknown } => ({ problem }),
  beforeLoad: async ({ context }) => {
    await (await organizationData()).loadOrganizations(context.queryClient);
  },
  component: lazyRouteComponent(screens, 'ShareScreen'),
});

/** Takes pictures of pages; for an organization, or for one that is chosen afterwards. */
export const scanRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/scan',
  validateSearch: ({ organization }): { organization?: string } => ({
    organization: typeof organization === 'string' ? organization : undefined,
  }),
  beforeLoad: async ({ context }) => {
    await (await organizationData()).loadOrganizations(context.queryClient);
  },
  component: lazyRouteComponent(() => import('./scan-screens.tsx'), 'ScanScreen'),
});

/** The search of the organization that was open last, for the icon of the installed application. */
export const searchRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/search',
  beforeLoad: async ({ context }) => {
    const organizations = await (await organizationData()).loadOrganizations(context.queryClient);
    const organizationIds = organizations.map(({ id }) => id);
    const home = homePath({ organizationIds, lastUsedId: readStored('organization') });
    throw redirect({ href: `${home}#search`, replace: true });
  },
});
