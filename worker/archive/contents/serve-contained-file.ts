import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { slicesOf } from '../../../shared/mime/decoding/transfer-encoding.ts';
import { streamOf } from '../../../shared/mime/stream-of.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { inlineTypeOf, respondWithFile } from '../documents/files/serve-document-file.ts';
import { typeOf } from './list-contents.ts';
import { openContents, readContained } from './open-contents.ts';

/** Responds with a file that is in a message, as with that of a document but whole. Throws 404 `document.not_found`. */
export function serveContainedFile(
  scope: OrganizationScope,
  options: { documentId: string; index: number; isInline: boolean; headers: Headers },
): Promise<Response> {
  const { documentId, index, isInline, headers } = options;
  // Each part of a file would cost as much as all of it.
  const whole = new Headers(headers);
  whole.delete('range');
  return openContents(scope, documentId, async (files) => {
    const file = files[index];
    const content = file && (await readContained(file));
    if (!content) throw new AppError('document.not_found');
    const { name, bytes } = content;
    const [mimeType, sha256] = [await typeOf(content), await sha256Hex(bytes)];
    const response = await respondWithFile({
      document: { id: documentId, name, sha256, mimeType, originalSize: bytes.length },
      inlineType: isInline ? inlineTypeOf(mimeType) : null,
      headers: whole,
      cacheControl: 'private, no-cache',
      get: () =>
        Promise.resolve({ body: streamOf(slicesOf(bytes)), size: bytes.length, etag: sha256 }),
    });
    response.headers.set('accept-ranges', 'none');
    return response;
  });
}
