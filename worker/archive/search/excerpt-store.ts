import { sql, type SQL } from 'drizzle-orm';
import type { Marker } from '../../../shared/archive/search/markers.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentNotesTable } from '../notes/note-table.ts';
import { literal } from '../../database/literal.ts';

const wholeContentBytes = 20_000;
const excerptLength = 10_000;
const excerptLead = 1_000;
const maxExcerptWords = 4;

/**
 * The text around the first word that SQL finds, as `lower` is ASCII only; a short text as a whole. With the number of pages
 * that end before it, where the text has as many as the document.
 */
export function excerptColumns(markers: Marker[]) {
  const content = documentContentsTable.content;
  const positions = markers
    .slice(0, maxExcerptWords)
    .map(({ typed }) => sql`nullif(instr(lower(${content}), ${typed}), 0), `);
  const corrected = sql`nullif(instr(lower(${content}), found.corrections ->> '$[0].words[0]'), 0)`;
  const start = sql`case when octet_length(${content}) <= ${wholeContentBytes} then 1
    else max(1, coalesce(${sql.join(positions)}${corrected}, 1) - ${excerptLead}) end`;
  const length = sql`iif(octet_length(${content}) <= ${wholeContentBytes}, ${wholeContentBytes}, ${excerptLength})`;
  return {
    excerpt: sql<string | null>`substr(${content}, ${start}, ${length})`.as('excerpt'),
    pagesBefore: sql<number | null>`case
      when ${pageBreaksIn(content)} = ${documentsTable.pagesCount} - 1
      then ${pageBreaksIn(sql`substr(${content}, 1, ${start} - 1)`)} end`.as('pages_before'),
  };
}

/** How many pages end in a text, as SQL (see `joinPages`). */
function pageBreaksIn(text: SQL | typeof documentContentsTable.content): SQL {
  return sql`(octet_length(${text}) - octet_length(replace(${text}, char(12), '')))`;
}

const searchedNotes = 20;

/** The newest note that contains one of the first words, as `excerptColumns` finds them. */
export function noteColumn(markers: Marker[]) {
  const words = markers.slice(0, maxExcerptWords).map(({ typed }) => typed);
  if (words.length === 0) return sql<string | null>`null`.as('note');
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
