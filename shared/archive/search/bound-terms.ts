import { limits } from '../../limits.ts';
import { foldForSearch } from '../../text/fold-for-search.ts';
import { tokensOf } from '../../text/word-tokens.ts';

/** Maximum number of tokens after the first in phrases; each is compared at every match of the one before. */
export const maxFollowingTokens = 64;

/** Maximum number of characters of all folded terms, as folding can turn one character into 18. */
const maxFolded = limits.searchQuery.max;

/** Returns distinct terms, cut to the maximum number of tokens and folded characters. */
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
