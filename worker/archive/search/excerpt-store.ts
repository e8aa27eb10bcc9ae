import { sql } from 'drizzle-orm';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentNotesTable } from '../notes/note-table.ts';
import type { Marker } from './snippet.ts';

const wholeContentBytes = 20_000;
const excerptLength = 10_000;
const excerptLead = 1_000;
const maxExcerptWords = 4;

/** The text around the first word that SQL finds, as `lower` is ASCII only; a short text as a whole. */
export function excerptColumn(markers: Marker[]) {
  const content = documentContentsTable.content;
  const positions = markers
    .slice(0, maxExcerptWords)
    .map(({ typed }) => sql`nullif(instr(lower(${content}), ${typed}), 0), `);
  const corrected = sql`nullif(instr(lower(${content}), found.corrections ->> '$[0].words[0]'), 0)`;
  return sql<string | null>`case
    when octet_length(${content}) <= ${wholeContentBytes} then ${content}
    else substr(${content}, max(1, coalesce(${sql.join(positions)}${corrected}, 1) - ${excerptLead}), ${excerptLength}) end`.as(
    'excerpt',
  );
}

const searchedNotes = 20;

/** The newest note that contains one of the first words, as `excerptColumn` finds them. */
export function noteColumn(markers: Marker[]) {
  const words = markers.slice(0, maxExcerptWords).map(({ typed }) => typed);
  if (words.length === 0) return sql<string | null>`null`.as('note');
  return sql<string | null>`(
    select text from (
      select ${documentNotesTable.text} as text from ${documentNotesTable}
      where ${documentNotesTable.organizationId} = ${documentsTable.organizationId}
        and ${documentNotesTable.documentId} = ${documentsTable.id}
      order by ${documentNotesTable.createdAt} desc limit ${sql.raw(String(searchedNotes))})
    where exists (
      select 1 from json_each(${JSON.stringify(words)}) as word where instr(lower(text), word.value) > 0)
    limit 1)`.as('note');
}
