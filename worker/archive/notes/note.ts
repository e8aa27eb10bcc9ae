import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { Note } from '../../../shared/archive/notes/note.ts';
import type { BatchResults } from '../../database/database.ts';
import { toDocumentDetail } from '../documents/document-store.ts';
import type { NoteRow, selectNoteOfDocument } from './note-store.ts';

/**
 * Each attempt fails only if another change of the document has succeeded in the meantime, and few
 * happen at once.
 */
export const maxAttempts = 20;

export type NoteOfDocument = { document: DocumentDetail | undefined; note: NoteRow | undefined };

export function toNoteOfDocument({
  documents: [document],
  notes: [note],
}: BatchResults<ReturnType<typeof selectNoteOfDocument>>): NoteOfDocument {
  return { document: document && toDocumentDetail(document), note };
}

export function toNote(row: NoteRow, names: ReadonlyMap<string, string>): Note {
  const { authorId, authorName, importedById, importedByName, ...note } = row;
  const author = personOf(authorId, names) ?? { id: null, name: authorName };
  if (importedByName === null && authorId !== null) return { ...note, author };
  const importedBy = personOf(importedById, names) ?? { id: null, name: importedByName };
  return { ...note, author, importedBy };
}

function personOf(id: string | null, names: ReadonlyMap<string, string>) {
  const name = id === null ? undefined : names.get(id);
  return name === undefined ? undefined : { id, name };
}
