import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { configQuery } from '../../api/config-api.ts';
import { sessionQuery } from '../../api/session-api.ts';
import { safeReturnPath } from '../../app-shell/session/return-path.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { rootRoute } from '../layout-routes.tsx';

/** Around the pages for visitors who are not signed in; others are sent on to where they wanted to go. */
export const publicOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-only',
  // Where to go after signing in, and what the link of an email did. Parsed by hand: the login page does without the schemas.
  validateSearch: (search): { returnTo?: string; isOtherVerified?: true } => ({
    returnTo: safeReturnPath(search.returnTo),
    isOtherVerified: search.isOtherVerified === true || undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session) return;
    if (search.isOtherVerified) {
      const { email } = session.user;
      toast.info(i18next.t('auth.email-validation.other-verified', { email }));
    }
    throw redirect({ href: search.returnTo ?? '/' });
  },
  component: lazyRouteComponent(() => import('../../people/sign-in/auth-layout.tsx'), 'AuthLayout'),
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
  // What the link of an email failed with.
  validateSearch: ({ error }): { error?: string } => ({
    error: typeof error === 'string' ? error : undefined,
  }),
  component: lazyRouteComponent(emailedLinkScreens, 'EmailValidationRequiredScreen'),
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
    const { isPasswordResetEnabled, providers } = await authConfig(context.queryClient);
    if (!isPasswordResetEnabled || !providers.email.isEnabled) throw redirect({ to: '/login' });
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
    const { isPasswordResetEnabled } = await authConfig(context.queryClient);
    if (!isPasswordResetEnabled || search.token === undefined) throw redirect({ to: '/login' });
  },
  component: lazyRouteComponent(emailedLinkScreens, 'ResetPasswordScreen'),
});

async function authConfig(queryClient: QueryClient) {
  return (await queryClient.ensureQueryData(configQuery)).auth;
}
