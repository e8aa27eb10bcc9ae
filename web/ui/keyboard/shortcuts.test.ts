import { expect, it } from 'vitest';
import { matchesShortcut } from './shortcuts.ts';

const press = (key: string, modifiers: Partial<Parameters<typeof matchesShortcut>[1]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  ...modifiers,
});

it('matches Ctrl and K as well as Cmd and K, also with caps lock', () => {
  expect(matchesShortcut('mod+k', press('k', { ctrlKey: true }))).toBe(true);
  expect(matchesShortcut('mod+k', press('K', { metaKey: true }))).toBe(true);
});

it('matches a plain key only without Ctrl, Cmd or Alt', () => {
  expect(matchesShortcut('u', press('u'))).toBe(true);
  expect(matchesShortcut('?', press('?'))).toBe(true);
  expect(matchesShortcut('u', press('u', { ctrlKey: true }))).toBe(false);
  expect(matchesShortcut('u', press('u', { altKey: true }))).toBe(false);
  expect(matchesShortcut('mod+k', press('k'))).toBe(false);
});

it('ignores repeated keys and keys pressed while composing text', () => {
  expect(matchesShortcut('u', press('u', { repeat: true }))).toBe(false);
  expect(matchesShortcut('u', press('u', { isComposing: true }))).toBe(false);
});
