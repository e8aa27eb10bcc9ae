import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from './organization-route.tsx';

/** The general settings. Pages beside it have their line in `organizationSettingsNavigation`. */
export const organizationSettingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings',
  component: lazyRouteComponent(
    () => import('./organization-settings-screen.tsx'),
    'OrganizationSettingsScreen',
  ),
});
