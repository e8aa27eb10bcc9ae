import { foldForSearch } from '../../../shared/text/fold-for-search.ts';

/** The texts that find an item of the palette: its label, and other names for it in `words`. */
export type Named = { label: string; words?: string };

const separators = /[^\p{L}\p{N}]+/u;

export const wholeRank = 4;

/**
 * Returns the items with a word that starts with each word of the query, best first: the label is the query, then it
 * begins with the query, then it contains all words, then other words match. Ties keep their order.
 */
export function rankItems<Item extends Named>(items: readonly Item[], query: string) {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  return items
    .map((item) => ({ item, rank: rankOf(item, typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank);
}

function rankOf({ label, words = '' }: Named, typed: readonly string[]): number {
  const labelWords = wordsOf(label);
  const [whole, query] = [labelWords.join(' '), typed.join(' ')];
  if (whole === query) return wholeRank;
  if (whole.startsWith(query)) return 3;
  if (typed.every((word) => beginsOne(labelWords, word))) return 2;
  const all = [...labelWords, ...wordsOf(words)];
  return typed.every((word) => beginsOne(all, word)) ? 1 : 0;
}

function beginsOne(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning));
}

function wordsOf(text: string): string[] {
  return foldForSearch(text).split(separators).filter(Boolean);
}
