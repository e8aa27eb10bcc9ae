import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountRoute } from '../layout-routes.tsx';

const data = () => import('./member-data.ts');

export const accountSettingsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./account-screens.tsx'), 'AccountSettingsScreen'),
});

export const receivedInvitationsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/invitations',
  loader: async ({ context }) => (await data()).startReceivedInvitations(context.queryClient),
  component: lazyRouteComponent(() => import('./member-screens.tsx'), 'ReceivedInvitationsScreen'),
});

const apiKeyScreens = () => import('./api-key-screens.tsx');

export const apiKeysRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/api-keys',
  component: lazyRouteComponent(apiKeyScreens, 'ApiKeysScreen'),
});

export const createApiKeyRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/api-keys/create',
  component: lazyRouteComponent(apiKeyScreens, 'CreateApiKeyScreen'),
});
