import { AsyncLocalStorage } from 'node:async_hooks';
import { checkLimit } from './excesses.ts';
import { limits } from './limits.ts';
import { advanceClock } from './still-clock.ts';

/** What one call of a Worker uses: a request, a batch of a queue, a run of Cron or an email. */
type Invocation = {
  name: string;
  queries: number;
  subrequests: number;
  fetches: number;
  open: number;
  waiting: (() => void)[];
};

/** What of an invocation counts. */
export type Use = Pick<Invocation, 'queries' | 'subrequests' | 'fetches'>;

const current = new AsyncLocalStorage<Invocation>();

const most = new Map<string, Use>();

/** Runs `work` as one invocation, to which everything counts that it begins. Within another one, it belongs to that. */
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

/** The name of the invocation that runs, once it is known better. */
export function nameInvocation(name: string): void {
  const invocation = current.getStore();
  if (invocation) invocation.name = name;
}

/** `work` in the invocation that runs now, whenever it is called. */
export function inThisInvocation<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const invocation = current.getStore();
  return invocation ? (...args) => current.run(invocation, () => work(...args)) : work;
}

/** One call of a binding, or of another server. It waits while six others wait for their response. */
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
    // The place goes to the next one.
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

/** Only what the Free plan would end. */
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

/** The most that each kind of invocation has used since the last time, of those that the Free plan would end. */
export function takeUses(): [string, Use][] {
  const uses = [...most];
  most.clear();
  return uses;
}
