import { expect, it } from 'vitest';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { batch } from '../../database/database.ts';
import { countRequest, uncountRequest } from './rate-limit-store.ts';
import { rateLimitsTable } from './rate-limit-table.ts';
import { rateLimits } from './rate-limits.ts';

it('a right guess counts neither for its account nor for its network', async () => {
  const { database } = createSqlitePlatform();
  const limit = rateLimits.uploadPassword;
  const guess = async (account: string) => {
    const request = { subjects: { account, network: 'office' }, now: new Date() };
    const { counted } = await batch(database, { counted: countRequest(database, limit, request) });
    return counted.flat();
  };
  await guess('one');
  await uncountRequest(database, limit, await guess('other'));
  const rows = await database.select().from(rateLimitsTable);
  expect(Object.fromEntries(rows.map(({ key, count }) => [key, count]))).toEqual({
    'upload-password:account:one': 1,
    'upload-password:account:other': 0,
    'upload-password:network:office': 1,
  });
});
