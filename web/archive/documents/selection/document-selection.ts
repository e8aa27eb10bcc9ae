/** The selected documents: ids, or all documents that match the list's filters. */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<string>; lastId?: string }
  | { kind: 'all' };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'all' || selection.ids.has(id);
}

export type Toggle = {
  id: string;
  isOn: boolean;
  /** The change applies to the range from the last changed document to this one. */
  isRange?: boolean;
};

/**
 * Selects or deselects a document of a page. If all documents were selected, deselecting one leaves the others of the
 * page selected.
 */
export function toggle(
  selection: Selection,
  { id, isOn, isRange = false }: Toggle,
  pageIds: readonly string[],
): Selection {
  const ids = new Set(selection.kind === 'all' ? pageIds : selection.ids);
  const lastId = selection.kind === 'some' ? selection.lastId : undefined;
  for (const each of isRange ? rangeOf(pageIds, lastId, id) : [id]) {
    if (isOn) ids.add(each);
    else ids.delete(each);
  }
  return { kind: 'some', ids, lastId: id };
}

export function togglePage(
  selection: Selection,
  isOn: boolean,
  pageIds: readonly string[],
): Selection {
  if (selection.kind === 'all') return isOn ? selection : nothingSelected;
  const ids = new Set(selection.ids);
  for (const id of pageIds) {
    if (isOn) ids.add(id);
    else ids.delete(id);
  }
  return { kind: 'some', ids };
}

export function withoutDone(selection: Selection, done: Selection): Selection {
  if (done.kind === 'all') return selection === done ? nothingSelected : selection;
  if (selection.kind === 'all') return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !done.ids.has(id))) };
}

export function pageState(
  selection: Selection,
  pageIds: readonly string[],
): 'all' | 'some' | 'none' {
  const count = pageIds.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/**
 * Returns the documents between two of the page, including both; only the second one if the first is not on the page.
 */
function rangeOf(pageIds: readonly string[], from: string | undefined, to: string) {
  const [start, end] = [pageIds.indexOf(from ?? to), pageIds.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return [to];
  return pageIds.slice(start, end + 1);
}
