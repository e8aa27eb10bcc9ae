import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { setSession } from '../../api/session/session-api.ts';
import { reloadRestoredPage } from './restored-page.ts';

/** Returns whether a restored page reloads, given the user whom other tabs have stored. */
function isReloaded({ stored, persisted = true }: { stored: string | null; persisted?: boolean }) {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  const reload = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  const queryClient = new QueryClient();
  setSession(queryClient, { user: { id: 'usr_1', email: 'ada@example.com', name: 'Ada' } });
  reloadRestoredPage(queryClient);
  if (stored === null) items.clear();
  else items.set('sheaf.user', stored);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return reload.mock.calls.length > 0;
}

it('loads a restored page again after somebody has logged out or in elsewhere', () => {
  expect(isReloaded({ stored: '' })).toBe(true);
  expect(isReloaded({ stored: 'usr_2' })).toBe(true);
});

it('leaves it as it is for the same user, where nothing is stored, and when it is loaded', () => {
  expect(isReloaded({ stored: 'usr_1' })).toBe(false);
  expect(isReloaded({ stored: null })).toBe(false);
  expect(isReloaded({ stored: '', persisted: false })).toBe(false);
});
