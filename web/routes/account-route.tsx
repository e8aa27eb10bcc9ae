import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadOrganizations } from './load-organizations.ts';
import { privateRoute } from './private-route.tsx';

/** Around the pages of the user's own account. */
export const accountRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'account',
  loader: ({ context }) => loadOrganizations(context.queryClient),
  component: lazyRouteComponent(
    () => import('../app-shell/frame/account-shell.tsx'),
    'AccountShell',
  ),
});

export const settingsRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});
