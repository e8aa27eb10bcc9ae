import { codePage850, decodeCodePage850 } from './code-page-850.ts';
import { detectEncoding } from './detect-encoding.ts';
import { detectUtf16 } from './detect-utf16.ts';
import { sampleOf } from './text-sample.ts';

const byteOrderMarks = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];
const japaneseEscapes = ['\x1b$B', '\x1b$@'];
const mostDamaged = 0.05;

/**
 * Decodes text: by its byte order mark, as UTF-16 without one, as UTF-8 if valid (except for an incomplete end), else by the declared
 * encoding, else by its letters. Declarations come late, because they are wrong more often than other text happens to be valid UTF-8.
 */
export function decodeText(bytes: Uint8Array, declaredEncoding?: string): string {
  const marked = byteOrderMarks.find(({ mark }) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  const unicode = marked?.encoding ?? detectUtf16(bytes);
  if (unicode) return new TextDecoder(unicode).decode(bytes);
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return declaredDecoder(declaredEncoding)?.decode(bytes) ?? decodeDetected(bytes);
  }
  return japaneseOf(text, bytes) ?? text;
}

/** Returns whether text that was decoded as ASCII is ISO-2022-JP. */
export function isJapanese(text: string): boolean {
  return japaneseEscapes.some((escape) => text.includes(escape));
}

/** Decodes ISO-2022-JP, which is also valid ASCII; returns undefined for other text. */
export function japaneseOf(text: string, bytes: Uint8Array): string | undefined {
  return isJapanese(text) ? new TextDecoder('iso-2022-jp').decode(bytes) : undefined;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const text = decoder.decode(bytes, { stream: true });
    const isAscii = text.length === bytes.length;
    return isAscii || /[^\0-\x7f]/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function decodeDetected(bytes: Uint8Array): string {
  const encoding = isDamagedUtf8(bytes) ? 'utf-8' : detectEncoding(bytes, 'file');
  return encoding === codePage850
    ? decodeCodePage850(bytes)
    : new TextDecoder(encoding).decode(bytes);
}

/** Returns a decoder for bytes that are not valid UTF-8. */
export function detectDecoder(bytes: Uint8Array, kind?: 'text' | 'names'): TextDecoder {
  return new TextDecoder(isDamagedUtf8(bytes) ? 'utf-8' : detectEncoding(bytes, kind));
}

function isDamagedUtf8(bytes: Uint8Array): boolean {
  const sample = new TextDecoder().decode(sampleOf(bytes));
  const damaged = sample.split('\ufffd').length - 1;
  const others = sample.match(/[^\0-\x7f]/g)?.length ?? 0;
  return damaged < others * mostDamaged;
}

function declaredDecoder(label: string | undefined): TextDecoder | undefined {
  try {
    const decoder = label === undefined ? undefined : new TextDecoder(label);
    return decoder?.encoding === 'utf-8' ? undefined : decoder;
  } catch {
    return undefined;
  }
}
