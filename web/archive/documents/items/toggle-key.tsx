import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';

export function ToggleKey({ onPress }: { onPress: (isRange: boolean) => void }) {
  useShortcut({
    keys: 'x',
    label: 'shortcuts.select-row',
    run: (event) => onPress(event.shiftKey),
  });
  return null;
}
