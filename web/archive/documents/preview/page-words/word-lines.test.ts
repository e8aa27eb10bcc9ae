import { expect, it } from 'vitest';
import { textOfLines, wordLines } from './word-lines.ts';

const word = (text: string, ...box: number[]) => ({ text, box });

it('makes lines of words beside each other, in their order', () => {
  const words = [
    word('Dear', 0.1, 0.1, 0.08, 0.02),
    word('all,', 0.2, 0.1, 0.05, 0.02),
    word('the', 0.1, 0.14, 0.05, 0.02),
    word('boiler', 0.17, 0.14, 0.1, 0.02),
    word('Right', 0.6, 0.1, 0.1, 0.02),
    word('column', 0.72, 0.1, 0.1, 0.02),
  ];
  expect(textOfLines(wordLines(words))).toBe('Dear all,\nthe boiler\nRight column');
});

it('keeps a word that hangs below its neighbours on their line, and one of the next line off it', () => {
  const words = [
    word('no', 0.1, 0.105, 0.05, 0.01),
    word('gypsum', 0.2, 0.105, 0.1, 0.014),
    word('Next', 0.31, 0.124, 0.08, 0.015),
  ];
  expect(textOfLines(wordLines(words))).toBe('no gypsum\nNext');
});

it('gives a word its own width, and the height of the words around it', () => {
  const [line] = wordLines([
    word('an', 0.125, 0.1875, 0.0625, 0.03125),
    word('Apple', 0.25, 0.125, 0.125, 0.125),
  ]);
  expect(line?.[0]).toEqual({ text: 'an', left: 0.125, top: 0.125, width: 0.0625, height: 0.125 });
});

it('does not give a slanted line the height of all of its words', () => {
  const [line] = wordLines(
    Array.from({ length: 20 }, (_, index) =>
      word('word', index / 20, 0.1 + index / 500, 0.04, 0.02),
    ),
  );
  expect(line?.[10]?.top).toBeCloseTo(0.1 + 8 / 500);
  expect(line?.[10]?.height).toBeCloseTo(0.02 + 4 / 500);
});

it('leaves out words without text or place', () => {
  const words = [word(' ', 0.1, 0.1, 0.1, 0.1), word('flat', 0.1, 0.1, 0.1, 0), word('no place')];
  expect(wordLines(words)).toEqual([]);
});
