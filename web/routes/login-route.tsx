import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicOnlyRoute } from './public-only-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/login',
  // What a provider's sign-in came back with.
  validateSearch: ({ error }): { error?: string } => ({
    error: typeof error === 'string' ? error : undefined,
  }),
  component: lazyRouteComponent(() => import('../features/sessions/login-page.tsx'), 'LoginPage'),
});
