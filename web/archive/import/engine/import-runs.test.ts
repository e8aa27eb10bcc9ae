import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itemsOf, planOfItems, recordOf } from '../../../../tests/support/fake-archive.ts';
import { setTransport } from '../../../api/transport/transport.ts';
import { forgetImports, pauseImports } from '../records/forget-imports.ts';
import { runOf, startRun } from './import-runs.ts';
import { createMemoryStore } from '../records/import-store.ts';

const fetchNothing = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  fetchNothing.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  setTransport({
    fetch: fetchNothing,
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startWaiting() {
  const plan = planOfItems(itemsOf(1));
  const record = recordOf(plan);
  const store = createMemoryStore();
  await store.save(record);
  startRun({ plan, record, store, maxSize: 0, onImported: () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  const { organizationId, userId } = record;
  return { organizationId, userId, state: (user = userId) => runOf(organizationId, user)?.phase };
}

it('an import that waits for the network tries again', async () => {
  const { state } = await startWaiting();
  expect(state()).toBe('waiting');
  const before = fetchNothing.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetchNothing.mock.calls.length).toBeGreaterThan(before);
  forgetImports();
});

it('an import does not go on as the next user, and is not shown to them', async () => {
  const { state } = await startWaiting();
  expect(state('usr_other')).toBeUndefined();
  pauseImports();
  const before = fetchNothing.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchNothing.mock.calls.length).toBe(before);
  expect(state()).toBe('paused');
  forgetImports();
});

it('an import is forgotten by who logs out', async () => {
  const { state } = await startWaiting();
  forgetImports();
  const before = fetchNothing.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state()).toBeUndefined();
  expect(fetchNothing.mock.calls.length).toBe(before);
});
