import { crc32 } from '../../bytes/crc32.ts';
import { limits } from '../../limits.ts';
import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import { decodeCharset } from '../decoding/decode-charset.ts';
import { MimeError } from '../mime-error.ts';
import { contentOf, deflated, partOf, type MailPart } from '../read-mail.ts';
import { envelopeLimits } from './envelope-limits.ts';
import type { EnvelopeContext } from './open-part.ts';

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const localSignature = 0x04_03_4b_50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const longestComment = 0xff_ff;

type Entry = {
  name: Uint8Array;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
};

const besideFiles = /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const documentMarks = /(?:^|\n)(?:\[Content_Types\]\.xml|mimetype|META-INF\/[^\n]*)(?:\n|$)/;

/**
 * Returns the files in a zip archive, which are all unpacked once to verify them. Throws a `MimeError` if one is damaged or encrypted, and
 * if they exceed the limits, so that no file of an opened archive is lost.
 */
export async function partsInZip(bytes: Uint8Array, context: EnvelopeContext): Promise<MailPart[]> {
  const entries = entriesIn(bytes).map((entry) => ({ ...entry, path: pathOf(entry) }));
  if (documentMarks.test(entries.map(({ path }) => path).join('\n'))) {
    throw new MimeError('The archive is a document itself');
  }
  const files = entries.filter(
    ({ path, size }) => size > 0 && !path.endsWith('/') && !besideFiles.test(path),
  );
  if (files.length > limits.mail.attachments) throw new MimeError('The archive has too many files');
  const parts: MailPart[] = [];
  for (const { path, ...entry } of files) {
    context.costs.unzip(entry.size);
    const part = partOfEntry(bytes, entry, path.slice(path.lastIndexOf('/') + 1));
    await assertWhole(part, entry, context);
    parts.push(part);
  }
  return parts;
}

function entriesIn(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const start = end - view.getUint32(end + 12, true);
  // Bytes before the archive shift all of its offsets.
  const shift = start - view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let at = start; at >= 0 && at + entryLength <= end;) {
    if (view.getUint32(at, true) !== entrySignature) break;
    if (entries.length >= envelopeLimits.zipEntries)
      throw new MimeError('There are too many entries');
    const nameStart = at + entryLength;
    const nameEnd = nameStart + view.getUint16(at + 28, true);
    entries.push({
      name: bytes.subarray(nameStart, nameEnd),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true) + shift,
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (entries.length !== view.getUint16(end + 10, true)) throw damaged();
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw damaged();
}

const utf8Flag = 0x8_00;
const encryptedFlag = 1;

function pathOf({ name, flags }: Entry): string {
  const path = decodeCharset(name, (flags & utf8Flag) === 0 ? undefined : 'utf-8');
  return path.replaceAll('\\', '/');
}

function partOfEntry(bytes: Uint8Array, entry: Entry, name: string): MailPart {
  const { offset, packedSize, method, flags, size } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isThere = offset >= 0 && offset + localLength <= bytes.length;
  if (!isThere || view.getUint32(offset, true) !== localSignature) throw damaged();
  if ((flags & encryptedFlag) !== 0 || (method !== 0 && method !== 8)) {
    throw new MimeError('The archive is encrypted, or packed in a way that is not known');
  }
  const start =
    offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  const encoding = method === 8 ? deflated : '';
  return { ...partOf(packed, { mimeType: 'application/octet-stream', name, encoding }), size };
}

async function assertWhole(
  part: MailPart,
  { size, crc }: Entry,
  { checkpoint }: EnvelopeContext,
): Promise<void> {
  let length = 0;
  let checksum = 0;
  for (const slice of unpacked(part)) {
    length += slice.length;
    if (length > size) break;
    checksum = crc32(slice, checksum);
    await checkpoint();
  }
  if (length !== size || checksum !== crc) throw damaged();
}

function* unpacked(part: MailPart): Generator<Uint8Array> {
  try {
    yield* contentOf(part);
  } catch {
    throw damaged();
  }
}

function damaged(): MimeError {
  return new MimeError('The archive is damaged');
}

/** Returns whether a file begins like a zip archive. */
export function isZip(head: Uint8Array): boolean {
  return decodeLatin1(head.subarray(0, 4)) === 'PK\x03\x04';
}
