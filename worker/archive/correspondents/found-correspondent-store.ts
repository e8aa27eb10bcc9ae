import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { jsonObject, jsonValue, subquery, valueOf } from '../../database/expressions.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentFindingsTable } from '../findings/rows/finding-table.ts';
import { correspondentsTable } from './correspondent-table.ts';

/**
 * Changes the found correspondent in the findings of documents that meet a condition. Must come
 * before the statement that moves these documents.
 */
export function moveFoundCorrespondents(
  { database, organizationId }: OrganizationScope,
  { documents, from, to }: { documents: SQL | undefined; from: string; to: string },
): Statement {
  const { id, name } = correspondentsTable;
  const found = documentFindingsTable;
  const value = valueOf(
    subquery
      .select({ json: jsonObject({ id, name }) })
      .from(correspondentsTable)
      .where(eq(id, to)),
  );
  return database
    .update(found)
    .set({ value })
    .where(
      and(
        eq(found.organizationId, organizationId),
        eq(found.field, 'correspondent'),
        eq(jsonValue(found.value, '$.id'), from),
        inArray(
          found.documentId,
          subquery.select({ id: documentsTable.id }).from(documentsTable).where(documents),
        ),
      ),
    );
}
