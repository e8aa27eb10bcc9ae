import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { findCopy, forgetCopies, setOwner } from '../offline/copy-store.ts';
import { showThumbnail } from './show-thumbnail.ts';

const path = '/api/organizations/org_a/documents/doc_a/thumbnail';
const request = new Request(`https://sheaf.test${path}`);

beforeEach(async () => {
  await forgetCopies();
  await setOwner('usr_1');
});

it('keeps the picture, and shows it without a network', async () => {
  vi.stubGlobal('fetch', async () => new Response('picture'));
  expect(await (await showThumbnail(request)).text()).toBe('picture');
  await vi.waitFor(async () => expect(await findCopy(path)).toBeDefined(), 10_000);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await showThumbnail(request)).text()).toBe('picture');
});

it.each([404, 401])('keeps nothing of a response of %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  expect((await showThumbnail(request)).status).toBe(status);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(showThumbnail(request)).rejects.toThrow(TypeError);
});

it('keeps no picture that another user had requested', async () => {
  vi.stubGlobal('fetch', async () => {
    await setOwner('usr_2');
    return new Response('picture');
  });
  await showThumbnail(request);
  const own = path.replace('doc_a', 'doc_b');
  await showThumbnail(new Request(`https://sheaf.test${own}`));
  await vi.waitFor(async () => expect(await findCopy(own)).toBeDefined(), 10_000);
  expect(await findCopy(path)).toBeUndefined();
});
