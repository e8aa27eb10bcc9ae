import { thumbnailMimeType } from '../../../shared/reading/thumbnail.ts';
import {
  inlineTypeOf,
  respondWithFile,
} from '../../archive/documents/files/serve-document-file.ts';
import { thumbnailKey } from '../../archive/files/file-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform, StoredFile } from '../../platform/platform.ts';
import { getShownFile } from './get-shown-file.ts';
import { endedShare } from './ended-share.ts';
import type { OpenShare } from './open-share.ts';
import { isMostOf, recordPreview, takeReading } from './record-reading.ts';
import { assertShown, findSharedDocument } from './shared-document-store.ts';
import { whileOpen } from './while-open.ts';

const neverStored = 'private, no-store';

type FileRequest = { position: number; isInline: boolean; isHead: boolean };

/**
 * Responds with the file of a shared document, or a range of it, and records that. Throws 404
 * `document.not_found` if there is none at the position, 403 for a download from a link that only
 * shows documents, and the errors of `takeReading`.
 */
export async function serveSharedFile(
  platform: Platform,
  share: OpenShare,
  { position, isInline, isHead }: FileRequest,
): Promise<Response> {
  const { link, scope, reader } = share;
  const found = await findSharedDocument(scope, position);
  if (!found) throw new AppError('document.not_found');
  const inlineType = isInline || !link.isDownloadAllowed ? inlineTypeOf(found.mimeType) : null;
  if (!link.isDownloadAllowed && inlineType === null) throw new AppError('auth.forbidden');
  if (inlineType !== null && share.isUsedUp) throw endedShare(link, 'used_up');
  const { id, documentName: name, sha256, mimeType, size: originalSize } = found;
  const place = { position, documentId: id, documentName: name };
  return respondWithFile({
    document: { id, name, sha256, mimeType, originalSize },
    inlineType,
    headers: reader.headers,
    isHead,
    cacheControl: neverStored,
    async get(range) {
      const isDownload = inlineType === null;
      const size = range?.length ?? originalSize;
      const { bytes, downloads } = await takeReading(platform, share, {
        size,
        downloads: isDownload ? [place] : null,
      });
      let file: StoredFile | null = null;
      try {
        file = await getShownFile(scope, found, { range });
      } finally {
        if (!file) {
          bytes.end();
          downloads.giveBack();
        }
      }
      if (!file) return null;
      if (!isDownload) recordPreview(platform, share, place);
      const body = whileOpen(() => assertShown(scope, id), file.body, {
        now: () => platform.clock.now(),
        send: bytes.send,
        onEnd(taken) {
          bytes.end();
          if (!range && !isMostOf(taken, originalSize)) downloads.giveBack();
        },
      });
      return { ...file, body };
    },
  });
}

/**
 * Responds with the picture of the first page. Throws 404 if the document or its picture does not
 * exist.
 */
export async function serveSharedThumbnail(
  { scope }: OpenShare,
  position: number,
): Promise<Response> {
  const document = await findSharedDocument(scope, position);
  if (!document) throw new AppError('document.not_found');
  const file = document.hasThumbnail
    ? await getShownFile(scope, document, { keyOf: thumbnailKey })
    : null;
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
