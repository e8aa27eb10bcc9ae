import type { UndoMadeInput } from '../../../shared/archive/documents/document-pages.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import {
  assertComplete,
  namedDocuments,
  selectMissingDocuments,
} from '../documents/selection/document-selection-store.ts';
import { restoreFormer, trashMade } from './made-documents-store.ts';

/**
 * Brings back the documents whose pages others were made of, and moves those to the trash, in one transaction. Throws 404
 * `document.not_found` if one of them does not exist any more; nothing is changed then.
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
  });
  assertComplete(missing);
}
