import { and, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { limits, serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Database, Statement } from '../../database/database.ts';
import { allOf, columnOf, hasRow, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import type { Job } from '../../outbox/job.ts';
import { selectJobIf } from '../../outbox/job-json.ts';
import {
  deleteJobUnless,
  insertJobRows,
  insertJobsFrom,
  jobContextOf,
} from '../../outbox/job-store.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';
import { documentActivityTable } from '../activity/activity-table.ts';
import { customFieldsTable, customFieldValuesTable } from '../custom-fields/custom-field-table.ts';
import { documentFindingsTable } from '../findings/rows/finding-table.ts';
import { documentPairsTable } from '../related/pair-table.ts';
import { documentNotesTable } from '../notes/rows/note-table.ts';
import { dismissedTagsTable } from '../tags/dismissed-tag-table.ts';
import { documentTagsTable } from '../tags/tag-table.ts';
import { documentVersionsTable } from '../documents/rows/document-version-table.ts';
import { purgedDocumentsTable } from '../documents/rows/purged-document-table.ts';

const job: Job = { type: 'purged-rows.delete' };

/**
 * Deletes at most `serverLimits.linkedRows` rows that belonged to deleted documents of an
 * organization, and removes the documents that have none left from the list.
 */
export function deletePurgedRows(scope: OrganizationScope): Statement[] {
  const { database, organizationId } = scope;
  const next = sql`
    select sequence, id from ${purgedDocumentsTable} where organization_id = ${organizationId}
    order by sequence limit ${literal(limits.trashStep)}`;
  const linked = linksOf(organizationId);
  const perTable = literal(Math.floor(serverLimits.linkedRows / linked.length));
  const isEmptied = and(...linked.map(({ table, condition }) => not(hasRow(table, condition))));
  return [
    ...linked.map(({ table, name, condition }) =>
      database.run(sql`
        delete from ${name} where rowid in (
          select link.rowid from (${next}) as purged cross join ${table} where ${condition} limit ${perTable})`),
    ),
    database.run(sql`
      delete from ${purgedDocumentsTable} where sequence in (
        select purged.sequence from (${next}) as purged where ${isEmptied})`),
  ];
}

export function insertPurgedRowsJob(scope: OrganizationScope) {
  return insertJobsFrom(
    jobContextOf(scope),
    selectJobIf(
      JSON.stringify(job),
      and(
        exists(selectPurged(scope)),
        not(hasRow(jobsTable, eq(jobsTable.lane, laneOf(scope.organizationId, job.type)))),
      ),
    ),
  );
}

const organizationsPerRun = 100;

/**
 * Writes the job for organizations that have rows left but no job, because a former version without this job deleted
 * documents or the job was given up. Skips from one organization to the next. Returns a JobRow for each.
 */
export function insertPurgedRowsJobs(database: Database, now: Date) {
  return insertJobRows(
    database,
    now,
    sql`
      with recursive purged(organization_id, place) as (
        select min(organization_id), 1 from ${purgedDocumentsTable}
        union all
        select (
          select min(next.organization_id) from ${purgedDocumentsTable} as next
          where next.organization_id > purged.organization_id), place + 1
        from purged where purged.organization_id is not null and place < ${literal(organizationsPerRun)})
      select organization_id, ${JSON.stringify(job)} as job from purged
      where organization_id is not null and not exists (
        select 1 from ${jobsTable} as present where present.lane = purged.organization_id || ' ' || ${job.type})`,
  );
}

export function endPurgedRowsJob(scope: OrganizationScope, jobId: string) {
  return deleteJobUnless(scope.database, jobId, selectPurged(scope).getSQL());
}

function selectPurged({ organizationId }: OrganizationScope) {
  return subquery
    .select({ id: purgedDocumentsTable.id })
    .from(purgedDocumentsTable)
    .where(eq(purgedDocumentsTable.organizationId, organizationId));
}

/**
 * The tables with rows of documents, each as `link` beside `purged`. The last one has values of other documents that are
 * a deleted document.
 */
function linksOf(organizationId: string) {
  const isOfDocument = eq(columnOf('link', 'document_id'), columnOf('purged', 'id'));
  const isOwn = eq(columnOf('link', 'organization_id'), organizationId);
  return [
    {
      name: documentTagsTable,
      table: asLink(documentTagsTable),
      condition: isOfDocument,
    },
    ...[
      documentActivityTable,
      documentNotesTable,
      documentFindingsTable,
      documentVersionsTable,
      dismissedTagsTable,
    ].map((name) => ({ name, table: asLink(name), condition: allOf(isOwn, isOfDocument) })),
    ...['first_id', 'second_id'].map((column) => ({
      name: documentPairsTable,
      table: asLink(documentPairsTable),
      condition: allOf(isOwn, eq(columnOf('link', column), columnOf('purged', 'id'))),
    })),
    {
      name: customFieldValuesTable,
      table: asLink(customFieldValuesTable),
      condition: eq(columnOf('link', 'document_sequence'), columnOf('purged', 'sequence')),
    },
    {
      name: customFieldValuesTable,
      table: sql`${customFieldsTable} as field cross join ${asLink(customFieldValuesTable)}`,
      condition: allOf(
        eq(columnOf('field', 'organization_id'), organizationId),
        eq(columnOf('field', 'type'), 'document'),
        isOwn,
        eq(columnOf('link', 'field_id'), columnOf('field', 'id')),
        eq(columnOf('link', 'value'), columnOf('purged', 'id')),
      ),
    },
  ];
}

function asLink(table: SQLiteTable): SQL {
  return sql`${table} as link`;
}
