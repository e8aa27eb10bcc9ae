import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { queryClient } from './api/query-client.ts';
import { PendingPage } from './app-shell/start-up/pending-page.tsx';
import { RouteError } from './app-shell/start-up/route-error.tsx';
import { accountRoute, settingsRoute } from './routes/account-route.tsx';
import {
  documentDetailRoute,
  documentListRoute,
  organizationHomeRoute,
} from './routes/document-routes.tsx';
import { emailValidationRequiredRoute } from './routes/email-validation-required-route.tsx';
import { indexRoute } from './routes/index-route.tsx';
import {
  apiKeysRoute,
  createApiKeyRoute,
  createWebhookRoute,
  intakeEmailsRoute,
  webhookRoute,
  webhooksRoute,
} from './routes/integration-routes.tsx';
import { loginRoute } from './routes/login-route.tsx';
import { organizationRoute } from './routes/organization-route.tsx';
import {
  createOrganizationRoute,
  firstOrganizationRoute,
  focusedRoute,
  organizationsRoute,
} from './routes/organizations-route.tsx';
import { requestPasswordResetRoute, resetPasswordRoute } from './routes/password-reset-routes.tsx';
import { mailboxRoute } from './routes/mailbox-route.tsx';
import { organizationSettingsRoute } from './routes/organization-settings-routes.tsx';
import {
  inviteRoute,
  membersRoute,
  organizationInvitationsRoute,
  receivedInvitationsRoute,
} from './routes/people-routes.tsx';
import { privateRoute } from './routes/private-route.tsx';
import { publicOnlyRoute } from './routes/public-only-route.tsx';
import { registerRoute } from './routes/register-route.tsx';
import { rootRoute } from './routes/root-route.tsx';
import {
  createTaggingRuleRoute,
  editTaggingRuleRoute,
  taggingRulesRoute,
} from './routes/tagging-rule-routes.tsx';
import { tagsRoute } from './routes/tags-route.tsx';
import { trashRoute } from './routes/trash-route.tsx';

const routeTree = rootRoute.addChildren([
  publicOnlyRoute.addChildren([
    loginRoute,
    registerRoute,
    emailValidationRequiredRoute,
    requestPasswordResetRoute,
    resetPasswordRoute,
  ]),
  privateRoute.addChildren([
    indexRoute,
    focusedRoute.addChildren([organizationsRoute, firstOrganizationRoute, createOrganizationRoute]),
    organizationRoute.addChildren([
      organizationHomeRoute,
      documentListRoute,
      documentDetailRoute,
      tagsRoute,
      taggingRulesRoute,
      createTaggingRuleRoute,
      editTaggingRuleRoute,
      trashRoute,
      membersRoute,
      inviteRoute,
      organizationInvitationsRoute,
      organizationSettingsRoute,
      intakeEmailsRoute,
      webhooksRoute,
      createWebhookRoute,
      webhookRoute,
    ]),
    accountRoute.addChildren([
      settingsRoute,
      apiKeysRoute,
      createApiKeyRoute,
      receivedInvitationsRoute,
    ]),
  ]),
  mailboxRoute,
]);

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // What a preload has fetched is kept by the queries, which know how long it is good for.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 250,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: lazyRouteComponent(
    () => import('./app-shell/start-up/not-found-page.tsx'),
    'NotFoundPage',
  ),
  // A whole page: the frame of an organization would promise that there is something in it.
  notFoundMode: 'root',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
