import { describe, expect, it } from 'vitest';
import { passageOf } from './passage.ts';

const options = { isTextSearched: true, pagesCount: null };
const long = (before: number, word: string) =>
  `${'x '.repeat(before / 2)}${word}${' y'.repeat(20_000)}`;
const passageIn = (text: string, words: string[], more = {}) =>
  passageOf({ text, textSize: new TextEncoder().encode(text).length, ...options, ...more }, words);

describe('the passage of a text', () => {
  it('is a short text as a whole', () => {
    expect(passageIn('a short text', ['short'])).toEqual({
      passage: 'a short text',
      pagesBefore: null,
    });
  });

  it('begins 1,000 characters before the first of the words that the text contains', () => {
    const { passage } = passageIn(long(5000, 'LANTERN'), ['missing', 'lantern', 'y']);
    expect(passage.indexOf('LANTERN')).toBe(1000);
    expect(passage.length).toBe(10_000);
  });

  it('is found whatever else than letters a word has, and by ASCII letters in either case alone', () => {
    for (const word of ['a.b*(c)', 'c++\\d [x]', 'été😀-_/^$']) {
      const { passage } = passageIn(long(5000, word.replaceAll('c', 'C')), [word]);
      expect(passage.slice(1000, 1000 + word.length).toLowerCase()).toBe(word);
    }
    const text = long(5000, 'ÉTÉ');
    expect(passageIn(text, ['été']).passage).toBe(text.slice(0, 10_000));
  });

  it('is the beginning of a text that contains none of the words, or is not searched', () => {
    const text = long(5000, 'lantern');
    expect(passageIn(text, ['missing']).passage).toBe(text.slice(0, 10_000));
    const more = { isTextSearched: false };
    expect(passageIn(text, ['lantern'], more).passage).toBe(text.slice(0, 10_000));
  });

  it('counts characters outside the basic plane once and cuts none', () => {
    const text = `${'😀'.repeat(5000)}lantern${'😀'.repeat(20_000)}`;
    const { passage } = passageIn(text, ['lantern']);
    expect(passage.isWellFormed()).toBe(true);
    expect(passage.indexOf('lantern')).toBe(2000);
    expect(Array.from(passage).length).toBe(10_000);
  });

  it('knows the pages before it if the text has as many as the document', () => {
    const text = `one\f${long(5000, 'two\flantern')}`;
    expect(passageIn(text, ['lantern'], { pagesCount: 3 }).pagesBefore).toBe(1);
    expect(passageIn(text, ['lantern'], { pagesCount: 4 }).pagesBefore).toBeNull();
  });
});
