import { useSyncExternalStore } from 'react';
import { nothingSelected, type Selection } from './document-selection.ts';

// Not a state of the list's page, so that the selection survives opening a document.
const selections = new Map<string, { filterKey: string; selection: Selection }>();
const listeners = new Set<() => void>();

/** The selection in an organization's list with these filters; another filter starts with an empty one. */
export function useSelection(organizationId: string, filterKey: string) {
  const stored = useSyncExternalStore(subscribe, () => selections.get(organizationId));
  const selection = stored?.filterKey === filterKey ? stored.selection : nothingSelected;
  const select = (next: Selection) => {
    selections.set(organizationId, { filterKey, selection: next });
    for (const listener of listeners) listener();
  };
  return [selection, select] as const;
}

/** Deselects documents that are no longer in the list. */
export function deselect(organizationId: string, documentIds: readonly string[]) {
  const stored = selections.get(organizationId);
  if (stored?.selection.kind !== 'some') return;
  const ids = new Set(stored.selection.ids);
  for (const id of documentIds) ids.delete(id);
  selections.set(organizationId, { ...stored, selection: { ...stored.selection, ids } });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
