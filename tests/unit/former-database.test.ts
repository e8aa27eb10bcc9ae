import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertLocalDatabaseContinues } from '../../.scripts/former-database.ts';
import { rewriteSearchIndex } from '../../worker/archive/search/index/layout/rewrite-search-index.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../support/sqlite-database.ts';
import { createSqlitePlatform } from '../support/sqlite-platform.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const formerDatabase = read('tests/support/fixtures/former-database.sql');

/** Returns the schema without comments, quote case and white space, and the columns of each table in order. */
function schemaOf(sqlite: DatabaseSync) {
  const rows = sqlite
    .prepare(
      `select type, name, tbl_name as tableName, sql from sqlite_schema
       where name not like 'sqlite_%' and name <> 'd1_migrations' order by type, name`,
    )
    .all() as { type: string; name: string; tableName: string; sql: string | null }[];
  return rows.map(({ sql, ...rest }) => ({
    ...rest,
    sql: sql
      ?.replaceAll(/--.*$/gm, '')
      .replaceAll(/"(\w+)"/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([(),]) ?/g, '$1'),
    columns: sqlite
      .prepare('select name, type, dflt_value from pragma_table_info(?)')
      .all(rest.name),
  }));
}

function migrateFurther(sqlite: DatabaseSync) {
  const applied = new Set(
    sqlite
      .prepare('select name from d1_migrations')
      .all()
      .map((row) => row.name),
  );
  for (const file of readdirSync(new URL('migrations/', root)).sort()) {
    if (!applied.has(file)) sqlite.exec(read(`migrations/${file}`));
  }
}

describe('a database with all former migrations', () => {
  it('keeps its rows and gets the schema of a new one', async () => {
    const former = new DatabaseSync(':memory:');
    former.exec(formerDatabase);
    former.exec(`
      insert into users (id, name, email, email_verified, created_at, updated_at) values ('usr_1', 'Ada', 'ada@example.com', 1, 0, 0);
      insert into organizations (id, name, created_at, updated_at) values ('org_1', 'Engine', 0, 0);
      insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type, declared_mime_type, extraction_state, created_at)
        values ('doc_1', 'org_1', 'a', 'a.txt', 1, 'x', 'text/plain', 'text/plain', 'done', 0);
      insert into tags (id, organization_id, name, name_key, color, created_at) values ('tag_1', 'org_1', 'To pay', 'to pay', '#ff0000', 0);
    `);
    migrateFurther(former);
    const { platform } = createSqlitePlatform({}, sqliteAsD1(former));
    await rewriteSearchIndex(platform);
    await rewriteSearchIndex(platform);
    expect(schemaOf(former)).toEqual(schemaOf(openMigratedSqlite()));
    for (const table of ['users', 'organizations', 'documents', 'tags']) {
      expect(former.prepare(`select count(*) as count from ${table}`).get()).toEqual({ count: 1 });
    }
  });

  it('has a file in the trash that an active document gets', () => {
    const former = new DatabaseSync(':memory:');
    former.exec(formerDatabase);
    const insert = (id: string, deletedAt: number | null) =>
      former.exec(`
        insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type, declared_mime_type,
          extraction_state, created_at, deleted_at)
        values ('${id}', 'org_1', 'a', 'a.txt', 1, 'x', 'text/plain', 'text/plain', 'done', 0, ${deletedAt})`);
    insert('doc_1', 1);
    expect(() => insert('doc_2', null)).toThrow('UNIQUE');
    migrateFurther(former);
    insert('doc_2', null);
    expect(() => insert('doc_3', null)).toThrow('UNIQUE');
    expect(() => former.exec('update documents set deleted_at = null')).toThrow('UNIQUE');
  });
});

describe('the local database', () => {
  let state: string;
  let path: string;

  beforeEach(() => {
    state = mkdtempSync(join(tmpdir(), 'sheaf-former-'));
    const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
    mkdirSync(folder, { recursive: true });
    path = join(folder, 'some.sqlite');
  });

  afterEach(() => rmSync(state, { recursive: true }));

  const createDatabase = (sql: string) => {
    const sqlite = new DatabaseSync(path);
    sqlite.exec(sql);
    sqlite.close();
  };

  it('is refused with some of the former migrations, and unchanged', () => {
    createDatabase('create table documents (id text); insert into documents values (1);');
    const before = readFileSync(path);
    expect(() => assertLocalDatabaseContinues(state)).toThrow('too old');
    expect(readFileSync(path)).toEqual(before);
  });

  it.each([
    ['all of the former migrations', formerDatabase],
    ['the first one that stands for them', read('migrations/0001_foundation.sql')],
    ['none', 'create table other (id text)'],
  ])('is accepted with %s', (_what, sql) => {
    createDatabase(sql);
    expect(() => assertLocalDatabaseContinues(state)).not.toThrow();
  });

  it('need not be there', () => {
    expect(() => assertLocalDatabaseContinues(join(state, 'none'))).not.toThrow();
  });
});
