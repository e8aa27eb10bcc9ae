import type { RefObject } from 'react';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { focusedRow, toggleRow } from '../item-lists/check-row.tsx';
import { undoLast, type LastChange } from '../item-lists/last-change.ts';

/**
 * Registers the keys that complete the focused reminder, and undo the last change of this list or of another one that
 * shares the key.
 */
export function useReminderShortcuts(
  list: RefObject<HTMLUListElement | null>,
  lastChangeRef: LastChange,
) {
  useShortcut({
    keys: 'd',
    label: 'shortcuts.complete-reminder',
    run: () => toggleRow(focusedRow(list.current)),
  });
  useShortcut({ keys: 'z', label: 'shortcuts.undo-reminder', run: () => undoLast(lastChangeRef) });
}
