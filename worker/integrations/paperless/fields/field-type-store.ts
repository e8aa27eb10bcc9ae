import { eq } from 'drizzle-orm';
import type { PaperlessField } from '../../../../shared/integrations/paperless/custom-fields.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { customFieldsTable } from '../../../archive/custom-fields/custom-field-table.ts';
import { paperlessFieldTypesTable } from './field-type-table.ts';

export function selectFieldCounts({ database, organizationId }: ReadScope) {
  return database
    .select({ id: customFieldsTable.id, documentsCount: customFieldsTable.documentsCount })
    .from(customFieldsTable)
    .where(eq(customFieldsTable.organizationId, organizationId));
}

export function selectFieldTypes({ database, organizationId }: ReadScope) {
  const { fieldId, dataType } = paperlessFieldTypesTable;
  return database
    .select({ fieldId, dataType })
    .from(paperlessFieldTypesTable)
    .where(eq(paperlessFieldTypesTable.organizationId, organizationId));
}

export async function storeFieldType(
  { database, organizationId }: OrganizationScope,
  field: { fieldId: string; dataType: PaperlessField['data_type'] },
): Promise<void> {
  await database
    .insert(paperlessFieldTypesTable)
    .values({ ...field, organizationId })
    .onConflictDoNothing();
}
