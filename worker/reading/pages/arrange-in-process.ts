import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import type { ArrangedFiles, PagesToArrange } from '../../platform/platform.ts';
import { collectChunks, streamChunks } from '../../platform/byte-streams.ts';
import { arrangePages } from './arrange-pages.ts';

export async function arrangeInProcess({
  files,
  content,
  ...options
}: PagesToArrange): Promise<ArrangedFiles> {
  const chunks = await collectChunks(content);
  const [only = new Uint8Array()] = chunks;
  const bytes = chunks.length === 1 ? only : joinBytes(chunks);
  let at = 0;
  const opened = files.map(({ mimeType, size }) => {
    at += size;
    return { mimeType, bytes: bytes.subarray(at - size, at) };
  });
  const arranged = await arrangePages({ files: opened, ...options });
  if (arranged.state !== 'arranged') return { ...arranged, content: streamChunks([]) };
  const documents = arranged.documents.map(({ pages, chunks: written }) => ({
    pages,
    size: written.reduce((sum, { length }) => sum + length, 0),
  }));
  const all = arranged.documents.flatMap(({ chunks: written }) => written);
  return { state: 'arranged', documents, content: streamChunks(all) };
}
