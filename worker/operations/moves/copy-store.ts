import { sql, type SQL } from 'drizzle-orm';
import { batch, type Database, type Statement } from '../../database/database.ts';
import { literal } from '../../database/literal.ts';
import { typesOfPeople } from '../../outbox/job.ts';
import { movedTables, type MovedTable } from './moved-tables.ts';

/** Rows of any organization that a step reads, and of the moved one that it copies. */
const scannedRows = 5_000;
const copiedRows = 100;
const measuredRows = 50_000;
const copiedBytes = 1_000_000;

export type TableColumns = ReadonlyMap<string, readonly string[]>;

export async function findColumns(database: Database): Promise<TableColumns> {
  const names = JSON.stringify(movedTables.map(({ name }) => name));
  const rows = await database.all<{ tableName: string; columnName: string }>(sql`
    select value as tableName, columns.name as columnName
    from json_each(${names}), pragma_table_info(value) as columns`);
  const columns = Map.groupBy(rows, ({ tableName }) => tableName);
  return new Map([...columns].map(([name, found]) => [name, found.map((row) => row.columnName)]));
}

type Part = { table: MovedTable; columns: readonly string[]; organizationId: string };

type StoredRow = Readonly<Record<string, string | number | null>>;

/**
 * Returns the next rows of an organization after the row `after`, and the row after which the
 * following ones come; null at the end. No table has an index for that, so this reads a part of the
 * table.
 */
export async function readRows(
  database: Database,
  { table, columns, organizationId, after }: Part & { after: number },
): Promise<{ rows: StoredRow[]; next: number | null }> {
  const name = sql.identifier(table.name);
  const own = sql`
    from (
      select rowid as row_id, organization_id from ${name}
      where rowid > ${after} order by rowid limit ${literal(scannedRows)}) as scanned
    cross join ${name} as moved on moved.rowid = scanned.row_id
    where +scanned.organization_id = ${organizationId} and ${isMoved(table)}
    order by scanned.row_id limit ${literal(copiedRows)}`;
  const { sizes, ends } = await batch(database, {
    sizes: database.all<{ rowId: number; bytes: number }>(sql`
      select scanned.row_id as rowId, ${sizeOfRow(columns)} as bytes ${own}`),
    // With enough rows of its own, nothing else is read.
    ends: database.all<{ rowId: number }>(sql`
      select rowid as rowId from ${name} where rowid > ${after} order by rowid
      limit iif((select count(*) from (select 1 ${own})) < ${literal(copiedRows)}, 1, 0) offset ${literal(scannedRows - 1)}`),
  });
  let bytes = 0;
  const fitting = sizes.filter((row, index) => (bytes += row.bytes) <= copiedBytes || index === 0);
  const isPart = fitting.length < sizes.length || sizes.length === copiedRows;
  const next = isPart ? (fitting.at(-1)?.rowId ?? null) : (ends[0]?.rowId ?? null);
  const ids = fitting.map(({ rowId }) => rowId);
  return { rows: ids.length === 0 ? [] : await findRows(database, { table, columns, ids }), next };
}

async function findRows(
  database: Database,
  { table, columns, ids }: Pick<Part, 'table' | 'columns'> & { ids: number[] },
): Promise<StoredRow[]> {
  // D1 returns no bytes, and no more than 100 columns: a value that is no integer begins with a
  // letter for its type.
  const values = columns.map((column) => {
    const stored = sql.identifier(column);
    return sql`case typeof(${stored}) when 'blob' then 'b' || hex(${stored}) when 'text' then 't' || ${stored}
      when 'real' then 'r' || printf('%!.17g', ${stored}) else ${stored} end as ${stored}`;
  });
  return database.all<StoredRow>(sql`
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table.name)}
    where rowid in (select value from json_each(${JSON.stringify(ids)})) order by rowid`);
}

