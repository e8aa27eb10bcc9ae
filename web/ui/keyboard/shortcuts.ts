import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type en from '../../../locales/en.json';

/** In the order in which the shortcuts are listed. */
export const shortcutLabels = [
  'shortcuts.search',
  'shortcuts.upload',
  'shortcuts.next-row',
  'shortcuts.previous-row',
  'shortcuts.open-row',
  'shortcuts.select-row',
  'shortcuts.next-document',
  'shortcuts.previous-document',
  'shortcuts.show',
] as const satisfies (keyof typeof en)[];

export type Shortcut = {
  /** A key as `KeyboardEvent.key` names it, with `mod+` for Ctrl or Cmd: `mod+k`, `/`, `?`. */
  keys: string;
  label: (typeof shortcutLabels)[number];
  /** Without it the key is only listed: the focused element handles it. */
  run?: (event: KeyboardEvent) => void;
};

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'
>;

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** Registers a shortcut while the component is mounted; of two with the same keys the newer one runs. */
export function useShortcut({ keys, label, run }: Shortcut) {
  const isListedOnly = run === undefined;
  const runLatest = useEffectEvent((event: KeyboardEvent) => run?.(event));
  useEffect(() => {
    const shortcut: Shortcut = {
      keys,
      label,
      run: isListedOnly ? undefined : (event) => runLatest(event),
    };
    setShortcuts([shortcut, ...shortcuts]);
    return () => setShortcuts(shortcuts.filter((other) => other !== shortcut));
  }, [keys, label, isListedOnly]);
}

/** The registered shortcuts, newest first. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => shortcuts);
}

/** Whether the keys of a shortcut were pressed. Ignores repeated keys and those that compose text. */
export function matchesShortcut(keys: string, event: PressedKey): boolean {
  if (event.isComposing || event.repeat || event.altKey) return false;
  const isModified = keys.startsWith('mod+');
  if (isModified !== (event.ctrlKey || event.metaKey)) return false;
  return event.key.toLowerCase() === (isModified ? keys.slice('mod+'.length) : keys);
}

function setShortcuts(next: readonly Shortcut[]) {
  if (shortcuts.length === 0) window.addEventListener('keydown', handleKey);
  shortcuts = next;
  if (shortcuts.length === 0) window.removeEventListener('keydown', handleKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Where keys have a meaning of their own: in text fields, and in everything that opens above the page.
const usesKeys =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(usesKeys)) return;
  const shortcut = shortcuts.find(({ keys }) => matchesShortcut(keys, event));
  if (!shortcut?.run) return;
  event.preventDefault();
  shortcut.run(event);
}
