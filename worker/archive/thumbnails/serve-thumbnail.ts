import { thumbnailMimeType } from '../../../shared/reading/thumbnail.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { isNotModified } from '../../http/if-match.ts';
import { versionAmong } from '../documents/files/document-file-store.ts';
import { thumbnailKey } from '../files/file-key.ts';

type FileFacts = { id: string; sha256: string; fileNumber: number };

type RequestedThumbnail = {
  document:
    | (FileFacts & { fileVersion: number; lastFileNumber: number; hasThumbnail: boolean })
    | undefined;
  /** The number of a version; `found` is its file, unless it is the current one. */
  version?: number | undefined;
  found?: FileFacts | undefined;
  ifNoneMatch: string | undefined;
};

/**
 * Responds with the thumbnail of a version, which never changes because its file does not, or
 * without a version of the current file. Throws 404 `version.not_found` or
 * `document.thumbnail_not_found`.
 */
export async function serveThumbnail(
  scope: OrganizationScope,
  { document, version, found, ifNoneMatch }: RequestedThumbnail,
): Promise<Response> {
  if (!document) throw new AppError('document.not_found');
  const { id, sha256, fileNumber } = versionAmong(document, { version, found });
  const isDrawn = fileNumber !== document.fileNumber || document.hasThumbnail;
  if (!isDrawn) throw new AppError('document.thumbnail_not_found');
  const etag = `"${sha256}-thumbnail"`;
  // A version that was kept or restored may be revoked, and its number given to another file.
  const isForGood = version === document.fileVersion && fileNumber === document.lastFileNumber;
  const cacheControl = isForGood ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  const headers = { etag, 'cache-control': cacheControl };
  if (isNotModified(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const file = await scope.platform.files.get(thumbnailKey(scope.organizationId, id, fileNumber));
  if (!file) throw new AppError('document.thumbnail_not_found');
  return new Response(file.body, {
    headers: {
      ...headers,
      'content-type': thumbnailMimeType,
      'content-length': String(file.size),
      'content-security-policy': "sandbox; default-src 'none'",
    },
  });
}
