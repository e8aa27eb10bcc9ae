import { useCallback, useSyncExternalStore } from 'react';
import { nothingSelected, withoutDone, type Selection } from './document-selection.ts';

type StoredSelection = { listKey: string; selection: Selection };

// Not a state of the list's page, so that the selection survives opening a document.
const selections = new Map<string, StoredSelection>();
const listeners = new Set<() => void>();

export type ChangeSelection = (changed: (selection: Selection) => Selection) => void;

/**
 * The selection of a user in an organization's list with these filters; it starts empty for another user or other
 * filters.
 */
export function useSelection(organizationId: string, listKey: string) {
  const selection = useSyncExternalStore(subscribe, () => readSelection(organizationId, listKey));
  const change = useCallback<ChangeSelection>(
    (changed) => {
      const selection = changed(readSelection(organizationId, listKey));
      storeSelection(organizationId, { listKey, selection });
    },
    [organizationId, listKey],
  );
  return [selection, change] as const;
}

/** Returns the selection of a list; empty if the stored one is of another list. */
export function readSelection(organizationId: string, listKey: string): Selection {
  const stored = selections.get(organizationId);
  return stored?.listKey === listKey ? stored.selection : nothingSelected;
}

export function deselect(organizationId: string, documentIds: readonly string[]) {
  deselectDone(organizationId, { kind: 'some', ids: new Set(documentIds) });
}

/** Deselects the documents of `done`, whichever list is shown by now. */
export function deselectDone(organizationId: string, done: Selection) {
  const stored = selections.get(organizationId);
  if (!stored) return;
  storeSelection(organizationId, { ...stored, selection: withoutDone(stored.selection, done) });
}

export function storeSelection(organizationId: string, stored: StoredSelection) {
  selections.set(organizationId, stored);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
