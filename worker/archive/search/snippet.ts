import type { Snippet } from '../../../shared/archive/search/search.ts';
import { foldForSearch } from '../../../shared/archive/search/fold-for-search.ts';
import type { SearchTerm } from '../../../shared/archive/search/parse-search-query.ts';
import { alignedFold, originalOffset } from './aligned-fold.ts';
import { isUnspaced, tokensOf } from './index/search-tokens.ts';
import { umlautSpellings } from './umlaut-spellings.ts';

const leadLength = 50;
const snippetLength = 160;
const maxHits = 200;
/** More than anybody types; each is searched for in every text. */
const maxMarkers = 100;

/** What snippets mark: a pattern on folded text for each term of a search. */
export type Marker = { pattern: RegExp; typed: string };

type MarkedField = 'name' | 'content' | 'note';

/** Markers for the terms that can match the text, the name or a note of a document; one for those that are found alike. */
export function markersOf(terms: SearchTerm[], field: MarkedField): Marker[] {
  const markers = new Map<string, Marker>();
  for (const marker of terms.flatMap((term) => markerOf(term, field) ?? [])) {
    if (markers.size === maxMarkers) break;
    const { source } = marker.pattern;
    if (!markers.has(source)) markers.set(source, marker);
  }
  return [...markers.values()];
}

function markerOf(term: SearchTerm, field: MarkedField): Marker | undefined {
  const spellings = [term.text, ...umlautSpellings(term.text)]
    .map(tokensOf)
    .filter((tokens) => tokens.length > 0);
  const isElsewhere = term.field !== 'any' && term.field !== field;
  if (term.isExcluded || isElsewhere || spellings.length === 0) return undefined;
  const isAnyPart = field === 'name' && !term.isPhrase;
  const pattern = spellings
    .map((tokens) => (isAnyPart ? textOf(tokens) : patternOf(tokens, term)))
    .join('|');
  return { pattern: new RegExp(pattern, 'gu'), typed: term.text.toLowerCase() };
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const hyphen = String.raw`(?:[-\u2010\u2011]\s*)?`;

/** The tokens, with anything but letters and numbers between them. */
function textOf(tokens: string[]): string {
  return tokens
    .map((token) => Array.from(token).join(hyphen))
    .join(String.raw`[^\p{L}\p{M}\p{N}]*`);
}

function patternOf(tokens: string[], term: SearchTerm): string {
  const text = textOf(tokens);
  const isWhole = term.isPhrase || tokens.length > 1;
  const last = tokens.at(-1) ?? '';
  if (isUnspaced(last)) return text;
  const isInside = !isWhole && last.length > 2;
  const isBeginning = term.isPrefix || (!term.isPhrase && last.length > 2);
  return `${isInside ? '' : `(?<!${letter})`}${text}${isBeginning ? '' : `(?!${letter})`}`;
}

type Range = { start: number; end: number };
type Hit = Range & { marker: number };

/**
 * About 160 characters of a text, around where most terms are close together, with white space collapsed. The beginning
 * of the text if no term is in it; nothing for an empty text.
 */
export function snippetOf(text: string, markers: Marker[]): Snippet {
  return excerptOf(text, markers).snippet;
}

/** The same with where in the text its best hit is, in UTF-16 units; null if no term is in it. */
export function excerptOf(
  text: string,
  markers: Marker[],
): { snippet: Snippet; hitAt: number | null } {
  const wellFormed = text.toWellFormed();
  const folded = foldForSearch(wellFormed);
  const hits = hitsIn(folded, markers);
  const best = bestHit(hits);
  const at = best ? originalOffset(wellFormed, best.start) : 0;
  const window = windowAround(wellFormed, at, best ? leadLength : 0);
  const excerpt = wellFormed.slice(window.start, window.end);
  const snippet = toPieces(excerpt, markedRanges(excerpt, markers), {
    isStartCut: wellFormed.slice(0, window.start).trim() !== '',
    isEndCut: wellFormed.slice(window.end).trim() !== '',
  });
  return { snippet, hitAt: best ? at : null };
}

/** The whole of a short text, in pieces. */
export function markText(text: string, markers: Marker[]): Snippet {
  const wellFormed = text.toWellFormed();
  return toPieces(wellFormed, markedRanges(wellFormed, markers), {
    isStartCut: false,
    isEndCut: false,
  });
}

function markedRanges(text: string, markers: Marker[]): Range[] {
  const { folded, offsets } = alignedFold(text);
  return merged(
    hitsIn(folded, markers).map(({ start, end }) => ({
      start: offsets[start] ?? 0,
      end: offsets[end] ?? text.length,
    })),
  );
}

function hitsIn(folded: string, markers: Marker[]): Hit[] {
  return markers
    .flatMap(({ pattern }, marker) =>
      folded
        .matchAll(pattern)
        .take(maxHits)
        .map((match) => ({ marker, start: match.index, end: match.index + match[0].length }))
        .toArray(),
    )
    .sort((a, b) => a.start - b.start);
}

/** The first hit after which the most different markers follow within a snippet. */
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

/** A range that begins and ends between words if there is a gap nearby, and never within a character. */
function windowAround(text: string, at: number, lead: number): Range {
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

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

function toPieces(
  text: string,
  ranges: Range[],
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
