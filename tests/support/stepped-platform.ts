import { harness } from '#harness';
import {
  createDatabaseUsage,
  type D1Like,
  type D1StatementLike,
} from '../../worker/database/metering.ts';
import { connectDatabases, databaseBindings } from '../../worker/entries/connect-databases.ts';
import type { FileStore, Platform } from '../../worker/platform/platform.ts';
import { environment } from './environment.ts';

/**
 * Wraps each call of the database or the file store, with `step` counting from 1. It may throw, wait, or do something
 * else first.
 */
export type OnStep = <Result>(step: number, work: () => Promise<Result>) => Promise<Result>;

type SteppedStatement = D1StatementLike & { inner: D1StatementLike };

/** The real platform, observed step by step. Nothing goes to a queue: the test runs the jobs. */
export function steppedPlatform(onStep: OnStep = (_step, work) => work()): Platform {
  let step = 0;
  const stepped = <Result>(work: () => Promise<Result>) => {
    step += 1;
    return onStep(step, work);
  };
  const base = harness.platform();
  const bindings = databaseBindings(environment);
  const files: FileStore = {
    put: (key, body) => stepped(() => base.files.put(key, body)),
    get: (key, range) => stepped(() => base.files.get(key, range)),
    replace: (key, bytes, etag) => stepped(() => base.files.replace(key, bytes, etag)),
    delete: (keys) => stepped(() => base.files.delete(keys)),
    list: (cursor) => stepped(() => base.files.list(cursor)),
  };
  return {
    ...base,
    files,
    ...connectDatabases(
      bindings.map((d1) => steppedD1(d1, stepped)),
      createDatabaseUsage(),
    ),
    jobs: { send: async () => undefined },
  };
}

function steppedD1(
  d1: D1Like,
  stepped: <Result>(work: () => Promise<Result>) => Promise<Result>,
): D1Like {
  const wrap = (inner: D1StatementLike): SteppedStatement => ({
    inner,
    bind: (...values) => wrap(inner.bind(...values)),
    all: () => stepped(() => inner.all()),
  });
  return {
    prepare: (query) => wrap(d1.prepare(query)),
    batch: (statements) =>
      stepped(() => d1.batch((statements as SteppedStatement[]).map(({ inner }) => inner))),
  };
}

export class Killed extends Error {}

/**
 * Runs `work` once for each of its steps, which fails before or after that step, until it completes. `reset` creates
 * a new case, `check` verifies the result.
 */
export async function killAtEveryStep<Case>(test: {
  reset: () => Promise<Case>;
  work: (platform: Platform, context: Case) => Promise<unknown>;
  check: (context: Case, outcome: { error: unknown; isKilled: boolean }) => Promise<void>;
}): Promise<number> {
  for (let step = 1; ; step += 1) {
    let isReached = false;
    for (const moment of ['before', 'after'] as const) {
      const context = await test.reset();
      let isKilled = false;
      const platform = steppedPlatform(async (current, work) => {
        if (current !== step) return work();
        isReached = true;
        isKilled = true;
        if (moment === 'after') await work();
        throw new Killed(`${moment} step ${step}`);
      });
      const error = await test.work(platform, context).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      await test.check(context, { error, isKilled });
    }
    if (!isReached) return step - 1;
  }
}
