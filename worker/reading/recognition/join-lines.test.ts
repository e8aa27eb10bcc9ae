import { expect, it } from 'vitest';
import { separateRate } from './join-lines.ts';

const wordOf = (text: string) => ({
  text,
  confidence: 90,
  isKnown: false,
  left: 100,
  right: 200,
  top: 10,
  bottom: 30,
});
const partsOf = (text: string) =>
  separateRate(wordOf(text)).map((word) => [word.text, word.left, word.right]);

it('separates a rate from the word before it', () => {
  expect(partsOf('TVA9%')).toEqual([
    ['TVA', 100, 160],
    ['9%', 160, 200],
  ]);
  expect(partsOf('MwSt7,5%').map(([text]) => text)).toEqual(['MwSt', '7,5%']);
});

it.each(['9%', 'A4', 'TVA', 'x2y%', '%', 'RO9', 'TVA9%.'])('leaves %s as it is', (text) => {
  expect(partsOf(text)).toEqual([[text, 100, 200]]);
});
