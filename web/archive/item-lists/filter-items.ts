import { foldWithSigns } from '../../../shared/text/fold-for-search.ts';
import { joinedInFolded } from '../../../shared/text/joined-words.ts';

/**
 * Returns the items whose text contains every word of a query, in their order; ignores case, accents and digit
 * grouping.
 */
export function filterItems<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = foldWithSigns(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const folded = foldWithSigns(textOf(item));
    const text = [folded, ...joinedInFolded(folded)].join('\n');
    return words.every((word) => text.includes(word));
  });
}
