import { decodeLatin1 } from '../encodings/latin1.ts';

type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  /** A control symbol is a word of one character. */
  | { type: 'control'; word: string; parameter: number | undefined }
  | { type: 'byte'; byte: number }
  | { type: 'text'; bytes: Uint8Array };

const backslash = 0x5c;
const open = 0x7b;
const close = 0x7d;
const apostrophe = 0x27;
const minus = 0x2d;
const space = 0x20;
const longestWord = 32;
const longestNumber = 10;
const longestText = 64 * 1024;

/** Splits RTF into tokens (Rich Text Format Specification 1.9.1, "RTF Syntax"); the data of `\bin` is left out. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === open || byte === close) {
      yield { type: byte === open ? 'open' : 'close' };
      at += 1;
    } else if (byte !== backslash) {
      const start = at;
      const longest = Math.min(bytes.length, start + longestText);
      while (at < longest && !isSpecial(bytes[at])) at += 1;
      yield { type: 'text', bytes: bytes.subarray(start, at) };
    } else if (bytes[at + 1] === apostrophe) {
      const value = digitOf(bytes[at + 2]) * 16 + digitOf(bytes[at + 3]);
      if (!Number.isNaN(value)) yield { type: 'byte', byte: value };
      at += 4;
    } else {
      const control = readControl(bytes, at + 1);
      yield { type: 'control', word: control.word, parameter: control.parameter };
      at = control.end;
      if (control.word === 'bin') at += Math.max(0, control.parameter ?? 0);
    }
  }
}

function readControl(bytes: Uint8Array, start: number) {
  let at = start;
  while (at < start + longestWord && isLetter(bytes[at])) at += 1;
  if (at === start) {
    const word = decodeLatin1(bytes.subarray(start, start + 1));
    return { word, parameter: undefined, end: start + 1 };
  }
  const word = String.fromCharCode(...bytes.subarray(start, at));
  const isNegative = bytes[at] === minus && isDigit(bytes[at + 1]);
  const digits = isNegative ? at + 1 : at;
  let value = 0;
  for (at = digits; at < digits + longestNumber && isDigit(bytes[at]); at += 1) {
    value = value * 10 + digitOf(bytes[at]);
  }
  return {
    word,
    parameter: at === digits ? undefined : isNegative ? -value : value,
    end: bytes[at] === space ? at + 1 : at,
  };
}

function digitOf(byte = 0): number {
  if (isDigit(byte)) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : Number.NaN;
}

function isDigit(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isLetter(byte = 0): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function isSpecial(byte: number | undefined): boolean {
  return byte === backslash || byte === open || byte === close;
}
