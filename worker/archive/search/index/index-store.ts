import { eq, sql, type SQL } from 'drizzle-orm';
import { serverLimits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { allOf, always } from '../../../database/expressions.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../documents/rows/document-table.ts';
import { documentNotesTable } from '../../notes/rows/note-table.ts';
import { toIndexRow, type IndexRow } from './index-row.ts';
import { documentWordsTable } from './search-index-table.ts';
import { tokenPrefixOf } from './search-tokens.ts';

export type IndexedDocument = {
  documentId: string;
  name: string;
  content: string;
  asOf?: { version: number };
  isToChange?: SQL | undefined;
};

/**
 * Indexes a document again as part of the caller's batch, which is needed when its name or text
 * changes. Does nothing if the document does not exist, is not changed (`isToChange`) or, with
 * `asOf`, has changed since it was read. Must come before the statement that changes the document.
 */
export async function indexDocumentStatements(
  scope: OrganizationScope,
  document: IndexedDocument,
  condition = always,
): Promise<Statement[]> {
  const { database, organizationId } = scope;
  const prefix = tokenPrefixOf(organizationId);
  const row = await toIndexRow(prefix, document);
  const { wordLists, words } = row;
  const isToIndex = allOf(isIndexed(scope, document), condition);
  return [
    database.run(insertIndexRow({ prefix, row, isToIndex })),
    database.run(sql`
      insert or replace into ${documentWordsTable} (document_sequence, name, name_words, content_words, note_words)
      select ${documentsTable.sequence}, ${words.name}, ${words.nameWords}, ${words.contentWords}, ${wordsOfNotes(prefix)}
      from ${documentsTable} where ${isToIndex}`),
    ...wordLists.map((words) => insertWords(scope, words)),
  ];
}

type IndexTable = 'document_search' | 'document_search_next';
type IndexRowToInsert = { prefix: string; row: IndexRow; isToIndex: SQL };

export function insertIndexRow(
  { prefix, row: { name, nameParts, contents }, isToIndex }: IndexRowToInsert,
  table: IndexTable = 'document_search',
): SQL {
  return sql`
    insert or replace into ${sql.raw(table)} (rowid, name, name_parts, content, content_2, content_3)
    select ${documentsTable.sequence}, ${name} || ${typeTokenColumn(prefix)}, ${nameParts} || ${tokensOfNotes}, ${contents[0]}, ${contents[1]}, ${contents[2]}
    from ${documentsTable} where ${isToIndex}`;
}

/** Inserts the rows of several documents, given in JSON with their sequence, version and prefix. */
export function insertIndexRows(rows: string, table: IndexTable): SQL {
  const typeToken = typeTokenColumn(sql`written.value ->> 'prefix'`);
  return sql`
    insert or replace into ${sql.raw(table)} (rowid, name, name_parts, content, content_2, content_3)
    select ${documentsTable.sequence}, (written.value ->> 'name') || ${typeToken}, (written.value ->> 'nameParts') || ${tokensOfNotes},
      written.value ->> '$.contents[0]', written.value ->> '$.contents[1]', written.value ->> '$.contents[2]'
    from json_each(${rows}) as written
    cross join ${documentsTable} on ${documentsTable.sequence} = written.value ->> 'sequence'
      and ${documentsTable.version} = written.value ->> 'version'`;
}

export function isIndexed(
  { organizationId }: OrganizationScope,
  { documentId, asOf, isToChange }: IndexedDocument,
): SQL {
  return allOf(
    eq(documentsTable.id, documentId),
    eq(documentsTable.organizationId, organizationId),
    asOf && eq(documentsTable.version, asOf.version),
    isToChange,
  );
}

export function insertWords({ database, organizationId }: OrganizationScope, words: string) {
  return database.run(sql`
    insert or ignore into search_words (organization_id, word)
    select ${organizationId}, value from json_each(${words})
    where coalesce((
      select vocabulary_size from ${organizationStatisticsTable}
      where ${organizationStatisticsTable.organizationId} = ${organizationId}), 0) < ${serverLimits.vocabulary.max}`);
}

/**
 * Read when the index row is written, so that a note that was added in the meantime is included.
 */
const tokensOfNotes = sql`coalesce((
  select ' ' || group_concat(${documentNotesTable.tokens}, ' ' order by ${documentNotesTable.createdAt})
  from ${documentNotesTable}
  where ${documentNotesTable.organizationId} = ${documentsTable.organizationId}
    and ${documentNotesTable.documentId} = ${documentsTable.id}), '')`;

export function wordsOfNotes(prefix: string): SQL {
  return sql`replace(${tokensOfNotes} || ' ', ${` ${prefix}`}, ' ')`;
}

/** `typeToken` in SQL, so that an index row always has the type of its document. */
export function typeTokenColumn(prefix: SQL | string): SQL {
  return sql`' ' || (${prefix}) || '_' ||
    replace(replace(replace(replace(lower(${documentsTable.mimeType}), '/', '_'), '.', '_'), '-', '_'), '+', '_')`;
}
