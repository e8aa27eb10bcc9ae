import { eq } from 'drizzle-orm';
import type { ReadScope } from '../../access/organization-scope.ts';
import { organizationVersionsTable } from '../../access/organization-version-table.ts';
import { anyOf, coalesce, hasRow, never, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import type { JobType } from '../../outbox/job.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';

const visibleJobs: JobType[] = [
  'correspondent.remove',
  'custom-field.clear',
  'document-type.clear',
  'document.extract',
  'document.recognize',
  'document.thumbnail',
  'tagging-rule.apply',
  'documents.understand',
  'trash.empty',
  'trash.restore',
];

export function organizationVersionColumns({ organizationId }: ReadScope) {
  const versions = organizationVersionsTable;
  const version = subquery
    .select({ version: versions.version })
    .from(versions)
    .where(eq(versions.organizationId, organizationId));
  // One lookup for each lane reads nothing if there is no job; each value of a list would be
  // counted as a row.
  const pending = visibleJobs.map((type) =>
    hasRow(jobsTable, eq(jobsTable.lane, laneOf(organizationId, type))),
  );
  return {
    version: coalesce<number>(version, literal(0)).as('current_version'),
    isPending: anyOf(never, ...pending)
      .mapWith(Boolean)
      .as('is_pending'),
  };
}
