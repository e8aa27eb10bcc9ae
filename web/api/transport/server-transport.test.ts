import { expect, it, vi } from 'vitest';
import { onRead } from '../../offline/read-responses.ts';
import { serverTransport } from './server-transport.ts';

/**
 * Returns whether a response is passed on to be stored, given the signed-in users at the request and at the response.
 */
async function isNoted(before: string | null, after: string | null) {
  let user = before;
  vi.stubGlobal('localStorage', { getItem: () => user });
  vi.stubGlobal('location', new URL('https://sheaf.test'));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => {
    user = after;
    return Response.json({});
  });
  const handle = vi.fn<() => void>();
  onRead(handle);
  await serverTransport.fetch('/api/organizations', {});
  return handle.mock.calls.length > 0;
}

it('passes on what was read by the user who is signed in, and nothing of the one before', async () => {
  expect(await isNoted('usr_1', 'usr_1')).toBe(true);
  expect(await isNoted('usr_1', 'usr_2')).toBe(false);
  expect(await isNoted('usr_1', '')).toBe(false);
  // The user becomes known with the first response.
  expect(await isNoted(null, 'usr_1')).toBe(true);
  expect(await isNoted('', 'usr_1')).toBe(true);
});
