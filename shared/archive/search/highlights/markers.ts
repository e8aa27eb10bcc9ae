import { alignedFold } from './aligned-fold.ts';
import { foldForSearch } from '../../../text/fold-for-search.ts';
import type { SearchTerm } from '../parse-search-query.ts';
import { spellingsOf } from '../spellings/spellings.ts';
import { isUnspaced, tokensOf } from '../../../text/word-tokens.ts';

/** Limit because each marker is searched for in every text. */
const maxMarkers = 100;

export type Marker = { pattern: RegExp; typed: string };

type MarkedField = 'name' | 'content' | 'note';

/** Returns markers for the terms that can match the text, the name or a note of a document, without duplicates. */
export function markersOf(terms: readonly SearchTerm[], field: MarkedField): Marker[] {
  const markers = new Map<string, Marker>();
  for (const marker of terms.flatMap((term) => markerOf(term, field) ?? [])) {
    if (markers.size === maxMarkers) break;
    const { source } = marker.pattern;
    if (!markers.has(source)) markers.set(source, marker);
  }
  return [...markers.values()];
}

function markerOf(term: SearchTerm, field: MarkedField): Marker | undefined {
  const spellings = spellingsOf(term)
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
const hyphen = String.raw`[-\u2010\u2011]\s*`;

function textOf(tokens: string[]): string {
  return tokens.map(tokenOf).join(String.raw`[^\p{L}\p{M}\p{N}]*`);
}

/**
 * Returns a pattern for a token with hyphens, digit groups or letter-spacing. It must match a text in only one way, because a phrase of
 * ambiguous tokens takes exponential time.
 */
function tokenOf(token: string): string {
  const characters = Array.from(token);
  const text = characters.join(`(?:${hyphen})?`);
  if (characters.length < 4 || isUnspaced(token)) return text;
  if (/\p{N}/u.test(token)) return characters.join(`(?:${hyphen}|[ '\u2019./])?`);
  return `(?:${text}|${characters.join(' ')})`;
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

/** Offsets in UTF-16 code units; `end` is exclusive. */
export type TextRange = { start: number; end: number };
export type Hit = TextRange & { marker: number };

/** Returns the matches in folded text in order, at most `maxHits` of each marker. */
export function hitsIn(folded: string, markers: readonly Marker[], maxHits: number): Hit[] {
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

/** Returns the ranges to mark in a text, in order and without overlaps, of at most `maxHits` matches of each marker. */
export function markedRanges(
  text: string,
  markers: readonly Marker[],
  maxHits: number,
): TextRange[] {
  const hits = hitsIn(foldForSearch(text), markers, maxHits);
  if (hits.length === 0) return [];
  const { folded, offsets } = alignedFold(text);
  return merged(
    hitsIn(folded, markers, maxHits).map(({ start, end }) => ({
      start: offsets[start] ?? 0,
      end: offsets[end] ?? text.length,
    })),
  );
}

function merged(ranges: TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}
