import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { writeStored } from '../api/local-store.ts';
import { privateRoute } from './private-route.tsx';
import { isOrganizationOutOfReach } from './redirects.ts';

/** The frame of one organization: every page below can rely on its being there and on the user's role. */
export const organizationRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/organizations/$organizationId',
  loader: async ({ context, params: { organizationId }, preload }) => {
    try {
      const { loadOrganization } = await import('./organization-data.ts');
      await loadOrganization(context.queryClient, organizationId);
    } catch (error) {
      if (isOrganizationOutOfReach(error)) throw redirect({ to: '/', replace: true });
      throw error;
    }
    if (!preload) writeStored('organization', organizationId);
  },
  component: lazyRouteComponent(
    () => import('../app-shell/frame/organization-shell.tsx'),
    'OrganizationShell',
  ),
});
