import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';

export function PreviewKey() {
  useShortcut({ keys: 'Space', label: 'shortcuts.preview-row' });
  return null;
}
