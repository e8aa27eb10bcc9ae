import { expect, it } from 'vitest';
import { joinRows } from './join-lines.ts';
import { orderLines } from './reading-order.ts';
import type { RecognizedLine } from './recognized-word.ts';

function line(text: string, left: number, top: number): RecognizedLine {
  let x = left;
  const words = text.split(' ').map((word) => {
    const box = { left: x, right: x + word.length * 10, top, bottom: top + 20 };
    x = box.right + 10;
    return { text: word, confidence: 90, isKnown: true, ...box };
  });
  return { words };
}

const read = (lines: readonly RecognizedLine[]) => joinRows(orderLines(lines));

it('reads columns of prose one after the other, below their heading', () => {
  const lines = [
    line('All the news of this month for everyone in the village', 0, 0),
    ...['the first of the', 'lines on the left', 'go on to here'].map((text, row) =>
      line(text, 0, 40 + row * 30),
    ),
    ...['and then the next', 'column goes on too', 'until it ends here'].map((text, row) =>
      line(text, 300, 42 + row * 30),
    ),
  ];
  expect(read(lines.toReversed())).toBe(
    'All the news of this month for everyone in the village\n\nthe first of the\nlines on the left\ngo on to here\n\nand then the next\ncolumn goes on too\nuntil it ends here',
  );
});

it('reads tables row by row', () => {
  const lines = ['Fork', 'Saw', 'Rose'].flatMap((name, row) => [
    line(name, 0, row * 30),
    line('9,75', 500, row * 30 + 2),
    line('4', 300, row * 30 + 1),
  ]);
  expect(read(lines)).toBe('Fork 4 9,75\nSaw 4 9,75\nRose 4 9,75');
});

it('reads tables and columns from the right where letters go from there', () => {
  const lines = ['שלום', 'מים'].flatMap((name, row) => [
    line('42', 0, row * 30 + 1),
    line(name, 500, row * 30),
  ]);
  expect(read(lines)).toBe('שלום 42\nמים 42');
});

it('joins words that are hyphenated at the end of a line, but no compounds with capitals', () => {
  expect(read([line('the water-', 0, 0), line('ing can', 0, 30)])).toBe('the watering can');
  expect(read([line('Baden-', 0, 0), line('Baden', 0, 30)])).toBe('Baden-\nBaden');
});
