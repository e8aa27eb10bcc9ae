import { expect, it } from 'vitest';
import { joinCharacters } from './join-characters.ts';

function join(...words: (readonly [text: string, gap: number])[]) {
  let right = 0;
  const line = words.map(([text, gap]) => {
    const left = right + gap;
    right = left + text.length * 20;
    return { text, left, right, top: 10, bottom: 30, confidence: 90, isKnown: false };
  });
  return joinCharacters({ words: line }).words;
}
const textsOf = (...words: Parameters<typeof join>) => join(...words).map(({ text }) => text);

it('joins the characters of Chinese and Japanese, with their punctuation and numbers', () => {
  expect(textsOf(['請求', 0], ['書', 8], ['を', 12])).toEqual(['請求書を']);
  expect(textsOf(['2026', 0], ['年', 4], ['11', 6], ['月', 0])).toEqual(['2026年11月']);
  expect(textsOf(['です', 0], ['。', 22])).toEqual(['です。']);
});

it('keeps what is printed apart', () => {
  expect(textsOf(['みどり書房', 0], ['御中', 17])).toEqual(['みどり書房', '御中']);
  expect(textsOf(['品名', 0], ['500', 200])).toEqual(['品名', '500']);
});

it('joins the syllables of a Korean word, and no words', () => {
  const words = textsOf(['관', 0], ['리', 5], ['비', 5], ['고지서', 12], ['2026', 12], ['년', 2]);
  expect(words).toEqual(['관리비', '고지서', '2026년']);
});

it('leaves words with spaces between them as they are', () => {
  expect(textsOf(['Rechnung', 0], ['Nr.', 1], ['4711', 0])).toEqual(['Rechnung', 'Nr.', '4711']);
});

it('places the whole word, as sure as its characters', () => {
  expect(join(['請', 10], ['求', 2])).toMatchObject([{ left: 10, right: 52, confidence: 90 }]);
});
