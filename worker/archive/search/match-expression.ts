import type { SearchQuery, SearchTerm } from '../../../shared/archive/search/parse-search-query.ts';
import {
  isUnspaced,
  joinedWords,
  nameStream,
  partToken,
  tokensOf,
  trigramsOf,
  typeToken,
} from './index/search-tokens.ts';

/**
 * A query of the index as FTS5 reads it, for each way to be found, the best first: every word in the name, as whole words,
 * as beginnings, inside of words. The last has gaps for words that the database looks up.
 */
export type MatchExpressions = {
  name: string;
  word: string;
  beginning: string;
  /** Alternately text and gap: `texts[0] gaps[0] texts[1] …`; a gap is what to look for inside of words. */
  inside: { texts: string[]; gaps: string[] };
};

const maxGaps = 5;
/** What to write before a phrase of the index, so that only these columns are looked at. */
export const columns = { any: '', name: 'name : ', content: '{content content_2 content_3} : ' };

/** The part of an organization's id that begins each of its tokens. Two organizations may share it: it makes searches fast, not safe. */
export function tokenPrefix(organizationId: string): string {
  return organizationId.slice(4, 8);
}

/**
 * Builds the queries for terms and types that must all be found, and excluded ones that must not. Each tier's documents
 * include those of the tiers before it. Undefined when the query says nothing. Only tokens are quoted into it, so no
 * text is ever FTS5 syntax.
 */
export function buildMatchExpressions(
  organizationId: string,
  query: SearchQuery,
): MatchExpressions | undefined {
  const prefix = tokenPrefix(organizationId);
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
      .map((term) => phrase(columns[term.field], prefix, term.tokens)),
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

/** Alternatives of which one must hold, tier by tier; `inside` is a word to be looked for inside of words. */
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
      ...inEveryTier([whole(columns[field]) + open]),
      ...(field === 'any' && { name: [whole(columns.name) + open] }),
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
  // Any part of a name includes its whole words, so their own column is only asked for what is too short to be a part.
  const inName = [...anySpelling(columns.name).slice(partOfName.length), ...partOfName];
  if (field === 'name') return inEveryTier(inName);
  const isLong = last.length > 2 && !isUnspaced(last);
  const asWord = anySpelling(columns[field]);
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
  if (trigrams.length > 0) return [phrase('name_parts : ', prefix, trigrams.map(partToken))];
  return Array.from(stream).length === 2
    ? [`${phrase('name_parts : ', prefix, [partToken(stream)])} *`]
    : [];
}

/** Every document carries the bare prefix in its name. */
function everyDocument(prefix: string): string {
  return phrase(columns.name, prefix, ['']);
}

function ofTypes(prefix: string, mimeTypes: readonly string[]): string[] {
  return mimeTypes.map(
    (type) => `${phrase(columns.name, prefix, [typeToken(type)])}${type.endsWith('/') ? ' *' : ''}`,
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
