import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { packText } from '#packed-text';
import { createDatabaseUsage, type D1Like } from '../../worker/database/metering.ts';
import { connectDatabases } from '../../worker/entries/connect-databases.ts';
import { movedTables, type MovedTable } from '../../worker/operations/moves/moved-tables.ts';
import { rebuildIndexStep } from '../../worker/operations/moves/rebuild-index.ts';
import type { RebuildCursor } from '../../worker/outbox/job.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { openMigratedSqlite, sqliteAsD1 } from './sqlite-database.ts';
import { createSqlitePlatform } from './sqlite-platform.ts';

export function openDatabases(wrap: (d1: D1Like) => D1Like = (d1) => d1) {
  const sqlites = [openMigratedSqlite(), openMigratedSqlite(), openMigratedSqlite()];
  const { platform: base } = createSqlitePlatform();
  const connect = (): Platform => {
    const databaseUsage = createDatabaseUsage();
    const bindings = sqlites.map((sqlite) => wrap(sqliteAsD1(sqlite)));
    return { ...base, ...connectDatabases(bindings, databaseUsage), databaseUsage };
  };
  return { sqlites, connect };
}

type Column = { name: string; type: string; notnull: number; dflt_value: unknown };

const columnsOf = (sqlite: DatabaseSync, table: string) =>
  sqlite.prepare('select * from pragma_table_info(?)').all(table) as Column[];

/** Values of columns that cannot be derived from their types. */
function valuesOf(sqlite: DatabaseSync, organizationId: string, n: number) {
  const idOf = (table: string) => `${table}-${organizationId}-${n}`;
  const document = sqlite
    .prepare('select sequence from documents where id = ?')
    .get(idOf('documents'));
  return (table: string): Record<string, SQLInputValue> => ({
    id: idOf(table),
    organization_id: organizationId,
    document_id: idOf('documents'),
    ...(document && { document_sequence: Number(document['sequence']) }),
    tag_id: idOf('tags'),
    field_id: idOf('custom_fields'),
    correspondent_id: idOf('correspondents'),
    tagging_rule_id: idOf('tagging_rules'),
    webhook_id: idOf('webhooks'),
    sha256: idOf('sha'),
    extraction_state: 'done',
    name: `Invoice ${n}`,
    source: 'person',
    job: JSON.stringify({ type: 'documents.understand' }),
    due_date: '2999-01-01',
    document_date: '2026-01-01',
    document_type: 'invoice',
    total_amount: 100 * n,
    currency: 'EUR',
    is_in_inbox: 1,
    deleted_at: n === 3 ? 1 : null,
    is_trashed: n === 3 ? 1 : 0,
    file_version: 2,
    content: `text ${n}`,
  });
}

/** Gives an organization four rows in each table that moves, and permanently deletes one of its four documents. */
export async function createOrganization(
  { sqlites, connect }: ReturnType<typeof openDatabases>,
  organizationId: string,
  shard: number,
): Promise<void> {
  const [people, sqlite] = [sqlites[0], sqlites[shard]];
  if (!people || !sqlite) throw new Error('There is no such database');
  people
    .prepare(
      "insert into organizations (id, name, created_at, updated_at, shard) values (?, 'Acme', 0, 0, ?)",
    )
    .run(organizationId, shard);
  for (const { name: table } of movedTables) {
    if (table === 'purged_documents') continue;
    for (const n of [1, 2, 3, 4]) {
      const known = valuesOf(sqlite, organizationId, n)(table);
      const columns = columnsOf(sqlite, table).filter(
        ({ name, notnull, dflt_value }) =>
          name !== 'sequence' && (name in known || (notnull === 1 && dflt_value === null)),
      );
      const cells = columns.map(
        ({ name, type }) =>
          known[name] ??
          (name in known ? null : /int/i.test(type) ? n : `${name}-${organizationId}-${n}`),
      );
      sqlite
        .prepare(
          `insert or ignore into ${table} (${columns.map(({ name }) => name).join()})
           values (${columns.map(() => '?').join()})`,
        )
        .run(...cells);
    }
  }
  const long = 'a word and another word '.repeat(100);
  const packed = packText(new TextEncoder().encode(long));
  sqlite.exec(`
    update document_contents set content = x'${packed}', content_size = ${long.length}
    where document_id = 'documents-${organizationId}-2';
    update custom_field_values set value = 1.5 where position = 1 and organization_id = '${organizationId}';
    update documents set is_paid = 1 where id = 'documents-${organizationId}-1';
    update reminders set done_at = null where document_id = 'documents-${organizationId}-1';
    update documents set correspondent_id = null where id = 'documents-${organizationId}-2';
    delete from documents where id = 'documents-${organizationId}-4'`);
  const platform = connect();
  const database = platform.databases[shard];
  let cursor: RebuildCursor | null = { part: 'words', after: '' };
  if (!database) throw new Error('There is no such database');
  while (cursor) {
    cursor = await rebuildIndexStep(platform, { database, organizationId }, cursor);
  }
}

/** Returns everything that a database has of an organization, with numbers that do not depend on the database. */
export function contentOf(sqlite: DatabaseSync, organizationId: string): Record<string, unknown> {
  const firstOf = (table: string) =>
    Number(
      sqlite
        .prepare(`select min(sequence) as first from ${table} where organization_id = ?`)
        .get(organizationId)?.['first'] ?? 0,
    );
  const first = { documents: firstOf('documents'), events: firstOf('webhook_events') };
  const rowsOf = ({ name, numbers = {}, zeros = [] }: MovedTable) => {
    const isCounter = name !== 'jobs';
    const columns = columnsOf(sqlite, name)
      .map((column) => column.name)
      .filter((column) => isCounter || !zeros.includes(column));
    const values = columns.map((column) => {
      const counted = numbers[column];
      return counted
        ? `iif(${column} = 0, 0, ${column} - ${first[counted]}) as ${column}`
        : `quote(${column}) as ${column}`;
    });
    const isOfPeople = name === 'jobs' ? "and job not like '%membership.end%'" : '';
    return sqlite
      .prepare(
        `select ${values.join()} from ${name} where organization_id = ? ${isOfPeople} order by rowid`,
      )
      .all(organizationId);
  };
  const others = `
    select documents_count, documents_size, trashed_count, inbox_count, files_size, texts_size, vocabulary_size
    from organization_statistics where organization_id = ?`;
  const words = `
    select name_words, content_words, note_words from document_words
    where document_sequence in (select sequence from documents where organization_id = ?) order by document_sequence`;
  const spending =
    'select * from spending where organization_id = ? order by part, currency, year, subject';
  return {
    ...Object.fromEntries(movedTables.map((table) => [table.name, rowsOf(table)])),
    statistics: sqlite.prepare(others).all(organizationId),
    words: sqlite.prepare(words).all(organizationId),
    spending: sqlite.prepare(spending).all(organizationId),
  };
}

export function tablesWith(sqlite: DatabaseSync, organizationId: string): string[] {
  const tables = sqlite
    .prepare(
      `select tables.name from sqlite_schema as tables
       inner join pragma_table_info(tables.name) as columns on columns.name = 'organization_id'
       where tables.type = 'table' order by tables.name`,
    )
    .all()
    .map(({ name }) => String(name));
  return tables.filter(
    (table) =>
      sqlite.prepare(`select 1 from ${table} where organization_id = ?`).all(organizationId)
        .length > 0,
  );
}
