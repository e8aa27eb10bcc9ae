import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { publicOnlyRoute } from './public-only-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/login',
  // What a provider's sign-in came back with.
  validateSearch: ({ error }): { error?: string } => ({
    error: typeof error === 'string' ? error : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (search.error === 'email_not_verified') {
      throw redirect({ to: '/email-validation-required', replace: true });
    }
  },
  component: lazyRouteComponent(
    () => import('../people/sign-in/login/login-page.tsx'),
    'LoginPage',
  ),
});
