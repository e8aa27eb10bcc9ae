import { env, type D1Migration } from 'cloudflare:test';
import { beforeAll } from 'vitest';

type Statement = { prepared: true };
type TestEnvironment = {
  DB: { prepare(query: string): Statement; batch(statements: Statement[]): Promise<unknown> };
  MIGRATIONS: D1Migration[];
};

// In one batch: one call for each of hundreds of statements, before each file of tests, took minutes of the whole suite.
beforeAll(async () => {
  const { DB, MIGRATIONS } = env as unknown as TestEnvironment;
  const queries = MIGRATIONS.flatMap((migration) => migration.queries);
  await DB.batch(queries.map((query) => DB.prepare(query)));
});
