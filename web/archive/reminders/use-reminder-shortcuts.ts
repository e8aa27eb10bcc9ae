import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { focusedRow, toggleRow } from '../item-lists/check-row.tsx';

/** The keys that complete the focused reminder, and undo the last change of one. */
export function useReminderShortcuts({ undo }: { undo: () => void }) {
  useShortcut({
    keys: 'd',
    label: 'shortcuts.complete-reminder',
    run: () => toggleRow(focusedRow()),
  });
  useShortcut({ keys: 'z', label: 'shortcuts.undo-reminder', run: undo });
}
