import { vi } from 'vitest';
import { minute } from '../../shared/time/durations.ts';

/** Retries until `check` passes, for up to a minute, because slow machines may need it. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: minute });
}
