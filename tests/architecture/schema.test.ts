import { readdirSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import * as tables from '../support/tables.ts';
import { allowed } from '../support/limits/limits.ts';
import { shapeOf } from '../support/limits/statement-shape.ts';
import { identityTables, ownedTables } from '../../.lint/tables.ts';
import { openMigratedSqlite } from '../support/sqlite-database.ts';

type Column = { name: string; type: string; notnull: number; pk: number };

const sqlite = openMigratedSqlite();
const configs = Object.values(tables)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => getTableConfig(table));

/** Tables that this release no longer uses; the next one may drop them. */
const tablesOfFormerVersion = ['correspondent_numbers'];

const migrationsFolder = new URL('../../migrations/', import.meta.url);
const removals = /\b(?:DROP\s+(?:TABLE|VIEW)|ALTER\s+TABLE\s+\w+\s+(?:DROP|RENAME))\b[^;\n]*/gi;
const ordinaryTables = sqlite
  .prepare(
    `select name from pragma_table_list
     where schema = 'main' and type = 'table' and name not like 'sqlite_%'`,
  )
  .all()
  .map(({ name }) => String(name));

function columnsOf(table: string): Column[] {
  return sqlite
    .prepare('select name, type, "notnull", pk from pragma_table_xinfo(?) where hidden <> 1')
    .all(table) as Column[];
}

function hasOrganization(table: string): boolean {
  return columnsOf(table).some(({ name }) => name === 'organization_id');
}

function indexesOf(table: string): string[] {
  return sqlite
    .prepare("select name from pragma_index_list(?) where origin = 'c'")
    .all(table)
    .map(({ name }) => String(name))
    .toSorted((left, right) => left.localeCompare(right));
}

/** Returns SQLite's plan: SEARCH by an index, or SCAN of all rows. */
function planOf(query: string): string | undefined {
  const [step] = sqlite.prepare(`explain query plan ${query}`).all();
  return String(step?.['detail']).split(' ')[0];
}

describe('the tables that lint knows', () => {
  it('are all of people, and all others whose rows have an organization', () => {
    const owned = ordinaryTables.filter(
      (table) =>
        hasOrganization(table) &&
        ![...identityTables, ...tablesOfFormerVersion, 'jobs'].includes(table),
    );
    expect([...ownedTables].toSorted()).toEqual(owned.toSorted());
    expect(identityTables.filter((table) => !ordinaryTables.includes(table))).toEqual([]);
  });
});

