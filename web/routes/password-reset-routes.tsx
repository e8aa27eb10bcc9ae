import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { configQuery } from '../api/config-api.ts';
import { publicOnlyRoute } from './public-only-route.tsx';

export const requestPasswordResetRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/request-password-reset',
  beforeLoad: async ({ context }) => {
    const { isPasswordResetEnabled, providers } = await authConfig(context.queryClient);
    if (!isPasswordResetEnabled || !providers.email.isEnabled) throw redirect({ to: '/login' });
  },
  component: lazyRouteComponent(
    () => import('../people/sign-in/emailed-links/request-password-reset-page.tsx'),
    'RequestPasswordResetPage',
  ),
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
  component: lazyRouteComponent(() => import('./reset-password-screen.tsx'), 'ResetPasswordScreen'),
});

async function authConfig(queryClient: QueryClient) {
  return (await queryClient.ensureQueryData(configQuery)).auth;
}
