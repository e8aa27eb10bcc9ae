import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { Note } from '../../../shared/archive/notes/note.ts';
import type { BatchResults } from '../../database/database.ts';
import { toDocumentDetail } from '../documents/document-store.ts';
import type { NoteRow, selectNoteOfDocument } from './note-store.ts';

/** Each attempt fails only if another change of the document has succeeded meanwhile, and few happen at once. */
export const maxAttempts = 20;

export type NoteOfDocument = { document: DocumentDetail | undefined; note: NoteRow | undefined };

export function toNoteOfDocument({
  documents: [document],
  notes: [note],
}: BatchResults<ReturnType<typeof selectNoteOfDocument>>): NoteOfDocument {
  return { document: document && toDocumentDetail(document), note };
}

/** A note with the present name of its author, or the one they had while their account existed. */
export function toNote({ authorId, authorName, ...note }: NoteRow, name: string | undefined): Note {
  const author = name === undefined ? { id: null, name: authorName } : { id: authorId, name };
  return { ...note, author };
}