describe('the migrations', () => {
  it('make exactly the tables the code knows', () => {
    const known = configs.map(({ name }) => name);
    expect(new Set(ordinaryTables)).toEqual(new Set([...known, ...tablesOfFormerVersion]));
  });

  it('drop and rename nothing that the former Worker uses until the new one is uploaded', () => {
    const found = readdirSync(migrationsFolder).flatMap((file) =>
      [...readFileSync(new URL(file, migrationsFolder), 'utf8').matchAll(removals)].map(
        ([statement]) => `${file.slice(0, 4)} ${statement.replaceAll(/\s+/g, ' ')}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('keep within the limits of D1', () => {
    for (const table of ordinaryTables) {
      expect(columnsOf(table).length, table).toBeLessThanOrEqual(allowed('d1Columns'));
    }
    const statements = sqlite.prepare('select sql from sqlite_schema where sql is not null').all();
    for (const { sql } of statements) {
      const shape = shapeOf(String(sql));
      expect(shape.bytes).toBeLessThanOrEqual(allowed('d1StatementBytes'));
      expect(shape.compounds, String(sql)).toBeLessThanOrEqual(allowed('d1Compounds'));
      if (/^create (?:trigger|view)/i.test(String(sql))) {
        expect(shape.arguments, String(sql)).toBeLessThanOrEqual(allowed('d1Arguments'));
      }
    }
  });

  it('keep what the Worker of before writes when a correspondent is set', () => {
    const before = openMigratedSqlite();
    const learn = before.prepare(`
      insert into correspondent_numbers (organization_id, number, kind, correspondent_id)
      values ('org_1', 'DE89370400440532013000', 'iban', ?)
      on conflict do update set kind = excluded.kind, correspondent_id = excluded.correspondent_id`);
    expect(() => [learn.run('cor_1'), learn.run('cor_2')]).not.toThrow();
    before.close();
  });

  it('let the rows of one organization be found without looking at others', () => {
    const scanned = ordinaryTables
      .filter((table) => columnsOf(table).some(({ name }) => name === 'organization_id'))
      .filter((table) => planOf(`select 1 from ${table} where organization_id = 1`) === 'SCAN');
    // Texts are found by their documents; the outbox is nearly empty, and an index would cost every upload two rows.
    expect(scanned).toEqual(['document_contents', 'jobs']);
  });

  it('count every change of an organization, except for what its members do not see', () => {
    const triggers = sqlite
      .prepare("select tbl_name || ' ' || sql as text from sqlite_schema where type = 'trigger'")
      .all()
      .map(({ text }) => String(text))
      .filter((text) => text.includes('INTO organization_changes'));
    const counts = (table: string, event: string) =>
      triggers.some((text) => text.startsWith(`${table} `) && text.includes(`AFTER ${event}`));
    const uncounted = ordinaryTables
      .filter((table) => columnsOf(table).some(({ name }) => name === 'organization_id'))
      .filter((table) => !(counts(table, 'INSERT') && counts(table, 'DELETE')));
    // Texts, versions, activity, field values, findings and the indexing queue change with their documents, and
    // statistics follow them. Learned marks and former reminders are not visible; upload addresses come and go with
    // their requests; a calendar address and preferences are visible to one person. Deliveries, runs and the readers
    // of links have their own polling. A move changes nothing visible.
    expect(new Set(uncounted)).toEqual(
      new Set([
        'custom_field_values',
        'document_contents',
        'document_activity',
        'document_findings',
        'document_index_changes',
        'document_versions',
        'understanding_runs',
        'sender_marks',
        'spending',
        'former_reminders',
        ...tablesOfFormerVersion,
        'calendar_feeds',
        'dav_files',
        'member_preferences',
        'organization_moves',
        'organization_statistics',
        'organization_versions',
        'paperless_field_types',
        'paperless_numbers',
        'paperless_tasks',
        'purged_documents',
        'search_words',
        'share_events',
        'share_positions',
        'tagging_rule_runs',
        'upload_links',
        'jobs',
        'webhook_deliveries',
        'webhook_events',
        'webhook_messages',
      ]),
    );
  });

  it('keep an account at a provider for one user, and find it at once', () => {
    const insert = sqlite.prepare(`
      insert into accounts (id, account_id, provider_id, user_id, created_at, updated_at)
      values (?, ?, ?, 'usr_1', 0, 0)`);
    sqlite.exec("insert into users values ('usr_1', 'a@example.com', 'A', 1, null, 0, 0, null, 0)");
    insert.run('1', 'ada', 'github');
    insert.run('2', 'ada', 'google');
    expect(() => insert.run('3', 'ada', 'github')).toThrow(/UNIQUE/);
    expect(
      planOf("select 1 from accounts where account_id = 'ada' and provider_id = 'github'"),
    ).toBe('SEARCH');
  });

  it('let a user be deleted without looking at every invitation', () => {
    expect(planOf("select 1 from invitations where inviter_id = 'usr_1'")).toBe('SEARCH');
  });
});

/** Columns of former versions, which a later migration drops: a deployment may still write them. */
const formerColumns = new Set(['upload_requests.seen_at']);

describe.each(configs.map((config) => [config.name, config] as const))('%s', (name, config) => {
  it('has the columns the code knows', () => {
    const inCode = config.columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      isRequired: column.notNull,
    }));
    const used = columnsOf(name).filter((column) => !formerColumns.has(`${name}.${column.name}`));
    const inDatabase = used.map((column) => ({
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
