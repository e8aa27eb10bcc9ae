import { foldForSearch } from '../../../shared/text/fold-for-search.ts';

/** The items whose text has every word of a query, without case and diacritics, in their order. */
export function filterItems<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = foldForSearch(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = foldForSearch(textOf(item));
    return words.every((word) => text.includes(word));
  });
}
