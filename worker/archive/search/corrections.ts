import type { SearchTerm } from '../../../shared/archive/search/parse-search-query.ts';
import { tokensOf } from '../../../shared/text/word-tokens.ts';
import type { MatchExpressions } from './match-expression.ts';

/** The words of the archive, the most frequent first, that the mistyped word of a gap was taken for. */
export type Correction = { gap: number; words: string[] };

/** The terms of a search, and after each mistyped one, those it was taken for. */
export function correctTerms(
  terms: SearchTerm[],
  match: MatchExpressions,
  corrections: Correction[],
): SearchTerm[] {
  return terms.flatMap((term) => [
    term,
    ...correctWordsFor(term, match, corrections).map((text) => ({ ...term, text })),
  ]);
}

/** The query with the most frequent of the words that each mistyped one was taken for; null if there are none. */
export function correctedQueryOf(
  searchQuery: string,
  search: { terms: SearchTerm[]; match: MatchExpressions; corrections: Correction[] },
): string | null {
  const { terms, match, corrections } = search;
  if (corrections.length === 0) return null;
  return terms.reduce((query, term) => {
    const [word] = correctWordsFor(term, match, corrections);
    return word === undefined ? query : query.replace(term.text, () => word);
  }, searchQuery);
}

function correctWordsFor(
  term: SearchTerm,
  { typo }: MatchExpressions,
  corrections: Correction[],
): string[] {
  const [typed, ...others] = tokensOf(term.text);
  if (term.isExcluded || term.isPhrase || others.length > 0) return [];
  const gap = typo?.gaps.findIndex(({ search }) => search.typed === typed);
  return corrections.find((correction) => correction.gap === gap)?.words ?? [];
}
