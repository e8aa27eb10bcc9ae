import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { insertList } from '../../database/insert-from.ts';
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
    organizationId,
    documentId,
    tokens: indexed[index]?.tokens ?? '',
  }));
  return [
    insertList(database, documentNotesTable, rows),
    ...indexed.flatMap(({ wordLists }) => wordLists.map((words) => insertWords(scope, words))),
  ];
}
