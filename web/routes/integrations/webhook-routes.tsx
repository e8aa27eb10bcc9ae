import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

const screens = () => import('./webhook-screens.tsx');

export const webhooksRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/webhooks',
  component: lazyRouteComponent(screens, 'WebhooksScreen'),
});

export const createWebhookRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/webhooks/create',
  component: lazyRouteComponent(screens, 'CreateWebhookScreen'),
});

export const webhookRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/webhooks/$webhookId',
  component: lazyRouteComponent(screens, 'WebhookScreen'),
});
