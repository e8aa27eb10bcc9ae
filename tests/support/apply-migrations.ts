import { env, reset, type D1Migration } from 'cloudflare:test';
import { beforeAll } from 'vitest';

type Statement = { all(): Promise<{ results: unknown[] }> };
type TestEnvironment = {
  DB: { prepare(query: string): Statement; batch(statements: Statement[]): Promise<unknown> };
  MIGRATIONS: D1Migration[];
};

// Each file of tests begins with an empty archive, in the runtime of those before it. The migrations are one batch: one
// call for each of hundreds of statements took minutes of the whole suite.
beforeAll(async () => {
  const { DB, MIGRATIONS } = env as unknown as TestEnvironment;
  const tables = DB.prepare("select 1 from sqlite_schema where name = 'users'");
  // A database that is in use just then is not deleted.
  do await reset();
  while ((await tables.all()).results.length > 0);
  const queries = MIGRATIONS.flatMap((migration) => migration.queries);
  await DB.batch(queries.map((query) => DB.prepare(query)));
});
