import { decoderFor } from './decode-charset.ts';
import { detectDecoder, japaneseOf } from '../../text/encodings/decode-text.ts';
import { isPlainShiftJis, isShiftJis } from '../../text/encodings/is-shift-jis.ts';
import { decodeLatin1, encodeLatin1 } from '../../text/encodings/latin1.ts';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const lineFeed = 0x0a;

/**
 * Returns a decoder for headers and names of one message: a line is decoded as UTF-8 if it is valid, else in the encoding that other lines
 * declare, else in one detected from the first of these lines. Lines are not detected separately, because each detection takes
 * milliseconds.
 */
export function createLinesDecoder(): (bytes: Uint8Array) => string {
  let detected: TextDecoder | undefined;
  let declared: TextDecoder | undefined;
  return (bytes) => {
    const whole = decodeUtf8(bytes);
    declared = declaredIn(whole ?? decodeLatin1(bytes)) ?? declared;
    if (whole !== undefined) return japaneseOf(whole, bytes) ?? whole;
    const lines = linesIn(bytes).map((line) => ({ line, text: decodeUtf8(line) }));
    const others = lines.flatMap(({ line, text }) => (text === undefined ? line : []));
    const isDeclared = declared !== undefined && areIn(declared, others);
    const decoder = isDeclared && declared ? declared : (detected ??= detectDecoderOf(others));
    return lines.map(({ line, text }) => text ?? decoder.decode(line)).join('');
  };
}

/** Returns the first usable charset, of a text (`charset="koi8-r"`) or of an encoded word (`=?koi8-r?`). */
function declaredIn(header: string): TextDecoder | undefined {
  for (const [, ofText, ofWord] of header.matchAll(
    /\bcharset="?([\w.:-]{2,40})|=\?([\w.:-]{2,40})\?[bq]\?/gi,
  )) {
    const decoder = decoderFor(ofText ?? ofWord);
    if (decoder && !sayingNothing.test(decoder.encoding)) return new TextDecoder(decoder.encoding);
  }
  return undefined;
}

/** Many mail programs declare these regardless of the actual encoding. */
const sayingNothing = /^(?:utf-|windows-1252)/;

function areIn({ encoding }: TextDecoder, lines: readonly Uint8Array[]): boolean {
  const text = new TextDecoder(encoding).decode(encodeLatin1(lines.map(decodeLatin1).join('')));
  return !/[\ufffd\u0080-\u009f\ue000-\uf8ff]/.test(text);
}

/** Short Chinese or Japanese names in Shift JIS cannot be detected statistically. */
function detectDecoderOf(lines: readonly Uint8Array[]): TextDecoder {
  if (isPlainShiftJis(lines)) return new TextDecoder('shift_jis');
  const detected = detectDecoder(encodeLatin1(lines.map(decodeLatin1).join('')), 'names');
  const isOther = lines.some((line) => line.some((byte) => undefinedBytes.has(byte)));
  const decoder =
    isOther && detected.encoding === 'windows-1252' && isShiftJis(lines)
      ? new TextDecoder('shift_jis')
      : detected;
  return new TextDecoder(decoder.encoding);
}

const undefinedBytes: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Returns undefined for invalid UTF-8. Does not throw, because an exception for each of many lines is slow. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const text = utf8.decode(bytes);
  if (!text.includes('\ufffd')) return text;
  const encoded = encoder.encode(text);
  const isSame =
    encoded.length === bytes.length && encoded.every((byte, index) => byte === bytes[index]);
  return isSame ? text : undefined;
}

function linesIn(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(lineFeed, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}
