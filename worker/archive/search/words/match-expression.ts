import type {
  SearchQuery,
  SearchTerm,
} from '../../../../shared/archive/search/parse-search-query.ts';
import { columnFilters } from '../index/index-row.ts';
import {
  apartToken,
  nameStream,
  partToken,
  tokenPrefixOf,
  trigramsOf,
  typeToken,
} from '../index/search-tokens.ts';
import { typoSearchOf, type TypoSearch } from './typo-search.ts';
import { spellingsOf } from '../../../../shared/archive/search/spellings/spellings.ts';
import { joinedWords } from '../../../../shared/text/joined-words.ts';
import { isUnspaced, tokensOf } from '../../../../shared/text/word-tokens.ts';

/**
 * FTS5 queries for each tier of results, the best tier first: every word is in the name, is a whole
 * word, is the beginning of a word, is inside of a word, or, if nothing else matches, differs by
 * one typo. The last two queries have gaps for words that the database looks up.
 */
export type MatchExpressions = {
  isEveryDocument: boolean;
  types?: string;
  name: string;
  word: string;
  beginning: string;
  otherBeginnings?: string;
  excluded?: string;
  withoutBeginning: string;
  inside: ExpressionWithGaps<InsideGap>;
  longest?: { beginning: string; inside: ExpressionWithGaps<InsideGap> };
  typo?: ExpressionWithGaps<TypoGap>;
};

export type InsideGap = { column: string; part: string };
export type TypoGap = { column: string; search: TypoSearch };

/** Texts and gaps alternate: `texts[0] gaps[0] texts[1] …`. */
export type ExpressionWithGaps<Gap> = { texts: string[]; gaps: Gap[] };

/**
 * Matches no document, because every token of the index begins with the four characters of its
 * organization.
 */
export const noMatch = '"_"';

const maxGaps = 5;
/**
 * Maximum number of letters of words that may be mistyped. For each letter, all words that differ
 * in it are looked up.
 */
const maxTypoLetters = 64;
/**
 * A search with more words finds only whole words, because each beginning may match all words of
 * the archive.
 */
const maxLooseWords = 16;
/** With more filters, a statement could have more parameters than D1 accepts. */
const maxFiltersBesideTypos = 5;

/**
 * Builds the queries for terms and types that must all match, and for excluded ones that must not.
 * Each tier includes the tiers before it. Undefined for a query without terms and filters. User
 * input only gets into a query as quoted tokens, so that it is never FTS5 syntax.
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
      .flatMap((term) =>
        phrases(columnFilters[term.field], prefix, spellingsOf(term).map(tokensOf)),
      ),
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

/**
 * For each tier, alternative phrases. `inside` and `typo` describe what words must contain or
 * resemble.
 */
type Condition = {
  name: string[];
  word: string[];
  beginning: string[];
  wordBeginnings?: string[];
  inside?: InsideGap[];
  typo?: TypoGap;
};

/**
 * For a single term only words are compared, because the tier of whole words already has the parts
 * of names.
 */
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

function termCondition(
  prefix: string,
  term: SearchTerm & { tokens: string[] },
  isLoose: boolean,
): Condition {
  const { field, tokens, isPhrase } = term;
  const last = tokens.at(-1) ?? '';
  const isOpen = term.isPrefix && !isUnspaced(last);
  const texts = spellingsOf(term);
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
    inside: isOneWord
      ? texts
          .filter((text) => text !== term.together)
          .flatMap(tokensOf)
          .map((part) => ({ column, part }))
      : undefined,
    typo: search && { column, search },
  };
}

function wholeWords(column: string, prefix: string, text: string): string[] {
  const tokens = tokensOf(text);
  const joined = joinedWords(text).filter((word) => word === tokens.join(''));
  return phrases(column, prefix, [tokens, ...joined.map((word) => [word])]);
}

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
