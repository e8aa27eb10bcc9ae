import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';

/** Lists the key that rows handle. */
export function PreviewKey() {
  useShortcut({ keys: 'Space', label: 'shortcuts.preview-row' });
  return null;
}
