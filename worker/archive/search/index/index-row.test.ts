import { describe, expect, it } from 'vitest';
import { joinedWords } from '../../../../shared/text/joined-words.ts';
import { slicesOf } from '../../../../shared/text/text-slices.ts';
import { tokensOf } from '../../../../shared/text/word-tokens.ts';
import { createRandom } from '../../../../tests/support/random.ts';
import { cpuTime } from '../../../../tests/support/cpu-time.ts';
import { toIndexRow } from './index-row.ts';

/**
 * Characters that may be at the end of a slice: hyphens, marks, invisible characters, all kinds of
 * spaces and full stops.
 */
const alphabet = [
  'word Ärger e\u0301 字 か\u3099 한 \u1112\u1161 a ﬁ ٣ x 12 4711 DE89'.split(' '),
  ['-', '\u2010', '\u2011', '\uff0d', '\u00ad', '\ufeff', '\u0301', '\u3099', '_'],
  [' ', ' ', '\n', '\r\n', '\t', '\u00a0', '\u3000', '.', ',', '。', '、', '(', '）'],
].flat();

function randomText(seed: number, length: number): string {
  const random = createRandom(seed);
  let text = '';
  while (text.length < length) {
    const part = alphabet[Math.floor(random() * alphabet.length)] ?? '';
    text += part.repeat(random() < 0.02 ? 70 : 1);
  }
  return text;
}

describe('a long text', () => {
  it.each([1, 2, 3, 4, 5])('has the same words in slices as in one piece, seed %i', (seed) => {
    const text = randomText(seed, 200_000);
    const slices = [...slicesOf(text)];
    expect(slices.length).toBeGreaterThan(8);
    expect(slices.join('')).toBe(text);
    expect(slices.flatMap(tokensOf)).toEqual(tokensOf(text));
    expect(slices.flatMap(joinedWords)).toEqual(joinedWords(text));
  });

  it.each([
    ['words', 'Größenänderungsüberprüfung '],
    ['sentences without spaces', '漢字かな交文章。'],
    ['lines of numbers', '12,50\n'],
  ])('of %s has only short slices', (_what, part) => {
    const slices = [...slicesOf(part.repeat(100_000))];
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(17_000);
  });

  it.each(['字'.repeat(65) + 'か', 'é', '𠀀'])(
    'without spaces and stops is cut, but no character: %s',
    (part) => {
      const text = `x${part.repeat(200_000)}`.slice(0, 200_000);
      const slices = [...slicesOf(text)];
      expect(slices.join('')).toBe(text);
      expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(66_000);
      expect(slices.slice(0, -1).every((slice) => slice.isWellFormed())).toBe(true);
    },
  );

  it.each([
    ['words', (index: number) => `проверка${index} `],
    ['characters', () => '漢字仮名交文'],
  ])('of %s is indexed in steps, of which none takes long', async (_what, part) => {
    let text = '';
    for (let index = 0; text.length < 1_000_000; index += 1) text += part(index);
    const over = new AbortController();
    let longest = 0;
    const watch = async () => {
      while (!over.signal.aborted) {
        const start = cpuTime();
        await new Promise((resolve) => setTimeout(resolve, 0));
        longest = Math.max(longest, cpuTime(start));
      }
    };
    const watching = watch();
    const start = cpuTime();
    const row = await toIndexRow('abcd', { name: 'a.txt', content: text });
    const whole = cpuTime(start);
    over.abort();
    await watching;
    expect(row.contents[0]).toMatch(/^abcd/);
    expect(longest).toBeLessThan(whole / 2);
  });
});

it('does not take ligatures apart where that makes a text many times as long', async () => {
  const text = '\ufdfa'.repeat(8);
  expect(tokensOf('\ufdfa')).toContain('عليه');
  const { contents, wordLists } = await toIndexRow('abcd', {
    name: 'a',
    content: `${text} `.repeat(50_000),
  });
  expect(new Set(contents.join(' ').trim().split(' '))).toEqual(new Set([`abcd${text}`]));
  expect(wordLists).toEqual(['["\ufdfa\ufdfa\ufdfa\ufdfa\ufdfa\ufdfa\ufdfa\ufdfa"]']);
});

async function joinedIn(content: string) {
  const { contents } = await toIndexRow('abcd', { name: 'a', content });
  return contents.join(' ').match(/(?<= abcd )abcd\w{6}/g) ?? [];
}

it('takes few joined words of a text of hyphens, and all of a text with some', async () => {
  const random = createRandom(1);
  const word = () => Array.from({ length: 3 }, () => 'abcdefgh'[Math.floor(random() * 8)]).join('');
  const hyphens = Array.from({ length: 20_000 }, () => `${word()}-${word()}`).join(' ');
  expect((await joinedIn(hyphens)).length).toBe(1000 + 40_000 / 8);
  const some = Array.from({ length: 900 }, () => `${word()}-${word()}`).join(' ');
  expect(await joinedIn(some)).toHaveLength(900);
});
