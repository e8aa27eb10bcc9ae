import {
  foldedBeginning,
  originalOffset,
} from '../../../../shared/archive/search/highlights/aligned-fold.ts';
import {
  hitsIn,
  markedRanges,
  type Hit,
  type Marker,
  type TextRange,
} from '../../../../shared/archive/search/highlights/markers.ts';
import type { Snippet } from '../../../../shared/archive/search/search.ts';

const leadLength = 50;
const snippetLength = 160;
const maxHits = 200;
/** Three times the longest excerpt. Folding can make a text of ligatures 18 times as long. */
const searchedLength = 60_000;

/**
 * Returns about 160 characters of a text around the place where most terms are close together, with
 * white space collapsed. Without any term this is the beginning of the text; an empty text has no
 * snippet.
 */
export function snippetOf(text: string, markers: Marker[]): Snippet {
  return excerptOf(text, markers).snippet;
}

/**
 * Like `snippetOf`, with the position of the best hit in UTF-16 units; null if no term occurs in
 * the text.
 */
export function excerptOf(
  text: string,
  markers: Marker[],
): { snippet: Snippet; hitAt: number | null } {
  const wellFormed = text.toWellFormed();
  const folded = foldedBeginning(wellFormed, searchedLength);
  const hits = hitsIn(folded, markers, maxHits);
  const best = bestHit(hits);
  const at = best ? originalOffset(wellFormed, best.start) : 0;
  const window = windowAround(wellFormed, at, best ? leadLength : 0);
  const excerpt = wellFormed.slice(window.start, window.end);
  const snippet = toPieces(excerpt, markedRanges(excerpt, markers, maxHits), {
    isStartCut: wellFormed.slice(0, window.start).trim() !== '',
    isEndCut: wellFormed.slice(window.end).trim() !== '',
  });
  return { snippet, hitAt: best ? at : null };
}

export function markText(text: string, markers: Marker[]): Snippet {
  const wellFormed = text.toWellFormed();
  return toPieces(wellFormed, markedRanges(wellFormed, markers, maxHits), {
    isStartCut: false,
    isEndCut: false,
  });
}

function bestHit(hits: Hit[]): Hit | undefined {
  let best: Hit | undefined;
  let bestCount = 0;
  for (const [index, hit] of hits.entries()) {
    const seen = new Set<number>();
    for (let at = index; at < hits.length; at += 1) {
      const { marker, end } = hits[at] ?? hit;
      if (end > hit.start + snippetLength - leadLength) break;
      seen.add(marker);
    }
    if (seen.size > bestCount) [best, bestCount] = [hit, seen.size];
  }
  return best ?? hits[0];
}

function windowAround(text: string, at: number, lead: number): TextRange {
  const earliest = Math.max(0, at - lead);
  const gap = earliest === 0 ? 0 : text.slice(earliest, at).search(/\s/);
  const start = startOfCharacter(text, earliest + Math.max(0, gap));
  const latest = Math.min(text.length, start + snippetLength);
  const lastGap = latest === text.length ? -1 : text.slice(latest - lead, latest).search(/\s\S*$/);
  return { start, end: startOfCharacter(text, lastGap > 0 ? latest - lead + lastGap : latest) };
}

function startOfCharacter(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code < 0xe000 ? index - 1 : index;
}

function toPieces(
  text: string,
  ranges: TextRange[],
  cut: { isStartCut: boolean; isEndCut: boolean },
): Snippet {
  const pieces: Snippet = [];
  let position = 0;
  for (const { start, end } of ranges) {
    pieces.push(
      { text: text.slice(position, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    position = end;
  }
  pieces.push({ text: text.slice(position), isMatch: false });
  const collapsed = pieces.map(({ text: piece, isMatch }) => ({
    text: piece.replace(/[\s\p{Cc}]+/gu, ' '),
    isMatch,
  }));
  const [first, last] = [collapsed.at(0), collapsed.at(-1)];
  if (first) first.text = (cut.isStartCut ? '… ' : '') + first.text.trimStart();
  if (last) last.text = last.text.trimEnd() + (cut.isEndCut ? ' …' : '');
  return collapsed.filter((piece) => piece.text !== '');
}
