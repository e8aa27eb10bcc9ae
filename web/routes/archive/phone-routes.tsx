import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { focusedRoute, privateRoute } from '../layout-routes.tsx';

const screens = () => import('./phone-screens.tsx');

export const shareRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/share',
  validateSearch: (search): { problem?: unknown } => search,
  component: lazyRouteComponent(screens, 'ShareScreen'),
});

export const scanRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/scan',
  validateSearch: (search): { organization?: unknown } => search,
  component: lazyRouteComponent(() => import('./scan-screens.tsx'), 'ScanScreen'),
});

export const searchRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/search',
  component: lazyRouteComponent(screens, 'SearchScreen'),
});
