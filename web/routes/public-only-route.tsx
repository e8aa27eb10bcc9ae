import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { sessionQuery } from '../api/session-query.ts';
import { AuthLayout } from '../features/sessions/auth-layout.tsx';
import { safeReturnPath } from './redirects.ts';
import { rootRoute } from './root-route.tsx';

const searchSchema = z.object({
  /** Where to go after signing in. */
  returnTo: z.unknown().transform(safeReturnPath).optional(),
});

/** Around the pages for those who are not signed in; anyone else goes on to where they wanted to be. */
export const publicOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-only',
  validateSearch: searchSchema,
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) throw redirect({ href: search.returnTo ?? '/' });
  },
  component: AuthLayout,
});
