import { thumbnailMimeType } from '../../../shared/reading/thumbnail.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { isNotModified } from '../../http/if-match.ts';
import { thumbnailKey } from '../files/file-key.ts';

type ThumbnailFacts = { id: string; sha256: string; hasThumbnail: boolean };

/** Responds with the thumbnail of a document. It never changes, because the original file does not. */
export async function serveThumbnail(
  scope: OrganizationScope,
  {
    document,
    ifNoneMatch,
  }: { document: ThumbnailFacts | undefined; ifNoneMatch: string | undefined },
): Promise<Response> {
  if (!document) throw new AppError('document.not_found');
  if (!document.hasThumbnail) throw new AppError('document.thumbnail_not_found');
  const etag = `"${document.sha256}-thumbnail"`;
  const headers = { etag, 'cache-control': 'private, max-age=31536000, immutable' };
  if (isNotModified(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const file = await scope.platform.files.get(thumbnailKey(scope.organizationId, document.id));
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
