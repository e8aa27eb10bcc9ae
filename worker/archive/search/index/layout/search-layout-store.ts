import { and, asc, eq, ne, not, sql } from 'drizzle-orm';
import { batch, runBatch, type Database, type Statement } from '../../../../database/database.ts';
import { allOf, coalesce, emptyText, hasRow, idsIn } from '../../../../database/expressions.ts';
import { literal } from '../../../../database/literal.ts';
import { readText, storedText, textSize } from '../../../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../../documents/rows/document-content-table.ts';
import { documentsTable } from '../../../documents/rows/document-table.ts';
import type { IndexRow } from '../index-row.ts';
import { insertIndexRow } from '../index-store.ts';
import {
  searchLayoutDocumentsTable,
  searchLayoutTable,
  type LayoutState,
} from './search-layout-table.ts';

const { documentSequence } = searchLayoutDocumentsTable;
const { sequence, version } = documentsTable;

/** Returns the state and the size of the database in bytes. */
export async function findLayout(database: Database) {
  const { state } = searchLayoutTable;
  const { results, meta } = await database.run(
    sql`select ${state} as state from ${searchLayoutTable}`,
  );
  const [row] = results as { state: LayoutState }[];
  return { state: row?.state ?? 'done', bytes: meta.size_after ?? 0 };
}

/** The next documents to write, with the bytes of their texts. */
export function findSizesToWrite(database: Database, limit: number) {
  return database
    .select({ sequence: documentSequence, bytes: coalesce<number>(textSize, sql`0`).as('bytes') })
    .from(searchLayoutDocumentsTable)
    .leftJoin(documentsTable, eq(sequence, documentSequence))
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .orderBy(asc(documentSequence))
    .limit(limit);
}

export function findTextsToWrite(database: Database, sequences: readonly number[]) {
  return database
    .select({
      sequence,
      organizationId: documentsTable.organizationId,
      name: documentsTable.name,
      content: coalesce<string>(storedText, emptyText).mapWith(readText).as('content_to_write'),
      version,
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(idsIn(sequence, sequences));
}

type WrittenDocument = { sequence: number; version: number; prefix: string; row: IndexRow };

/** Writes a document to the new index unless it has changed since it was read. */
export function writeStatements(
  database: Database,
  { prefix, row, ...document }: WrittenDocument,
): Statement[] {
  const isToIndex = allOf(eq(sequence, document.sequence), eq(version, document.version));
  return [
    database.run(insertIndexRow({ prefix, row, isToIndex }, 'document_search_next')),
    ...settleStatements(database, document),
  ];
}

/** Without a version: the document must no longer exist. */
export function settleStatements(
  database: Database,
  document: { sequence: number; version?: number },
): Statement[] {
  const isChanged = and(eq(sequence, document.sequence), ne(version, document.version ?? -1));
  return [
    database
      .delete(searchLayoutDocumentsTable)
      .where(and(eq(documentSequence, document.sequence), not(hasRow(documentsTable, isChanged)))),
  ];
}

export type Trigger = { name: string; sql: string };

/** SQLite renames a table in triggers as well, so they are created again with their own text. */
export const triggersOfIndex =
  "select name, sql from sqlite_schema where type = 'trigger' and instr(sql, 'document_search') > 0";

const triggersOfLayout = [
  'search_layout_on_insert',
  'search_layout_on_update',
  'search_layout_on_delete',
];

/**
 * Gives the new index the name of the former one. Fails, so that nothing happens, if a document is
 * still to be written: the state has a row with this id already.
 */
export function replacementQueries(triggers: readonly Trigger[]): string[] {
  const kept = triggers.filter(({ name }) => !triggersOfLayout.includes(name));
  return [
    "insert into search_layout (id, state) select 1, 'writing' where exists (select 1 from search_layout_documents)",
    ...[...triggersOfLayout, ...kept.map(({ name }) => name)].map((name) => `drop trigger ${name}`),
    'alter table document_search rename to document_search_former',
    'alter table document_search_next rename to document_search',
    ...kept.map(({ sql }) => sql),
    // A segment is written again only once half of it is deleted.
    "insert into document_search_former (document_search_former, rank) values ('deletemerge', 50)",
    "update search_layout set state = 'emptying'",
  ];
}

export async function replaceIndex(database: Database): Promise<void> {
  const triggers = await database.all<Trigger>(sql.raw(triggersOfIndex));
  await runBatch(
    database,
    replacementQueries(triggers).map((query) => database.run(sql.raw(query))),
  );
}

/** Returns whether the former index is empty. */
export async function emptyFormerIndex(
  database: Database,
  { documents, pages }: { documents: number; pages: number },
): Promise<boolean> {
  const { left } = await batch(database, {
    deleted: database.run(sql`
      delete from document_search_former where rowid in (
        select rowid from document_search_former limit ${literal(documents)})`),
    merged: database.run(sql`
      insert into document_search_former (document_search_former, rank) values ('merge', ${literal(pages)})`),
    left: database.all(sql`select 1 as row from document_search_former limit 1`),
  });
  return left.length === 0;
}

export async function dropFormerIndex(database: Database): Promise<void> {
  await runBatch(database, [
    database.run(sql`drop table document_search_former`),
    database.update(searchLayoutTable).set({ state: 'done' }),
  ]);
}
