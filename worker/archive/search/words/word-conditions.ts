import type { SearchTerm } from '../../../../shared/archive/search/parse-search-query.ts';
import { spellingsOf } from '../../../../shared/archive/search/spellings/spellings.ts';
import { isUnspaced, tokensOf } from '../../../../shared/text/word-tokens.ts';

export type WordCondition = {
  field: SearchTerm['field'];
  spellings: string[];
  isExcluded: boolean;
  /** False for a quoted word, which does not match parts of names. */
  isPart: boolean;
  /** True for a word of an unclosed quotation, which also matches words that begin with it. */
  isOpen: boolean;
  isBeginning: boolean;
  isInside: boolean;
};

/** More spellings could make a statement too deep for SQLite. */
const maxSpellings = 16;

/**
 * Returns the conditions of terms with one word each, equal to the tiers of
 * `buildMatchExpressions`. Undefined if a term has several words, because only the index contains
 * their order, or is found together with its neighbours.
 */
export function wordConditionsOf(terms: readonly SearchTerm[]): WordCondition[] | undefined {
  const conditions: WordCondition[] = [];
  let spellingsCount = 0;
  for (const term of terms) {
    const spellings = spellingsOf(term).map(tokensOf);
    const [[first, ...others] = []] = spellings;
    if (first === undefined) continue;
    if (
      others.length > 0 ||
      term.together !== undefined ||
      spellings.some(({ length }) => length !== 1)
    )
      return undefined;
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
