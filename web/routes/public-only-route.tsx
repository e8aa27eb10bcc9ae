import { createRoute, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../api/session-api.ts';
import { AuthLayout } from '../people/sign-in/auth-layout.tsx';
import { safeReturnPath } from './redirects.ts';
import { rootRoute } from './root-route.tsx';

/** Around the pages for those who are not signed in; anyone else goes on to where they wanted to be. */
export const publicOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-only',
  // Where to go after signing in. By hand: the login page does without the schemas.
  validateSearch: (search): { returnTo?: string } => ({
    returnTo: safeReturnPath(search.returnTo),
  }),
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) throw redirect({ href: search.returnTo ?? '/' });
  },
  component: AuthLayout,
});
