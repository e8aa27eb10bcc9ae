import {
  createExecutionContext,
  env,
  reset,
  waitOnExecutionContext,
  type D1Migration,
} from 'cloudflare:test';
import { identityTables } from '../../.lint/tables.ts';
import { rewriteSearchIndex } from '../../worker/archive/search/index/layout/rewrite-search-index.ts';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { databaseBindings } from '../../worker/entries/connect-databases.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import type { Database } from '../../worker/database/database.ts';
import { chooseDatabases, environment } from './environment.ts';
import type { Harness } from './harness.ts';
import worker from './limits/limited-worker.ts';
import { letTimePass } from './limits/skipped-pauses.ts';
import { runJob } from './run-job.ts';
import { jobsTable } from './tables.ts';
import { testVariables } from './test-variables.ts';

const origin = testVariables.APP_BASE_URL;

type Statement = { all(): Promise<{ results: unknown[] }> };
type Migrated = {
  prepare(query: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
};

/** The tables of people exist in the first database only, so that queries for people in a content database fail. */
const withoutPeople = identityTables.toReversed().map((table) => `drop table ${table}`);

function platform() {
  const created = createPlatform(environment, createExecutionContext());
  return { ...created, reader: createInProcessReader(created.readAsset) };
}

function findJobs(database: Database) {
  return database
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .orderBy(jobsTable.sendAfter)
    .limit(100);
}

/**
 * The Worker's own handler in workerd, with local D1, R2 and Queues. It does not use `SELF`, whose requests get
 * slower within a file: 2 ms at first, 180 ms after 300.
 */
export const harness: Harness = {
  name: 'workerd',
  platform,
  async fetch(path, init) {
    const context = createExecutionContext();
    const response = await worker.fetch(
      new Request(new URL(path, origin), init),
      environment,
      context,
    );
    await waitOnExecutionContext(context);
    return response;
  },
  async signUp(user) {
    const response = await harness.fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(user),
    });
    if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return { cookie };
  },
  async empty() {
    chooseDatabases();
    // Migrations are not part of the Worker, so their bindings have no limits.
    const { length } = databaseBindings(environment);
    const databases = databaseBindings(env as never).slice(0, length) as unknown as Migrated[];
    const isEmpty = async (database: Migrated) => {
      const tables = database.prepare("select 1 from sqlite_schema where name = 'documents'");
      return (await tables.all()).results.length === 0;
    };
    // A database in use is not deleted, so the reset is repeated.
    do await reset();
    while (!(await Promise.all(databases.map(isEmpty))).every(Boolean));
    // One batch, because separate calls for hundreds of statements before each test file took minutes.
    const { MIGRATIONS } = env as unknown as { MIGRATIONS: D1Migration[] };
    const queries = MIGRATIONS.flatMap((migration) => migration.queries);
    await Promise.all(
      databases.map((database, shard) =>
        database.batch(
          [...queries, ...(shard === 0 ? [] : withoutPeople)].map((query) =>
            database.prepare(query),
          ),
        ),
      ),
    );
    await rewriteSearchIndex(platform());
    await rewriteSearchIndex(platform());
  },
  async finishJobs() {
    letTimePass();
    let former = '';
    for (let round = 0; round < 2000; round += 1) {
      const jobs = (await Promise.all(platform().databases.map(findJobs))).flat();
      if (jobs.length === 0) return;
      for (const { id } of jobs) await runJob(platform(), id).catch(() => undefined);
      const left = jobs.map(({ id }) => id).join(' ');
      // A delivery that the queue has started is left to it.
      if (left === former) await new Promise((resolve) => setTimeout(resolve, 50));
      former = left;
    }
    throw new Error('Jobs are left that never finish');
  },
};
