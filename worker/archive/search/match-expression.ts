import type { SearchQuery, SearchTerm } from '../../../shared/archive/search/parse-search-query.ts';
import { columnFilters } from './index/index-row.ts';
import {
  apartToken,
  joinedWords,
  nameStream,
  partToken,
  tokenPrefixOf,
  trigramsOf,
  typeToken,
} from './index/search-tokens.ts';
import { typoSearchOf, type TypoSearch } from './typo-search.ts';
import { umlautSpellings } from '../../../shared/archive/search/umlaut-spellings.ts';
import { isUnspaced, tokensOf } from '../../../shared/text/word-tokens.ts';

/**
 * FTS5 queries for each tier of results, the best first: every word is in the name, is a whole word, is a prefix, is
 * inside of words, and if nothing matches, differs by a typo. The last two have gaps, for words that the database looks
 * up.
 */
export type MatchExpressions = {
  /** Whether every document matches, because only filters are searched. */
  isEveryDocument: boolean;
  /** For all documents of the types searched for; undefined if the search is not for types. */
  types?: string;
  name: string;
  word: string;
  beginning: string;
  /** For the documents that `beginning` matches and `word` does not; undefined if there are none. */
  otherBeginnings?: string;
  /** What no document may match; undefined if nothing is excluded. */
  excluded?: string;
  /** For all documents that `beginning` does not match. */
  withoutBeginning: string;
  inside: ExpressionWithGaps<InsideGap>;
  /** For the documents with the longest of several words, which usually has the fewest. */
  longest?: { beginning: string; inside: ExpressionWithGaps<InsideGap> };
  /** Undefined if no word is long enough. */
  typo?: ExpressionWithGaps<TypoGap>;
};

/** A gap for words that contain `part`, in a column of the index. */
export type InsideGap = { column: string; part: string };
/** A gap for words that a mistyped one may mean. */
export type TypoGap = { column: string; search: TypoSearch };

/** Alternately text and gap: `texts[0] gaps[0] texts[1] …`. */
export type ExpressionWithGaps<Gap> = { texts: string[]; gaps: Gap[] };

/** Matches no document: every token of the index begins with the four characters of its organization. */
export const noMatch = '"_"';

const maxGaps = 5;
/** Letters of words that may be mistyped: for each, all words are looked up that differ by it. */
const maxTypoLetters = 64;
/** A search of more words finds them whole: each beginning may be that of all words of the archive. */
const maxLooseWords = 16;
/** With more filters, a statement could have more parameters than D1 accepts. */
const maxFiltersBesideTypos = 5;

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
  const ofSearchedTypes = types
    .filter((type) => !type.isExcluded)
    .map((type) => ofTypes(prefix, type.mimeTypes));
  const wanted = terms.filter((term) => !term.isExcluded);
  const isLoose = wanted.filter((term) => !term.isPhrase).length <= maxLooseWords;
  const ofTerms = wanted.map((term) => termCondition(prefix, term, isLoose));
  const conditions = [...ofTerms, ...ofSearchedTypes.map(inEveryTier)];
  const isRestricted = conditions.length > 0;
  if (!isRestricted) conditions.push(inEveryTier([everyDocument(prefix)]));
  const excluded = [
    ...terms
      .filter((term) => term.isExcluded)
      .flatMap((term) => phrases(columnFilters[term.field], prefix, spellingsOf(term.text))),
    ...types.filter((type) => type.isExcluded).flatMap((type) => ofTypes(prefix, type.mimeTypes)),
  ];
  const ofExcluded = excluded.length === 0 ? undefined : anyOf(excluded);
  const exclusion = ofExcluded ? ` NOT ${ofExcluded}` : '';
  const all = (tier: 'name' | 'word' | 'beginning') =>
    `(${conditions.map((condition) => anyOf(condition[tier])).join(' AND ')})${exclusion}`;
  const typo =
    query.filters.length <= maxFiltersBesideTypos
      ? withGaps(conditions, exclusion, typoGapsWithin(maxTypoLetters))
      : undefined;
  const word = all('word');
  const beginning = all('beginning');
  return {
    isEveryDocument: !isRestricted && excluded.length === 0,
    types: ofSearchedTypes.length > 0 ? ofSearchedTypes.map(anyOf).join(' AND ') : undefined,
    name: all('name'),
    word,
    beginning,
    excluded: ofExcluded,
    otherBeginnings: otherBeginningsOf(conditions, exclusion, { word, beginning }),
    withoutBeginning: `(${everyDocument(prefix)} NOT (${beginning}))`,
    inside: withGaps(conditions, exclusion, ({ inside = [] }) => inside),
    longest: ofTerms.length > 1 ? longestOf(ofTerms) : undefined,
    typo: typo && typo.gaps.length > 0 ? typo : undefined,
  };
}

/** Phrases of which one must match, for each tier, and what words must contain or resemble in the last two. */
type Condition = {
  name: string[];
  word: string[];
  beginning: string[];
  /** Those of `beginning` that are not parts of names, if it has more than `word`. */
  wordBeginnings?: string[];
  inside?: InsideGap[];
  typo?: TypoGap;
};

