import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../tests/support/encode-text.ts';
import corpus from '../../../tests/support/fixtures/encodings.json' with { type: 'json' };
import { countEncodingHits } from '../../../tests/support/encoding-hits.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { sampleOf } from './text-sample.ts';

const fixture = (name: string) =>
  decodeText(
    readFileSync(new URL(`../../../tests/support/fixtures/documents/${name}`, import.meta.url)),
  );

describe('the text of a file', () => {
  it('is decoded as UTF-8', () => {
    expect(fixture('recette-utf8.txt')).toContain('é');
  });

  it('is decoded as UTF-16 with its byte order mark', () => {
    const text = fixture('memo-utf16le.txt');
    expect(text).not.toContain('\0');
    expect(text).not.toContain('\ufeff');
  });

  it('is decoded as Windows-1252 if it is not valid UTF-8', () => {
    const text = fixture('notiz-windows-1252.txt');
    expect(text).toMatch(/[äöüß]/);
    expect(text).not.toContain('\ufffd');
  });

  it('loses only the last, incomplete character when truncated', () => {
    const bytes = new TextEncoder().encode('Bücher, Grüße €');
    expect(decodeText(bytes.subarray(0, -1))).toBe('Bücher, Grüße ');
  });

  it('is decoded as UTF-8 although a few characters are damaged', () => {
    const bytes = new TextEncoder().encode('Bücher, Grüße, Äpfel und Öl. '.repeat(20));
    bytes[1] = 0xff;
    expect(decodeText(bytes)).toContain('Grüße, Äpfel und Öl.');
  });

  it.each(['utf-16le', 'utf-16be'])('is decoded as %s without a byte order mark', (encoding) => {
    for (const text of [
      'Grüße aus Köln',
      'Zażółć gęślą jaźń\n',
      'Привет, мир!',
      '請求書です。\nABC',
    ]) {
      expect(decodeText(encodeUtf16(text, encoding))).toBe(text);
    }
  });

  it('is decoded as ISO-2022-JP by its escapes', () => {
    const bytes = Uint8Array.from('\x1b$B@A5a=q\x1b(B', (character) => character.charCodeAt(0));
    expect(decodeText(bytes)).toBe('請求書');
  });

  it('is decoded by the declared encoding, unless that says UTF-8, which it is not', () => {
    const text = 'Cena: 10 zł';
    const bytes = encodeText(text, 'iso-8859-2');
    expect(decodeText(bytes, 'iso-8859-2')).toBe(text);
    const german = encodeText('Schöne Grüße', 'windows-1252');
    expect(decodeText(german, 'utf-8')).toBe('Schöne Grüße');
    expect(decodeText(german, 'no-such-encoding')).toBe('Schöne Grüße');
  });
});

describe('a text in a legacy encoding', () => {
  it.each(countEncodingHits(1000))('is decoded: $language in $encoding', ({ misses }) => {
    expect(misses).toEqual([]);
  });

  it('is decoded from 100 bytes in 99 of 100 cases, and always if it is Windows-1252', () => {
    const results = countEncodingHits(100);
    const western = results.filter(({ encoding }) => encoding === 'windows-1252');
    expect(western.flatMap(({ misses }) => misses)).toEqual([]);
    const tries = results.reduce((sum, result) => sum + result.tries, 0);
    const misses = results.flatMap((result) => result.misses);
    expect(misses.length).toBeLessThanOrEqual(tries / 100);
  });

  it.each(
    `Zoë café São Curaçao crème-brûlée Malmö naïve ½ 5µm m² © ® Škoda août pâte þing Guðrún voilà piñata über Straße 10€
    £5 §12 l’œuvre œuf ¿Qué? «oui» „gut“ – nº 1ª más Østfold smørrebrød Zürich ÄÖÜ RÉSUMÉ AÇÃO não coração è à perché
    lunedì irmã três`.split(/\s+/),
  )('is Windows-1252 with nothing but %s', (word) => {
    for (const text of [word, `Name: ${word}\nTotal: 12.50 paid`]) {
      expect(decodeText(encodeText(text, 'windows-1252'))).toBe(text);
    }
  });

  it.each(['ibm850', 'macintosh'])('of DOS or an old Mac is decoded: %s', (encoding) => {
    const western = corpus.filter(({ encodings }) => encodings[0] === 'windows-1252');
    const texts = western
      // Dutch has only one letter outside ASCII.
      .filter(({ language }) => language !== 'Dutch')
      .map(({ text }) => text.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(/[^\0-\u00ff]/g, '-'));
    expect(texts).toHaveLength(7);
    for (const text of texts) expect(decodeText(encodeText(text, encoding))).toBe(text);
  });

  it('is Windows-1252 with a byte that no encoding has', () => {
    const bytes = encodeText('Schöne Grüße aus Köln, 5 Öfen', 'windows-1252');
    expect(decodeText(Uint8Array.from([...bytes, 0x81]))).toContain('Grüße aus Köln');
  });

  it('is decoded in bounded time however long it is', () => {
    const line = encodeText('Zażółć gęślą jaźń\n', 'windows-1250');
    const bytes = new Uint8Array(line.length * 300_000);
    for (let at = 0; at < bytes.length; at += line.length) bytes.set(line, at);
    expect(detectEncoding(bytes)).toBe('windows-1250');
    expect(sampleOf(bytes).length).toBeLessThanOrEqual(8192);
  });
});

function encodeUtf16(text: string, encoding: string): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    bytes.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  }
  return new Uint8Array(bytes.buffer);
}
