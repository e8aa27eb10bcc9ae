type VisibleItems = { first: number; end: number };

/** Items rendered outside of the viewport, so that a short scroll shows no gap. */
const margin = 2;

export function visibleItems(
  { offset, extent }: { offset: number; extent: number },
  { itemSize, count }: { itemSize: number; count: number },
): VisibleItems {
  if (extent <= 0) return { first: 0, end: 0 };
  const first = Math.max(0, Math.floor(offset / itemSize) - margin);
  const end = Math.min(count, Math.ceil((offset + extent) / itemSize) + margin);
  return { first: Math.min(first, end), end };
}

/** Returns the scroll offset closest to the current one at which an item is in view. */
export function offsetThatShows(
  index: number,
  { offset, extent, itemSize }: { offset: number; extent: number; itemSize: number },
): number {
  const start = index * itemSize;
  if (start < offset) return start;
  return Math.max(offset, start + itemSize - extent);
}
