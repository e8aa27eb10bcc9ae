import { findBytes } from '../../../shared/text/find-bytes.ts';
import { decodeLatin1, encodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import { inflateChunks } from '../../../shared/bytes/inflate.ts';

const type = encodeLatin1('/EmbeddedFile');
const begin = encodeLatin1('stream');
const end = encodeLatin1('endstream');
const longestDictionary = 4000;

/**
 * Yields the embedded files of a PDF that no name tree lists, in the order in which they are stored, because streams are never nested.
 * Encrypted PDFs and filters other than deflate are not supported. Stops at a number of packed or unpacked bytes.
 */
export function* findEmbeddedStreams(
  bytes: Uint8Array,
  limits: { files: number; fileBytes: number; bytes: number },
): Generator<Uint8Array> {
  let found = 0;
  let left = limits.bytes;
  for (
    let at = findBytes(bytes, type);
    at >= 0 && found < limits.files && left > 0;
    at = findBytes(bytes, type, at + type.length)
  ) {
    found += 1;
    const after = bytes.subarray(at, at + longestDictionary);
    const beginAt = findBytes(after, begin);
    if (beginAt < 0) continue;
    const before = decodeLatin1(bytes.subarray(Math.max(0, at - longestDictionary), at));
    const ownStart = before.lastIndexOf(' obj');
    const dictionary = before.slice(ownStart) + decodeLatin1(after.subarray(0, beginAt));
    // The word boundary excludes the name tree /EmbeddedFiles.
    if (ownStart < 0 || dictionary.includes('endobj') || !/\/EmbeddedFile\b/.test(dictionary)) {
      continue;
    }
    const start = startOfData(bytes, at + beginAt + begin.length);
    const stop = findBytes(bytes, end, start);
    const packed = bytes.subarray(start, stop < 0 ? bytes.length : stop);
    const { content, size } = unpack(packed, { dictionary, most: limits.fileBytes });
    left -= Math.max(packed.length, size);
    if (content) yield content;
  }
}

function startOfData(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === 0x0d ? at + 1 : at;
  return bytes[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
}

function unpack(
  packed: Uint8Array,
  { dictionary, most }: { dictionary: string; most: number },
): { content?: Uint8Array; size: number } {
  if (!dictionary.includes('/Filter')) {
    return { ...(packed.length <= most && { content: packed }), size: packed.length };
  }
  if (!/\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>)/.test(dictionary)) return { size: 0 };
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    // Skips the header of zlib.
    for (const piece of inflateChunks(packed.subarray(2))) {
      size += piece.length;
      if (size > most) return { size };
      pieces.push(piece);
    }
  } catch {
    // Ignores the checksum after the deflate data.
  }
  const content = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return { ...(size > 0 && { content }), size };
}
