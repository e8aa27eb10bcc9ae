import type { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { identityTables, tablesOfBoth } from '../../.lint/tables.ts';
import { openMigratedSqlite } from '../support/sqlite-database.ts';

/** A view whose trigger counts a version, so it exists in every database. */
const ofBoth = [...tablesOfBoth, 'organization_changes'];
const isIdentity = (table: string) => identityTables.includes(table);

function namesOf(sqlite: DatabaseSync, types: string): string[] {
  return sqlite
    .prepare(`select lower(name) as name from sqlite_schema where type in (${types})`)
    .all()
    .map(({ name }) => String(name));
}

/** Returns the names of triggers that use tables of both people and content. */
function crossingsIn(sqlite: DatabaseSync): string[] {
  const tables = namesOf(sqlite, "'table', 'view'").filter((table) => !ofBoth.includes(table));
  return sqlite
    .prepare(
      "select name, lower(sql) as text from sqlite_schema where type = 'trigger' order by name",
    )
    .all()
    .filter(({ text }) => {
      const words = new Set(String(text).match(/\w+/g));
      const named = tables.filter((table) => words.has(table));
      return named.some(isIdentity) && !named.every(isIdentity);
    })
    .map(({ name }) => String(name));
}

it('has no trigger across tables of people and of content', () => {
  const sqlite = openMigratedSqlite();
  expect(crossingsIn(sqlite)).toEqual([]);
  sqlite.close();
});

it('has no foreign key from or to a table of content', () => {
  const sqlite = openMigratedSqlite();
  const references = sqlite
    .prepare(
      `select tables.name as source, keys."table" as target
       from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table'`,
    )
    .all();
  expect(references.length).toBeGreaterThan(0);
  const tables = references.flatMap(({ source, target }) => [String(source), String(target)]);
  expect(tables.filter((table) => !isIdentity(table))).toEqual([]);
  sqlite.close();
});

it('knows every table of people', () => {
  const sqlite = openMigratedSqlite();
  expect(namesOf(sqlite, "'table'")).toEqual(
    expect.arrayContaining([...identityTables, ...tablesOfBoth]),
  );
  sqlite.close();
});

it.each([
  `create trigger planted after insert on documents begin
     update organizations set name = name where id = new.organization_id;
   end`,
  `CREATE TRIGGER planted AFTER DELETE ON "MEMBERS" BEGIN
     DELETE FROM tags WHERE organization_id = old.organization_id;
   END`,
  `create trigger planted before insert on document_notes
   when not exists (select 1 from users where id = new.created_by) begin
     select raise(abort, 'no user');
   end`,
])('finds a planted one: %s', (planted) => {
  const sqlite = openMigratedSqlite();
  sqlite.exec(planted);
  expect(crossingsIn(sqlite)).toEqual(['planted']);
  sqlite.close();
});
