import { and, asc, eq, getTableName, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { organizationVersionsTable } from '../../access/organization-version-table.ts';
import { batch, type Database } from '../../database/database.ts';
import { idsIn } from '../../database/expressions.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';
import { customFieldsTable } from '../../archive/custom-fields/custom-field-table.ts';
import { tagsTable } from '../../archive/tags/tag-table.ts';
import { insertCancellations } from '../subscriptions/subscription-store.ts';
import { subscriptionsTable } from '../subscriptions/subscription-table.ts';
import { requestFilesTable } from '../../archive/files/request-file-table.ts';
import { intakeMessagesTable } from '../../integrations/intake-emails/intake-email-table.ts';
import { organizationsTable } from './organization-table.ts';

const filesPerDeletion = 1000;

export async function findOrganizationToPurge(
  database: Database,
  { shard, deletedBefore }: { shard: number; deletedBefore: Date },
) {
  const [row] = await database
    .select({ id: organizationsTable.id })
    .from(organizationsTable)
    .where(
      and(eq(organizationsTable.shard, shard), lte(organizationsTable.deletedAt, deletedBefore)),
    )
    .orderBy(asc(organizationsTable.deletedAt))
    .limit(1);
  return row?.id;
}

export async function findDocumentsToPurge(scope: OrganizationScope, count: number) {
  return scope.database
    .select({ id: documentsTable.id, lastFileNumber: documentsTable.lastFileNumber })
    .from(documentsTable)
    .where(eq(documentsTable.organizationId, scope.organizationId))
    .limit(count);
}

export async function findMailsToPurge(scope: OrganizationScope) {
  const rows = await scope.database
    .select({ id: intakeMessagesTable.id })
    .from(intakeMessagesTable)
    .where(
      and(
        eq(intakeMessagesTable.organizationId, scope.organizationId),
        isNotNull(intakeMessagesTable.quarantine),
      ),
    )
    .limit(filesPerDeletion);
  return rows.map(({ id }) => id);
}

export async function findRequestFilesToPurge(scope: OrganizationScope) {
  const rows = await scope.database
    .select({ id: requestFilesTable.id })
    .from(requestFilesTable)
    .where(
      and(
        eq(requestFilesTable.organizationId, scope.organizationId),
        inArray(requestFilesTable.state, ['waiting', 'accepting']),
      ),
    )
    .limit(filesPerDeletion);
  return rows.map(({ id }) => id);
}

export async function deleteRequestFileRows(scope: OrganizationScope, fileIds: string[]) {
  await scope.database
    .delete(requestFilesTable)
    .where(
      and(
        eq(requestFilesTable.organizationId, scope.organizationId),
        idsIn(requestFilesTable.id, fileIds),
      ),
    );
}

/**
 * Deletes up to `count` rows of tables that count documents, so that deleting a document does not update a counter for
 * each of its tags. Returns whether nothing is left.
 */
export async function deleteCounters(scope: OrganizationScope, count: number): Promise<boolean> {
  const { database, organizationId } = scope;
  const { deleted } = await batch(database, {
    deleted: [tagsTable, customFieldsTable].map((table) =>
      deleteRows(database, { table: getTableName(table), organizationId, count }),
    ),
  });
  return deleted.every((rows) => rows.length < count);
}

function deleteRows(
  database: Database,
  { table, organizationId, count }: { table: string; organizationId: string; count: number },
) {
  const rows = sql.identifier(table);
  return database.all(sql`
    delete from ${rows} where rowid in (
      select rowid from ${rows} where organization_id = ${organizationId} limit ${count})
    returning 1 as deleted`);
}

export async function deleteDocuments(scope: OrganizationScope, documentIds: string[]) {
  await scope.database
    .delete(documentsTable)
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        idsIn(documentsTable.id, documentIds),
      ),
    );
}

/**
 * Returns every table with an organization id, read from the schema, so that none is missing. The
 * table of texts is excluded: triggers delete texts with their documents, and it has no index by
 * organization. The table of versions is last, because deletions from the others increase the
 * version.
 */
async function findTablesOfOrganizations(database: Database) {
  const rows = await database.all<{ name: string }>(sql`
    select tables.name from sqlite_schema as tables
    inner join pragma_table_info(tables.name) as columns on columns.name = 'organization_id'
    where tables.type = 'table' and tables.name <> ${getTableName(documentContentsTable)}
      and tables.name not like 'sqlite_%' and tables.name not like '_cf_%'
    order by tables.name = ${getTableName(organizationVersionsTable)}`);
  return rows.map(({ name }) => name);
}

/** Deletes up to `count` rows of each table, and the organization once none are left. Returns whether it was deleted. */
export async function deleteOrganizationRows(
  scope: OrganizationScope,
  count: number,
): Promise<boolean> {
  const { identityDatabase } = scope.platform;
  for (const database of new Set([scope.database, identityDatabase])) {
    const tables = await findTablesOfOrganizations(database);
    const deletions = tables.map((table) =>
      deleteRows(database, { table, organizationId: scope.organizationId, count }),
    );
    const { deleted } = await batch(database, {
      cancelled:
        database === identityDatabase
          ? [
              insertCancellations(
                database,
                scope.platform.clock.now(),
                eq(subscriptionsTable.organizationId, scope.organizationId),
              ),
            ]
          : [],
      deleted: deletions,
    });
    if (deleted.some((rows) => rows.length === count)) return false;
  }
  await identityDatabase
    .delete(organizationsTable)
    .where(eq(organizationsTable.id, scope.organizationId));
  return true;
}
