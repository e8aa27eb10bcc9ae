import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createApiReferenceRoutes } from './features/api-reference/api-reference-routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-key-routes.ts';
import { configRoutes } from './features/config/config-routes.ts';
import { documentActivityRoutes } from './features/document-activity/document-activity-routes.ts';
import { bulkRoutes } from './features/documents/bulk-routes.ts';
import { documentRoutes } from './features/documents/document-routes.ts';
import { documentSearchRoutes } from './features/document-search/document-search-routes.ts';
import { exportRoutes } from './features/export/export-routes.ts';
import { invitationRoutes } from './features/invitations/invitation-routes.ts';
import { mailRoutes } from './features/mails/mail-routes.ts';
import { intakeEmailRoutes } from './features/intake-emails/intake-email-routes.ts';
import { createMcpRoutes } from './features/mcp/mcp-routes.ts';
import { memberRoutes } from './features/members/member-routes.ts';
import { organizationRoutes } from './features/organizations/organization-routes.ts';
import { sessionRoutes } from './features/sessions/session-routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscription-routes.ts';
import { taggingRuleRoutes } from './features/tagging-rules/tagging-rule-routes.ts';
import { tagRoutes } from './features/tags/tag-routes.ts';
import { trashRoutes } from './features/trash/trash-routes.ts';
import { userRoutes } from './features/users/user-routes.ts';
import { webhookRoutes } from './features/webhooks/webhook-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { apiHeaders, boundedBody, sameOriginOnly } from './http/request-guards.ts';

/**
 * The whole product behind one fetch: `createApp().fetch(request, platform)`. It knows the platform's interfaces and
 * nothing of where it runs.
 */
export function createApp() {
  const api = new Hono<AppEnv>()
    .basePath('/api')
    .use(requestId(), apiHeaders, sameOriginOnly, boundedBody)
    .route('/', configRoutes)
    .route('/', sessionRoutes)
    .route('/', userRoutes)
    .route('/', apiKeyRoutes)
    .route('/', organizationRoutes)
    .route('/', memberRoutes)
    .route('/', invitationRoutes)
    .route('/', mailRoutes)
    .route('/', webhookRoutes)
    .route('/', intakeEmailRoutes)
    .route('/', subscriptionRoutes)
    .route('/', exportRoutes)
    // Fixed paths before those with a document's id.
    .route('/', documentSearchRoutes)
    .route('/', bulkRoutes)
    .route('/', trashRoutes)
    .route('/', tagRoutes)
    .route('/', taggingRuleRoutes)
    .route('/', documentActivityRoutes)
    .route('/', documentRoutes);
  api.route('/', createApiReferenceRoutes(api));
  api.route('/', createMcpRoutes(api));
  api.onError(answerError);
  api.notFound(answerNotFound);
  return api;
}

export type AppType = ReturnType<typeof createApp>;
