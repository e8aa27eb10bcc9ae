import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Marker } from '../../../../shared/archive/search/highlights/markers.ts';
import { documentContentsTable } from '../../documents/rows/document-content-table.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentNotesTable } from '../../notes/rows/note-table.ts';
import { listed, valueOf } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';

const wholeContentBytes = 20_000;
const excerptLength = 10_000;
const excerptLead = 1_000;
const maxExcerptWords = 4;
/** Bytes of texts that are searched for one page of results. Results beyond it show the beginning of their text. */
const searchedTextsSize = 16_000_000;

const isSearched = sql`found.texts_size <= ${literal(searchedTextsSize)}`;

export function textSizeOf(sequence: SQL): SQL {
  return sql`(
    select octet_length(${documentContentsTable.content}) from ${documentsTable}
    inner join ${documentContentsTable} on ${documentContentsTable.documentId} = ${documentsTable.id}
    where ${documentsTable.sequence} = ${sequence})`;
}

/**
 * The text around the first search word that SQL finds (`lower` only knows ASCII), or a short text as a whole. The second
 * element is the number of pages that end before it, if the text has as many pages as the document. Each text is copied
 * and searched once for both.
 */
export function excerptColumn(markers: Marker[]) {
  const content = documentContentsTable.content;
  const positions = markers.slice(0, maxExcerptWords).map(({ typed }) => placeOf(typed));
  const corrected = placeOf(sql.raw("found.corrections ->> '$[0].words[0]'"));
  return sql<string | null>`(
    with lowered as materialized (
      select lower(${content}) as text
      where octet_length(${content}) > ${literal(wholeContentBytes)} and ${isSearched}),
    excerpt_place as materialized (
      select coalesce(
        (select max(1, coalesce(${listed(...positions, corrected)}, 1) - ${literal(excerptLead)}) from lowered), 1) as start)
    select json_array(
      substr(${content}, start, iif(octet_length(${content}) <= ${literal(wholeContentBytes)}, ${literal(wholeContentBytes)}, ${literal(excerptLength)})),
      case when ${isSearched} and ${pageBreaksIn(content)} = ${documentsTable.pagesCount} - 1
        then ${pageBreaksIn(sql`substr(${content}, 1, start - 1)`)} end)
    from excerpt_place where ${content} is not null)`
    .mapWith((json: string) => JSON.parse(json) as [excerpt: string, pagesBefore: number | null])
    .as('excerpt');
}

function placeOf(word: SQL | string): SQL {
  return sql`nullif(instr(text, ${word}), 0)`;
}

function pageBreaksIn(text: SQLWrapper): SQL {
  return sql`(octet_length(${text}) - octet_length(replace(${text}, char(12), '')))`;
}

const searchedNotes = 20;

export function noteColumn(markers: Marker[]) {
  const words = markers.slice(0, maxExcerptWords).map(({ typed }) => typed);
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
