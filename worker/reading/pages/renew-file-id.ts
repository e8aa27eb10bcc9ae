import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { findBytes } from '../../../shared/text/find-bytes.ts';
import { encodeLatin1 } from '../../../shared/text/encodings/latin1.ts';

const name = encodeLatin1('/ID[<');
const between = encodeLatin1('><');
const trailerBytes = 4096;

/**
 * Gives a file that PDFium has written its own changing identifier (ISO 32000-2, 14.4). PDFium has no random numbers here, and would give
 * the same identifier to the same pages, so that two documents were the same file.
 */
export function renewFileId(chunks: Uint8Array[]): Uint8Array[] {
  let from = chunks.length;
  for (let bytes = 0; from > 0 && bytes < trailerBytes; bytes += chunks[from]?.length ?? 0)
    from -= 1;
  const end = joinBytes(chunks.slice(from));
  const start = lastOf(end, name);
  const second = start < 0 ? -1 : findBytes(end, between, start);
  if (second < 0) return chunks;
  const digits = end.indexOf(0x3e, second + between.length) - second - between.length;
  const random = crypto.getRandomValues(new Uint8Array(Math.max(0, digits)));
  const hex = Array.from(random, (byte) => (byte % 16).toString(16).toUpperCase()).join('');
  end.set(encodeLatin1(hex), second + between.length);
  return [...chunks.slice(0, from), end];
}

function lastOf(bytes: Uint8Array, wanted: Uint8Array): number {
  let last = -1;
  for (let at = findBytes(bytes, wanted); at >= 0; at = findBytes(bytes, wanted, at + 1)) last = at;
  return last;
}
