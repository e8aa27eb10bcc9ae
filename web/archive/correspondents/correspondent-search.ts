import { wholeName } from '../../../shared/archive/search/syntax/search-pieces.ts';

/** The search parameters of the list that find the documents of a correspondent. */
export function correspondentSearch(name: string) {
  return { q: `correspondent:${wholeName(name)}` };
}
