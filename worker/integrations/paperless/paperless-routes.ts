import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { paperlessCorrespondentRoutes } from './labels/correspondent-routes.ts';
import { paperlessDocumentTypeRoutes } from './labels/document-type-routes.ts';
import { paperlessTagRoutes } from './labels/tag-routes.ts';
import { serverRoutes } from './server/server-routes.ts';
import { tokenRoutes } from './server/token-routes.ts';

/** The API of Paperless-ngx for its clients. The type names no route, because the client of Sheaf uses none of them. */
export const paperlessRoutes: Hono<AppEnv> = new Hono<AppEnv>()
  .route('/', tokenRoutes)
  .route('/', serverRoutes)
  .route('/', paperlessTagRoutes)
  .route('/', paperlessCorrespondentRoutes)
  .route('/', paperlessDocumentTypeRoutes);
