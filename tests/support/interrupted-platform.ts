import { drizzle } from 'drizzle-orm/d1';
import { harness } from '#harness';
import type { Database } from '../../worker/database/database.ts';
import type { MeteredD1 } from '../../worker/database/metering.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { withDatabases } from '../../worker/platform/with-databases.ts';

type MeteredStatement = ReturnType<MeteredD1['prepare']>;

/**
 * The harness's platform, which runs `work` after the first round trip to the database: between the access check of a
 * request and its action. Nothing goes to a queue. `settled` waits for the background work.
 */
export function interruptedPlatform(work: () => Promise<void>): {
  platform: Platform;
  settled(): Promise<unknown>;
} {
  const base = harness.platform();
  const background: Promise<unknown>[] = [];
  let isDone = false;
  const interrupt = async <Result>(trip: Promise<Result>): Promise<Result> => {
    const result = await trip;
    if (!isDone) {
      isDone = true;
      await work();
    }
    return result;
  };
  const platform: Platform = {
    ...withDatabases(base, (database) => interrupted(database, interrupt)),
    jobs: { send: () => Promise.resolve() },
    inBackground: (promise) => void background.push(promise),
  };
  return { platform, settled: () => Promise.allSettled(background) };
}

function interrupted(
  { $client: client }: Database,
  interrupt: <Result>(trip: Promise<Result>) => Promise<Result>,
): Database {
  const wrap = (statement: MeteredStatement): MeteredStatement => ({
    statement: statement.statement,
    bind: (...values) => wrap(statement.bind(...values)),
    all: () => interrupt(statement.all()),
    run: () => interrupt(statement.run()),
    raw: () => interrupt(statement.raw()),
  });
  return drizzle({
    get shard() {
      return client.shard;
    },
    prepare: (query: string) => wrap(client.prepare(query)),
    batch: (statements: Parameters<MeteredD1['batch']>[0]) => interrupt(client.batch(statements)),
  });
}
