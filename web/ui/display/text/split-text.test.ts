import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

const size = 1_000_000;

describe('splitText', () => {
  it.each([
    ['no text', ''],
    ['one line break', '\n'],
    ['a line without gaps', 'x'.repeat(size)],
    ['minified JSON', '{"amount":12.5,"name":"x"},'.repeat(size / 27)],
    ['lines', 'A line of a letter.\r\n'.repeat(size / 21)],
    ['empty lines', '\n'.repeat(size)],
    ['a long line after short ones', `a\nb\n${'word '.repeat(size / 5)}\nc`],
    ['characters of two code units', `x${'😀'.repeat(size / 2)}`],
  ])('returns small pieces that are the whole text when joined: %s', (_, text) => {
    const pieces = splitText(text);
    expect(pieces.map((piece) => piece.text).join('') === text).toBe(true);
    expect(pieces.every((piece) => text.startsWith(piece.text, piece.start))).toBe(true);
    expect(Math.max(0, ...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(4000);
    const lines = pieces.map((piece) => piece.text.split('\n').length - 1);
    expect(Math.max(0, ...lines)).toBeLessThanOrEqual(200);
    expect(pieces.every((piece) => piece.text.isWellFormed())).toBe(true);
  });

  it('breaks no line that fits into a piece', () => {
    const text = `${'x'.repeat(3000)}\n`.repeat(3);
    expect(splitText(text).map((piece) => piece.text.length)).toEqual([3001, 3001, 3001]);
  });

  it('breaks a longer line between words', () => {
    const [first] = splitText('word '.repeat(1000).replace('word', 'a word'));
    expect(first?.text).toMatch(/word $/);
  });
});
