import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import * as tables from '../../worker/database/tables.ts';
import { openMigratedSqlite } from '../support/sqlite-database.ts';

type Column = { name: string; type: string; notnull: number; pk: number };

const sqlite = openMigratedSqlite();
const configs = Object.values(tables)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => getTableConfig(table));

const ordinaryTables = sqlite
  .prepare(
    `select name from pragma_table_list
     where schema = 'main' and type = 'table' and name not like 'sqlite_%'`,
  )
  .all()
  .map(({ name }) => String(name));

function columnsOf(table: string): Column[] {
  return sqlite
    .prepare('select name, type, "notnull", pk from pragma_table_info(?)')
    .all(table) as Column[];
}

function indexesOf(table: string): string[] {
  return sqlite
    .prepare("select name from pragma_index_list(?) where origin = 'c'")
    .all(table)
    .map(({ name }) => String(name))
    .toSorted((left, right) => left.localeCompare(right));
}

describe('the migrations', () => {
  it('make exactly the tables the code knows', () => {
    const known = configs.map(({ name }) => name);
    expect(new Set(ordinaryTables)).toEqual(new Set(known));
  });
});

describe.each(configs.map((config) => [config.name, config] as const))('%s', (name, config) => {
  it('has the columns the code knows', () => {
    const inCode = config.columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      isRequired: column.notNull,
    }));
    const inDatabase = columnsOf(name).map((column) => ({
      name: column.name,
      type: column.type.toLowerCase(),
      isRequired: column.notnull === 1,
    }));
    expect(new Set(inDatabase)).toEqual(new Set(inCode));
  });

  it('has the indexes the code knows', () => {
    const inCode = config.indexes.map((index) => index.config.name);
    expect(new Set(indexesOf(name))).toEqual(new Set(inCode));
  });
});
