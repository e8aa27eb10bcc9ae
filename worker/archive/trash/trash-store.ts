import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { startedBy } from '../../outbox/job-starter.ts';
import { isSelected, type DocumentSelection } from '../bulk/document-selection-store.ts';
import { documentEvents, documentsWhere } from '../documents/document-event-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { longestTrashed } from './purge-store.ts';

/** Moves the active documents of a selection to the trash; returns their ids as `changed`. */
export function trashChange(scope: OrganizationScope, selection: DocumentSelection) {
  const active = and(isSelected(scope, selection), isNull(documentsTable.deletedAt));
  return {
    eventSources: [documentEvents('document.deleted', documentsWhere(active), {})],
    statements: {
      changed: scope.database
        .update(documentsTable)
        .set({ deletedAt: scope.platform.clock.now(), deletedBy: userIdOf(scope.actor) })
        .where(active)
        .returning({ id: documentsTable.id }),
    },
  };
}

/** Restores the trashed documents of a selection; returns their ids as `changed`. */
export function restoreChange(scope: OrganizationScope, selection: DocumentSelection) {
  const trashed = and(isSelected(scope, selection), isNotNull(documentsTable.deletedAt));
  return {
    eventSources: [documentEvents('document.restored', documentsWhere(trashed), {})],
    statements: {
      changed: scope.database
        .update(documentsTable)
        .set({ deletedAt: null, deletedBy: null })
        .where(trashed)
        .returning({ id: documentsTable.id }),
    },
  };
}

/** The job that restores the rest. */
export function restoreTrashJob(scope: OrganizationScope, deletedUntil: Date): SQL {
  return jobJson('trash.restore', {
    deletedUntil: deletedUntil.getTime(),
    ...startedBy(scope),
  });
}

/** Restores up to `limits.trashStep` documents that were in the trash at a time; returns their ids as `restored`. */
export function restoreTrashChange(scope: OrganizationScope, deletedUntil: Date) {
  const toRestore = sql`${documentsTable.sequence} in (
    select ${documentsTable.sequence} from ${longestTrashed(scope, { deletedUntil })})`;
  return {
    eventSources: [documentEvents('document.restored', documentsWhere(toRestore), {})],
    statements: {
      restored: scope.database
        .update(documentsTable)
        .set({ deletedAt: null, deletedBy: null })
        .where(toRestore)
        .returning({ id: documentsTable.id }),
    },
  };
}
