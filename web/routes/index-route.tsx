import { createRoute, redirect } from '@tanstack/react-router';
import { readStored } from '../api/local-store.ts';
import { loadOrganizations } from './load-organizations.ts';
import { privateRoute } from './private-route.tsx';
import { homePath } from './redirects.ts';

export const indexRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/',
  beforeLoad: async ({ context }) => {
    const organizations = await loadOrganizations(context.queryClient);
    const organizationIds = organizations.map((organization) => organization.id);
    throw redirect({
      href: homePath({ organizationIds, lastUsedId: readStored('organization') }),
      replace: true,
    });
  },
});
