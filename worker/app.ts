import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createApiReferenceRoutes } from './integrations/api-reference/api-reference-routes.ts';
import { apiKeyRoutes } from './people/api-keys/api-key-routes.ts';
import { logRequest } from './operations/log-request.ts';
import { securityRoutes } from './operations/security-routes.ts';
import { configRoutes } from './operations/config-routes.ts';
import { providerIconRoutes } from './operations/provider-icon-routes.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { documentActivityRoutes } from './archive/activity/activity-routes.ts';
import { bulkRoutes } from './archive/bulk/bulk-routes.ts';
import { csvRoutes } from './archive/bulk/csv-routes.ts';
import { totalsRoutes } from './archive/bulk/totals-routes.ts';
import { documentListRoutes } from './archive/search/document-list-routes.ts';
import { contentsRoutes } from './archive/contents/contents-routes.ts';
import { documentPagesRoutes } from './archive/document-pages/document-pages-routes.ts';
import { uploadRoutes } from './archive/uploads/upload-routes.ts';
import { keptVersionRoutes } from './archive/versions/kept-version-routes.ts';
import { versionRoutes } from './archive/versions/version-routes.ts';
import { extractionRoutes } from './archive/extraction/extraction-routes.ts';
import { spendingRoutes } from './archive/spending/spending-routes.ts';
import { documentRoutes } from './archive/documents/document-routes.ts';
import { inboxRoutes } from './archive/inbox/inbox-routes.ts';
import { archiveSettingsRoutes } from './archive/settings/archive-settings-routes.ts';
import { documentSearchRoutes } from './archive/search/search-routes.ts';
import { findingRoutes } from './archive/findings/finding-routes.ts';
import { nearDuplicateRoutes } from './archive/near-duplicates/near-duplicate-routes.ts';
import { relatedRoutes } from './archive/related/related-routes.ts';
import { reminderRoutes } from './archive/reminders/reminder-routes.ts';
import { calendarRoutes } from './integrations/calendar/calendar-routes.ts';
import { noteRoutes } from './archive/notes/note-routes.ts';
import { pageWordsRoutes } from './archive/page-words/page-words-routes.ts';
import { organizationVersionRoutes } from './archive/live/organization-version-routes.ts';
import { createExportRoutes } from './archive/export/export-routes.ts';
import { invitationRoutes } from './people/invitations/invitation-routes.ts';
import { mailRoutes } from './mails/mail-routes.ts';
import { intakeEmailRoutes } from './integrations/intake-emails/intake-email-routes.ts';
import { intakeMessageRoutes } from './integrations/intake-emails/messages/intake-message-routes.ts';
import { createMcpRoutes } from './integrations/mcp/mcp-routes.ts';
import { isPaperlessPath, routedPath } from './integrations/paperless/http/paperless-path.ts';
import { knownVersion, versionHeaders } from './integrations/paperless/http/paperless-requests.ts';
import {
  respondWithoutRoute,
  respondWithPaperlessError,
} from './integrations/paperless/http/respond-to-paperless.ts';
import { numberRoutes } from './integrations/paperless/numbers/number-routes.ts';
import { paperlessRoutes } from './integrations/paperless/paperless-routes.ts';
import { isDavPath } from './integrations/webdav/http/dav-path.ts';
import { limitFailedSignIns } from './integrations/webdav/http/limit-failed-sign-ins.ts';
import {
  respondWithDavError,
  respondWithoutDavRoute,
} from './integrations/webdav/http/respond-to-dav.ts';
import { davRoutes } from './integrations/webdav/dav-routes.ts';
import { unsubscribeRoutes } from './people/reminder-mails/unsubscribe-routes.ts';
import { reminderMailRoutes } from './people/reminder-mails/reminder-mail-routes.ts';
import { calendarFeedRoutes } from './people/calendar-feeds/calendar-feed-routes.ts';
import { memberRoutes } from './people/members/member-routes.ts';
import { organizationRoutes } from './people/organizations/organization-routes.ts';
import { sessionRoutes } from './people/sign-in/sign-in-routes.ts';
import { subscriptionRoutes } from './people/subscriptions/subscription-routes.ts';
import { taggingRuleRoutes } from './archive/tagging-rules/tagging-rule-routes.ts';
import { correspondentRoutes } from './archive/correspondents/correspondent-routes.ts';
import { customFieldRoutes } from './archive/custom-fields/custom-field-routes.ts';
import { documentTypeRoutes } from './archive/document-types/document-type-routes.ts';
import { documentTagRoutes } from './archive/tags/documents/document-tag-routes.ts';
import { customFieldValueRoutes } from './archive/custom-fields/values/custom-field-value-routes.ts';
import { tagRoutes } from './archive/tags/tag-routes.ts';
import { tagProposalRoutes } from './archive/tag-proposals/tag-proposal-routes.ts';
import { eInvoiceRoutes } from './archive/e-invoices/e-invoice-routes.ts';
import { thumbnailRoutes } from './archive/thumbnails/thumbnail-routes.ts';
import { trashRoutes } from './archive/trash/trash-routes.ts';
import { userRoutes } from './people/users/user-routes.ts';
import { findingRunRoutes } from './archive/finding-runs/finding-run-routes.ts';
import { viewRoutes } from './archive/views/view-routes.ts';
import { uploadPageRoutes } from './sharing/upload-requests/pages/upload-page-routes.ts';
import { sharePageRoutes } from './sharing/pages/share-page-routes.ts';
import { shareEventRoutes } from './sharing/share-events/share-event-routes.ts';
import { exportShareLinks } from './sharing/share-links/export-share-links.ts';
import { shareLinkRoutes } from './sharing/share-links/share-link-routes.ts';
import { shareRoutes } from './sharing/shares/share-routes.ts';
import { webhookRoutes } from './integrations/webhooks/webhook-routes.ts';
import { exportUploadRequests } from './sharing/upload-requests/export-upload-requests.ts';
import { uploadRequestRoutes } from './sharing/upload-requests/upload-request-routes.ts';
import { requestFileRoutes } from './sharing/upload-requests/files/request-file-routes.ts';
import { uploadRoutes as publicUploadRoutes } from './sharing/upload-requests/public/upload-routes.ts';
import { authorizeLargeBody } from './access/access.ts';
import { onlyApiKeys } from './access/only-api-keys.ts';
import type { AppEnv } from './http/app-env.ts';
import { respondWithError, respondNotFound } from './http/respond-with-error.ts';
import { receiveBody } from './http/bodies/receive-body.ts';
import {
  apiHeaders,
  crossOriginAccess,
  headWithoutBody,
  sameOriginOnly,
} from './http/request-guards.ts';

