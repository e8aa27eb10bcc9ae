import { eq, isNull, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { allOf } from '../../database/expressions.ts';
import {
  isSelected,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { confirmMarks } from '../correspondents/sender-mark-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export function wouldMove(intoInbox: boolean): SQL {
  return eq(documentsTable.isInInbox, !intoInbox);
}

/**
 * Moves the documents of a selection into the Inbox or out of it, and returns them. A single
 * document that leaves the Inbox confirms its correspondent, because a person has looked at it.
 */
export function inboxChange(
  scope: OrganizationScope,
  selection: DocumentSelection,
  intoInbox: boolean,
) {
  const documents = allOf(
    isSelected(scope, selection),
    isNull(documentsTable.deletedAt),
    wouldMove(intoInbox),
  );
  const isConfirmed = !intoInbox && selection.documentIds.length === 1;
  return {
    statements: {
      marks: isConfirmed ? [confirmMarks(scope, documents)] : [],
      changed: scope.database
        .update(documentsTable)
        .set({ isInInbox: intoInbox })
        .where(documents)
        .returning({ id: documentsTable.id }),
    },
  };
}
