/** A text without doubled gaps; `offsetOf` converts an offset to the original text. */
type Spaced = { text: string; offsetOf: (offset: number) => number };

const fewestGaps = 8;
const sampleLength = 20_000;

/**
 * Replaces double spaces between words by single ones, if they are frequent. OCR and some printers write two spaces between all words,
 * which otherwise separate columns.
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