/**
 * Creates the whole API: `createApp().fetch(request, platform)` returns its response. It depends
 * only on the interfaces of Platform, so it runs on Workers and in the browser of the demo.
 */
export function createApp() {
  const api = new Hono<AppEnv>({ getPath: routedPath })
    .route('/', securityRoutes)
    .use(
      '/paperless/:organizationId/api/*',
      headWithoutBody,
      requestId(),
      logRequest,
      apiHeaders,
      versionHeaders,
      knownVersion,
      onlyApiKeys,
      receiveBody(authorizeLargeBody),
    )
    .route('/', paperlessRoutes)
    .use(
      '/dav/:organizationId/*',
      headWithoutBody,
      requestId(),
      logRequest,
      apiHeaders,
      limitFailedSignIns,
      onlyApiKeys,
      receiveBody(authorizeLargeBody),
    )
    .route('/', davRoutes)
    .use(
      '/s/*',
      headWithoutBody,
      requestId(),
      logRequest,
      apiHeaders,
      receiveBody(authorizeLargeBody),
      sameOriginOnly,
    )
    .route('/', sharePageRoutes)
    .use(
      '/u/*',
      headWithoutBody,
      requestId(),
      logRequest,
      apiHeaders,
      receiveBody(authorizeLargeBody),
      sameOriginOnly,
    )
    .route('/', uploadPageRoutes)
    .basePath('/api')
    .use(
      headWithoutBody,
      requestId(),
      logRequest,
      apiHeaders,
      crossOriginAccess,
      receiveBody(authorizeLargeBody),
      sameOriginOnly,
    )
    .route('/', configRoutes)
    .route('/', healthRoutes)
    .route('/', providerIconRoutes)
    .route('/', sessionRoutes)
    .route('/', userRoutes)
    .route('/', reminderMailRoutes)
    .route('/', unsubscribeRoutes)
    .route('/', apiKeyRoutes)
    .route('/', organizationRoutes)
    .route('/', memberRoutes)
    .route('/', invitationRoutes)
    .route('/', mailRoutes)
    .route('/', webhookRoutes)
    .route('/', intakeEmailRoutes)
    .route('/', intakeMessageRoutes)
    .route('/', uploadRequestRoutes)
    .route('/', requestFileRoutes)
    .route('/', publicUploadRoutes)
    .route('/', subscriptionRoutes)
    .route('/', shareLinkRoutes)
    .route('/', shareEventRoutes)
    .route('/', shareRoutes)
    .route('/', organizationVersionRoutes)
    .route('/', createExportRoutes([exportShareLinks, exportUploadRequests]))
    .route('/', documentSearchRoutes)
    .route('/', numberRoutes)
    .route('/', bulkRoutes)
    .route('/', totalsRoutes)
    .route('/', csvRoutes)
    .route('/', inboxRoutes)
    .route('/', archiveSettingsRoutes)
    .route('/', findingRunRoutes)
    .route('/', trashRoutes)
    .route('/', tagRoutes)
    .route('/', documentTagRoutes)
    .route('/', tagProposalRoutes)
    .route('/', relatedRoutes)
    .route('/', nearDuplicateRoutes)
    .route('/', correspondentRoutes)
    .route('/', viewRoutes)
    .route('/', customFieldRoutes)
    .route('/', documentTypeRoutes)
    .route('/', customFieldValueRoutes)
    .route('/', taggingRuleRoutes)
    .route('/', documentActivityRoutes)
    .route('/', noteRoutes)
    .route('/', reminderRoutes)
    .route('/', calendarFeedRoutes)
    .route('/', calendarRoutes)
    .route('/', findingRoutes)
    .route('/', pageWordsRoutes)
    .route('/', thumbnailRoutes)
    .route('/', eInvoiceRoutes)
    .route('/', spendingRoutes)
    .route('/', documentListRoutes)
    .route('/', uploadRoutes)
    .route('/', versionRoutes)
    .route('/', keptVersionRoutes)
    .route('/', contentsRoutes)
    .route('/', documentPagesRoutes)
    .route('/', documentRoutes)
    .route('/', extractionRoutes);
  api.route('/', createApiReferenceRoutes(api));
  api.route('/', createMcpRoutes(api));
  api.onError((error, c) => {
    if (isPaperlessPath(c.req.path)) return respondWithPaperlessError(error, c);
    return isDavPath(c.req.path) ? respondWithDavError(error, c) : respondWithError(error, c);
  });
  api.notFound((c) => {
    if (isPaperlessPath(c.req.path)) return respondWithoutRoute(c, paperlessRoutes);
    return isDavPath(c.req.path) ? respondWithoutDavRoute(c) : respondNotFound(c);
  });
  return api;
}

export type AppType = ReturnType<typeof createApp>;
