import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type en from '../../../locales/en.json';

export const shortcutLabels = [
  'shortcuts.search',
  'shortcuts.upload',
  'shortcuts.next-row',
  'shortcuts.previous-row',
  'shortcuts.open-row',
  'shortcuts.preview-row',
  'shortcuts.select-row',
  'shortcuts.toggle-paid',
  'shortcuts.next-document',
  'shortcuts.previous-document',
  'shortcuts.expand-preview',
  'shortcuts.accept-finding',
  'shortcuts.dismiss-finding',
  'shortcuts.undo-finding',
  'shortcuts.confirm-inbox',
  'shortcuts.skip-inbox',
  'shortcuts.complete-reminder',
  'shortcuts.undo-reminder',
  'shortcuts.rotate-preview',
  'shortcuts.preview-panel',
  'shortcuts.show',
] as const satisfies (keyof typeof en)[];

export type ShortcutLabel = (typeof shortcutLabels)[number];

type Shortcut = {
  /** The value of `KeyboardEvent.key`, with `mod+` for Ctrl or Cmd: `mod+k`, `/`, `?`. */
  keys: string;
  label: ShortcutLabel;
  /** Without it, the shortcut is only listed, as the focused element handles the key. */
  run?: (event: KeyboardEvent) => void;
};

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'
>;

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** Registers a shortcut while the component is mounted; of several with the same keys, the newest one wins. */
export function useShortcut({ keys, label, run }: Shortcut) {
  const isListedOnly = run === undefined;
  const runLatest = useEffectEvent((event: KeyboardEvent) => run?.(event));
  // A layout effect, so that the shortcut works as soon as its page is visible.
  useLayoutEffect(() => {
    const shortcut: Shortcut = {
      keys,
      label,
      run: isListedOnly ? undefined : (event) => runLatest(event),
    };
    setShortcuts([shortcut, ...shortcuts]);
    return () => setShortcuts(shortcuts.filter((other) => other !== shortcut));
  }, [keys, label, isListedOnly]);
}

export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => shortcuts);
}

/** Returns whether the key press triggers the shortcut: not on repeat, and not while composing text. */
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

// Elements where keys have another meaning: with Ctrl or Cmd, only questions and the search itself.
const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const popups = '[role=dialog][data-side], [role=menu], [role=listbox]';
const searches = '[role=dialog][data-side]:has(input)';
const questions = '[role=alertdialog], [data-takes-keys]';
const places = ['[role=dialog]', questions, popups, fields].join();

function runShortcut(event: KeyboardEvent) {
  if (event.defaultPrevented) return;
  const isModified = event.ctrlKey || event.metaKey;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target && closestOpen(target, isModified ? questions : places)) return;
  if (!isModified && isTextAwaited()) return;
  const shortcut = shortcuts.find(({ keys }) => matchesShortcut(keys, event));
  if (!shortcut?.run) return;
  event.preventDefault();
  if (target && closestOpen(target, popups)) {
    void closePopups(target).then(() => shortcut.run?.(event));
  } else shortcut.run(event);
}

/** Returns whether keys are meant for a field that is loading or for an open search, whatever has the focus. */
function isTextAwaited(): boolean {
  if (document.querySelector('[data-awaits-keys]')) return true;
  return [...document.querySelectorAll(searches)].some(isOpen);
}

/** Returns the closest open element; a popup that is closing keeps the focus until its transition ends. */
function closestOpen(element: Element, selector: string): Element | undefined {
  const found = element.closest(selector);
  if (!found) return undefined;
  if (isOpen(found)) return found;
  return found.parentElement ? closestOpen(found.parentElement, selector) : undefined;
}

function isOpen(element: Element): boolean {
  return !element.matches('[data-ending-style], [data-closed]');
}

/** Closes the popup that has the focus, and the parent menus of a submenu one by one. */
async function closePopups(focused: Element) {
  const menus = [...document.querySelectorAll('[role=menu]')].filter(isOpen);
  pressEscape(focused);
  for (const menu of menus.slice(0, -1).reverse()) {
    // React renders in a microtask.
    await Promise.resolve();
    if (menu.isConnected && isOpen(menu)) pressEscape(menu);
  }
}

function pressEscape(element: Element) {
  const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
  element.dispatchEvent(new KeyboardEvent('keydown', escape));
}
