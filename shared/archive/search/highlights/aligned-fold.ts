import { foldForSearch } from '../../../text/fold-for-search.ts';

// Matches a character with all that folds together with it: combining marks, invisible characters, and jamo of a syllable.
const continuing = String.raw`[\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff]`;
const clusterPattern = new RegExp(`[^]${continuing}*`, 'gu');
const continuingPattern = new RegExp(`^${continuing}`, 'u');
const chunkLength = 256;
const foldedAtOnce = 1024;

/** Returns a folded text, and the offset in the original of each of its positions, including its end. */
export function alignedFold(text: string): { folded: string; offsets: number[] } {
  const offsets: number[] = [];
  let folded = '';
  for (const { 0: cluster, index } of text.matchAll(clusterPattern)) {
    const piece = foldForSearch(cluster);
    for (let unit = 0; unit < piece.length; unit += 1) offsets.push(index);
    folded += piece;
  }
  offsets.push(text.length);
  return { folded, offsets };
}

/** Returns the folded beginning of a text, at least `length` long if there is enough. Folding can make a text many times longer. */
export function foldedBeginning(text: string, length: number): string {
  let folded = '';
  for (let start = 0; start < text.length && folded.length < length;) {
    const end = endOfCluster(text, start + foldedAtOnce);
    folded += foldForSearch(text.slice(start, end));
    start = end;
  }
  return folded;
}

/** Returns the offset in a text of a position in its folded form. Only one chunk is aligned, because aligning is slow. */
export function originalOffset(text: string, foldedOffset: number): number {
  let start = 0;
  let rest = foldedOffset;
  while (start < text.length) {
    const end = endOfCluster(text, start + chunkLength);
    const chunk = text.slice(start, end);
    const { length } = foldForSearch(chunk);
    if (rest < length) return start + (alignedFold(chunk).offsets[rest] ?? 0);
    rest -= length;
    start = end;
  }
  return text.length;
}

function endOfCluster(text: string, index: number): number {
  let end = index;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    const isInsidePair = code >= 0xdc00 && code < 0xe000;
    if (!isInsidePair && !continuingPattern.test(String.fromCodePoint(text.codePointAt(end) ?? 0)))
      break;
    end += 1;
  }
  return Math.min(end, text.length);
}
