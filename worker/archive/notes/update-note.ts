import type { Note, NoteInput } from '../../../shared/archive/notes/note.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { findNamesOf } from './list-notes.ts';
import { assertActive } from '../documents/require-document.ts';
import { maxAttempts, toNote, toNoteOfDocument, type NoteOfDocument } from './note.ts';
import { selectNoteOfDocument, updateNoteChange } from './note-store.ts';

/**
 * Changes the text of a note (`found`). Throws 403 for anyone but its author, 403 `limit.reached` if the notes would have
 * too much text, 404 `document.not_found` or `note.not_found`, 409 `document.in_trash`.
 */
export async function updateNote(
  scope: OrganizationScope,
  input: NoteInput,
  options: { found: NoteOfDocument; author: UserActor | ApiKeyActor },
): Promise<Note> {
  const { userId, userName } = options.author;
  let { document, note } = options.found;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (!document) throw new AppError('document.not_found');
    assertActive(document);
    if (!note) throw new AppError('note.not_found');
    if (note.authorId !== userId) throw new AppError('auth.forbidden');
    const names =
      note.importedById === null ? new Map([[userId, userName]]) : await findNamesOf(scope, [note]);
    if (note.text === input.text) return toNote(note, names);
    const row = { ...note, text: input.text, updatedAt: scope.platform.clock.now() };
    const { changed } = await commit(scope, await updateNoteChange(scope, document, row));
    if (changed.length > 0) return toNote(row, names);
    const address = { documentId: document.id, noteId: note.id };
    const { version } = document;
    const again = await batch(scope.database, selectNoteOfDocument(scope, address));
    ({ document, note } = toNoteOfDocument(again));
    const isSame = document?.version === version && !document.isDeleted;
    if (note && isSame) throw new AppError('limit.reached');
  }
  throw new AppError('request.conflict');
}
