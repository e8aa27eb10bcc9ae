import { decodeCharset } from './decode-charset.ts';
import { mimeLimits } from './mime-limits.ts';
import { decodeBase64, decodeEscapes } from './transfer-encoding.ts';

/** `=?charset*language?encoding?text?=` (RFC 2047; RFC 2231, 5), and blanks after it. */
const word = /=\?([^?\s*]{1,64})(?:\*[^?\s]{0,64})?\?([QqBb])\?([^?]*)\?=([ \t]*)/y;

type Run = { charset: string; bytes: Uint8Array[] };

/** A header's value with its encoded words decoded; blanks between them are left out, and characters may span them. */
export function decodeWords(value: string): string {
  const text = value.slice(0, mimeLimits.decodedCharacters);
  const parts: string[] = [];
  let run: Run | undefined;
  let blanks = '';
  const endRun = () => {
    if (run) parts.push(decodeCharset(joined(run.bytes), run.charset), blanks);
    run = undefined;
    blanks = '';
  };
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('=?', at);
    if (start !== at) {
      endRun();
      parts.push(text.slice(at, start < 0 ? text.length : start));
      if (start < 0) break;
    }
    word.lastIndex = start;
    const [found = '', charset = '', encoding = '', content = '', after = ''] =
      word.exec(text) ?? [];
    if (found === '') {
      endRun();
      parts.push('=?');
      at = start + 2;
      continue;
    }
    if (run && run.charset !== charset.toLowerCase()) {
      blanks = '';
      endRun();
    }
    run ??= { charset: charset.toLowerCase(), bytes: [] };
    run.bytes.push(decodeWord(encoding, content));
    blanks = after;
    at = start + found.length;
  }
  endRun();
  return parts.join('');
}

function decodeWord(encoding: string, content: string): Uint8Array {
  const encoded = new TextEncoder().encode(
    encoding.toUpperCase() === 'Q' ? content.replaceAll('_', ' ') : content,
  );
  return encoding.toUpperCase() === 'Q' ? decodeEscapes(encoded) : decodeBase64(encoded);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const part of parts) {
    bytes.set(part, length);
    length += part.length;
  }
  return bytes;
}
