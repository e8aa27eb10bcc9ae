import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { Note, NoteInput } from '../../../shared/archive/notes/note.ts';
import { createId } from '../../../shared/ids.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { findDocument } from '../documents/document-store.ts';
import { assertActive } from '../documents/require-document.ts';
import { maxAttempts, toNote } from './note.ts';
import { addNoteChange } from './note-store.ts';

/**
 * Adds a note to a document (`found`). Throws 404 `document.not_found`, 409 `document.in_trash`, 403 `limit.reached` for
 * too many notes.
 */
export async function createNote(
  scope: OrganizationScope,
  input: NoteInput,
  options: { found: DocumentDetail | undefined; author: UserActor | ApiKeyActor },
): Promise<Note> {
  const { userId, userName } = options.author;
  let current = options.found;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (!current) throw new AppError('document.not_found');
    assertActive(current);
    const row = {
      id: createId('not'),
      documentId: current.id,
      authorId: userId,
      authorName: userName,
      importedById: null,
      importedByName: null,
      text: input.text,
      createdAt: scope.platform.clock.now(),
      updatedAt: null,
    };
    const { changed } = await commit(scope, await addNoteChange(scope, current, row));
    if (changed.length > 0) return toNote(row, new Map([[userId, userName]]));
    const { version } = current;
    current = await findDocument(scope, current.id);
    const isSame = current?.version === version && !current.isDeleted;
    if (isSame) throw new AppError('limit.reached');
  }
  throw new AppError('request.conflict');
}
