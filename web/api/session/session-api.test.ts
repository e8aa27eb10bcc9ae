import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshSession, sessionQuery, setSession } from './session-api.ts';
import { setTransport } from '../transport/transport.ts';

const ada = { user: { id: 'usr_1', email: 'ada@example.com', name: 'Ada' } };
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

/** Each request is pending until its response, or until it is aborted. */
const requests: { respond: (session: unknown) => void }[] = [];
const nextRequest = (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count));

beforeEach(() => {
  stored.clear();
  requests.length = 0;
  setTransport({
    fetch: (_input, init) =>
      new Promise((resolve, reject) => {
        requests.push({ respond: (session) => resolve(Response.json(session)) });
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
});

it('ends although a response of before is on its way', async () => {
  const queryClient = new QueryClient();
  setSession(queryClient, ada);
  const late = queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await nextRequest(1);
  setSession(queryClient, null);
  requests[0]?.respond(ada);
  await late;
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(stored.get('sheaf.user')).toBe('');
});

it('is requested again after signing in, although a response of before is on its way', async () => {
  const queryClient = new QueryClient();
  setSession(queryClient, null);
  void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await nextRequest(1);
  const refreshed = refreshSession(queryClient);
  await nextRequest(2);
  requests[0]?.respond(null);
  requests[1]?.respond(ada);
  expect(await refreshed).toEqual(ada);
});

it('is requested again after the first response, which guards wait for', async () => {
  const queryClient = new QueryClient();
  const guard = queryClient.ensureQueryData(sessionQuery);
  await nextRequest(1);
  const refreshed = refreshSession(queryClient);
  requests[0]?.respond(null);
  expect(await guard).toBeNull();
  await nextRequest(2);
  requests[1]?.respond(ada);
  expect(await refreshed).toEqual(ada);
});
