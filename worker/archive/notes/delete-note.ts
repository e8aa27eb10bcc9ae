import { isOwnNote } from '../../../shared/archive/notes/is-own-note.ts';
import { canDeleteNote } from '../../../shared/people/members/member-rules.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { findNamesOf } from './list-notes.ts';
import { assertActive } from '../documents/require-document.ts';
import { maxAttempts, toNote, toNoteOfDocument, type NoteOfDocument } from './note.ts';
import { deleteNoteChange, selectNoteOfDocument } from './note-store.ts';

/**
 * Deletes a note (`found`) of the actor, or any note if the actor is an admin. Throws 404 `document.not_found` or
 * `note.not_found`, 409 `document.in_trash`.
 */
export async function deleteNote(
  scope: OrganizationScope,
  options: { found: NoteOfDocument; actor: UserActor | ApiKeyActor },
): Promise<void> {
  let { document, note } = options.found;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (!document) throw new AppError('document.not_found');
    assertActive(document);
    if (!note) throw new AppError('note.not_found');
    const isOwn = isOwnNote(toNote(note, await findNamesOf(scope, [note])), options.actor.userId);
    if (!isOwn && !canDeleteNote(decisiveRoleOf(scope))) throw new AppError('auth.forbidden');
    const { changed } = await commit(scope, await deleteNoteChange(scope, document, note));
    if (changed.length > 0) return;
    const address = { documentId: document.id, noteId: note.id };
    const again = await batch(scope.database, selectNoteOfDocument(scope, address));
    ({ document, note } = toNoteOfDocument(again));
  }
  throw new AppError('request.conflict');
}
