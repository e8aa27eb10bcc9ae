import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { queryClient } from './api/queries/query-client.ts';
import { PendingPage } from './app-shell/start-up/pending-page.tsx';
import { RouteError } from './app-shell/start-up/route-error.tsx';
import {
  documentDetailRoute,
  documentListRoute,
  organizationHomeRoute,
} from './routes/archive/document-routes.tsx';
import {
  correspondentsRoute,
  customFieldsRoute,
  documentTypesRoute,
  importRoute,
  tagsRoute,
} from './routes/archive/tag-routes.tsx';
import {
  createTaggingRuleRoute,
  editTaggingRuleRoute,
  taggingRulesRoute,
} from './routes/archive/tagging-rule-routes.tsx';
import { scanRoute, searchRoute, shareRoute } from './routes/archive/phone-routes.tsx';
import { shareLinksRoute } from './routes/archive/share-link-routes.tsx';
import { trashRoute } from './routes/archive/trash-routes.tsx';
import { intakeEmailsRoute } from './routes/integrations/intake-email-routes.tsx';
import { uploadRequestsRoute } from './routes/sharing/upload-request-routes.tsx';
import {
  createWebhookRoute,
  webhookRoute,
  webhooksRoute,
} from './routes/integrations/webhook-routes.tsx';
import {
  accountRoute,
  focusedRoute,
  organizationRoute,
  privateRoute,
  rootRoute,
} from './routes/layout-routes.tsx';
import { mailboxRoute } from './routes/mail-routes.tsx';
import {
  apiKeysRoute,
  createApiKeyRoute,
  receivedInvitationsRoute,
  accountSettingsRoute,
} from './routes/people/account-routes.tsx';
import { appRoute, appsRoute, documentNumberRoute } from './routes/people/app-routes.tsx';
import {
  inviteRoute,
  membersRoute,
  organizationInvitationsRoute,
} from './routes/people/member-routes.tsx';
import {
  createOrganizationRoute,
  firstOrganizationRoute,
  indexRoute,
  organizationSettingsRoute,
  organizationsRoute,
} from './routes/people/organization-routes.tsx';
import {
  emailedLinkRoute,
  emailValidationRequiredRoute,
  loginRoute,
  publicOnlyRoute,
  registerRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  changeEmailRoute,
} from './routes/people/sign-in/sign-in-routes.tsx';
import { stringifySearch } from './routes/stringify-search.ts';

const routeTree = rootRoute.addChildren([
  publicOnlyRoute.addChildren([
    loginRoute,
    registerRoute,
    emailValidationRequiredRoute,
    requestPasswordResetRoute,
    resetPasswordRoute,
  ]),
  emailedLinkRoute.addChildren([verifyEmailRoute, changeEmailRoute]),
  privateRoute.addChildren([
    indexRoute,
    focusedRoute.addChildren([
      organizationsRoute,
      firstOrganizationRoute,
      createOrganizationRoute,
      shareRoute,
    ]),
    scanRoute,
    searchRoute,
    organizationRoute.addChildren([
      organizationHomeRoute,
      documentListRoute,
      documentDetailRoute,
      documentNumberRoute,
      tagsRoute,
      correspondentsRoute,
      customFieldsRoute,
      documentTypesRoute,
      importRoute,
      taggingRulesRoute,
      createTaggingRuleRoute,
      editTaggingRuleRoute,
      trashRoute,
      membersRoute,
      inviteRoute,
      organizationInvitationsRoute,
      organizationSettingsRoute,
      appsRoute,
      appRoute,
      intakeEmailsRoute,
      uploadRequestsRoute,
      webhooksRoute,
      shareLinksRoute,
      createWebhookRoute,
      webhookRoute,
    ]),
    accountRoute.addChildren([
      accountSettingsRoute,
      apiKeysRoute,
      createApiKeyRoute,
      receivedInvitationsRoute,
    ]),
  ]),
  mailboxRoute,
]);

/**
 * Creating the router takes a phone 30 ms, so that it has its own task instead of running when the modules are
 * evaluated.
 */
export function createAppRouter() {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Preloaded data is cached by the queries, which have their own stale times.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./routes/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    // A full page with its own frame: the frame of the URL would suggest that its organization exists.
    notFoundMode: 'root',
    scrollRestoration: true,
    stringifySearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
