import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type en from '../../../locales/en.json';

/** The labels of all shortcuts, in the order of the list. */
export const shortcutLabels = [
  'shortcuts.search',
  'shortcuts.upload',
  'shortcuts.next-row',
  'shortcuts.previous-row',
  'shortcuts.open-row',
  'shortcuts.select-row',
  'shortcuts.next-document',
  'shortcuts.previous-document',
  'shortcuts.expand-preview',
  'shortcuts.show',
] as const satisfies (keyof typeof en)[];

export type Shortcut = {
  /** A key as `KeyboardEvent.key` names it, with `mod+` for Ctrl or Cmd: `mod+k`, `/`, `?`. */
  keys: string;
  label: (typeof shortcutLabels)[number];
  /** Without it the shortcut is only listed: the focused element handles the key. */
  run?: (event: KeyboardEvent) => void;
};

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'
>;

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** Registers a shortcut while the component is mounted; the newest of several with the same keys wins. */
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

/** Whether the key press triggers the shortcut: not on repeat, and not while composing text. */
export function matchesShortcut(keys: string, event: PressedKey): boolean {
  if (event.isComposing || event.repeat || event.altKey) return false;
  const isModified = keys.startsWith('mod+');
  if (isModified !== (event.ctrlKey || event.metaKey)) return false;
  return event.key.toLowerCase() === (isModified ? keys.slice('mod+'.length) : keys);
}

function setShortcuts(next: readonly Shortcut[]) {
  if (shortcuts.length === 0) window.addEventListener('keydown', runShortcut);
  shortcuts = next;
  if (shortcuts.length === 0) window.removeEventListener('keydown', runShortcut);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Places where keys have another meaning: dialogs, and without Ctrl or Cmd, popups and text fields.
const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const dialogs = '[role=dialog]:not([data-side]), [role=alertdialog]';
const popups = '[role=dialog][data-side], [role=menu], [role=listbox]';

function runShortcut(event: KeyboardEvent) {
  if (event.defaultPrevented) return;
  const { target } = event;
  const popup = target instanceof Element ? closestOpen(target, popups) : undefined;
  const isModified = event.ctrlKey || event.metaKey;
  if (popup && !isModified) return;
  if (target instanceof Element) {
    if (closestOpen(target, dialogs)) return;
    if (!isModified && target.closest(fields)) return;
  }
  const shortcut = shortcuts.find(({ keys }) => matchesShortcut(keys, event));
  if (!shortcut?.run) return;
  event.preventDefault();
  if (popup) closePopup(event);
  shortcut.run(event);
}

/** A popup that is closing keeps the focus until its transition ends. */
function closestOpen(element: Element, selector: string): Element | undefined {
  const found = element.closest(selector);
  if (!found) return undefined;
  if (!found.matches('[data-ending-style], [data-closed]')) return found;
  return found.parentElement ? closestOpen(found.parentElement, selector) : undefined;
}

function closePopup({ target }: KeyboardEvent) {
  const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
  target?.dispatchEvent(new KeyboardEvent('keydown', escape));
}
