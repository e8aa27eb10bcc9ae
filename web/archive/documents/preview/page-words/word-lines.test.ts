import { describe, expect, it } from 'vitest';
import { turnBack } from './text-direction.ts';
import { gapBetween, textOfLines, toLines } from './word-lines.ts';

const word = (text: string, ...box: number[]) => ({ text, box });
const linesOf = (words: Parameters<typeof toLines>[0]) => toLines(words, 1).lines;

it('makes lines of words beside each other, in their order', () => {
  const words = [
    word('Dear', 0.1, 0.1, 0.08, 0.02),
    word('all,', 0.2, 0.1, 0.05, 0.02),
    word('the', 0.1, 0.14, 0.05, 0.02),
    word('boiler', 0.17, 0.14, 0.1, 0.02),
    word('Right', 0.6, 0.1, 0.1, 0.02),
    word('column', 0.72, 0.1, 0.1, 0.02),
  ];
  expect(textOfLines(linesOf(words))).toBe('Dear all,\nthe boiler\nRight column');
});

it('keeps a word that hangs below its neighbours on their line, and one of the next line off it', () => {
  const words = [
    word('no', 0.1, 0.105, 0.05, 0.01),
    word('gypsum', 0.2, 0.105, 0.1, 0.014),
    word('Next', 0.31, 0.124, 0.08, 0.015),
  ];
  expect(textOfLines(linesOf(words))).toBe('no gypsum\nNext');
});

it('gives a word its own width, and the height of the words around it', () => {
  const [line] = linesOf([
    word('an', 0.125, 0.1875, 0.0625, 0.03125),
    word('Apple', 0.25, 0.125, 0.125, 0.125),
  ]);
  expect(line?.[0]).toEqual({ text: 'an', left: 0.125, top: 0.125, width: 0.0625, height: 0.125 });
});

it('does not give a slanted line the height of all of its words', () => {
  const [line] = linesOf(
    Array.from({ length: 20 }, (_, index) =>
      word('word', index / 20, 0.1 + index / 500, 0.04, 0.02),
    ),
  );
  expect(line?.[10]?.top).toBeCloseTo(0.1 + 9 / 500);
  expect(line?.[10]?.height).toBeCloseTo(0.02 + 2 / 500);
});

it('makes lines that go to the left of Hebrew and Arabic words, upright', () => {
  const words = [
    word('שלום', 0.7, 0.1, 0.2, 0.02),
    word('רב', 0.5, 0.1, 0.1, 0.02),
    word('29', 0.8, 0.14, 0.1, 0.02),
    word('נובמבר', 0.6, 0.14, 0.15, 0.02),
  ];
  const page = toLines(words, 1);
  expect(page.turn).toBe(0);
  expect(textOfLines(page.lines)).toBe('שלום רב\n29 נובמבר');
  const [line = []] = page.lines;
  const [first, second] = line;
  const gap = first && second && gapBetween(first, second);
  expect([gap?.left, gap?.right]).toEqual([expect.closeTo(0.6), expect.closeTo(0.7)]);
});

it('leaves out words without text or place', () => {
  const words = [word(' ', 0.1, 0.1, 0.1, 0.1), word('flat', 0.1, 0.1, 0.1, 0), word('no place')];
  expect(linesOf(words)).toEqual([]);
});

/* Two lines in the upper left corner of a portrait page whose letters are squares. */
describe.each([
  {
    turn: 0,
    boxes: [
      [0.1, 0.1, 0.3, 0.03],
      [0.45, 0.1, 0.2, 0.03],
      [0.1, 0.15, 0.4, 0.03],
    ],
    start: [0.1, 0.1],
  },
  // The top of the letters is on the right: lines run down, and the next one is to the left.
  {
    turn: 90,
    boxes: [
      [0.86, 0.1, 0.04, 0.2],
      [0.86, 0.35, 0.04, 0.15],
      [0.8, 0.1, 0.04, 0.3],
    ],
    start: [0.9, 0.1],
  },
  {
    turn: 180,
    boxes: [
      [0.6, 0.87, 0.3, 0.03],
      [0.35, 0.87, 0.2, 0.03],
      [0.5, 0.82, 0.4, 0.03],
    ],
    start: [0.9, 0.9],
  },
  {
    turn: 270,
    boxes: [
      [0.1, 0.7, 0.04, 0.2],
      [0.1, 0.5, 0.04, 0.15],
      [0.16, 0.6, 0.04, 0.3],
    ],
    start: [0.1, 0.9],
  },
])('of text that is turned by $turn degrees', ({ turn: expected, boxes, start }) => {
  const words = ['Dear', 'all', 'boiler'].map((text, index) => word(text, ...(boxes[index] ?? [])));

  it('makes lines with the beginning of each word first', () => {
    const { lines, turn } = toLines(words, 0.7);
    expect(turn).toBe(expected);
    expect(textOfLines(lines)).toBe('Dear all\nboiler');
    const { left = 0, top = 0 } = lines[0]?.[0] ?? {};
    const [x, y] = turnBack(left, top, turn);
    expect(x).toBeCloseTo(start[0] ?? 0);
    expect(y).toBeCloseTo(start[1] ?? 0);
  });
});
