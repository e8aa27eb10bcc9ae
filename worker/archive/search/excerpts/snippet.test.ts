import { describe, expect, test } from 'vitest';
import { leastCpuTime } from '../../../../tests/support/cpu-time.ts';
import { markersOf } from '../../../../shared/archive/search/highlights/markers.ts';
import { parseSearchQuery } from '../../../../shared/archive/search/parse-search-query.ts';
import { snippetOf } from './snippet.ts';

const snippet = (text: string, query: string) =>
  snippetOf(text, markersOf(parseSearchQuery(query).terms, 'content'));
const marked = (text: string, query: string) =>
  snippet(text, query)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: match }) => match);
const whole = (text: string, query: string) =>
  snippet(text, query)
    .map((piece) => piece.text)
    .join('');

describe('snippetOf marks', () => {
  test.each([
    ['Die Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
    ['eﬃcient', 'efficient', ['eﬃcient']],
    ['Re\u0301sume\u0301 of', 'resume', ['Re\u0301sume\u0301']],
    ['Hundeschule', 'schule', ['schule']],
    ['Soft\u00adware', 'software', ['Soft\u00adware']],
    ['die Kündi-\ngungsfrist', 'kundigungsfrist', ['Kündi- gungsfrist']],
    ['the e-mail', 'email', ['e-mail']],
    ['東京都渋谷区', '渋谷', ['渋谷']],
    ['𝐁𝐢𝐥𝐥 😀 bill', 'bill', ['𝐁𝐢𝐥𝐥', 'bill']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['a cat, a category', '"cat"', ['cat']],
    ['on only', 'on x', ['on']],
    ['RE-2024/0815', '2024/0815', ['2024/0815']],
    ['dog and cat', 'dog -cat name:and', ['dog']],
  ])('%j for %s', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });
});

describe('snippetOf returns', () => {
  const long = `${'lorem ipsum '.repeat(500)}the needle lies here ${'dolor sit '.repeat(500)}`;

  test('about 160 characters around the hit, with ellipses where the text is cut', () => {
    const text = whole(long, 'needle');
    expect(text).toContain('the needle lies here');
    expect(text.length).toBeLessThan(180);
    expect(text).toMatch(/^… .* …$/);
  });

  test('the place with most of the words close together', () => {
    const text = `needle ${'x '.repeat(300)} needle and thread ${'y '.repeat(300)}`;
    expect(whole(text, 'thread needle')).toContain('needle and thread');
  });

  test('the right place after text that grows when it is folded', () => {
    expect(marked(`${'ﷺ㌀ß '.repeat(2000)}needle`, 'needle')).toEqual(['needle']);
    expect(marked(`${'e\u0301\u00ad'.repeat(3000)} needle`, 'needle')).toEqual(['needle']);
  });

  test('white space and control characters as one space', () => {
    expect(whole('a\n\n\tb\0\u0001 c', 'b')).toBe('a b c');
  });

  test('the beginning of a text without hits, and nothing for an empty text', () => {
    expect(snippet('Dear Sir', 'invoice')).toEqual([{ text: 'Dear Sir', isMatch: false }]);
    expect(snippet('', 'invoice')).toEqual([]);
  });

  test('whole characters only', () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const text = whole(
        `${'x'.repeat(shift)}${'😀'.repeat(300)}needle${'😀'.repeat(300)}`,
        'needle',
      );
      expect(text.isWellFormed()).toBe(true);
      expect(text).toContain('needle');
    }
    expect(whole('\ud800 needle \udc00', 'needle').isWellFormed()).toBe(true);
  });

  test('HTML as text', () => {
    expect(whole('<b>needle</b><script>', 'needle')).toBe('<b>needle</b><script>');
  });
});

test.each([
  ['one word, many times', 'a '.repeat(512), 'a '.repeat(5000)],
  [
    'many words',
    Array.from({ length: 340 }, (_, index) => String.fromCodePoint(0x1200 + index)).join(' '),
    Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x1200 + (index % 340))).join(
      ' ',
    ),
  ],
  [
    'words within each other',
    Array.from({ length: 44 }, (_, n) => 'a'.repeat(n + 1)).join(' '),
    'a'.repeat(10_000),
  ],
])('finds the place of a snippet at once: %s', async (_what, query, text) => {
  expect(await leastCpuTime(() => snippet(text, query))).toBeLessThan(1000);
});
