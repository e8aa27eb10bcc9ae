import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

const screens = () => import('./app-screens.tsx');

export const appsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/apps',
  component: lazyRouteComponent(screens, 'AppsScreen'),
});

export const appRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/apps/$appId',
  component: lazyRouteComponent(screens, 'AppScreen'),
});

export const documentNumberRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'documents/numbers/$number',
  component: lazyRouteComponent(screens, 'DocumentNumberScreen'),
});
