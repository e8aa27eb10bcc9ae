/** Documents chosen in a list: named ones, or all that the list's filters find. */
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
  /** All documents from the one switched before to this one are meant. */
  isRange?: boolean;
};

/** Switches a document of a page on or off. Switching one off when all were chosen leaves the others of the page. */
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

/** Switches a whole page on or off; what was chosen on other pages stays. */
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

export function pageState(
  selection: Selection,
  pageIds: readonly string[],
): 'all' | 'some' | 'none' {
  const count = pageIds.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/** From the one before to this one in the order of the page, both included; only this one without one before. */
function rangeOf(pageIds: readonly string[], from: string | undefined, to: string) {
  const [start, end] = [pageIds.indexOf(from ?? to), pageIds.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return [to];
  return pageIds.slice(start, end + 1);
}
