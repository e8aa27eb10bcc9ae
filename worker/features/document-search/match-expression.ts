import type { SearchQuery, SearchTerm } from '../../../shared/features/document-search/parse-search-query.ts';
import { isUnspaced, nameStream, tokensOf, trigramsOf } from './index-text.ts';

/** How a document was found, best first: every word in its name, as whole words, as beginnings, inside of words. */
export const matchTiers = ['name', 'word', 'beginning', 'inside'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** A query of the index as FTS5 reads it; for the tier `inside` with gaps for words that the database looks up. */
export type MatchExpressions = {
  name: string;
  word: string;
  beginning: string;
  /** Alternately text and gap: `texts[0] gaps[0] texts[1] …`; a gap is what to look for inside of words. */
  inside: { texts: string[]; gaps: string[] };
};

const maxGaps = 5;
const columns = {
  any: '{name content content_2 content_3}',
  name: 'name',
  content: '{content content_2 content_3}',
};

/** The part of an organization's id that begins each of its tokens. Two organizations may share it: it makes searches fast, not safe. */
export function tokenPrefix(organizationId: string): string {
  return organizationId.slice(4, 8);
}

/**
 * Builds the queries for terms that must all be found, and excluded ones that must not. Each tier's documents include
 * those of the tiers before it. Undefined when the query says nothing. Only tokens are quoted into it, so no text is ever FTS5 syntax.
 */
export function buildMatchExpressions(organizationId: string, query: SearchQuery): MatchExpressions | undefined {
  const prefix = tokenPrefix(organizationId);
  const readable = query.terms
    .map((term) => ({ ...term, tokens: tokensOf(term.text) }))
    .filter(({ tokens }) => tokens.length > 0);
  if (readable.length === 0 && query.filters.length === 0) return undefined;
  const wanted = readable.filter((term) => !term.isExcluded).map((term) => alternativesOf(prefix, term));
  const unwanted = readable
    .filter((term) => term.isExcluded)
    .map((term) => phrase(columns[term.field], prefix, term.tokens));
  const exclusion = unwanted.length === 0 ? '' : ` NOT (${unwanted.join(' OR ')})`;
  const all = (alternatives: string[][]) =>
    `(${alternatives.length === 0 ? everyDocument(prefix) : alternatives.map((some) => `(${some.join(' OR ')})`).join(' AND ')})${exclusion}`;
  return {
    name: all(wanted.map(({ name }) => name)),
    word: all(wanted.map(({ word }) => word)),
    beginning: all(wanted.map(({ beginning }) => beginning)),
    inside: withGaps(wanted, exclusion),
  };
}

/** Finds all documents of an organization: each carries the bare prefix in its name. */
export function everyDocument(prefix: string): string {
  return `(name : "${prefix}")`;
}

type ReadableTerm = SearchTerm & { tokens: string[] };
type Alternatives = { name: string[]; word: string[]; beginning: string[]; inside: string | undefined };

function alternativesOf(prefix: string, term: ReadableTerm): Alternatives {
  const { field, tokens, isPhrase } = term;
  const last = tokens.at(-1) ?? '';
  const asWord = phrase(columns[field], prefix, tokens);
  if (isPhrase) {
    const asPhrase = term.isPrefix && !isUnspaced(last) ? `${asWord} *` : asWord;
    const inName = field === 'any' ? asPhrase.replace(columns.any, columns.name) : asPhrase;
    return { name: [inName], word: [asPhrase], beginning: [asPhrase], inside: undefined };
  }
  const inName = field === 'content' ? [] : partOfName(prefix, term.text);
  const name = field === 'any' ? [phrase(columns.name, prefix, tokens), ...inName] : [asWord, ...inName];
  const word = [asWord, ...inName];
  const hasBeginning = !isUnspaced(last) && (term.isPrefix || last.length > 2);
  const beginning = hasBeginning && field !== 'name' ? [`${asWord} *`, ...inName] : word;
  const hasInside = tokens.length === 1 && last.length > 2 && field !== 'name' && !isUnspaced(last);
  return { name, word, beginning, inside: hasInside ? last : undefined };
}

function partOfName(prefix: string, text: string): string[] {
  const stream = nameStream(text);
  const trigrams = trigramsOf(stream);
  if (trigrams.length > 0) return [phrase('name_parts', prefix, trigrams)];
  return Array.from(stream).length === 2 ? [`${phrase('name_parts', prefix, [stream])} *`] : [];
}

function phrase(column: string, prefix: string, tokens: string[]): string {
  return `${column} : "${tokens.map((token) => prefix + token).join(' ')}"`;
}

function withGaps(wanted: Alternatives[], exclusion: string): MatchExpressions['inside'] {
  const texts = ['('];
  const gaps: string[] = [];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  for (const [index, { beginning, inside }] of wanted.entries()) {
    append(`${index === 0 ? '' : ' AND '}(${beginning.join(' OR ')}`);
    if (inside !== undefined && gaps.length < maxGaps) {
      gaps.push(inside);
      texts.push('');
    }
    append(')');
  }
  append(`)${exclusion}`);
  return { texts, gaps };
}
