import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

/** For whoever tries the product on their own machine, signed in or not. */
export const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/mailbox',
  component: lazyRouteComponent(() => import('../mails/mailbox-page.tsx'), 'MailboxPage'),
});
