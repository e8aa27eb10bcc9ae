import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

export const tagsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'tags',
  component: lazyRouteComponent(() => import('./tag-screens.tsx'), 'TagsScreen'),
});

export const correspondentsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'correspondents',
  component: lazyRouteComponent(() => import('./tag-screens.tsx'), 'CorrespondentsScreen'),
});
