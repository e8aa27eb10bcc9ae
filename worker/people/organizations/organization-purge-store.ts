import { asc, eq, getTableName, lte, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../../database/database.ts';
import { documentContentsTable } from '../../archive/documents/document-content-table.ts';
import { documentsTable } from '../../archive/documents/document-table.ts';
import { organizationsTable } from './organization-table.ts';

/** The organization that was deleted first, if it was before `deletedBefore`. */
export async function findOrganizationToPurge(database: Database, deletedBefore: Date) {
  const [row] = await database
    .select({ id: organizationsTable.id })
    .from(organizationsTable)
    .where(lte(organizationsTable.deletedAt, deletedBefore))
    .orderBy(asc(organizationsTable.deletedAt))
    .limit(1);
  return row?.id;
}

export async function findDocumentsToPurge(scope: OrganizationScope, count: number) {
  const rows = await scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(eq(documentsTable.organizationId, scope.organizationId))
    .limit(count);
  return rows.map(({ id }) => id);
}

/** Deletes documents; triggers take what belongs to each with it. */
export async function deleteDocuments(scope: OrganizationScope, documentIds: string[]) {
  await scope.database.delete(documentsTable).where(
    sql`${documentsTable.organizationId} = ${scope.organizationId}
      and ${documentsTable.id} in (select value from json_each(${JSON.stringify(documentIds)}))`,
  );
}

/**
 * Every table that knows organizations, by the database itself, so that none is ever forgotten. Texts are not among
 * them: they go with their documents, and nothing finds them by organization but a look at everybody's.
 */
async function findTablesOfOrganizations(database: Database) {
  const rows = await database.all<{ name: string }>(sql`
    select tables.name from sqlite_schema as tables
    inner join pragma_table_info(tables.name) as columns on columns.name = 'organization_id'
    where tables.type = 'table' and tables.name <> ${getTableName(documentContentsTable)}
      and tables.name not like 'sqlite_%' and tables.name not like '_cf_%'`);
  return rows.map(({ name }) => name);
}

/**
 * Deletes up to `count` rows of each of the organization's tables. Answers whether nothing is left; then the
 * organization is gone too.
 */
export async function deleteOrganizationRows(
  scope: OrganizationScope,
  count: number,
): Promise<boolean> {
  const { identityDatabase } = scope.platform;
  for (const database of new Set([scope.database, identityDatabase])) {
    const tables = await findTablesOfOrganizations(database);
    const statements = tables.map((name): Statement => {
      const table = sql.identifier(name);
      return database.all(sql`
        delete from ${table} where rowid in (
          select rowid from ${table} where organization_id = ${scope.organizationId} limit ${count}
        ) returning 1 as gone`);
    });
    const results = (await runBatch(database, statements)) as unknown[][];
    if (results.some((rows) => rows.length === count)) return false;
  }
  await identityDatabase
    .delete(organizationsTable)
    .where(eq(organizationsTable.id, scope.organizationId));
  return true;
}
