import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './layout-routes.tsx';

export const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/mailbox',
  component: lazyRouteComponent(() => import('./mail-screens.tsx'), 'MailboxScreen'),
});
