import { UnavailableError } from '../unavailable-error.ts';
import type { D1Like, D1StatementLike } from '../metering.ts';

/**
 * Matches only at the beginning of a message of D1, because the rest may contain the same words as
 * user data.
 */
function reports(...texts: string[]): RegExp {
  return new RegExp(String.raw`^(?:Error: |D1_\w+: )*(?:${texts.join('|')})`, 'i');
}

/** D1 has run nothing. https://developers.cloudflare.com/d1/observability/debug-d1/#error-list */
const refusals = reports(
  'D1 DB is overloaded',
  'Too many requests queued',
  'Cannot resolve D1',
  "Can't read from request stream because client disconnected",
);
/** D1 may have run everything, and only the response was lost. */
const interruptions = reports(
  'Network connection lost',
  'D1 DB reset because its code was updated',
  "D1 DB's isolate exceeded its memory limit",
  'Internal error in D1 (?:DB )?storage caused object to be reset',
  'Internal error while starting up D1 DB storage caused object to be reset',
  'D1 DB storage operation exceeded timeout which caused object to be reset',
);

const maxAttempts = 4;
const firstPause = 50;
/** No attempt starts after this time, because a late response is useless. */
const longestTime = 3000;

export type Retries = { pause: (milliseconds: number) => Promise<void>; now: () => number };

const inRealTime: Retries = {
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
};

type Statement = D1StatementLike & { query: string; inner: D1StatementLike };

/**
 * Returns the same database, which retries transient failures after pauses of growing random
 * length: everything that D1 refused to run, and reads after a lost response. A write whose
 * response is lost is not repeated, because it may have happened, and a repeated deletion could
 * delete newer rows. It is rejected with an UnavailableError that says so. A job can still be
 * repeated: the batch that writes its result also removes it from the outbox.
 */
export function retryTransient(d1: D1Like, options: Partial<Retries> = {}): D1Like {
  const retries = { ...inRealTime, ...options };
  const wrap = (query: string, inner: D1StatementLike): Statement => ({
    query,
    inner,
    bind: (...values) => wrap(query, inner.bind(...values)),
    all: () => run(() => inner.all(), [query]),
  });
  const run = <Result>(call: () => Promise<Result>, queries: string[]) =>
    attempt(call, { queries, retries });
  return {
    prepare: (query) => wrap(query, d1.prepare(query)),
    batch: (statements) => {
      const wrapped = statements as Statement[];
      return run(
        () => d1.batch(wrapped.map(({ inner }) => inner)),
        wrapped.map(({ query }) => query),
      );
    },
  };
}

async function attempt<Result>(
  call: () => Promise<Result>,
  { queries, retries }: { queries: string[]; retries: Retries },
): Promise<Result> {
  const isRead = queries.every(isPureRead);
  const end = retries.now() + longestTime;
  for (let count = 1; ; count += 1) {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const wait = firstPause * 2 ** count * (0.5 + Math.random() / 2);
      const isLast = count === maxAttempts || retries.now() + wait > end;
      const mayBeWritten = failure === 'interrupted' && !isRead;
      if (isLast || mayBeWritten) throw new UnavailableError({ mayBeWritten, cause: error });
      await retries.pause(wait);
    }
  }
}

function failureOf(error: unknown): 'refused' | 'interrupted' | undefined {
  const message = error instanceof Error ? error.message : String(error);
  if (refusals.test(message)) return 'refused';
  return interruptions.test(message) ? 'interrupted' : undefined;
}

export function isPureRead(query: string): boolean {
  return (
    /^\s*select\b/i.test(query) ||
    (/^\s*with\b/i.test(query) && !/\b(?:insert|update|delete|replace)\b/i.test(query))
  );
}
