import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import { longAnswer, type ReadForAnswer } from '../../access/long-answer.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { zipChunks, type ZipEntry } from './zip-chunks.ts';

/** A zip archive as a download, streamed while its entries are read, for as long as its reader is allowed it. */
export function zipResponse(
  scope: OrganizationScope,
  fileName: string,
  entries: (read: ReadForAnswer) => AsyncIterable<ZipEntry>,
): Response {
  return new Response(
    longAnswer(scope, (read) => zipChunks(entries(read))),
    {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', fileName),
        'cache-control': 'private, no-store',
      },
    },
  );
}
