import { and, eq, gt, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import { serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import {
  countOf,
  hasRow,
  hasRowIn,
  incremented,
  isSame,
  never,
} from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { startedBy } from '../../outbox/job-starter.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { fieldsChange } from '../documents/rows/field-change-store.ts';
import { replaceCorrespondentInRules } from '../tagging-rules/rows/rule-correspondents-store.ts';
import { isCorrespondent } from './correspondent-store.ts';
import { moveFoundCorrespondents } from './found-correspondent-store.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
  correspondentTagsTable,
} from './correspondent-table.ts';

const names = correspondentNamesTable;

export type Removal = { correspondentId: string; replacedBy: string | null };

/**
 * Hides a correspondent and moves as many of its documents as one transaction may change; a job
 * moves the rest. The replacing correspondent gets the names as aliases and the place in rules.
 * Returns a row as `removed` if both correspondents exist. Changes nothing and returns a row as
 * `crowded` if the replacing correspondent would have too many aliases.
 */
export function removalChange(scope: OrganizationScope, removal: Removal) {
  const { database, organizationId } = scope;
  const { correspondentId, replacedBy } = removal;
  const isCrowded =
    replacedBy === null ? never : areTooManyNames(scope, [correspondentId, replacedBy]);
  const exists = (id: string) => hasRow(correspondentsTable, isCorrespondent(scope, id));
  const isRemovable = and(
    not(isCrowded),
    exists(correspondentId),
    replacedBy === null ? undefined : exists(replacedBy),
  );
  const moved = movedDocuments(scope, removal, isRemovable);
  const ofRemoved = (table: typeof correspondentNamesTable | typeof correspondentTagsTable) =>
    and(
      eq(table.correspondentId, correspondentId),
      eq(table.organizationId, organizationId),
      isRemovable,
    );
  return {
    eventSources: [moved.eventSource],
    jobSources: [
      sql`
        select ${jobJson('correspondent.remove', { correspondentId, ...startedBy(scope) })} as job
        where ${isRemovable} and exists (
          select 1 from (${documentsOf(scope, correspondentId)}) limit 1 offset ${serverLimits.fieldChanges})`,
    ],
    statements: joinStatements(
      { crowded: database.all<{ crowded: number }>(sql`select 1 as crowded where ${isCrowded}`) },
      moved.statements,
      {
        names:
          replacedBy === null
            ? database.delete(names).where(ofRemoved(names))
            : database
                .update(names)
                .set({ correspondentId: replacedBy, position: incremented(names.position) })
                .where(ofRemoved(names)),
        rules: replaceCorrespondentInRules(scope, removal, isRemovable),
        tags: database.delete(correspondentTagsTable).where(ofRemoved(correspondentTagsTable)),
        merged: database
          .update(correspondentsTable)
          .set({ replacedBy })
          .where(and(eq(correspondentsTable.replacedBy, correspondentId), isRemovable)),
        removed: database
          .update(correspondentsTable)
          .set({ removedAt: scope.platform.clock.now(), replacedBy })
          .where(and(isCorrespondent(scope, correspondentId), isRemovable))
          .returning({ id: correspondentsTable.id }),
        gone: deleteEmptyRemoved(scope, correspondentId),
      },
    ),
  };
}

function areTooManyNames({ organizationId }: OrganizationScope, correspondentIds: string[]): SQL {
  const theirNames = and(
    eq(names.organizationId, organizationId),
    inArray(names.correspondentId, correspondentIds),
  );
  return gt(countOf(names, theirNames), correspondentLimits.aliases + 1);
}

export function removalStep(scope: OrganizationScope, removal: Removal, jobId: string) {
  const { correspondentId, replacedBy } = removal;
  const isAsRead = hasRow(
    correspondentsTable,
    and(isRemoved(scope, correspondentId), isSame(correspondentsTable.replacedBy, replacedBy)),
  );
  const moved = movedDocuments(scope, removal, isAsRead);
  return {
    eventSources: [moved.eventSource],
    statements: joinStatements(moved.statements, {
      gone: deleteEmptyRemoved(scope, correspondentId),
      done: deleteJobUnless(scope.database, jobId, documentsOf(scope, correspondentId)),
    }),
  };
}

export async function findRemoval(
  scope: OrganizationScope,
  correspondentId: string,
): Promise<Removal | undefined> {
  const [row] = await scope.database
    .select({ correspondentId: correspondentsTable.id, replacedBy: correspondentsTable.replacedBy })
    .from(correspondentsTable)
    .where(isRemoved(scope, correspondentId));
  return row;
}

function isRemoved({ organizationId }: OrganizationScope, correspondentId: string) {
  return and(
    eq(correspondentsTable.id, correspondentId),
    eq(correspondentsTable.organizationId, organizationId),
    isNotNull(correspondentsTable.removedAt),
  );
}

function movedDocuments(
  scope: OrganizationScope,
  { correspondentId, replacedBy }: Removal,
  condition: SQL | undefined,
) {
  const documents = and(
    sql`${documentsTable.sequence} in (
      select sequence from (${documentsOf(scope, correspondentId)} limit ${serverLimits.fieldChanges}))`,
    condition,
  );
  const { eventSource, statement } = fieldsChange(
    scope,
    { correspondentId: replacedBy },
    { documents, ...(replacedBy !== null && { source: 'merge' }) },
  );
  const found =
    replacedBy === null
      ? []
      : [moveFoundCorrespondents(scope, { documents, from: correspondentId, to: replacedBy })];
  return { eventSource, statements: { found, moved: statement } };
}

function documentsOf({ organizationId }: OrganizationScope, correspondentId: string): SQL {
  return sql`
    select sequence from documents indexed by documents_by_correspondent
    where organization_id = ${organizationId} and correspondent_id = ${correspondentId} and deleted_at is null
    union all
    select sequence from documents indexed by documents_trashed_by_correspondent
    where organization_id = ${organizationId} and correspondent_id = ${correspondentId} and deleted_at is not null`;
}

function deleteEmptyRemoved(scope: OrganizationScope, correspondentId: string) {
  return scope.database
    .delete(correspondentsTable)
    .where(
      and(isRemoved(scope, correspondentId), not(hasRowIn(documentsOf(scope, correspondentId)))),
    );
}
