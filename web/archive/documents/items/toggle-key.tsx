import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';

/** x selects the focused row, with Shift all rows up to it. */
export function ToggleKey({ onPress }: { onPress: (isRange: boolean) => void }) {
  useShortcut({
    keys: 'x',
    label: 'shortcuts.select-row',
    run: (event) => onPress(event.shiftKey),
  });
  return null;
}
