import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadRefresh } from './upload-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function uploadFor(ms: number, notify: (organizationId: string) => void) {
  for (let elapsed = 0; elapsed < ms; elapsed += 100) {
    notify('org_1');
    await vi.advanceTimersByTimeAsync(100);
  }
}

it('refreshes once after uploads that end within two seconds', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  await uploadFor(1000, createUploadRefresh(refresh));
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh.mock.calls).toEqual([['org_1']]);
});

it('refreshes every two seconds while uploads do not pause', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  await uploadFor(20_000, createUploadRefresh(refresh));
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(9);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(10);
});

it('waits for a slow refresh, and refreshes again for what was uploaded meanwhile', async () => {
  let active = 0;
  let mostActive = 0;
  const refresh = vi.fn(async () => {
    mostActive = Math.max(mostActive, (active += 1));
    await new Promise((resolve) => setTimeout(resolve, 5000));
    active -= 1;
  });
  await uploadFor(8000, createUploadRefresh(refresh));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mostActive).toBe(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('refreshes each organization that was uploaded to', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  const notify = createUploadRefresh(refresh);
  notify('org_1');
  notify('org_2');
  await vi.advanceTimersByTimeAsync(500);
  expect(refresh.mock.calls).toEqual([['org_1'], ['org_2']]);
});
