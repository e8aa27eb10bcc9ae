import type { KeyboardEvent } from 'react';
import type { Organiser, OrganiserAction } from './use-organiser.ts';

const letters = new Map<string, OrganiserAction>([
  ['r', 'turn-right'],
  ['l', 'turn-left'],
  ['s', 'mark'],
  ['e', 'extract'],
  ['delete', 'remove'],
  ['backspace', 'remove'],
]);

/** Handles a key of the grid; returns whether it has a meaning. `columns` is the number of pages per row. */
export function pressKey(event: KeyboardEvent, organiser: Organiser, columns: number): boolean {
  const { actions, selection, moveBy } = organiser;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return false;
  if (event.altKey) return moveByKey(key, { actions, moveBy, columns });
  if (key === ' ') {
    selection.select(selection.current, event.shiftKey ? 'range' : 'toggle');
    return true;
  }
  if (key === 'escape' && selection.selected.size > 0) {
    selection.clear();
    return true;
  }
  const action = letters.get(key);
  if (!action) return false;
  actions[action]?.();
  return true;
}

/** Handles undo, redo and select all, wherever the focus is; returns whether the key press was one of them. */
export function pressCommand(event: globalThis.KeyboardEvent, organiser: Organiser): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const action = commandOf(event.key.toLowerCase(), event.shiftKey);
  if (action === undefined) return false;
  if (action === 'select-all') organiser.selection.selectAll();
  else organiser.actions[action]?.();
  return true;
}

function commandOf(key: string, isShift: boolean): OrganiserAction | 'select-all' | undefined {
  switch (key) {
    case 'a':
      return 'select-all';
    case 'z':
      return isShift ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return undefined;
  }
}

function moveByKey(
  key: string,
  { actions, moveBy, columns }: Pick<Organiser, 'actions' | 'moveBy'> & { columns: number },
): boolean {
  switch (key) {
    case 'arrowleft':
      actions.earlier?.();
      return true;
    case 'arrowright':
      actions.later?.();
      return true;
    case 'arrowup':
      moveBy(-columns);
      return true;
    case 'arrowdown':
      moveBy(columns);
      return true;
    default:
      return false;
  }
}