function isMoved({ name }: MovedTable): SQL {
  const ofPeople = JSON.stringify(typesOfPeople);
  return name === 'jobs'
    ? sql`moved.job ->> 'type' not in (select value from json_each(${ofPeople}))`
    : sql`true`;
}

function sizeOfRow(columns: readonly string[]): SQL {
  const sizes = columns.map(
    (column) => sql`ifnull(octet_length(moved.${sql.identifier(column)}), 0)`,
  );
  return sql.join(sizes, sql` + `);
}

export type Offsets = Readonly<Record<'documents' | 'events', number>>;

export function insertRows(
  database: Database,
  {
    table,
    organizationId,
    rows,
    offsets,
    isFirst,
  }: Omit<Part, 'columns'> & {
    rows: readonly StoredRow[];
    offsets: Offsets;
    isFirst: boolean;
  },
): Statement[] {
  const name = sql.identifier(table.name);
  const inserts = rows.map((row) => {
    const cells = Object.entries(row);
    const columns = cells.map(([column]) => sql.identifier(column));
    const values = cells.map(([column, value]) =>
      table.zeros?.includes(column)
        ? literal(0)
        : valueIn(value, offsetOf(table.numbers?.[column], offsets)),
    );
    return database.run(sql`
      insert into ${name} (${sql.join(columns, sql`, `)}) values (${sql.join(values, sql`, `)})`);
  });
  if (!table.isMadeByTriggers) return inserts;
  const made = database.run(sql`delete from ${name} where organization_id = ${organizationId}`);
  return [...(isFirst ? [made] : []), ...inserts, ...reopened(database, rows)];
}

/**
 * Restores reminders of paid documents that were opened again, because a trigger marks them as done
 * when they are inserted.
 */
function reopened(database: Database, rows: readonly StoredRow[]): Statement[] {
  const ids = rows
    .filter((row) => row['done_at'] === null)
    .map((row) => String(row['id']).slice(1));
  return [
    database.run(sql`
      update reminders set done_at = null
      where done_at is not null and id in (select value from json_each(${JSON.stringify(ids)}))`),
  ];
}

function offsetOf(counted: keyof Offsets | undefined, offsets: Offsets): number {
  return counted ? offsets[counted] : 0;
}

/** Integers are part of the text, so that a row has few parameters and they stay integers. */
function valueIn(value: string | number | null, offset: number): SQL {
  if (value === null) return sql`null`;
  if (typeof value === 'number') return literal(value === 0 ? 0 : value + offset);
  const [type, text] = [value.charAt(0), value.slice(1)];
  if (type === 'b') return sql`unhex(${text})`;
  return type === 'r' ? sql`cast(${text} as real)` : sql`${text}`;
}

export async function measureRows(
  database: Database,
  { table, columns, organizationId }: Part,
): Promise<{ rows: number; bytes: number }> {
  const others = [
    ...Object.keys(table.numbers ?? {}),
    ...(table.zeros ?? []),
    ...(table.changedByCron ?? []),
  ];
  const size = sizeOfRow(columns.filter((column) => !others.includes(column)));
  const measured = { rows: 0, bytes: 0 };
  for (let after: number | null = 0; after !== null;) {
    const [step]: Measured[] = await database.all<Measured>(sql`
      select max(moved.rowid) as last, count(*) filter (where is_own) as rows,
        sum(${size}) filter (where is_own) as bytes
      from (
        select rowid as row_id, organization_id = ${organizationId} as is_own
        from ${sql.identifier(table.name)}
        where rowid > ${after} order by rowid limit ${literal(measuredRows)}) as scanned
      cross join ${sql.identifier(table.name)} as moved on moved.rowid = scanned.row_id`);
    measured.rows += step?.rows ?? 0;
    measured.bytes += step?.bytes ?? 0;
    after = step?.last ?? null;
  }
  return measured;
}

type Measured = { last: number | null; rows: number; bytes: number | null };
