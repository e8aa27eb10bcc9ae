import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { paperlessBulkRoutes } from './bulk/bulk-routes.ts';
import { paperlessChangeRoutes } from './changes/change-routes.ts';
import { paperlessDocumentRoutes } from './documents/document-routes.ts';
import { paperlessFileRoutes } from './documents/file-routes.ts';
import { paperlessKnowledgeRoutes } from './documents/knowledge-routes.ts';
import { paperlessNoteRoutes } from './documents/note-routes.ts';
import { paperlessFieldRoutes } from './fields/field-routes.ts';
import { paperlessCorrespondentRoutes } from './labels/correspondent-routes.ts';
import { paperlessDocumentTypeRoutes } from './labels/document-type-routes.ts';
import { paperlessTagRoutes } from './labels/tag-routes.ts';
import { browserRoutes } from './server/browser-routes.ts';
import { serverRoutes } from './server/server-routes.ts';
import { tokenRoutes } from './server/token-routes.ts';
import { paperlessShareLinkRoutes } from './sharing/share-link-routes.ts';
import { paperlessTaskRoutes } from './uploads/task-routes.ts';
import { paperlessUploadRoutes } from './uploads/upload-routes.ts';
import { paperlessViewRoutes } from './views/view-routes.ts';

/**
 * The API of Paperless-ngx for its clients. The type contains no routes, because the client of
 * Sheaf uses none of them.
 */
export const paperlessRoutes: Hono<AppEnv> = new Hono<AppEnv>()
  .route('/', tokenRoutes)
  .route('/', serverRoutes)
  .route('/', browserRoutes)
  .route('/', paperlessTagRoutes)
  .route('/', paperlessCorrespondentRoutes)
  .route('/', paperlessDocumentTypeRoutes)
  .route('/', paperlessFieldRoutes)
  .route('/', paperlessViewRoutes)
  // Fixed paths come before paths with the number of a document.
  .route('/', paperlessUploadRoutes)
  .route('/', paperlessTaskRoutes)
  .route('/', paperlessBulkRoutes)
  .route('/', paperlessKnowledgeRoutes)
  .route('/', paperlessShareLinkRoutes)
  .route('/', paperlessDocumentRoutes)
  .route('/', paperlessChangeRoutes)
  .route('/', paperlessFileRoutes)
  .route('/', paperlessNoteRoutes);
