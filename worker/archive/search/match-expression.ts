import type { SearchQuery, SearchTerm } from '../../../shared/archive/search/parse-search-query.ts';
import { columnFilters } from './index/index-row.ts';
import {
  isUnspaced,
  joinedWords,
  nameStream,
  partToken,
  tokenPrefixOf,
  tokensOf,
  trigramsOf,
  typeToken,
} from './index/search-tokens.ts';

/**
 * FTS5 queries for each tier of results, the best first: every word is in the name, is a whole word, is a prefix, is
 * inside of words. The last has gaps, for words that the database looks up.
 */
export type MatchExpressions = {
  name: string;
  word: string;
  beginning: string;
  /** Alternately text and gap: `texts[0] gaps[0] texts[1] …`; a gap is what words must contain. */
  inside: { texts: string[]; gaps: string[] };
};

const maxGaps = 5;

/**
 * Builds the queries for terms and types that must all match, and excluded ones that must not. Each tier includes the
 * tiers before it. Undefined for a query without terms and filters. Only tokens are quoted into it, so that no text is
 * ever FTS5 syntax.
 */
export function buildMatchExpressions(
  organizationId: string,
  query: SearchQuery,
): MatchExpressions | undefined {
  const prefix = tokenPrefixOf(organizationId);
  const terms = query.terms
    .map((term) => ({ ...term, tokens: tokensOf(term.text) }))
    .filter(({ tokens }) => tokens.length > 0);
  if (terms.length === 0 && query.filters.length === 0) return undefined;
  const types = query.filters.filter((filter) => filter.kind === 'type');
  const conditions = [
    ...terms.filter((term) => !term.isExcluded).map((term) => termCondition(prefix, term)),
    ...types
      .filter((type) => !type.isExcluded)
      .map((type) => inEveryTier(ofTypes(prefix, type.mimeTypes))),
  ];
  if (conditions.length === 0) conditions.push(inEveryTier([everyDocument(prefix)]));
  const excluded = [
    ...terms
      .filter((term) => term.isExcluded)
      .map((term) => phrase(columnFilters[term.field], prefix, term.tokens)),
    ...types.filter((type) => type.isExcluded).flatMap((type) => ofTypes(prefix, type.mimeTypes)),
  ];
  const exclusion = excluded.length === 0 ? '' : ` NOT ${anyOf(excluded)}`;
  const all = (tier: 'name' | 'word' | 'beginning') =>
    `(${conditions.map((condition) => anyOf(condition[tier])).join(' AND ')})${exclusion}`;
  return {
    name: all('name'),
    word: all('word'),
    beginning: all('beginning'),
    inside: withGaps(conditions, exclusion),
  };
}

/** Phrases of which one must match, for each tier; `inside` is what words must contain in the last tier. */
type Condition = { name: string[]; word: string[]; beginning: string[]; inside?: string };

function inEveryTier(alternatives: string[]): Condition {
  return { name: alternatives, word: alternatives, beginning: alternatives };
}

function termCondition(prefix: string, term: SearchTerm & { tokens: string[] }): Condition {
  const { field, tokens, isPhrase } = term;
  const last = tokens.at(-1) ?? '';
  const whole = (column: string) => phrase(column, prefix, tokens);
  const isOpen = term.isPrefix && !isUnspaced(last);
  if (isPhrase) {
    const open = isOpen ? ' *' : '';
    return {
      ...inEveryTier([whole(columnFilters[field]) + open]),
      ...(field === 'any' && { name: [whole(columnFilters.name) + open] }),
    };
  }
  const partOfName = field === 'content' ? [] : nameParts(prefix, term.text);
  const spellings = [
    tokens,
    ...joinedWords(term.text)
      .filter((word) => word === tokens.join(''))
      .map((word) => [word]),
  ];
  const anySpelling = (column: string) =>
    spellings.map((spelling) => phrase(column, prefix, spelling));
  // Parts of names include whole words; only words too short to be a part are looked up in the column of whole words.
  const inName = [...anySpelling(columnFilters.name).slice(partOfName.length), ...partOfName];
  if (field === 'name') return inEveryTier(inName);
  const isLong = last.length > 2 && !isUnspaced(last);
  const asWord = anySpelling(columnFilters[field]);
  const word = [...asWord, ...partOfName];
  return {
    name: field === 'content' ? word : inName,
    word,
    beginning: isOpen || isLong ? [...asWord.map((whole) => `${whole} *`), ...partOfName] : word,
    inside: isLong && tokens.length === 1 ? last : undefined,
  };
}

function nameParts(prefix: string, text: string): string[] {
  const stream = nameStream(text);
  const trigrams = trigramsOf(stream);
  if (trigrams.length > 0)
    return [phrase(columnFilters.nameParts, prefix, trigrams.map(partToken))];
  return Array.from(stream).length === 2
    ? [`${phrase(columnFilters.nameParts, prefix, [partToken(stream)])} *`]
    : [];
}

/** The name of every document contains the bare prefix. */
function everyDocument(prefix: string): string {
  return phrase(columnFilters.name, prefix, ['']);
}

function ofTypes(prefix: string, mimeTypes: readonly string[]): string[] {
  return mimeTypes.map(
    (type) =>
      `${phrase(columnFilters.name, prefix, [typeToken(type)])}${type.endsWith('/') ? ' *' : ''}`,
  );
}

function phrase(column: string, prefix: string, tokens: string[]): string {
  return `${column}"${tokens.map((token) => prefix + token).join(' ')}"`;
}

function anyOf(alternatives: string[]): string {
  return `(${alternatives.join(' OR ')})`;
}

function withGaps(conditions: Condition[], exclusion: string): MatchExpressions['inside'] {
  const gaps: string[] = [];
  const texts = [''];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  for (const { beginning, inside } of conditions) {
    append(`${texts[0] === '' ? '((' : ' AND ('}${beginning.join(' OR ')}`);
    if (inside !== undefined && gaps.length < maxGaps) {
      gaps.push(inside);
      texts.push('');
    }
    append(')');
  }
  append(`)${exclusion}`);
  return { texts, gaps };
}
