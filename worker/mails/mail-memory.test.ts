import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { second } from '../../shared/time/durations.ts';
import { limits } from '../../shared/limits.ts';
import { OverloadError } from '../platform/byte-budget.ts';
import { withMailMemory } from './mail-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startReading(organizationId: string, size: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = vi.fn<() => Promise<void>>(() => promise);
  const done = withMailMemory({ organizationId, size }, begin);
  return { begin, end: () => resolve(), done };
}

it('reads emails at once that fit into memory', async () => {
  const readings = [1, 2, 3].map(() => startReading('org_a', limits.mail.bytes / 4));
  await vi.advanceTimersByTimeAsync(0);
  for (const { begin } of readings) expect(begin).toHaveBeenCalledOnce();
  for (const { end } of readings) end();
  await Promise.all(readings.map(({ done }) => done));
});

it('reads a large email after another one, whichever organization they are of', async () => {
  const first = startReading('org_a', limits.mail.bytes);
  const next = startReading('org_b', limits.mail.bytes);
  await vi.advanceTimersByTimeAsync(15 * second);
  expect(next.begin).not.toHaveBeenCalled();
  first.end();
  await first.done;
  await vi.advanceTimersByTimeAsync(0);
  expect(next.begin).toHaveBeenCalledOnce();
  next.end();
  await next.done;
});

it('refuses an email that finds no memory in time, and an announced size that is too large takes no more', async () => {
  const first = startReading('org_a', 10 * limits.mail.bytes);
  const late = startReading('org_b', limits.mail.bytes);
  const refused = expect(late.done).rejects.toBeInstanceOf(OverloadError);
  await vi.advanceTimersByTimeAsync(21 * second);
  await refused;
  expect(late.begin).not.toHaveBeenCalled();
  first.end();
  await first.done;
});
