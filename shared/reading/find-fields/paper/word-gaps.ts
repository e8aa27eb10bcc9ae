/** A text without doubled gaps; `offsetOf` gives the place in the original one. */
type Spaced = { text: string; offsetOf: (offset: number) => number };

const fewestGaps = 8;
const sampleLength = 20_000;

/**
 * Recognition and some printers put two spaces between all words, where two are otherwise what separates columns. The text with
 * one between words; the text itself where two are rare.
 */
export function closeWordGaps(text: string): Spaced {
  if (!hasWideGaps(text.slice(0, sampleLength))) return { text, offsetOf: (offset) => offset };
  const removed: number[] = [];
  const closed = text.replace(/(?<=\S) {2}(?=\S)/g, (_gap, index: number) => {
    removed.push(index - removed.length);
    return ' ';
  });
  return { text: closed, offsetOf: (offset) => offset + countBefore(removed, offset) };
}

function hasWideGaps(text: string): boolean {
  const wide = text.match(/\S {2}(?=\S)/g)?.length ?? 0;
  if (wide < fewestGaps) return false;
  const single = text.match(/\S (?=\S)/g)?.length ?? 0;
  const columns = text.match(/\S {3,}(?=\S)/g)?.length ?? 0;
  return wide > 2 * single && wide > 2 * columns;
}

/** How many of the sorted places are before an offset. */
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
