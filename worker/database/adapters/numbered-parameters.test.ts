import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { createDatabaseUsage, meterDatabase } from '../metering.ts';
import { numberParameters } from './numbered-parameters.ts';

it('leaves a statement alone that D1 accepts', () => {
  const values = Array.from({ length: 100 }, () => 1);
  const query = `select ${values.map(() => '?').join(' + ')}`;
  expect(numberParameters(query, values)).toEqual({ query, values });
});

it('has one parameter for each value, and none in texts', async () => {
  const values = Array.from({ length: 150 }, (_, index) => (index % 3 === 0 ? 'a' : index % 7));
  const columns = values.map((_, index) => `? as column_${index}`).join(', ');
  const query = `select ${columns}, 'it''s ?' as question`;
  expect(numberParameters(query, values).values).toHaveLength(8);
  const database = meterDatabase(sqliteAsD1(openMigratedSqlite()), createDatabaseUsage());
  const [row] = await database
    .prepare(query)
    .bind(...values)
    .raw();
  expect(row).toEqual([...values, "it's ?"]);
});
