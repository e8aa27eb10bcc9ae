import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { isSelected, type DocumentSelection } from '../bulk/document-selection-store.ts';
import { documentsTable } from '../documents/document-table.ts';

/** Condition on `documents`: nobody has looked at it. With a literal, as in its partial index. */
export const isInInbox = sql`${documentsTable.isInInbox} = 1`;

/** Condition on `documents`: moving it into the Inbox, or out of it, changes it. */
export function wouldMove(intoInbox: boolean): SQL {
  return sql`${documentsTable.isInInbox} = ${intoInbox ? 0 : 1}`;
}

/** Moves the documents of a selection into the Inbox or out of it; returns those that were not there. */
export function inboxChange(
  scope: OrganizationScope,
  selection: DocumentSelection,
  intoInbox: boolean,
) {
  return {
    statements: {
      changed: scope.database
        .update(documentsTable)
        .set({ isInInbox: intoInbox })
        .where(
          sql`${isSelected(scope, selection)} and ${documentsTable.deletedAt} is null and ${wouldMove(intoInbox)}`,
        )
        .returning({ id: documentsTable.id }),
    },
  };
}
