const invalid = 0xff;
const padding = 0xfe;
const equals = 0x3d;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const tab = 0x09;

const base64Values = new Uint8Array(256).fill(invalid);
const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
for (let value = 0; value < 64; value += 1) base64Values[base64Alphabet.charCodeAt(value)] = value;
base64Values[equals] = padding;

/**
 * Decodes base64 (RFC 2045, 6.8). What is no base64 is skipped. Padding ends a unit and not the data, as some mailers pad
 * every line.
 */
export function decodeBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const decoded = new Uint8Array(Math.ceil((bytes.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    const value = base64Values[byte] ?? invalid;
    if (value === invalid) continue;
    if (value === padding) {
      count = 0;
      continue;
    }
    bits = ((bits << 6) | value) & 0xff_ff_ff;
    count += 1;
    if (count === 1) continue;
    decoded[length] = (bits >> ((4 - count) * 2)) & 0xff;
    length += 1;
    if (count === 4) count = 0;
  }
  return decoded.subarray(0, length);
}

const hexadecimal = new Uint8Array(256).fill(invalid);
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16);
  hexadecimal[digit.charCodeAt(0)] = value;
  hexadecimal[digit.toUpperCase().charCodeAt(0)] = value;
}

/** The byte that two hexadecimal digits at `at` stand for; undefined if they are none. */
function byteAt(bytes: Uint8Array, at: number): number | undefined {
  const high = hexadecimal[bytes[at] ?? 0] ?? invalid;
  const low = hexadecimal[bytes[at + 1] ?? 0] ?? invalid;
  return high === invalid || low === invalid ? undefined : high * 16 + low;
}

/** Decodes `=C3` (or `%C3`) to one byte each; what is malformed is kept. */
export function decodeEscapes(bytes: Uint8Array, escape = equals): Uint8Array<ArrayBuffer> {
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
function decodeQuotedPrintable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const next = byte === equals ? afterSoftBreak(bytes, at + 1) : undefined;
    if (next !== undefined) {
      at = next - 1;
      continue;
    }
    joined[length] = byte;
    length += 1;
  }
  return decodeEscapes(joined.subarray(0, length));
}

/** Where the next line begins, if only blanks are left of this one. */
function afterSoftBreak(bytes: Uint8Array, start: number): number | undefined {
  // A line has 76 characters; without a bound, `=` and blanks without end would take quadratic time.
  const last = Math.min(bytes.length, start + 80);
  for (let at = start; at < last; at += 1) {
    const byte = bytes[at];
    if (byte === lineFeed) return at + 1;
    if (byte !== space && byte !== tab && byte !== carriageReturn) return undefined;
  }
  return last === bytes.length ? last : undefined;
}

/** The content of a part by its Content-Transfer-Encoding; unchanged for any other. */
export function decodeTransfer(bytes: Uint8Array, encoding: string): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'base64':
      return decodeBase64(bytes);
    case 'quoted-printable':
      return decodeQuotedPrintable(bytes);
    default:
      return bytes.slice();
  }
}
