import { readContained } from '../../../shared/archive/contents/contained-files.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { slicesOf } from '../../../shared/mime/decoding/transfer-encoding.ts';
import { yieldToOthers } from '../../../shared/pace.ts';
import { inPlace, longResponse, type Place } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import type { KeepMemory } from '../../mails/mail-memory.ts';
import { inlineTypeOf, respondWithFile } from '../documents/files/serve-document-file.ts';
import { openContents } from './open-contents.ts';

/**
 * Responds with a file that is in a message, always as a whole. The file stays in memory until it
 * is sent or the client aborts. Throws 404 `document.not_found`, and 429 `request.rate_limited` for
 * too many at once.
 */
export function serveContainedFile(
  scope: OrganizationScope,
  options: { documentId: string; index: number; isInline: boolean; request: Request },
): Promise<Response> {
  const { documentId, index, isInline, request } = options;
  // Each part of a file would cost as much as the whole file.
  const headers = new Headers(request.headers);
  headers.delete('range');
  return inPlace(scope, (place) =>
    openContents(scope, documentId, async (files, keep) => {
      const file = files[index];
      const content = file && (await readContained(file));
      if (!content) throw new AppError('document.not_found');
      const { name, mimeType, bytes } = content;
      const sha256 = await sha256Hex(bytes);
      const response = await respondWithFile({
        document: { id: documentId, name, sha256, mimeType, originalSize: bytes.length },
        inlineType: isInline ? inlineTypeOf(mimeType) : null,
        headers,
        isHead: request.method === 'HEAD',
        cacheControl: 'private, no-cache',
        get: () => {
          const body = sentFrom(bytes, { scope, place, memory: keep(bytes.length) });
          return Promise.resolve({ body, size: bytes.length, etag: sha256 });
        },
      });
      if (!response.body) place.leave();
      response.headers.set('accept-ranges', 'none');
      return response;
    }),
  );
}

function sentFrom(
  bytes: Uint8Array,
  {
    scope,
    place,
    memory,
  }: { scope: OrganizationScope; place: Place; memory: ReturnType<KeepMemory> },
): ReadableStream<Uint8Array> {
  const held: Place = {
    stay() {
      place.stay();
      memory.touch();
    },
    leave() {
      place.leave();
      memory.release();
    },
  };
  return longResponse(scope, () => inSlices(bytes), held);
}

async function* inSlices(bytes: Uint8Array) {
  for (const slice of slicesOf(bytes)) {
    yield slice;
    await yieldToOthers();
  }
}
