import { Hono } from 'hono';
import { paperlessMetadataSchema } from '../../../../shared/integrations/paperless/documents.ts';
import { organizationAccess } from '../../../access/access.ts';
import { findDocumentRow } from '../../../archive/documents/document-store.ts';
import { serveDocumentFile } from '../../../archive/documents/files/serve-document-file.ts';
import { serveThumbnail } from '../../../archive/thumbnails/serve-thumbnail.ts';
import { selectThumbnailFacts } from '../../../archive/thumbnails/thumbnail-store.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { isNotModified } from '../../../http/if-match.ts';
import { respond } from '../../../http/respond.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { placeholderPicture } from './placeholder-picture.ts';

const path = '/paperless/:organizationId/api/documents/:number';
const access = () =>
  organizationAccess({ permission: 'documents:read', prefetch: prefetchItem('document') });

function documentIdOf([item]: { itemId: string }[]): string {
  if (!item) throw new AppError('document.not_found');
  return item.itemId;
}

export const paperlessFileRoutes = new Hono<AppEnv>()
  .get(`${path}/download/`, access(), (c) => {
    const documentId = documentIdOf(c.var.prefetched.items);
    return serveDocumentFile(c.var.scope, { documentId, isInline: false, request: c.req.raw });
  })
  .get(`${path}/preview/`, access(), (c) => {
    const documentId = documentIdOf(c.var.prefetched.items);
    return serveDocumentFile(c.var.scope, { documentId, isInline: true, request: c.req.raw });
  })
  .get(`${path}/thumb/`, access(), async (c) => {
    const { scope } = c.var;
    const documentId = documentIdOf(c.var.prefetched.items);
    const [document] = await selectThumbnailFacts(scope, documentId);
    const ifNoneMatch = c.req.header('if-none-match');
    try {
      return await serveThumbnail(scope, { document, ifNoneMatch });
    } catch (error) {
      const isMissing = error instanceof AppError && error.code === 'document.thumbnail_not_found';
      if (!isMissing) throw error;
    }
    const etag = '"page"';
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (isNotModified(ifNoneMatch, etag)) return c.body(null, 304, headers);
    return c.body(await placeholderPicture(), 200, { ...headers, 'content-type': 'image/png' });
  })
  .get(`${path}/metadata/`, access(), async (c) => {
    const row = await findDocumentRow(c.var.scope, documentIdOf(c.var.prefetched.items));
    if (!row) throw new AppError('document.not_found');
    return respond(c, paperlessMetadataSchema, {
      original_checksum: row.sha256,
      original_size: row.originalSize,
      original_mime_type: row.mimeType,
      media_filename: row.name,
      has_archive_version: false,
      original_metadata: [],
      archive_checksum: null,
      archive_media_filename: null,
      original_filename: row.originalName,
      archive_size: null,
      archive_metadata: null,
      lang: row.language ?? 'en',
    });
  });
