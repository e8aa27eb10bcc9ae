import { decodeLatin1 } from '../../text/latin1.ts';

/** 1.2.840.113549.1.7.1, the type of data that is signed. */
const dataType = '\x2a\x86\x48\x86\xf7\x0d\x01\x07\x01';
const deepest = 32;
/** A file may be signed again by another. */
const mostSignatures = 4;

/**
 * What is signed in a PKCS #7 file (`.p7m`), which may be in base64, and signed several times. The signatures are not checked.
 * Undefined if the file is none, or the signature is detached from what it signs.
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

type Open = { end: number; isContent: boolean };

/** The octets in the first `[0]` after the type, which may be in pieces. BER as it comes, also with indefinite lengths. */
function contentOf(bytes: Uint8Array | undefined): Uint8Array | undefined {
  // A sequence.
  if (bytes?.[0] !== 0x30) return undefined;
  const open: Open[] = [];
  const pieces: Uint8Array[] = [];
  let isNext = false;
  let at = 0;
  while (at < bytes.length) {
    const isEndMark = bytes[at] === 0 && bytes[at + 1] === 0 && open.at(-1)?.end === Infinity;
    if (isEndMark) {
      if (open.pop()?.isContent) return joinPieces(pieces);
      at += 2;
      continue;
    }
    if (open.length > 0 && at >= (open.at(-1)?.end ?? 0)) {
      if (open.pop()?.isContent) return joinPieces(pieces);
      continue;
    }
    const header = readHeader(bytes, at);
    if (!header) return undefined;
    const { tag, start, end } = header;
    const isInContent = open.some(({ isContent }) => isContent);
    if (isConstructed(tag)) {
      if (open.length >= deepest) return undefined;
      open.push({ end, isContent: isNext && tag === 0xa0 });
      isNext = false;
      at = start;
      continue;
    }
    if (isInContent && tag === 0x04) pieces.push(bytes.subarray(start, end));
    isNext = tag === 0x06 && decodeLatin1(bytes.subarray(start, end)) === dataType;
    at = end;
  }
  return open.some(({ isContent }) => isContent) ? joinPieces(pieces) : undefined;
}

function isConstructed(tag: number): boolean {
  return (tag & 0x20) !== 0;
}

/** Where the content of an element begins and ends; `Infinity` where only a mark ends it. */
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

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array | undefined {
  if (pieces.length === 0) return undefined;
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** PEM, or base64 alone; undefined for what is neither. */
function fromBase64(bytes: Uint8Array): Uint8Array | undefined {
  const head = decodeLatin1(bytes.subarray(0, 64));
  if (!/^\s*(?:-----BEGIN|MI)/.test(head)) return undefined;
  const text = decodeLatin1(bytes)
    .replaceAll(/-----[^\n-]*-----/g, '')
    .replaceAll(/\s/g, '');
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
