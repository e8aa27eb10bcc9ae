import type { Note } from '../../../shared/archive/notes/note.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findNames } from '../activity/user-names.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { toNote } from './note.ts';
import { selectNotes, selectNotesOfDocuments, type NoteRow } from './note-store.ts';

export function selectNotesPage(scope: ReadScope, documentId: string) {
  return {
    documents: selectDocumentExists(scope, documentId),
    rows: selectNotes(scope, documentId),
  };
}

export async function listNotes(
  scope: OrganizationScope,
  { documents, rows }: BatchResults<ReturnType<typeof selectNotesPage>>,
): Promise<Note[]> {
  if (documents.length === 0) throw new AppError('document.not_found');
  return withNames(scope, rows);
}

export async function findNotesOfDocuments(
  scope: OrganizationScope,
  documentIds: string[],
): Promise<Map<string, Note[]>> {
  const rows = await selectNotesOfDocuments(scope, documentIds);
  return Map.groupBy(await withNames(scope, rows), ({ documentId }) => documentId);
}

export function findNamesOf(scope: OrganizationScope, rows: readonly NoteRow[]) {
  const userIds = rows.flatMap(({ authorId, importedById }) => [authorId, importedById]);
  return findNames(scope, userIds);
}

async function withNames(scope: OrganizationScope, rows: NoteRow[]): Promise<Note[]> {
  const names = await findNamesOf(scope, rows);
  return rows.map((row) => toNote(row, names));
}
