import { limits } from '../../limits.ts';
import { searchPiecesOf } from './syntax/search-pieces.ts';
import { tokensOf } from '../../text/word-tokens.ts';

/** How many words and filters a search has; none of one that is too long to be searched for. */
export function searchCost(searchQuery: string): number {
  if (searchQuery.length > limits.searchQuery.max) return 0;
  return searchPiecesOf(searchQuery).reduce(
    (cost, { value }) => cost + Math.max(1, tokensOf(value).length),
    0,
  );
}
