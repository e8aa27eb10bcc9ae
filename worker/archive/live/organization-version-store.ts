import { sql } from 'drizzle-orm';
import type { ReadScope } from '../../access/organization-scope.ts';
import { organizationVersionsTable } from '../../access/organization-version-table.ts';
import type { JobType } from '../../outbox/job.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';

/** Jobs that change documents. */
const visibleJobs: JobType[] = [
  'correspondent.remove',
  'custom-field.clear',
  'document.extract',
  'document.recognize',
  'document.thumbnail',
  'tagging-rule.apply',
  'documents.understand',
  'trash.empty',
  'trash.restore',
];

/** One row: the version of the organization, and whether jobs wait that will change its documents. */
export function selectOrganizationVersion({ database, organizationId }: ReadScope) {
  const lanes = JSON.stringify(visibleJobs.map((type) => laneOf(organizationId, type)));
  const versions = organizationVersionsTable;
  return database
    .select({
      version: sql<number>`coalesce((
        select version from ${versions} where ${versions.organizationId} = ${organizationId}), 0)`.as(
        'current_version',
      ),
      isPending: sql<boolean>`exists (
        select 1 from json_each(${lanes}) as lanes cross join ${jobsTable} on ${jobsTable.lane} = lanes.value)`
        .mapWith(Boolean)
        .as('is_pending'),
    })
    .from(sql`(select 1)`);
}
