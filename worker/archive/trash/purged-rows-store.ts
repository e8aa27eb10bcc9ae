import { sql, type SQL } from 'drizzle-orm';
import { limits, serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Database, Statement } from '../../database/database.ts';
import { literal } from '../../database/literal.ts';
import type { Job } from '../../outbox/job.ts';
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
import { documentNotesTable } from '../notes/rows/note-table.ts';
import { dismissedTagsTable } from '../tags/dismissed-tag-table.ts';
import { documentTagsTable } from '../tags/tag-table.ts';
import { purgedDocumentsTable } from '../documents/rows/purged-document-table.ts';

const job: Job = { type: 'purged-rows.delete' };

/**
 * Deletes some of the rows that belonged to deleted documents of an organization, at most `serverLimits.linkedRows`, and forgets the
 * documents that have none left.
 */
export function deletePurgedRows(scope: OrganizationScope): Statement[] {
  const { database, organizationId } = scope;
  const next = sql`
    select sequence, id from ${purgedDocumentsTable} where organization_id = ${organizationId}
    order by sequence limit ${literal(limits.trashStep)}`;
  const linked = linksOf(organizationId);
  const perTable = literal(Math.floor(serverLimits.linkedRows / linked.length));
  const isLeft = linked.map(
    ({ table, condition }) => sql`exists (select 1 from ${table} where ${condition})`,
  );
  return [
    ...linked.map(({ table, name, condition }) =>
      database.run(sql`
        delete from ${name} where rowid in (
          select link.rowid from (${next}) as purged cross join ${table} where ${condition} limit ${perTable})`),
    ),
    database.run(sql`
      delete from ${purgedDocumentsTable} where sequence in (
        select purged.sequence from (${next}) as purged where not (${sql.join(isLeft, sql` or `)}))`),
  ];
}

/** Writes a job for the rows that are left, unless there is one. Cron enqueues it: nobody waits for it. */
export function insertPurgedRowsJob(scope: OrganizationScope) {
  return insertJobsFrom(
    jobContextOf(scope),
    sql`select ${JSON.stringify(job)} as job where exists (${selectPurged(scope)}) and not exists (
      select 1 from ${jobsTable} where lane = ${laneOf(scope.organizationId, job.type)})`,
  );
}

/** Organizations of which one run writes jobs. */
const organizationsPerRun = 100;

/**
 * Writes that job for organizations without one that have rows left, as of documents that a version without this job has deleted or
 * of a job that was given up. Jumps from one organization to the next. Returns a JobRow for each.
 */
export function insertPurgedRowsJobs(database: Database, now: Date) {
  const organizations = sql`
    with recursive purged(organization_id, place) as (
      select min(organization_id), 1 from ${purgedDocumentsTable}
      union all
      select (
        select min(next.organization_id) from ${purgedDocumentsTable} as next
        where next.organization_id > purged.organization_id), place + 1
      from purged where purged.organization_id is not null and place < ${literal(organizationsPerRun)})
    select organization_id from purged where organization_id is not null`;
  return insertJobRows(
    database,
    now,
    sql`
      select organization_id, ${JSON.stringify(job)} as job from (${organizations}) as due where not exists (
        select 1 from ${jobsTable} as present where present.lane = due.organization_id || ' ' || ${job.type})`,
  );
}

/** Ends the job once no row is left. Returns a row then. */
export function endPurgedRowsJob(scope: OrganizationScope, jobId: string) {
  return deleteJobUnless(scope.database, jobId, selectPurged(scope));
}

function selectPurged({ organizationId }: OrganizationScope): SQL {
  return sql`select 1 from ${purgedDocumentsTable} where organization_id = ${organizationId}`;
}

/** The tables with rows of documents, each as `link` beside `purged`; the last are values of others that are a deleted document. */
function linksOf(organizationId: string) {
  const isOfDocument = sql`link.organization_id = ${organizationId} and link.document_id = purged.id`;
  const values = sql`${customFieldValuesTable} as link`;
  return [
    {
      name: documentTagsTable,
      table: sql`${documentTagsTable} as link`,
      condition: sql`link.document_id = purged.id`,
    },
    ...[documentActivityTable, documentNotesTable, documentFindingsTable, dismissedTagsTable].map(
      (name) => ({ name, table: sql`${name} as link`, condition: isOfDocument }),
    ),
    {
      name: customFieldValuesTable,
      table: values,
      condition: sql`link.document_sequence = purged.sequence`,
    },
    {
      name: customFieldValuesTable,
      table: sql`${customFieldsTable} as field cross join ${values}`,
      condition: sql`field.organization_id = ${organizationId} and field.type = 'document'
        and link.organization_id = ${organizationId} and link.field_id = field.id and link.value = purged.id`,
    },
  ];
}
