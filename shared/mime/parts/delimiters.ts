const dash = 0x2d;
const space = 0x20;
const tab = 0x09;
const carriageReturn = 0x0d;

export type Delimiter = { bytes: Uint8Array; hash: number };

type Range = { start: number; end: number };

/** A random factor, so that an attacker cannot write lines that collide with the hash of a delimiter. */
const factor = 2 * Math.floor(Math.random() * 2 ** 30) + 1;

/** Creates a delimiter with its hash, by which `findDelimiter` finds it. */
export function createDelimiter(boundary: string): Delimiter {
  const bytes = new TextEncoder().encode(boundary);
  return { bytes, hash: extendHash(0, bytes, { start: 0, end: bytes.length }) };
}

/**
 * Returns the last delimiter that the line from `start` to `end`, which begins with two dashes, consists of (RFC 2046, 5.1.1). Reads the
 * line once, however many delimiters there are, and however similar they are.
 */
export function findDelimiter(
  bytes: Uint8Array,
  line: Range,
  delimiters: readonly Delimiter[],
): { index: number; isLast: boolean } | undefined {
  if (delimiters.length === 0) return undefined;
  const start = line.start + 2;
  let { end } = line;
  while (end > start && isBlank(bytes[end - 1])) end -= 1;
  const isClosed = end - start > 2 && bytes[end - 1] === dash && bytes[end - 2] === dash;
  const shortEnd = isClosed ? end - 2 : end;
  const shortHash = extendHash(0, bytes, { start, end: shortEnd });
  const hash = extendHash(shortHash, bytes, { start: shortEnd, end });
  for (let index = delimiters.length - 1; index >= 0; index -= 1) {
    const delimiter = delimiters[index];
    if (delimiter?.hash !== hash && delimiter?.hash !== shortHash) continue;
    if (isEqual(bytes, { start, end }, delimiter.bytes)) return { index, isLast: false };
    if (isClosed && isEqual(bytes, { start, end: shortEnd }, delimiter.bytes)) {
      return { index, isLast: true };
    }
  }
  return undefined;
}

function extendHash(hash: number, bytes: Uint8Array, { start, end }: Range): number {
  let extended = hash;
  for (let at = start; at < end; at += 1) {
    extended = Math.imul(extended ^ (bytes[at] ?? 0), factor);
    extended ^= extended >>> 15;
  }
  return extended;
}

function isEqual(bytes: Uint8Array, { start, end }: Range, other: Uint8Array): boolean {
  if (end - start !== other.length) return false;
  for (let at = 0; at < other.length; at += 1) if (bytes[start + at] !== other[at]) return false;
  return true;
}

function isBlank(byte: number | undefined): boolean {
  return byte === space || byte === tab || byte === carriageReturn;
}
