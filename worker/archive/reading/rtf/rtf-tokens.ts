import { decodeSingleBytes } from '../text/decode-text.ts';

export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  /** A control word, or a control symbol by its one character. */
  | { type: 'control'; word: string; parameter: number | undefined }
  /** A byte written as `\'hh`. */
  | { type: 'byte'; byte: number }
  | { type: 'text'; bytes: Uint8Array };

const backslash = 0x5c;
const open = 0x7b;
const close = 0x7d;
const apostrophe = 0x27;
const longestWord = 32;

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
      while (at < bytes.length && !isSpecial(bytes[at])) at += 1;
      yield { type: 'text', bytes: bytes.subarray(start, at) };
    } else if (bytes[at + 1] === apostrophe) {
      const value = Number.parseInt(decodeSingleBytes(bytes.subarray(at + 2, at + 4)), 16);
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
  if (!isLetter(bytes[start] ?? 0)) {
    return {
      word: decodeSingleBytes(bytes.subarray(start, start + 1)),
      parameter: undefined,
      end: start + 1,
    };
  }
  const text = decodeSingleBytes(bytes.subarray(start, start + longestWord + 12));
  const match = /^([a-z]{1,32})(-?\d{1,10})? ?/i.exec(text);
  const [all = '', word = '', parameter] = match ?? [];
  return {
    word,
    parameter: parameter === undefined ? undefined : Number(parameter),
    end: start + all.length,
  };
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function isSpecial(byte: number | undefined): boolean {
  return byte === backslash || byte === open || byte === close;
}
