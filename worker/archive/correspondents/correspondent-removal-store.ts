import { and, sql, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import { serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
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

/** A correspondent to remove, and the one that gets its documents, if any. */
export type Removal = { correspondentId: string; replacedBy: string | null };

/**
 * Hides a correspondent and moves as many of its documents as one transaction may change; a job moves the others. The one that
 * replaces it gets its names as aliases and its place in rules. Returns a row as `removed` if it exists, and so does the other; nothing is changed, and
 * a row returned as `crowded`, if that one would have too many aliases.
 */
export function removalChange(scope: OrganizationScope, removal: Removal) {
  const { database, organizationId } = scope;
  const { correspondentId, replacedBy } = removal;
  const isCrowded = sql`${replacedBy} is not null and (
    select count(*) from ${correspondentNamesTable}
    where organization_id = ${organizationId} and correspondent_id in (${correspondentId}, ${replacedBy})
  ) > ${correspondentLimits.aliases + 1}`;
  const isRemovable = and(
    sql`not (${isCrowded})`,
    sql`exists (select 1 from ${correspondentsTable} where ${isCorrespondent(scope, correspondentId)})`,
    replacedBy === null
      ? undefined
      : sql`exists (select 1 from ${correspondentsTable} where ${isCorrespondent(scope, replacedBy)})`,
  );
  const moved = movedDocuments(scope, removal, isRemovable);
  const names = sql`correspondent_id = ${correspondentId} and organization_id = ${organizationId} and ${isRemovable}`;
  return {
    eventSources: [moved.eventSource],
    jobSources: [
      sql`
        select ${jobJson('correspondent.remove', { correspondentId, ...startedBy(scope) })} as job
        where ${isRemovable} and exists (
          select 1 from (${documentsOf(scope, correspondentId)}) limit 1 offset ${serverLimits.fieldChanges})`,
    ],
    statements: {
      crowded: database.all<{ crowded: number }>(sql`select 1 as crowded where ${isCrowded}`),
      ...moved.statements,
      names: database.run(
        replacedBy === null
          ? sql`delete from ${correspondentNamesTable} where ${names}`
          : sql`update ${correspondentNamesTable} set correspondent_id = ${replacedBy}, position = position + 1 where ${names}`,
      ),
      rules: replaceCorrespondentInRules(scope, removal, isRemovable),
      tags: database.run(sql`delete from ${correspondentTagsTable} where ${names}`),
      merged: database.run(sql`
        update ${correspondentsTable} set replaced_by = ${replacedBy}
        where replaced_by = ${correspondentId} and ${isRemovable}`),
      removed: database
        .update(correspondentsTable)
        .set({ removedAt: scope.platform.clock.now(), replacedBy })
        .where(and(isCorrespondent(scope, correspondentId), isRemovable))
        .returning({ id: correspondentsTable.id }),
      gone: deleteEmptyRemoved(scope, correspondentId),
    },
  };
}

/** One step of the job: moves some of the documents that are left. The job ends with the batch that leaves none. */
export function removalStep(scope: OrganizationScope, removal: Removal, jobId: string) {
  const { correspondentId, replacedBy } = removal;
  const isAsRead = sql`exists (
    select 1 from ${correspondentsTable}
    where id = ${correspondentId} and removed_at is not null and replaced_by is ${replacedBy})`;
  const moved = movedDocuments(scope, removal, isAsRead);
  return {
    eventSources: [moved.eventSource],
    statements: {
      ...moved.statements,
      gone: deleteEmptyRemoved(scope, correspondentId),
      done: deleteJobUnless(scope.database, jobId, documentsOf(scope, correspondentId)),
    },
  };
}

/** A correspondent whose documents are being moved. */
export async function findRemoval(
  scope: OrganizationScope,
  correspondentId: string,
): Promise<Removal | undefined> {
  const [row] = await scope.database
    .select({ correspondentId: correspondentsTable.id, replacedBy: correspondentsTable.replacedBy })
    .from(correspondentsTable)
    .where(
      sql`id = ${correspondentId} and organization_id = ${scope.organizationId} and removed_at is not null`,
    );
  return row;
}

function movedDocuments(
  scope: OrganizationScope,
  { correspondentId, replacedBy }: Removal,
  condition: SQL | undefined,
) {
  const sequences = sql`${documentsOf(scope, correspondentId)} limit ${serverLimits.fieldChanges}`;
  const documents = and(
    sql`${documentsTable.sequence} in (select sequence from (${sequences}))`,
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

/** Selects the documents of a correspondent, active and trashed, each from its index. */
function documentsOf({ organizationId }: OrganizationScope, correspondentId: string): SQL {
  return sql`
    select sequence from documents indexed by documents_by_correspondent
    where organization_id = ${organizationId} and correspondent_id = ${correspondentId} and deleted_at is null
    union all
    select sequence from documents indexed by documents_trashed_by_correspondent
    where organization_id = ${organizationId} and correspondent_id = ${correspondentId} and deleted_at is not null`;
}

function deleteEmptyRemoved(scope: OrganizationScope, correspondentId: string) {
  return scope.database.run(sql`
    delete from ${correspondentsTable}
    where id = ${correspondentId} and organization_id = ${scope.organizationId} and removed_at is not null
      and not exists (${documentsOf(scope, correspondentId)})`);
}
