import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryTimers } from './query-timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs timers of one second with one timer of the browser', () => {
  const ran: string[] = [];
  queryTimers.setTimeout(() => ran.push('first'), 10_000);
  queryTimers.setTimeout(() => ran.push('second'), 10_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(9000);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(ran).toEqual(['first', 'second']);
});

it('runs no timer that was cleared', () => {
  const ran: string[] = [];
  const timer = queryTimers.setTimeout(() => ran.push('cleared'), 10_000);
  queryTimers.setTimeout(() => ran.push('kept'), 10_000);
  queryTimers.clearTimeout(timer);
  vi.advanceTimersByTime(11_000);
  expect(ran).toEqual(['kept']);
});

it('runs short timers when they are due', () => {
  const run = vi.fn();
  queryTimers.setTimeout(run, 1000);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
