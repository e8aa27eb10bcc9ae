import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

export const intakeEmailsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/intake-emails',
  component: lazyRouteComponent(() => import('./intake-email-screens.tsx'), 'IntakeEmailsScreen'),
});
