import { lte, or, sql, type SQL } from 'drizzle-orm';
import type { Marker } from '../../../../shared/archive/search/highlights/markers.ts';
import {
  storedBeginning,
  storedText,
  textSize,
} from '../../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../documents/rows/document-content-table.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentNotesTable } from '../../notes/rows/note-table.ts';
import { columnOf, iif, never, valueOf } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { maxPassageWords, wholeTextBytes } from './passage.ts';

/**
 * Bytes of text that are searched for one page of results. Later results show the beginning of
 * their text.
 */
const searchedTextsSize = 4_000_000;

export function textSizeOf(sequence: SQL): SQL {
  return sql`(
    select ${textSize} from ${documentsTable}
    inner join ${documentContentsTable} on ${documentContentsTable.documentId} = ${documentsTable.id}
    where ${documentsTable.sequence} = ${sequence})`;
}

const isSearched = sql`found.texts_size <= ${literal(searchedTextsSize)}`;

/**
 * Columns that `passageOf` reads for a result. They contain the whole text only if it is searched.
 */
export const passageColumns = {
  pagesCount: documentsTable.pagesCount,
  textSize: columnOf<number | null>('found', 'text_size').as('text_size'),
  isTextSearched: isSearched.mapWith(Boolean).as('is_text_searched'),
  storedText: iif<string | null>(
    or(isSearched, lte(columnOf('found', 'text_size'), literal(wholeTextBytes))) ?? never,
    storedText,
    storedBeginning(wholeTextBytes),
  ).as('stored_text'),
};

const searchedNotes = 20;

export function noteColumn(markers: Marker[]) {
  const words = markers.slice(0, maxPassageWords).map(({ typed }) => typed);
  if (words.length === 0) return valueOf<string | null>(sql.raw('null')).as('note');
  return sql<string | null>`(
    select text from (
      select ${documentNotesTable.text} as text from ${documentNotesTable}
      where ${documentNotesTable.organizationId} = ${documentsTable.organizationId}
        and ${documentNotesTable.documentId} = ${documentsTable.id}
      order by ${documentNotesTable.createdAt} desc limit ${literal(searchedNotes)})
    where exists (
      select 1 from json_each(${JSON.stringify(words)}) as word where instr(lower(text), word.value) > 0)
    limit 1)`.as('note');
}
