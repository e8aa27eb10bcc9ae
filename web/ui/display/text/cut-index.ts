/** In widths of narrow characters; East Asian characters count twice. */
const shortName = 22;
const shownEnd = 18;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
const upToLastRightToLeft =
  /^.*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]\p{M}*/su;

/** A space at the start of the second part would look like a gap after the ellipsis. */
const leadingSpace = /^\s*/;
/** The rest of a short word, if enough follows: an end that begins with a whole word is easier to read. */
const restOfWord = /^[^\s_]{1,7}[\s_]+(?=.{8})|^\s*/s;

/**
 * Returns where a name may be split so that its end, which distinguishes similar names, stays visible when it is
 * truncated; its length if it must not be split. Left-to-right text after right-to-left text is never split, because
 * the parts are laid out in the direction of the whole name and would be swapped.
 */
export function cutIndexOf(name: string): number {
  if (widthOf(name) <= shortName) return name.length;
  const index = endIndexOf(name);
  const runStart = upToLastRightToLeft.exec(name)?.[0].length ?? 0;
  if (runStart > 0 && runStart < index) return name.length;
  const start = Math.max(index, runStart);
  const skipped = /[\s_]$/.test(name.slice(0, start)) ? leadingSpace : restOfWord;
  return start + (skipped.exec(name.slice(start))?.[0].length ?? 0);
}

function endIndexOf(name: string): number {
  let index = name.length;
  let width = 0;
  // CutText gives the end two thirds of the width of the whole name.
  const maxWidth = Math.min(shownEnd, widthOf(name) / 2);
  // More characters would never be visible.
  for (const { segment } of [...graphemes.segment(name.slice(-4 * shownEnd))].toReversed()) {
    width += widthOf(segment);
    if (width > maxWidth) break;
    index -= segment.length;
  }
  return index;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}

export type Piece = { text: string; isMatch: boolean };

export function splitPieces(pieces: readonly Piece[], index: number): [Piece[], Piece[]] {
  const [before, after]: [Piece[], Piece[]] = [[], []];
  let start = 0;
  for (const { text, isMatch } of pieces) {
    const at = Math.min(Math.max(index - start, 0), text.length);
    if (at > 0) before.push({ text: text.slice(0, at), isMatch });
    if (at < text.length) after.push({ text: text.slice(at), isMatch });
    start += text.length;
  }
  return [before, after];
}
