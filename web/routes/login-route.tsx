import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { publicOnlyRoute } from './public-only-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/login',
  /** `error` is what a provider's sign-in came back with. */
  validateSearch: z.object({ error: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../features/sessions/login-page.tsx'), 'LoginPage'),
});
