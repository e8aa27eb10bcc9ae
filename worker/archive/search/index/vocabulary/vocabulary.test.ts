import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../tests/support/random.ts';
import de from '../../../../../locales/de.json' with { type: 'json' };
import en from '../../../../../locales/en.json' with { type: 'json' };
import pl from '../../../../../locales/pl.json' with { type: 'json' };
import ro from '../../../../../locales/ro.json' with { type: 'json' };
import { tokensOf } from '../../../../../shared/text/word-tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

function randomWords(alphabet: string, length: number, count: number): string[] {
  const random = createRandom(length);
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join(''),
  );
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

describe('the vocabulary', () => {
  it.each([
    'Hundeschule Rindfleischetikettierung Größenänderung',
    '2024001 re2024001 12345678 250kwh',
    'Szczebrzeszyn wyjść năvălitori Überprüfung договор ελλάδα',
  ])('has words and numbers: %s', (text) => {
    const words = tokensOf(text);
    expect(vocabularyOf(words, Infinity)).toEqual(words);
  });

  it.each(['e3b0c44298fc1c149afbf4c8996fb92427ae41e4', 'agvsbg8gd29ybgq', 'x7k9q2', 'xqzvkjw'])(
    'has no %s',
    (token) => {
      expect(vocabularyOf(['rechnung', token], Infinity)).toEqual(['rechnung']);
    },
  );

  it.each([
    ['letters and digits', randomWords(`${letters}0123456789`, 12, 5000)],
    ['hashes', randomWords('0123456789abcdef', 40, 5000)],
    ['letters', randomWords(letters, 10, 5000)],
  ])('has hardly anything of a text of random %s', (_what, words) => {
    expect(vocabularyOf(words, Infinity).length).toBeLessThan(0.06 * words.length);
  });

  it.each([de, en, pl, ro].map((texts) => [JSON.stringify(texts)]))(
    'has nearly all words of a text',
    (text) => {
      const words = [...new Set(tokensOf(text.replaceAll(/"[^"]*":/g, '')))].filter(
        (token) => token.length > 3 && !/\d/.test(token),
      );
      expect(vocabularyOf(words, Infinity).length).toBeGreaterThan(0.99 * words.length);
    },
  );

  it('has the longest words of a text with too many, in its order, whatever else is known', () => {
    const words = ['abend', 'hundeschule', 'wort', 'katzenklappe', 'zeit'];
    expect(vocabularyOf(words, 400)).toEqual(['hundeschule', 'katzenklappe']);
  });
});
