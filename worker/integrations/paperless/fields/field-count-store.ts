import { eq } from 'drizzle-orm';
import type { ReadScope } from '../../../access/organization-scope.ts';
import { customFieldsTable } from '../../../archive/custom-fields/custom-field-table.ts';

/** Selects the number of documents that have each custom field. */
export function selectFieldCounts({ database, organizationId }: ReadScope) {
  return database
    .select({ id: customFieldsTable.id, documentsCount: customFieldsTable.documentsCount })
    .from(customFieldsTable)
    .where(eq(customFieldsTable.organizationId, organizationId));
}
