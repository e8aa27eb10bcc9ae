import { thumbnailMimeType } from '../../../shared/reading/thumbnail.ts';
import {
  inlineTypeOf,
  respondWithFile,
} from '../../archive/documents/files/serve-document-file.ts';
import { fileKey, thumbnailKey } from '../../archive/files/file-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { OpenShare } from './open-share.ts';
import { findSharedDocument } from './shared-document-store.ts';
import { whileOpen } from './while-open.ts';

const neverStored = 'private, no-store';

type FileRequest = { position: number; isInline: boolean; headers: Headers; now: () => Date };

/**
 * Responds with the file of a shared document, or a range of it. Throws 404 `document.not_found` if there is none at the
 * position, and 403 for a download from a link that only shows.
 */
export async function serveSharedFile(
  { link, scope }: OpenShare,
  { position, isInline, headers, now }: FileRequest,
): Promise<Response> {
  const found = await findSharedDocument(scope, position);
  if (!found) throw new AppError('document.not_found');
  const inlineType = isInline || !link.isDownloadAllowed ? inlineTypeOf(found.mimeType) : null;
  if (!link.isDownloadAllowed && inlineType === null) throw new AppError('auth.forbidden');
  const { id, documentName: name, sha256, mimeType, size: originalSize } = found;
  const key = fileKey(scope.organizationId, id);
  return respondWithFile({
    document: { id, name, sha256, mimeType, originalSize },
    inlineType,
    headers,
    cacheControl: neverStored,
    async get(range) {
      const file = await scope.files.get(key, range);
      return file && { ...file, body: whileOpen(scope, file.body, now) };
    },
  });
}

/** Responds with the picture of the first page. Throws 404 if there is no such document, or no picture of it. */
export async function serveSharedThumbnail(
  { scope }: OpenShare,
  position: number,
): Promise<Response> {
  const document = await findSharedDocument(scope, position);
  if (!document) throw new AppError('document.not_found');
  const key = thumbnailKey(scope.organizationId, document.id);
  const file = document.hasThumbnail ? await scope.files.get(key) : null;
  if (!file) throw new AppError('document.thumbnail_not_found');
  return new Response(file.body, {
    headers: {
      'cache-control': neverStored,
      'content-type': thumbnailMimeType,
      'content-length': String(file.size),
      'content-security-policy': "sandbox; default-src 'none'",
    },
  });
}
