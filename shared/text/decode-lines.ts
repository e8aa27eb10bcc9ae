import { isShiftJis } from './is-shift-jis.ts';
import { detectDecoder, japaneseOf } from './decode-text.ts';
import { decodeLatin1, encodeLatin1 } from './latin1.ts';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const lineFeed = 0x0a;

/**
 * A decoder for headers and names that belong together and do not say what they are: a line is UTF-8 if it is valid, else in
 * the encoding that the first of the others tells. Each is not told for itself, as that takes milliseconds.
 */
export function createLinesDecoder(): (bytes: Uint8Array) => string {
  let other: TextDecoder | undefined;
  return (bytes) => {
    const whole = decodeUtf8(bytes);
    if (whole !== undefined) return japaneseOf(whole, bytes) ?? whole;
    const lines = linesIn(bytes).map((line) => ({ line, text: decodeUtf8(line) }));
    other ??= detectDecoderOf(lines.flatMap(({ line, text }) => (text === undefined ? line : [])));
    const { encoding } = other;
    return lines.map(({ line, text }) => text ?? new TextDecoder(encoding).decode(line)).join('');
  };
}

/** Names of a few characters of Chinese in Shift JIS are too short to be told, but no text of windows-1252 either. */
function detectDecoderOf(lines: readonly Uint8Array[]): TextDecoder {
  const detected = detectDecoder(encodeLatin1(lines.map(decodeLatin1).join('')));
  const isOther = lines.some((line) => line.some((byte) => undefinedBytes.has(byte)));
  return isOther && detected.encoding === 'windows-1252' && isShiftJis(lines)
    ? new TextDecoder('shift_jis')
    : detected;
}

const undefinedBytes: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Undefined if it is not valid. By comparing, as an exception for each of many lines takes long. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const text = utf8.decode(bytes);
  if (!text.includes('\ufffd')) return text;
  const encoded = encoder.encode(text);
  const isSame =
    encoded.length === bytes.length && encoded.every((byte, index) => byte === bytes[index]);
  return isSame ? text : undefined;
}

/** With their line ends. */
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
