type VisibleItems = { first: number; end: number };

/** Items beside those in view, so that a short scroll shows no gap. */
const margin = 2;

/** The items of a list that are in view or near: `offset` and `extent` of the view, and `itemSize`, in pixels. */
export function visibleItems(
  { offset, extent }: { offset: number; extent: number },
  { itemSize, count }: { itemSize: number; count: number },
): VisibleItems {
  if (extent <= 0) return { first: 0, end: 0 };
  const first = Math.max(0, Math.floor(offset / itemSize) - margin);
  const end = Math.min(count, Math.ceil((offset + extent) / itemSize) + margin);
  return { first: Math.min(first, end), end };
}

/** The offset at which an item is in view, as near to the present one as possible. */
export function offsetThatShows(
  index: number,
  { offset, extent, itemSize }: { offset: number; extent: number; itemSize: number },
): number {
  const start = index * itemSize;
  if (start < offset) return start;
  return Math.max(offset, start + itemSize - extent);
}
