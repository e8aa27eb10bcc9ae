import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

export const shareLinksRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/sharing',
  validateSearch: ({ extend }): { extend?: string } =>
    typeof extend === 'string' ? { extend } : {},
  component: lazyRouteComponent(() => import('./share-link-screens.tsx'), 'ShareLinksScreen'),
});
