import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { jsonObject, jsonValue, subquery, valueOf } from '../../database/expressions.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentFindingsTable } from '../findings/rows/finding-table.ts';
import { correspondentsTable } from './correspondent-table.ts';

/**
 * The correspondent that was found is another one now, in documents that meet a condition. To be written before these are moved to
 * it.
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
