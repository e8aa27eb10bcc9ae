import { and, eq, sql } from 'drizzle-orm';
import { organizationMovesTable } from '../../access/moves/organization-move-table.ts';
import { organizationVersionsTable } from '../../access/organization-version-table.ts';
import { runBatch, type Database, type Statement } from '../../database/database.ts';
import { literal } from '../../database/literal.ts';
import { typesOfPeople } from '../../outbox/job.ts';
import { organizationsTable } from '../../people/organizations/organization-table.ts';
import { blockFormerSweep } from '../../people/organizations/shard-store.ts';
import { derivedTables, movedTables } from './moved-tables.ts';

const { organizationId: movedId, role } = organizationMovesTable;

export async function findMove(database: Database, organizationId: string) {
  const [move] = await database
    .select()
    .from(organizationMovesTable)
    .where(eq(movedId, organizationId));
  return move;
}

/** From then on nothing else writes the content of the organization in this database. */
export async function lockOrganization(database: Database, organizationId: string): Promise<void> {
  await database
    .insert(organizationMovesTable)
    .values({ organizationId, role: 'leaving' })
    .onConflictDoUpdate({ target: movedId, set: { role: 'leaving', cursor: null } });
}

export async function unlockOrganization(database: Database, organizationId: string) {
  await database.delete(organizationMovesTable).where(eq(movedId, organizationId));
}

const counters = { document_offset: 'documents', event_offset: 'webhook_events' };

/**
 * Begins an arrival, and reserves as many numbers of documents and events as the source has given,
 * so that other organizations get higher ones in the meantime.
 */
export async function beginArrival(
  { sourceDatabase, targetDatabase }: { sourceDatabase: Database; targetDatabase: Database },
  organizationId: string,
  first: string,
): Promise<void> {
  const given = await sourceDatabase.all<{ name: string; seq: number }>(sql`
    select name, seq from sqlite_sequence where name in ('documents', 'webhook_events')`);
  const lastOf = (table: string) => literal(given.find(({ name }) => name === table)?.seq ?? 0);
  const [documentOffset, eventOffset] = Object.values(counters).map(
    (table) => sql<number>`ifnull((select seq from sqlite_sequence where name = ${table}), 0)`,
  );
  const arrival = { role: 'arriving' as const, cursor: first, documentOffset, eventOffset };
  await runBatch(targetDatabase, [
    targetDatabase
      .insert(organizationMovesTable)
      .values({ organizationId, ...arrival })
      .onConflictDoUpdate({ target: movedId, set: arrival }),
    ...Object.values(counters).flatMap((table) => [
      targetDatabase.run(sql`
        insert into sqlite_sequence (name, seq)
        select ${table}, 0 where not exists (select 1 from sqlite_sequence where name = ${table})`),
      targetDatabase.run(sql`
        update sqlite_sequence set seq = seq + ${lastOf(table)} where name = ${table}`),
    ]),
  ]);
}

/** Belongs in the batch that writes the rows copied up to there. */
export function saveCursor(database: Database, organizationId: string, next: string): Statement {
  return database
    .update(organizationMovesTable)
    .set({ cursor: next })
    .where(and(eq(movedId, organizationId), eq(role, 'arriving')));
}

export async function findArrivals(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: movedId })
    .from(organizationMovesTable)
    .where(eq(role, 'arriving'));
  return rows.map(({ id }) => id);
}

/** The rows copied so far are not used any more. */
export async function giveUpArrival(database: Database, organizationId: string): Promise<void> {
  await database
    .update(organizationMovesTable)
    .set({ role: 'leaving', cursor: null })
    .where(and(eq(movedId, organizationId), eq(role, 'arriving')));
}

/**
 * Whether a job still clears a deleted type in documents, which could not be copied with that type.
 */
export async function hasRemovedTypes(database: Database, organizationId: string) {
  const rows = await database.all(sql`
    select 1 as found from document_types
    where organization_id = ${organizationId} and removed_at is not null limit 1`);
  return rows.length > 0;
}

export async function findVersion(database: Database, organizationId: string): Promise<number> {
  const [row] = await database
    .select({ version: organizationVersionsTable.version })
    .from(organizationVersionsTable)
    .where(eq(organizationVersionsTable.organizationId, organizationId));
  return row?.version ?? 0;
}

/** The version that is polled must not decrease. */
export function raiseVersion(database: Database, organizationId: string, by: number): Statement {
  const { version } = organizationVersionsTable;
  return database
    .insert(organizationVersionsTable)
    .values({ organizationId, version: by })
    .onConflictDoUpdate({
      target: organizationVersionsTable.organizationId,
      set: { version: sql`${version} + ${by}` },
    });
}

/** From this one statement on, the organization is in the other database. */
export function switchShard(
  identityDatabase: Database,
  organizationId: string,
  { from, to }: { from: number; to: number },
): Statement[] {
  const { id, shard } = organizationsTable;
  return [
    identityDatabase
      .update(organizationsTable)
      .set({ shard: to })
      .where(and(eq(id, organizationId), eq(shard, from))),
    ...(to === 0 ? [] : [blockFormerSweep(identityDatabase)]),
  ];
}

const clearedRows = 200;
/**
 * Tables with counters come first, so that deleting a document updates none, and `purged_documents`
 * last, because it must exist as long as rows of deleted documents do.
 */
const clearedFirst = ['tags', 'custom_fields', 'correspondents', 'documents'];
const clearedLast = ['purged_documents'];
/** Triggers delete texts with their documents. */
const notCleared = ['document_contents', 'organization_versions', 'organization_moves'];
const clearedBetween = [...movedTables.map(({ name }) => name), ...derivedTables].filter(
  (table) => ![...clearedFirst, ...clearedLast, ...notCleared].includes(table),
);
const clearedTables = [...clearedFirst, ...clearedBetween, ...clearedLast];

/**
 * Deletes the rows that an organization has left in a database, in bounded steps. Each step deletes
 * nothing unless the organization is locked there as one that leaves.
 */
export async function clearOrganization(
  database: Database,
  organizationId: string,
  options: { hasPeople: boolean },
): Promise<void> {
  // Deletions raise the version, which also counts people in the database that contains them.
  const tables = [...clearedTables, ...(options.hasPeople ? [] : ['organization_versions'])];
  for (const table of tables) {
    for (let deleted = clearedRows; deleted === clearedRows;) {
      deleted = (await database.all(deletion(table, organizationId))).length;
    }
  }
}

function deletion(table: string, organizationId: string) {
  const name = sql.identifier(table);
  const ofPeople = JSON.stringify(typesOfPeople);
  const isContent = sql.raw(table === 'jobs' ? `job ->> 'type'` : `''`);
  return sql`
    delete from ${name} where rowid in (
      select rowid from ${name}
      where organization_id = ${organizationId}
        and ${isContent} not in (select value from json_each(${ofPeople}))
        and exists (
          select 1 from ${organizationMovesTable} as move
          where move.organization_id = ${organizationId} and move.role = 'leaving')
      limit ${literal(clearedRows)})
    returning 1 as deleted`;
}
