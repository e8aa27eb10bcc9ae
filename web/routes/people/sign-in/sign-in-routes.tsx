import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { configQuery } from '../../../api/session/config-api.ts';
import { sessionQuery } from '../../../api/session/session-api.ts';
import { safeReturnPath } from '../../../app-shell/session/return-path.ts';
import { rootRoute } from '../../layout-routes.tsx';

const authLayout = () => import('../../../people/sign-in/auth-layout.tsx');

/**
 * The frame of pages for visitors who are not logged in; others are redirected to the page that they wanted to open.
 */
export const publicOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-only',
  // Where to go after the login. Parsed by hand, as the login page does not load the schemas.
  validateSearch: (search): { returnTo?: string } => ({
    returnTo: safeReturnPath(search.returnTo),
  }),
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) throw redirect({ href: search.returnTo ?? '/' });
  },
  component: lazyRouteComponent(authLayout, 'AuthLayout'),
});

export const emailedLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'emailed-link',
  component: lazyRouteComponent(authLayout, 'AuthLayout'),
});

const emailedLinkScreens = () => import('./emailed-link-screens.tsx');

export const loginRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/login',
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

/** As on the server, users who cannot log in with a password have none to reset. */
async function offersReset(queryClient: QueryClient): Promise<boolean> {
  const { isPasswordResetEnabled, providers } = await authConfig(queryClient);
  return isPasswordResetEnabled && providers.email.isEnabled;
}

async function authConfig(queryClient: QueryClient) {
  return (await queryClient.ensureQueryData(configQuery)).auth;
}
