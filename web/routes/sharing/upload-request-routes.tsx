import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

export const uploadRequestsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/upload-requests',
  component: lazyRouteComponent(
    () => import('./upload-request-screens.tsx'),
    'UploadRequestsScreen',
  ),
});
