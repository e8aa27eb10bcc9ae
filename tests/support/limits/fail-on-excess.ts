import { afterEach, expect } from 'vitest';
import { takeExcesses } from './excesses.ts';
import { connect, takeUses, type Use } from './invocation.ts';
import { skipPauses } from './skipped-pauses.ts';
import { stopClock } from './still-clock.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The highest use of each kind of invocation that exceeds the Free plan. */
    uses?: [string, Use][];
  }
}

type Fetch = typeof fetch & { isLimited?: boolean };

skipPauses();
stopClock();

const unlimited: Fetch = globalThis.fetch;
if (!unlimited.isLimited) {
  const limited: Fetch = (...request) => connect(() => unlimited(...request), { fetches: 1 });
  globalThis.fetch = Object.assign(limited, { isLimited: true });
}

afterEach(({ task }) => {
  task.meta.uses = takeUses();
  expect(takeExcesses(), 'uses more of a limit of Cloudflare than is allowed').toEqual([]);
});
