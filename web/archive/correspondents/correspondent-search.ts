import { wholeName } from '../../../shared/archive/search/syntax/search-pieces.ts';

export function correspondentSearch(name: string) {
  return { q: `correspondent:${wholeName(name)}` };
}
