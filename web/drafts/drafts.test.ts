import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropDrafts, hasDraft, registerDraft, saveDrafts, takeDraft } from './drafts.ts';

const owner = { userId: 'usr_1', path: '/organizations/org_1/settings/webhooks/create' };
let storage: Storage;
let closeForm: () => void;

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(() => {
  storage = createStorage();
  closeForm = registerDraft('webhook', () => ({ name: 'Books', secret: 'whsec_1' }));
});

afterEach(() => closeForm());

it('returns what was typed once, without secrets', () => {
  saveDrafts(owner, storage);
  expect(storage.getItem('sheaf.drafts')).not.toContain('whsec_1');
  expect(takeDraft('webhook', owner, storage)).toEqual({ name: 'Books' });
  expect(takeDraft('webhook', owner, storage)).toBeUndefined();
});

it('returns nothing to another user, nor on another page', () => {
  saveDrafts(owner, storage);
  expect(takeDraft('webhook', { ...owner, userId: 'usr_2' }, storage)).toBeUndefined();
  expect(takeDraft('webhook', { ...owner, path: '/settings' }, storage)).toBeUndefined();
});

it('tells the dialog of a form that there is a draft until it is taken', () => {
  expect(hasDraft('webhook', owner, storage)).toBe(false);
  saveDrafts(owner, storage);
  expect(hasDraft('webhook', owner, storage)).toBe(true);
  expect(hasDraft('tag', owner, storage)).toBe(false);
  expect(hasDraft('webhook', { ...owner, userId: 'usr_2' }, storage)).toBe(false);
  expect(hasDraft('webhook', { ...owner, path: '/settings' }, storage)).toBe(false);
  takeDraft('webhook', owner, storage);
  expect(hasDraft('webhook', owner, storage)).toBe(false);
});

it('keeps nothing of closed or unchanged forms', () => {
  closeForm();
  const close = registerDraft('name', () => undefined);
  saveDrafts(owner, storage);
  expect(storage.getItem('sheaf.drafts')).toBeNull();
  close();
});

it('is dropped on another page and on logging out', () => {
  saveDrafts(owner, storage);
  dropDrafts(owner.path, storage);
  expect(storage.getItem('sheaf.drafts')).not.toBeNull();
  dropDrafts('/settings', storage);
  expect(storage.getItem('sheaf.drafts')).toBeNull();
  saveDrafts(owner, storage);
  dropDrafts(undefined, storage);
  expect(storage.getItem('sheaf.drafts')).toBeNull();
});
