import type { SearchTerm } from '../../../../shared/archive/search/parse-search-query.ts';
import { tokensOf } from '../../../../shared/text/word-tokens.ts';
import type { MatchExpressions } from './match-expression.ts';

export type Correction = { gap: number; words: string[] };

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
