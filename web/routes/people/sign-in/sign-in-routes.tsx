import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { configQuery } from '../../../api/session/config-api.ts';
import { sessionQuery } from '../../../api/session/session-api.ts';
import { safeReturnPath } from '../../../app-shell/session/return-path.ts';
import { rootRoute } from '../../layout-routes.tsx';

const authLayout = () => import('../../../people/sign-in/auth-layout.tsx');

/** Around the pages for visitors who are not signed in; others are sent on to where they wanted to go. */
export const publicOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-only',
  // Where to go after signing in. Parsed by hand: the login page does without the schemas.
  validateSearch: (search): { returnTo?: string } => ({
    returnTo: safeReturnPath(search.returnTo),
  }),
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) throw redirect({ href: search.returnTo ?? '/' });
  },
  component: lazyRouteComponent(authLayout, 'AuthLayout'),
});

/** Around the page of a link from an email, for visitors and signed-in users alike. */
export const emailedLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'emailed-link',
  component: lazyRouteComponent(authLayout, 'AuthLayout'),
});

const emailedLinkScreens = () => import('./emailed-link-screens.tsx');

export const loginRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/login',
  // What a provider's sign-in failed with.
  validateSearch: ({ error }): { error?: string } => ({
    error: typeof error === 'string' ? error : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (search.error === 'email_not_verified') {
      throw redirect({ to: '/email-validation-required', replace: true });
    }
  },
  component: lazyRouteComponent(() => import('./login-screens.tsx'), 'LoginScreen'),
});

export const registerRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('./register-screens.tsx'), 'RegisterScreen'),
});

export const emailValidationRequiredRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/email-validation-required',
  component: lazyRouteComponent(emailedLinkScreens, 'EmailValidationRequiredScreen'),
});

export const verifyEmailRoute = createRoute({
  getParentRoute: () => emailedLinkRoute,
  path: '/verify-email',
  validateSearch: ({ token, returnTo }): { token?: string; returnTo?: string } => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
    returnTo: safeReturnPath(returnTo),
  }),
  beforeLoad: async ({ context, search }) => {
    if (search.token === undefined) throw redirect({ to: '/login' });
    await context.queryClient.ensureQueryData(sessionQuery);
  },
  component: lazyRouteComponent(emailedLinkScreens, 'VerifyEmailScreen'),
});

export const changeEmailRoute = createRoute({
  getParentRoute: () => emailedLinkRoute,
  path: '/change-email',
  validateSearch: ({ token }): { token?: string } => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    if (search.token === undefined) throw redirect({ to: '/' });
    await context.queryClient.ensureQueryData(sessionQuery);
  },
  component: lazyRouteComponent(emailedLinkScreens, 'ConfirmEmailChangeScreen'),
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email address just entered, for the page that follows. */
    email?: string;
  }
}

export const requestPasswordResetRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/request-password-reset',
  beforeLoad: async ({ context }) => {
    if (!(await offersReset(context.queryClient))) throw redirect({ to: '/login' });
  },
  component: lazyRouteComponent(emailedLinkScreens, 'RequestPasswordResetScreen'),
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/reset-password',
  validateSearch: ({ token }): { token?: string } => ({
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    if (search.token === undefined || !(await offersReset(context.queryClient))) {
      throw redirect({ to: '/login' });
    }
  },
  component: lazyRouteComponent(emailedLinkScreens, 'ResetPasswordScreen'),
});

/** As on the server, a person who cannot sign in with a password has none to reset. */
async function offersReset(queryClient: QueryClient): Promise<boolean> {
  const { isPasswordResetEnabled, providers } = await authConfig(queryClient);
  return isPasswordResetEnabled && providers.email.isEnabled;
}

async function authConfig(queryClient: QueryClient) {
  return (await queryClient.ensureQueryData(configQuery)).auth;
}
