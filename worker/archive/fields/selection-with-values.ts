import type { BulkFieldValues } from '../../../shared/archive/bulk/bulk-fields.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { settableFields } from './checked-fields.ts';
import { selectWithValues } from './selection-fields-store.ts';

/** The documents of a selection that have these values; those that are missing are left out. */
export async function selectionWith(
  scope: OrganizationScope,
  { documentIds }: DocumentSelection,
  { values, fields }: Pick<BulkFieldValues, 'values' | 'fields'>,
): Promise<DocumentSelection> {
  const rows = await selectWithValues(scope, documentIds, {
    values,
    fields: await settableFields(scope, fields),
  });
  return { documentIds: rows.map(({ id }) => id), isComplete: false };
}
