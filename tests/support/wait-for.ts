import { vi } from 'vitest';
import { minute } from '../../shared/time/durations.ts';

/** Tries again until `check` passes. A minute, because what it waits for may run on a slow machine. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: minute });
}
