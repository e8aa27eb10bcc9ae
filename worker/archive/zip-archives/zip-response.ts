import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import { longResponse, type Place, type ReadForResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { zipChunks, type ZipEntry } from './zip-chunks.ts';

/**
 * Responds with a zip archive as a download, which is streamed while its entries are read, as long
 * as the actor has access.
 */
export function zipResponse(
  scope: OrganizationScope,
  { fileName, place }: { fileName: string; place: Place },
  entries: (read: ReadForResponse) => AsyncIterable<ZipEntry>,
): Response {
  return new Response(
    longResponse(scope, (read) => zipChunks(entries(read)), place),
    {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', fileName),
        'cache-control': 'private, no-store',
      },
    },
  );
}
