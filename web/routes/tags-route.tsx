import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from './organization-route.tsx';

export const tagsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'tags',
  component: lazyRouteComponent(() => import('./tags.tsx'), 'TagsScreen'),
});
