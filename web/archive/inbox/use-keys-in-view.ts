import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { createKeysInView, forgetKeptKey, keepKey, type InboxKey } from './keys-in-view.ts';

export function useKeysInView(
  documentId: string,
  runs: Partial<Record<InboxKey, () => void>>,
): (key: InboxKey) => void {
  const [keys] = useState(createKeysInView);
  const run = useEffectEvent((key: InboxKey) => runs[key]?.());
  useLayoutEffect(() => keys.show(documentId, (key) => run(key)), [keys, documentId]);
  return (key) => keys.press(key, () => runs[key]?.());
}

export function useKeysAhead(documentId: string) {
  useShortcut({
    keys: 'c',
    label: 'shortcuts.confirm-inbox',
    run: () => keepKey(documentId, 'c'),
  });
  useShortcut({ keys: 's', label: 'shortcuts.skip-inbox', run: () => keepKey(documentId, 's') });
  // Runs after the layout effects of the page that replaces this one.
  useLayoutEffect(() => () => queueMicrotask(forgetKeptKey), []);
}
