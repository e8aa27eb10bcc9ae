import type { SearchTerm } from '../../../shared/archive/search/parse-search-query.ts';
import { umlautSpellings } from '../../../shared/archive/search/umlaut-spellings.ts';
import { isUnspaced, tokensOf } from '../../../shared/text/word-tokens.ts';

/** What a document must have, or with `isExcluded` must not have: one of the spellings of a word. */
export type WordCondition = {
  field: SearchTerm['field'];
  spellings: string[];
  isExcluded: boolean;
  /** Whether it also matches parts of names, as it was not typed in quotation marks. */
  isPart: boolean;
  /** Whether words match that begin with it, as well as it does: it is a phrase that is not closed. */
  isOpen: boolean;
  isBeginning: boolean;
  isInside: boolean;
};

/** More spellings could make a statement too deep for SQLite. */
const maxSpellings = 16;

/**
 * The conditions of terms, each of one word: those of the tiers of `buildMatchExpressions`. Undefined if one has several words, whose
 * order only the index knows.
 */
export function wordConditionsOf(terms: readonly SearchTerm[]): WordCondition[] | undefined {
  const conditions: WordCondition[] = [];
  let spellingsCount = 0;
  for (const term of terms) {
    const spellings = [term.text, ...umlautSpellings(term.text)].map(tokensOf);
    const [[first, ...others] = []] = spellings;
    if (first === undefined) continue;
    if (others.length > 0 || spellings.some(({ length }) => length !== 1)) return undefined;
    spellingsCount += spellings.length;
    const isPart = !term.isPhrase && !term.isExcluded;
    const isLong = first.length > 2 && !isUnspaced(first);
    conditions.push({
      field: term.field,
      spellings: spellings.flat(),
      isExcluded: term.isExcluded,
      isPart,
      isOpen: term.isPhrase && term.isPrefix && !term.isExcluded && !isUnspaced(first),
      isBeginning: isPart && (isLong || (term.isPrefix && !isUnspaced(first))),
      isInside: isPart && isLong,
    });
  }
  return conditions.length > 0 && spellingsCount <= maxSpellings ? conditions : undefined;
}
