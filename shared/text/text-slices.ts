const sliceLength = 16_384;
const longestSlice = 65_536;
// Slices start neither inside a word, nor between parts that `joinedWords` joins, nor at white space that folding changes.
const sliceStart =
  /(?<=[\p{L}\p{N}.,;:!?])[\t\n\r]|(?<=\p{L}\p{L}|[,;:!?]) |(?<=[。、，．！？])[\p{L}\p{N}]/gv;

/**
 * Splits a text into slices that together have its tokens and joined words. Only text without spaces and punctuation, or of numbers only,
 * is cut inside of them.
 */
export function* slicesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const slice = text.slice(start, start + longestSlice);
    sliceStart.lastIndex = sliceLength;
    const end = sliceStart.exec(slice)?.index ?? endOf(slice);
    yield slice.slice(0, end);
    start += end;
  }
}

function endOf(slice: string): number {
  const isCut = slice.length === longestSlice && /[\ud800-\udbff]$/.test(slice);
  return isCut ? slice.length - 1 : slice.length;
}
