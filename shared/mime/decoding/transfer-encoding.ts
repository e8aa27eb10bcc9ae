import { decodeUuencode, sizeOfUuencoded } from './uuencode.ts';

const invalid = 0xff;
const padding = 0xfe;
const equals = 0x3d;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const tab = 0x09;

const sliceLength = 256 * 1024;

const base64Values = new Uint8Array(256).fill(invalid);
const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
for (let value = 0; value < 64; value += 1) base64Values[base64Alphabet.charCodeAt(value)] = value;
base64Values[equals] = padding;

type Base64Unit = { bits: number; count: number };

/**
 * Decodes base64 (RFC 2045, 6.8), skipping invalid characters. Padding ends a unit but not the data, because some mailers pad every line.
 */
export function* decodeBase64(bytes: Uint8Array): Generator<Uint8Array> {
  const unit = { bits: 0, count: 0 };
  for (let from = 0; from < bytes.length; from += sliceLength) {
    yield decodeBase64Slice(bytes.subarray(from, from + sliceLength), unit);
  }
}

function decodeBase64Slice(bytes: Uint8Array, unit: Base64Unit): Uint8Array {
  const decoded = new Uint8Array(Math.ceil(((bytes.length + 4) * 3) / 4));
  let { bits, count } = unit;
  let length = 0;
  let at = 0;
  while (at < bytes.length) {
    if (count === 0 && at + 4 <= bytes.length) {
      const first = base64Values[bytes[at] ?? 0] ?? invalid;
      const second = base64Values[bytes[at + 1] ?? 0] ?? invalid;
      const third = base64Values[bytes[at + 2] ?? 0] ?? invalid;
      const fourth = base64Values[bytes[at + 3] ?? 0] ?? invalid;
      if ((first | second | third | fourth) < 64) {
        decoded[length] = (first << 2) | (second >> 4);
        decoded[length + 1] = ((second << 4) | (third >> 2)) & 0xff;
        decoded[length + 2] = ((third << 6) | fourth) & 0xff;
        length += 3;
        at += 4;
        continue;
      }
    }
    const value = base64Values[bytes[at] ?? 0] ?? invalid;
    at += 1;
    if (value === padding) count = 0;
    if (value >= 64) continue;
    bits = ((bits << 6) | value) & 0xff_ff_ff;
    count += 1;
    if (count === 1) continue;
    decoded[length] = (bits >> ((4 - count) * 2)) & 0xff;
    length += 1;
    if (count === 4) count = 0;
  }
  unit.bits = bits;
  unit.count = count;
  return decoded.subarray(0, length);
}

const hexadecimal = new Uint8Array(256).fill(invalid);
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16);
  hexadecimal[digit.charCodeAt(0)] = value;
  hexadecimal[digit.toUpperCase().charCodeAt(0)] = value;
}

function byteAt(bytes: Uint8Array, at: number): number | undefined {
  const high = hexadecimal[bytes[at] ?? 0] ?? invalid;
  const low = hexadecimal[bytes[at + 1] ?? 0] ?? invalid;
  return high === invalid || low === invalid ? undefined : high * 16 + low;
}

/** Decodes `=C3` (or `%C3`) to one byte each; malformed escapes are kept. */
export function decodeEscapes(bytes: Uint8Array, escape = equals): Uint8Array {
  const decoded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const escaped = byte === escape ? byteAt(bytes, at + 1) : undefined;
    if (escaped !== undefined) at += 2;
    decoded[length] = escaped ?? byte;
    length += 1;
  }
  return decoded.subarray(0, length);
}

/** Decodes quoted-printable (RFC 2045, 6.7): a line that ends with `=` continues on the next. */
function* decodeQuotedPrintable(bytes: Uint8Array): Generator<Uint8Array> {
  let begun: Uint8Array = new Uint8Array();
  for (let from = 0; from < bytes.length;) {
    const { joined, next } = joinLines(bytes, from, begun);
    from = next;
    const end = next < bytes.length ? joined.length - begunEscape(joined) : joined.length;
    yield decodeEscapes(joined.subarray(0, end));
    begun = joined.slice(end);
  }
}

function joinLines(bytes: Uint8Array, from: number, begun: Uint8Array) {
  const end = Math.min(bytes.length, from + sliceLength);
  const joined = new Uint8Array(begun.length + end - from);
  joined.set(begun);
  let length = begun.length;
  let at = from;
  while (at < end) {
    const byte = bytes[at] ?? 0;
    const next = byte === equals ? afterSoftBreak(bytes, at + 1) : undefined;
    at = next ?? at + 1;
    if (next !== undefined) continue;
    joined[length] = byte;
    length += 1;
  }
  return { joined: joined.subarray(0, length), next: at };
}

function begunEscape(bytes: Uint8Array): number {
  if (bytes.at(-1) === equals) return 1;
  return bytes.at(-2) === equals ? 2 : 0;
}

function afterSoftBreak(bytes: Uint8Array, start: number): number | undefined {
  // A line has 76 characters. Without a bound, repeated `=` and blanks would take quadratic time.
  const last = Math.min(bytes.length, start + 80);
  for (let at = start; at < last; at += 1) {
    const byte = bytes[at];
    if (byte === lineFeed) return at + 1;
    if (byte !== space && byte !== tab && byte !== carriageReturn) return undefined;
  }
  return last === bytes.length ? last : undefined;
}

/** Yields slices that refer to the same bytes. */
export function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += sliceLength) {
    yield bytes.subarray(from, from + sliceLength);
  }
}

/** Whether a content is decoded at once. */
export function isShort(encoded: Uint8Array): boolean {
  return encoded.length <= sliceLength;
}

/** Decodes the content of a part by its Content-Transfer-Encoding, slice by slice; other encodings leave it unchanged. */
export function decodeTransfer(bytes: Uint8Array, encoding: string): Iterable<Uint8Array> {
  switch (encoding) {
    case 'base64':
      return decodeBase64(bytes);
    case 'quoted-printable':
      return decodeQuotedPrintable(bytes);
    default:
      return isUuencode(encoding) ? decodeUuencode(bytes) : slicesOf(bytes);
  }
}

/** Returns the maximum size of the content that `decodeTransfer` yields, in bytes. */
export function transferSizeAtMost(bytes: Uint8Array, encoding: string): number {
  return isUuencode(encoding) ? sizeOfUuencoded(bytes) : bytes.length;
}

function isUuencode(encoding: string): boolean {
  return ['x-uuencode', 'x-uue', 'uuencode'].includes(encoding);
}
