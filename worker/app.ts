import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { apiKeyRoutes } from './features/api-keys/api-key-routes.ts';
import { configRoutes } from './features/config/config-routes.ts';
import { documentRoutes } from './features/documents/document-routes.ts';
import { documentSearchRoutes } from './features/document-search/document-search-routes.ts';
import { memberRoutes } from './features/members/member-routes.ts';
import { organizationRoutes } from './features/organizations/organization-routes.ts';
import { sessionRoutes } from './features/sessions/session-routes.ts';
import { userRoutes } from './features/users/user-routes.ts';
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
    // Fixed paths before those with a document's id.
    .route('/', documentSearchRoutes)
    .route('/', documentRoutes);
  api.onError(answerError);
  api.notFound(answerNotFound);
  return api;
}

export type AppType = ReturnType<typeof createApp>;
