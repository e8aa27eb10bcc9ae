import { limits } from '../../limits.ts';
import { foldForSearch } from '../../text/fold-for-search.ts';
import { tokensOf } from '../../text/word-tokens.ts';

/** Tokens of a search that must follow others: each is compared at every place where the one before it is. */
export const maxFollowingTokens = 64;

/** Characters of all terms as they are folded: a ligature may be 18. */
const maxFolded = limits.searchQuery.max;

/** Different terms, cut after as many tokens and folded characters as searching takes. */
export function boundTerms<Term extends { text: string }>(terms: readonly Term[]): Term[] {
  const bounded = new Map<string, Term>();
  let following = maxFollowingTokens;
  let folded: number = maxFolded;
  for (const term of terms) {
    const text = beginningOf(term.text, { tokens: following + 1, folded });
    if (text === '' && term.text !== '') continue;
    folded -= foldForSearch(text).length;
    following -= Math.max(0, tokensOf(text).length - 1);
    bounded.set(JSON.stringify({ ...term, text }), { ...term, text });
  }
  return [...bounded.values()];
}

/** The beginning of a text within these bounds, in whole characters. */
function beginningOf(text: string, most: { tokens: number; folded: number }): string {
  const isBounded = (beginning: string) =>
    foldForSearch(beginning).length <= most.folded && tokensOf(beginning).length <= most.tokens;
  if (isBounded(text)) return text;
  const characters = Array.from(text);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (isBounded(characters.slice(0, middle).join(''))) fits = middle;
    else tooLong = middle;
  }
  return characters.slice(0, fits).join('');
}
