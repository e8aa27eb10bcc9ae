import { and, asc, eq, not, sql } from 'drizzle-orm';
import { utf8Length } from '../../../../../shared/text/utf8-length.ts';
import { batch, runBatch, type Database, type Statement } from '../../../../database/database.ts';
import {
  allOf,
  coalesce,
  emptyText,
  hasRow,
  idsIn,
  isAmong,
} from '../../../../database/expressions.ts';
import { literal } from '../../../../database/literal.ts';
import { readText, storedText, textSize } from '../../../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../../documents/rows/document-content-table.ts';
import { documentsTable } from '../../../documents/rows/document-table.ts';
import type { IndexRow } from '../index-row.ts';
import { insertIndexRow, insertIndexRows } from '../index-store.ts';
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

export type WrittenDocument = { sequence: number; version: number; prefix: string; row: IndexRow };

const bytesPerStatement = 1_000_000;

/** Writes documents to the new index, unless they have changed since they were read, in few statements. */
export function writeStatements(
  database: Database,
  documents: readonly WrittenDocument[],
): Statement[] {
  return inGroups(documents).map((group) => {
    const [only, ...others] = group;
    if (only && others.length === 0) {
      const isToIndex = allOf(eq(sequence, only.sequence), eq(version, only.version));
      return database.run(insertIndexRow({ ...only, isToIndex }, 'document_search_next'));
    }
    const rows = group.map(({ row: { name, nameParts, contents }, ...document }) => ({
      ...document,
      name,
      nameParts,
      contents,
    }));
    return database.run(insertIndexRows(JSON.stringify(rows), 'document_search_next'));
  });
}

/** A document whose row is larger than a parameter may be is in a group of its own. */
function inGroups(documents: readonly WrittenDocument[]): WrittenDocument[][] {
  const groups: WrittenDocument[][] = [];
  let bytes = Infinity;
  for (const document of documents) {
    const { name, nameParts, contents } = document.row;
    const size = utf8Length(name + nameParts + contents.join(''));
    bytes += size;
    if (bytes <= bytesPerStatement) groups.at(-1)?.push(document);
    else {
      groups.push([document]);
      bytes = size;
    }
  }
  return groups;
}

/** Documents with the version that was written, or null for those that no longer exist. */
export function settleStatement(
  database: Database,
  documents: readonly { sequence: number; version: number | null }[],
): Statement {
  const settled = JSON.stringify(documents.map((each) => [each.sequence, each.version]));
  const isChanged = and(
    eq(sequence, sql`settled.value ->> 0`),
    sql`${version} is not settled.value ->> 1`,
  );
  const unchanged = sql`
    select settled.value ->> 0 from json_each(${settled}) as settled
    where ${not(hasRow(documentsTable, isChanged))}`;
  return database.delete(searchLayoutDocumentsTable).where(isAmong(documentSequence, unchanged));
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
