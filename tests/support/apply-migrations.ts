import { applyD1Migrations, env, type D1Migration } from 'cloudflare:test';
import { beforeAll } from 'vitest';

type TestEnvironment = { DB: unknown; MIGRATIONS: D1Migration[] };

beforeAll(async () => {
  const { DB, MIGRATIONS } = env as unknown as TestEnvironment;
  await applyD1Migrations(DB, MIGRATIONS);
});
