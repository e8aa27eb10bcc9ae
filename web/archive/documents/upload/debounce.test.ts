import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for a pause', () => {
  const run = vi.fn<() => void>();
  const call = debounce(run, { ms: 500, maxMs: 2000 });
  call();
  vi.advanceTimersByTime(400);
  call();
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('runs while calls do not pause, and once after them', () => {
  const run = vi.fn<() => void>();
  const call = debounce(run, { ms: 500, maxMs: 2000 });
  for (let elapsed = 0; elapsed < 39_000; elapsed += 100) {
    call();
    vi.advanceTimersByTime(100);
  }
  expect(run.mock.calls.length).toBeGreaterThan(15);
  const during = run.mock.calls.length;
  vi.advanceTimersByTime(5000);
  expect(run.mock.calls.length - during).toBeLessThanOrEqual(1);
});
