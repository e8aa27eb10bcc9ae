import { AsyncLocalStorage } from 'node:async_hooks';
import { checkLimit } from './excesses.ts';
import { limits } from './limits.ts';
import { advanceClock } from './still-clock.ts';

/** Use of one call of a Worker: a request, a queue batch, a run of Cron or an email. */
type Invocation = {
  name: string;
  queries: number;
  subrequests: number;
  fetches: number;
  open: number;
  waiting: (() => void)[];
};

export type Use = Pick<Invocation, 'queries' | 'subrequests' | 'fetches'>;

const current = new AsyncLocalStorage<Invocation>();

const most = new Map<string, Use>();

/**
 * Runs `work` as one invocation, which counts everything that `work` starts. A nested call counts towards the outer
 * invocation.
 */
export function invoke<Result>(name: string, work: () => Result): Result {
  if (current.getStore()) return work();
  return invokeApart(name, work);
}

/** Runs `work` as an invocation of its own, as another Worker does. */
export function invokeApart<Result>(name: string, work: () => Result): Result {
  return current.run({ name, queries: 0, subrequests: 0, fetches: 0, open: 0, waiting: [] }, work);
}

export function isInInvocation(): boolean {
  return current.getStore() !== undefined;
}

export function nameInvocation(name: string): void {
  const invocation = current.getStore();
  if (invocation) invocation.name = name;
}

/** Binds `work` to the current invocation, whenever it is called. */
export function inThisInvocation<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const invocation = current.getStore();
  return invocation ? (...args) => current.run(invocation, () => work(...args)) : work;
}

/** Makes one call of a binding or another server. Waits while six other connections are open. */
export async function connect<Result>(
  call: () => Promise<Result>,
  used: Partial<Use> = {},
): Promise<Result> {
  const invocation = current.getStore();
  if (!invocation) return call();
  count(invocation, used);
  if (invocation.open >= limits.connections.paid) {
    await new Promise<void>((resolve) => invocation.waiting.push(resolve));
  } else {
    invocation.open += 1;
  }
  try {
    return await call();
  } finally {
    advanceClock();
    const next = invocation.waiting.shift();
    if (next) next();
    else invocation.open -= 1;
  }
}

function count(invocation: Invocation, { queries = 0, fetches = 0 }: Partial<Use>): void {
  invocation.queries += queries;
  invocation.fetches += fetches;
  invocation.subrequests += 1;
  note(invocation);
  checkLimit('d1Queries', invocation.queries, invocation.name);
  checkLimit('subrequests', invocation.subrequests, invocation.name);
}

/** Only uses above the Free plan are recorded. */
function note({ name, queries, subrequests, fetches }: Invocation): void {
  const isFree =
    queries <= limits.d1Queries.free &&
    subrequests <= limits.subrequests.free &&
    fetches <= limits.fetches.free;
  if (isFree) return;
  const known = most.get(name);
  most.set(name, {
    queries: Math.max(known?.queries ?? 0, queries),
    subrequests: Math.max(known?.subrequests ?? 0, subrequests),
    fetches: Math.max(known?.fetches ?? 0, fetches),
  });
}

/** Returns, for each kind of invocation above the Free plan, the highest use since the last call. */
export function takeUses(): [string, Use][] {
  const uses = [...most];
  most.clear();
  return uses;
}
