import { and, eq, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import { limits, serverLimits } from '../../../shared/limits.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { allOf, hasRow } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { jobJson, selectJobIf } from '../../outbox/job-json.ts';
import { startedBy } from '../../outbox/job-starter.ts';
import {
  isSelected,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { customFieldValuesTable } from '../custom-fields/custom-field-table.ts';
import { documentEvents, documentsWhere } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { isWithoutTwin, isWithoutTwinUntil } from '../documents/rows/twin-store.ts';
import { documentTagsTable } from '../tags/tag-table.ts';
import { endTrashJob, isTrashed, longestTrashed, selectLeft } from './purge-store.ts';

/**
 * Moves active documents of a selection to the trash, as many as one transaction may; returns their ids as `changed`, and a row as
 * `left` if others are left.
 */
export function trashChange(scope: OrganizationScope, selection: DocumentSelection) {
  const active = and(isSelected(scope, selection), isNull(documentsTable.deletedAt));
  const inStep = isInStep(documentsWhere(active));
  return {
    eventSources: [documentEvents('document.deleted', documentsWhere(inStep), {})],
    statements: {
      changed: scope.database
        .update(documentsTable)
        .set({ deletedAt: scope.platform.clock.now(), deletedBy: userIdOf(scope.actor) })
        .where(inStep)
        .returning({ id: documentsTable.id }),
      left: selectLeft(scope, active),
    },
  };
}

export function restoreChange(scope: OrganizationScope, selection: DocumentSelection) {
  const trashed = and(isSelected(scope, selection), isWithoutTwin(scope, selection.documentIds));
  const inStep = isInStep(documentsWhere(trashed));
  return {
    eventSources: [documentEvents('document.restored', documentsWhere(inStep), {})],
    statements: {
      changed: scope.database
        .update(documentsTable)
        .set({ deletedAt: null, deletedBy: null })
        .where(inStep)
        .returning({ id: documentsTable.id }),
      left: selectLeft(scope, trashed),
    },
  };
}

/**
 * Condition on `documents`: it is one of the first of `rows` (`from … where …`) whose tags and
 * custom values together are within the limit of one transaction, because triggers count each of
 * them again; or it is the very first. Rows after these are not counted.
 */
function isInStep(rows: SQL): SQL {
  const max = literal(serverLimits.linkedRows);
  const links = sql`
    iif(due.is_tagged, (
      select count(*) from (
        select 1 from ${documentTagsTable} as link where link.document_id = due.id limit ${max})), 0)
    + (
      select count(*) from (
        select 1 from ${customFieldValuesTable} as link where link.document_sequence = due.sequence limit ${max}))`;
  return sql`${documentsTable.sequence} in (
    with recursive due as materialized (
      select *, row_number() over () as place from (
        select ${documentsTable.sequence}, ${documentsTable.id}, ${documentsTable.isTagged} ${rows})),
    counted (sequence, place, links) as (
      select sequence, place, ${links} from due where place = 1
      union all
      select due.sequence, due.place, counted.links + ${links}
      from counted cross join due on due.place = counted.place + 1 where counted.links <= ${max})
    select sequence from counted where place = 1 or links <= ${max})`;
}

export function restoreTrashJob(scope: OrganizationScope, deletedUntil: Date): SQL {
  return jobJson('trash.restore', {
    deletedUntil: deletedUntil.getTime(),
    ...startedBy(scope),
  });
}

export function selectRestoreJob(scope: OrganizationScope, deletedUntil: Date): SQL {
  const toRestore = isRestorable(scope, deletedUntil);
  const isLater = and(toRestore, not(isInStep(longestTrashed(toRestore))));
  return selectJobIf(restoreTrashJob(scope, deletedUntil), hasRow(documentsTable, isLater));
}

function isRestorable(scope: OrganizationScope, deletedUntil: Date | SQL): SQL {
  return allOf(isTrashed(scope, { deletedUntil }), isWithoutTwinUntil(deletedUntil));
}

export function selectRestorable(scope: OrganizationScope, deletedUntil: Date) {
  return selectLeft(scope, isRestorable(scope, deletedUntil));
}

/** Selects as many documents in the trash as one step restores. */
export function selectTrashed({ database, organizationId }: OrganizationScope, until: Date) {
  return database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(
      and(eq(documentsTable.organizationId, organizationId), lte(documentsTable.deletedAt, until)),
    )
    .orderBy(documentsTable.deletedAt, documentsTable.sequence)
    .limit(limits.trashStep);
}

export function endRestoreJob(scope: OrganizationScope, jobId: string) {
  return endTrashJob(scope, jobId, (deletedUntil) => isRestorable(scope, deletedUntil));
}

export function restoreTrashChange(scope: OrganizationScope, deletedUntil: Date) {
  const toRestore = isInStep(longestTrashed(isRestorable(scope, deletedUntil)));
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
