import { decodeBase64 } from '../decoding/transfer-encoding.ts';
import { decodeLatin1 } from '../../text/encodings/latin1.ts';

/** 1.2.840.113549.1.7.1, the type of signed data. */
const dataType = '\x2a\x86\x48\x86\xf7\x0d\x01\x07\x01';
/** 1.2.840.113549.1.7.3, the type of encrypted data. */
const encryptedType = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x03';
const deepest = 32;
const mostSignatures = 4;

/**
 * Returns the signed content of a PKCS #7 file (`.p7m`), which may be in base64 and signed several times. Signatures are not verified.
 * Returns undefined for other files and detached signatures.
 */
export function signedContentOf(bytes: Uint8Array): Uint8Array | undefined {
  let content: Uint8Array | undefined;
  for (let round = 0; round < mostSignatures; round += 1) {
    const outer = content ?? bytes;
    const inner = contentOf(outer) ?? contentOf(fromBase64(outer));
    if (!inner) break;
    content = inner;
  }
  return content;
}

/** Returns whether a PKCS #7 file is encrypted, by its first bytes. */
export function isEncryptedContent(bytes: Uint8Array): boolean {
  const head = decodeLatin1(bytes.subarray(0, 24));
  return head.startsWith('0') && head.slice(2, 18).includes(encryptedType);
}

type Open = { end: number; isContent: boolean; isWithin: boolean };

/** Returns the octets in the first `[0]` after the type, which may be in pieces. The encoding is BER, including indefinite lengths. */
function contentOf(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (bytes?.[0] !== 0x30) return undefined;
  const open: Open[] = [];
  // Pieces can be one byte long or empty, so they are joined in one step.
  const joined = createJoined(bytes.length);
  let isNext = false;
  let at = 0;
  while (at < bytes.length) {
    const isEndMark = bytes[at] === 0 && bytes[at + 1] === 0 && open.at(-1)?.end === Infinity;
    if (isEndMark) {
      if (open.pop()?.isContent) return joined.bytes();
      at += 2;
      continue;
    }
    if (open.length > 0 && at >= (open.at(-1)?.end ?? 0)) {
      if (open.pop()?.isContent) return joined.bytes();
      continue;
    }
    const header = readHeader(bytes, at);
    if (!header) return undefined;
    const { tag, start, end } = header;
    const isInContent = open.at(-1)?.isWithin === true;
    if (isConstructed(tag)) {
      if (open.length >= deepest) return undefined;
      const isContent = isNext && tag === 0xa0;
      open.push({ end, isContent, isWithin: isInContent || isContent });
      isNext = false;
      at = start;
      continue;
    }
    if (isInContent && tag === 0x04) joined.add(bytes.subarray(start, end));
    isNext = tag === 0x06 && decodeLatin1(bytes.subarray(start, end)) === dataType;
    at = end;
  }
  return open.at(-1)?.isWithin ? joined.bytes() : undefined;
}

function isConstructed(tag: number): boolean {
  return (tag & 0x20) !== 0;
}

/** Returns where the content of an element begins and ends; `Infinity` for an indefinite length. */
function readHeader(
  bytes: Uint8Array,
  at: number,
): { tag: number; start: number; end: number } | undefined {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) return undefined;
  const start = at + 2;
  if (first === 0x80) {
    return isConstructed(tag) ? { tag, start, end: Infinity } : undefined;
  }
  if (first < 0x80) return { tag, start, end: start + first };
  const count = first & 0x7f;
  if (count > 4) return undefined;
  let length = 0;
  for (const byte of bytes.subarray(start, start + count)) length = length * 256 + byte;
  return { tag, start: start + count, end: start + count + length };
}

function createJoined(mostBytes: number) {
  let joined: Uint8Array | undefined;
  let length = 0;
  return {
    add(piece: Uint8Array): void {
      joined ??= new Uint8Array(mostBytes);
      joined.set(piece, length);
      length += piece.length;
    },
    bytes: () => (length === 0 ? undefined : joined?.subarray(0, length)),
  };
}

/** Decodes PEM or plain base64; returns undefined for anything else. */
function fromBase64(bytes: Uint8Array): Uint8Array | undefined {
  const head = decodeLatin1(bytes.subarray(0, 64));
  if (!/^\s*(?:-----BEGIN|MI)/.test(head)) return undefined;
  const joined = createJoined(bytes.length);
  for (const piece of decodeBase64(bytes.subarray(endOfHeading(bytes)))) joined.add(piece);
  return joined.bytes();
}

/** Returns the end of the line `-----BEGIN …-----` of a PEM file. The end line follows the padding, and is ignored. */
function endOfHeading(bytes: Uint8Array): number {
  const heading = /^\s*-----[^\n-]*-----/.exec(decodeLatin1(bytes.subarray(0, 200)));
  return heading?.[0].length ?? 0;
}
