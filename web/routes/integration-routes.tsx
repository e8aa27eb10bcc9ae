import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountRoute } from './account-route.tsx';
import { organizationRoute } from './organization-route.tsx';

const screens = () => import('./integration-screens.tsx');

export const apiKeysRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/api-keys',
  component: lazyRouteComponent(screens, 'ApiKeysScreen'),
});

export const createApiKeyRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/api-keys/create',
  component: lazyRouteComponent(screens, 'CreateApiKeyScreen'),
});

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

export const intakeEmailsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/intake-emails',
  component: lazyRouteComponent(screens, 'IntakeEmailsScreen'),
});
