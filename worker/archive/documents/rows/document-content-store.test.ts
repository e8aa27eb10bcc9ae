import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/support/random.ts';
import * as onServer from '../../../platform/cloudflare/packed-text.ts';
import * as inBrowser from '../../../platform/packed-text.browser.ts';
import { readText, toStoredText } from './document-content-store.ts';

const text = `\ufeffÄrger 😀 ${'a line of a letter, '.repeat(400)}\n\f\n漢字`;
const bytes = new TextEncoder().encode(text);

describe.each([
  ['the server', onServer],
  ['the demo', inBrowser],
])('%s', (_name, { packText, unpackText }) => {
  it('compresses a text', () => {
    expect(packText(bytes).length).toBeLessThan(bytes.length / 4);
    expect(unpackText(packText(bytes))).toBe(text);
    expect(unpackText(packText(bytes).toUpperCase())).toBe(text);
  });

  it('reads what the other one has written', () => {
    for (const other of [onServer, inBrowser]) expect(unpackText(other.packText(bytes))).toBe(text);
  });

  it('reads the beginning of a text from the first bytes', () => {
    const random = createRandom(5);
    const long = Array.from({ length: 30_000 }, () => random().toString(36).slice(2)).join(' ');
    const beginning = unpackText(packText(new TextEncoder().encode(long)).slice(0, 20_000));
    expect(beginning.length).toBeGreaterThan(10_000);
    expect(long.startsWith(beginning)).toBe(true);
  });
});

it('stores a text as it is if it is short or if compression hardly shortens it', () => {
  const random = createRandom(5);
  const characters = (count: number) =>
    Array.from({ length: count }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(random() * 20_000)),
    ).join('');
  expect(toStoredText(text).contentSize).toBe(bytes.length);
  const tooLong = characters(630_000);
  for (const content of ['a '.repeat(400), tooLong]) {
    expect(toStoredText(content)).toEqual({ content, contentSize: null });
  }
});

it('reads texts that begin with the mark of compressed ones', () => {
  expect(readText('\u0001\u0001abc')).toBe('\u0001abc');
  expect(readText('abc')).toBe('abc');
});
