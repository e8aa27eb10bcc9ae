import { unspacedLetter } from './words.ts';

/** A text without doubled gaps; `offsetOf` converts an offset to the original text. */
type Spaced = { text: string; offsetOf: (offset: number) => number };

const fewestGaps = 8;
const sampleLength = 20_000;

/**
 * Replaces double spaces between words by single ones, if they are frequent. OCR and some printers write two spaces between all words,
 * which otherwise separate columns.
 */
export function closeWordGaps(text: string): Spaced {
  const removed: number[] = [];
  const close = (gap: string, index: number) => {
    const place = index - removed.length;
    for (let at = 1; at < gap.length; at += 1) removed.push(place);
    return ' ';
  };
  const closed = hasWideGaps(text.slice(0, sampleLength))
    ? text.replace(/(?<=\S) {2}(?=\S)/g, close)
    : text.replace(spacedLine, (line: string, index: number) =>
        isHeading(text, { line, index })
          ? line.replace(gapOfLetters, (gap, at: number) => close(gap, index + at))
          : line,
      );
  return { text: closed, offsetOf: (offset) => offset + countBefore(removed, offset) };
}

/** The wide spaced letters that begin a line, as in `御  請  求  書`, or labels of two characters, as in `合  計`, which are widened to the length of others. */
const spacedLine =
  /^ {0,60}(?:\p{L}(?: {2,4}\p{L}){2,24}(?= {5}|[^\S\n]*$)|\p{sc=Han} {2,4}\p{sc=Han}(?= |$))/gmu;
const gapOfLetters = /(?<=\S) {2,4}(?=\S)/g;
const unspacedOnly = new RegExp(`^(?:${unspacedLetter}| )+$`, 'u');
const fewestOfAlphabet = 4;
const longestNext = 400;

/** Returns whether wide spaced letters are one word, and not the heads of columns or of a calendar. */
function isHeading(text: string, { line, index }: { line: string; index: number }): boolean {
  const letters = countCells(line);
  const isUnspaced = unspacedOnly.test(line);
  if (isUnspaced && /^[日月火水木金土 ]+$/.test(line)) return false;
  if (letters === 2) return true;
  if (!isUnspaced && letters < fewestOfAlphabet) return false;
  const end = text.indexOf('\n', index);
  if (end < 0) return true;
  const [next = ''] = text.slice(end, end + longestNext).match(/\S[^\n]*/) ?? [];
  return countCells(text.slice(index, end)) !== countCells(next);
}

const countCells = (line: string) => line.match(/\S+(?: \S+)*/g)?.length ?? 0;

function hasWideGaps(text: string): boolean {
  const wide = text.match(/\S {2}(?=\S)/g)?.length ?? 0;
  if (wide < fewestGaps) return false;
  const single = text.match(/\S (?=\S)/g)?.length ?? 0;
  const columns = text.match(/\S {3,}(?=\S)/g)?.length ?? 0;
  return wide > 2 * single && wide > 2 * columns;
}

/** Counts the sorted positions before an offset. */
function countBefore(places: readonly number[], offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
