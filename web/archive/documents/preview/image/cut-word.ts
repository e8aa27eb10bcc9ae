import type { TextRange } from '../../../../../shared/archive/search/highlights/markers.ts';
import type { WordLine } from '../page-words/word-lines.ts';

/** Returns where each word of each line begins in their text (see `textOfLines`). */
export function placeInText(lines: readonly WordLine[]): number[][] {
  let position = 0;
  return lines.map((line) =>
    line.map(({ text }) => {
      const start = position;
      position += text.length + 1;
      return start;
    }),
  );
}

/** Cuts a word that begins at `start` of a text into pieces; pieces inside of a match have its index. */
export function cutWord(
  word: string,
  start: number,
  matches: readonly TextRange[],
): { text: string; match?: number }[] {
  const pieces: { text: string; match?: number }[] = [];
  let at = 0;
  for (const [match, range] of matches.entries()) {
    const from = Math.max(range.start - start, at);
    const to = Math.min(range.end - start, word.length);
    if (from >= to) continue;
    if (from > at) pieces.push({ text: word.slice(at, from) });
    pieces.push({ text: word.slice(from, to), match });
    at = to;
  }
  if (at < word.length) pieces.push({ text: word.slice(at) });
  return pieces;
}
