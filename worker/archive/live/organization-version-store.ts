import { eq, exists, sql } from 'drizzle-orm';
import type { ReadScope } from '../../access/organization-scope.ts';
import { organizationVersionsTable } from '../../access/organization-version-table.ts';
import { coalesce, jsonEach, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import type { JobType } from '../../outbox/job.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';

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

export function selectOrganizationVersion({ database, organizationId }: ReadScope) {
  const versions = organizationVersionsTable;
  const version = subquery
    .select({ version: versions.version })
    .from(versions)
    .where(eq(versions.organizationId, organizationId));
  const lanes = visibleJobs.map((type) => laneOf(organizationId, type));
  const { rows, value } = jsonEach(JSON.stringify(lanes), 'lanes');
  const pending = subquery
    .select({ one: literal(1) })
    .from(rows)
    .crossJoin(jobsTable)
    .where(eq(jobsTable.lane, value));
  return database
    .select({
      version: coalesce<number>(version, literal(0)).as('current_version'),
      isPending: exists(pending).mapWith(Boolean).as('is_pending'),
    })
    .from(sql`(select 1)`);
}
