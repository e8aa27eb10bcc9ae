import { limits } from '../../limits.ts';
import { searchPiecesOf } from './syntax/search-pieces.ts';
import { tokensOf } from '../../text/word-tokens.ts';

/** Returns the number of words and filters of a search, or 0 if it is too long to be executed. */
export function searchCost(searchQuery: string): number {
  if (searchQuery.length > limits.searchQuery.max) return 0;
  return searchPiecesOf(searchQuery).reduce(
    (cost, { value }) => cost + Math.max(1, tokensOf(value).length),
    0,
  );
}
