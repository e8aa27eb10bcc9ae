import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Database } from '../../database/database.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { selectUnusedWordsJob } from '../search/index/rebuild-store.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/document-table.ts';

/** Documents purged in one batch: as many files as R2 deletes in one request. */
export const purgeBatchSize = 1000;

/**
 * Permanently deletes up to `purgeBatchSize` documents of the trash, longest trashed first; jobs delete their files and
 * words afterwards. A document that was restored meanwhile is not deleted. Returns their ids as `purged`.
 */
export function purgeChange(
  scope: OrganizationScope,
  target: { documentId: string } | { deletedUntil: Date },
) {
  const toPurge = sql`
    ${documentsTable} where ${isTrashed(scope, target)}
    order by ${documentsTable.deletedAt}, ${documentsTable.sequence} limit ${purgeBatchSize}`;
  return {
    jobSources: [
      sql`
        select ${jobJson('files.delete', { documentIds: sql`json_group_array(id)` })} as job
        from (select ${documentsTable.id} from ${toPurge}) having count(*) > 0`,
      selectUnusedWordsJob(scope, sql`select 1 from ${toPurge}`),
    ],
    statements: {
      purged: scope.database
        .delete(documentsTable)
        .where(
          sql`${documentsTable.sequence} in (select ${documentsTable.sequence} from ${toPurge})`,
        )
        .returning({ id: documentsTable.id }),
    },
  };
}

function isTrashed(
  scope: OrganizationScope,
  target: { documentId: string } | { deletedUntil: Date },
): SQL | undefined {
  return and(
    eq(documentsTable.organizationId, scope.organizationId),
    sql`${documentsTable.deletedAt} is not null`,
    'documentId' in target
      ? eq(documentsTable.id, target.documentId)
      : lte(documentsTable.deletedAt, target.deletedUntil),
  );
}

/** Selects a row for each document that was in the trash at that time. */
export function selectTrashedUntil(scope: OrganizationScope, deletedUntil: Date): SQL {
  return sql`select 1 from ${documentsTable} where ${isTrashed(scope, { deletedUntil })}`;
}

/** Selects a job that deletes the rest of the trash, if one batch is not enough. */
export function selectEmptyTrashJob(scope: OrganizationScope, deletedUntil: Date): SQL {
  return sql`
    select ${jobJson('trash.empty', { deletedUntil: deletedUntil.getTime() })} as job
    from ${organizationStatisticsTable}
    where ${organizationStatisticsTable.organizationId} = ${scope.organizationId}
      and ${organizationStatisticsTable.trashedCount} > ${purgeBatchSize}`;
}

/** Organizations of the documents that have been in the trash longest. */
export async function findOrganizationsWithTrash(
  database: Database,
  deletedUntil: Date,
): Promise<string[]> {
  const oldest = database
    .select({ organizationId: documentsTable.organizationId })
    .from(documentsTable)
    .where(
      sql`${documentsTable.deletedAt} is not null and ${lte(documentsTable.deletedAt, deletedUntil)}`,
    )
    .orderBy(documentsTable.deletedAt)
    .limit(purgeBatchSize)
    .as('oldest');
  const rows = await database.selectDistinct({ id: oldest.organizationId }).from(oldest);
  return rows.map(({ id }) => id);
}
