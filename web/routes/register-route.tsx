import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicOnlyRoute } from './public-only-route.tsx';

export const registerRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/register',
  component: lazyRouteComponent(
    () => import('../people/sign-in/register/register-page.tsx'),
    'RegisterPage',
  ),
});