/** Of one term, only the words: the parts of names are in the tier of whole words too. */
function otherBeginningsOf(
  conditions: Condition[],
  exclusion: string,
  { word, beginning }: { word: string; beginning: string },
): string | undefined {
  if (beginning === word) return undefined;
  const [{ wordBeginnings = [] } = {}, ...others] = conditions;
  const all = others.length === 0 ? `(${anyOf(wordBeginnings)}${exclusion})` : beginning;
  return `(${all}) NOT (${word})`;
}

/** A word that is shorter than this is in many others. */
const minLongest = 6;

function longestOf(conditions: Condition[]): MatchExpressions['longest'] {
  const lengthOf = ({ inside = [] }: Condition) => inside[0]?.part.length ?? 0;
  const longest = conditions.toSorted((one, other) => lengthOf(other) - lengthOf(one)).at(0);
  if (!longest || lengthOf(longest) < minLongest) return undefined;
  return {
    beginning: anyOf(longest.wordBeginnings ?? []),
    inside: withGaps([longest], '', ({ inside = [] }) => inside),
  };
}

function inEveryTier(alternatives: string[]): Condition {
  return { name: alternatives, word: alternatives, beginning: alternatives };
}

/** The tokens of each spelling of a text, as it was typed first. */
function spellingsOf(text: string): string[][] {
  return [text, ...umlautSpellings(text)].map(tokensOf);
}

function termCondition(
  prefix: string,
  term: SearchTerm & { tokens: string[] },
  isLoose: boolean,
): Condition {
  const { field, tokens, isPhrase } = term;
  const last = tokens.at(-1) ?? '';
  const isOpen = term.isPrefix && !isUnspaced(last);
  const texts = [term.text, ...umlautSpellings(term.text)];
  if (isPhrase) {
    const open = isOpen ? ' *' : '';
    const whole = (column: string) =>
      phrases(column, prefix, texts.map(tokensOf)).map((words) => words + open);
    return {
      ...inEveryTier(whole(columnFilters[field])),
      ...(field === 'any' && { name: whole(columnFilters.name) }),
    };
  }
  const asWord = texts.flatMap((text) => wholeWords(columnFilters[field], prefix, text));
  const isOfName = field === 'any' || field === 'name';
  const partOfName = !isOfName ? [] : texts.flatMap((text) => nameParts(prefix, text));
  const inName = texts.flatMap((text) => inNames(prefix, text));
  if (field === 'name') return inEveryTier(inName);
  const isLong = isLoose && last.length > 2 && !isUnspaced(last);
  const word = [...asWord, ...partOfName];
  const wordBeginnings = isOpen || isLong ? asWord.map((whole) => `${whole} *`) : undefined;
  const isOneWord = isLong && tokens.length === 1;
  const column = columnFilters[field];
  const search = isOneWord ? typoSearchOf(last) : undefined;
  return {
    name: isOfName ? inName : word,
    word,
    beginning: wordBeginnings ? [...wordBeginnings, ...partOfName] : word,
    wordBeginnings,
    inside: isOneWord ? texts.flatMap(tokensOf).map((part) => ({ column, part })) : undefined,
    typo: search && { column, search },
  };
}

/** A text as whole words, and if its hyphens can be left out, as one. */
function wholeWords(column: string, prefix: string, text: string): string[] {
  const tokens = tokensOf(text);
  const joined = joinedWords(text).filter((word) => word === tokens.join(''));
  return phrases(column, prefix, [tokens, ...joined.map((word) => [word])]);
}

/** A text anywhere in names. Parts include whole words; a text too short to be a part must be a word. */
function inNames(prefix: string, text: string): string[] {
  const parts = nameParts(prefix, text);
  return [...wholeWords(columnFilters.name, prefix, text).slice(parts.length), ...parts];
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

function phrases(column: string, prefix: string, spellings: string[][]): string[] {
  return [...spellings, ...wordsApart(column, spellings)].map((tokens) =>
    phrase(column, prefix, tokens),
  );
}

/** Spellings of one word, as the index has it of a text with too many words to keep their order. */
function wordsApart(column: string, spellings: string[][]): string[][] {
  if (column === columnFilters.name || column === columnFilters.note) return [];
  return spellings.filter(({ length }) => length === 1).map((words) => words.map(apartToken));
}

function phrase(column: string, prefix: string, tokens: string[]): string {
  return `${column}"${tokens.map((token) => prefix + token).join(' ')}"`;
}

function anyOf(alternatives: string[]): string {
  return `(${alternatives.join(' OR ')})`;
}

/** The gap of each condition, as long as all of them together have no more letters. */
function typoGapsWithin(letters: number): (condition: Condition) => TypoGap[] {
  let left = letters;
  return ({ typo: gap }) => {
    if (!gap || gap.search.typed.length > left) return [];
    left -= gap.search.typed.length;
    return [gap];
  };
}

function withGaps<Gap>(
  conditions: Condition[],
  exclusion: string,
  gapsOf: (condition: Condition) => Gap[],
): ExpressionWithGaps<Gap> {
  const gaps: Gap[] = [];
  const texts = [''];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  for (const condition of conditions) {
    append(`${texts[0] === '' ? '((' : ' AND ('}${condition.beginning.join(' OR ')}`);
    for (const gap of gapsOf(condition).slice(0, maxGaps - gaps.length)) {
      gaps.push(gap);
      texts.push('');
    }
    append(')');
  }
  append(`)${exclusion}`);
  return { texts, gaps };
}
