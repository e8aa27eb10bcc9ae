import type { UndoMadeInput } from '../../../shared/archive/documents/document-pages.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import {
  assertComplete,
  namedDocuments,
  selectMissingDocuments,
} from '../documents/selection/document-selection-store.ts';
import { findWithTwins } from '../documents/rows/twin-store.ts';
import { fileTaken } from '../trash/restore-documents.ts';
import { restoreFormer, trashMade } from './made-documents-store.ts';

/**
 * Restores the documents whose pages others were made of, and moves the made ones to the trash, in
 * one transaction. Throws 404 `document.not_found` if one of them does not exist any more, 409
 * `document.file_taken` if another document has the file of one to restore; nothing is changed
 * then.
 */
export async function undoMade(
  scope: OrganizationScope,
  { formerIds, madeIds }: UndoMadeInput,
): Promise<void> {
  requirePermission(scope, 'documents:delete');
  const all = namedDocuments([...formerIds, ...madeIds]);
  const restored = restoreFormer(scope, all, formerIds);
  const trashed = trashMade(scope, all, madeIds);
  const { missing } = await commit(scope, {
    eventSources: [restored.eventSource, trashed.eventSource],
    statements: {
      missing: selectMissingDocuments(scope, all),
      restored: restored.statement,
      trashed: trashed.statement,
    },
  }).catch(async (error: unknown) => {
    const [refused] = await findWithTwins(scope, formerIds);
    throw refused ? fileTaken(refused) : error;
  });
  assertComplete(missing);
}
