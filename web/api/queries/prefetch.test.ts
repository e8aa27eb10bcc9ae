import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasFailedUnseen, prefetch } from './prefetch.ts';

const failing = vi.fn(() => Promise.reject(new Error('Down')));
const query = { queryKey: ['documents'], queryFn: failing };
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  failing.mockClear();
  client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, retryOnMount: (each) => !hasFailedUnseen(each) },
    },
  });
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

function show() {
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(() => undefined);
  return { observer, leave };
}

it('sends a request that fails once for the first visit, its route and its page', async () => {
  await prefetch(client, query);
  await prefetch(client, query);
  const { observer } = show();
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(failing).toHaveBeenCalledTimes(1);
});

it('sends it again where the page offers to retry', async () => {
  await prefetch(client, query);
  await show().observer.refetch();
  expect(failing).toHaveBeenCalledTimes(2);
});

it('sends it again for the next page, and for a later visit', async () => {
  await prefetch(client, query);
  const { leave } = show();
  await prefetch(client, query);
  expect(failing).toHaveBeenCalledTimes(2);
  leave();
  const later = show();
  await vi.advanceTimersByTimeAsync(0);
  expect(failing).toHaveBeenCalledTimes(3);
  later.leave();
  await prefetch(client, query);
  expect(failing).toHaveBeenCalledTimes(4);
});

it('sends it again for a page that is opened long after the failure', async () => {
  await prefetch(client, query);
  vi.advanceTimersByTime(10_000);
  show();
  expect(failing).toHaveBeenCalledTimes(2);
});
