import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { toIndexedNote } from '../search/index/index-row.ts';
import { insertWords } from '../search/index/index-store.ts';
import { tokenPrefixOf } from '../search/index/search-tokens.ts';
import { documentNotesTable } from './rows/note-table.ts';

type NewNote = {
  id: string;
  authorId: string | null;
  authorName: string;
  importedById: string | null;
  importedByName: string | null;
  text: string;
  createdAt: Date;
};

/** Adds the first notes of a new document, whose index row is written with its text. */
export function insertNewNotes(
  scope: OrganizationScope,
  documentId: string,
  notes: readonly NewNote[],
): Statement[] {
  if (notes.length === 0) return [];
  const { database, organizationId } = scope;
  const prefix = tokenPrefixOf(organizationId);
  const indexed = notes.map((note) => toIndexedNote(prefix, note.text));
  const rows = notes.map((note, index) => ({
    ...note,
    createdAt: note.createdAt.getTime(),
    tokens: indexed[index]?.tokens,
  }));
  return [
    database.run(sql`
      insert into ${documentNotesTable}
        (id, organization_id, document_id, author_id, author_name, imported_by_id, imported_by_name, text, tokens, created_at)
      select value ->> 'id', ${organizationId}, ${documentId}, value ->> 'authorId', value ->> 'authorName',
        value ->> 'importedById', value ->> 'importedByName', value ->> 'text', value ->> 'tokens', value ->> 'createdAt'
      from json_each(${JSON.stringify(rows)})`),
    ...indexed.flatMap(({ wordLists }) => wordLists.map((words) => insertWords(scope, words))),
  ];
}
