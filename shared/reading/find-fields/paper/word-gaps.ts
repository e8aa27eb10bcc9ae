/** A text without doubled gaps; `offsetOf` converts an offset to the original text. */
type Spaced = { text: string; offsetOf: (offset: number) => number };

const fewestGaps = 8;
const sampleLength = 20_000;

/**
 * Replaces double spaces between words by single ones, if they are frequent. OCR and some printers write two spaces between all words,
 * which otherwise separate columns.
 */
export function closeWordGaps(text: string): Spaced {
  const hasWide = hasWideGaps(text.slice(0, sampleLength));
  const gap = hasWide ? /(?<=\S) {2}(?=\S)/g : gapOfLetters;
  const removed: number[] = [];
  const closed = text.replace(gap, (spaces: string, index: number) => {
    for (let at = 1; at < spaces.length; at += 1) removed.push(index - removed.length);
    return ' ';
  });
  return { text: closed, offsetOf: (offset) => offset + countBefore(removed, offset) };
}

const letter = String.raw`\p{L}`;
/** A gap of two spaces or more between letters of a heading that is wide spaced, as in `御  請  求  書`: at least three in a row. */
const gapOfLetters = new RegExp(
  [
    `(?<=^ {0,60}(?:${letter} {2,4}){0,12}${letter}) {2,4}(?=${letter}(?: {2,4}${letter}){1,12}(?: {5}|\\s*$))`,
    `(?<=^ {0,60}(?:${letter} {2,4}){1,12}${letter}) {2,4}(?=${letter}(?: {2,4}${letter}){0,12}(?: {5}|\\s*$))`,
    // Labels of two characters, as in `合  計`, are widened to the length of others.
    String.raw`(?<=^ {0,60}\p{sc=Han}) {2,4}(?=\p{sc=Han}(?: |$))`,
  ].join('|'),
  'gmu',
);

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
