import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../api/session-api.ts';
import { isNoOrganizationPath, safeReturnPath } from './redirects.ts';
import { rootRoute } from './root-route.tsx';

/** Around every page behind the sign-in. */
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
