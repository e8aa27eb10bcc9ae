import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

/** A zip archive as a download, streamed while its entries are read. */
export function zipResponse(fileName: string, entries: AsyncIterable<ZipEntry>): Response {
  return new Response(zipStream(entries), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
    },
  });
}
