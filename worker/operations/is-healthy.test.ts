import { expect, it } from 'vitest';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { connectDatabase } from '../database/database.ts';
import { isHealthy } from './is-healthy.ts';

const unavailable = () => Promise.reject(new Error('Not available'));
const files = {
  put: unavailable,
  get: () => Promise.resolve(null),
  replace: unavailable,
  delete: unavailable,
  list: unavailable,
};

it('is healthy when the database and the file store respond', async () => {
  expect(await isHealthy(createSqlitePlatform({ files }).platform)).toBe(true);
});

it('is not healthy without the file store', async () => {
  const failing = { ...files, get: unavailable };
  expect(await isHealthy(createSqlitePlatform({ files: failing }).platform)).toBe(false);
});

it('is not healthy without one of its databases', async () => {
  const statement = { bind: () => statement, all: unavailable };
  const d1 = { prepare: () => statement, batch: unavailable };
  const { platform } = createSqlitePlatform({ files });
  const broken = connectDatabase(d1, platform.databaseUsage);
  const databases = [platform.identityDatabase, broken];
  expect(await isHealthy({ ...platform, databases })).toBe(false);
});
