import type { BulkFieldValues } from '../../../shared/archive/bulk/bulk-fields.ts';
import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import { hasOptions } from '../../../shared/archive/custom-fields/custom-field-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import type { DocumentSelection } from '../documents/selection/document-selection-store.ts';
import {
  selectCustomFieldsById,
  toCustomField,
  type CustomFieldRow,
} from '../custom-fields/custom-field-store.ts';
import { storedValues } from '../custom-fields/stored/stored-values.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { selectWithValues } from './selection-fields-store.ts';

type Values = Pick<BulkFieldValues, 'values' | 'fields'>;

export async function selectionWithValues(
  scope: OrganizationScope,
  { documentIds }: DocumentSelection,
  { values, fields }: Values,
): Promise<DocumentSelection> {
  const rows = await selectWithValues(scope, documentIds, {
    values,
    fields: await presentValues(scope, fields),
  });
  return { documentIds: rows.map(({ id }) => id), isComplete: false };
}

/**
 * Returns the given values without options and documents that have been deleted since, because
 * documents lost these values too. People stay.
 */
async function presentValues(scope: OrganizationScope, fields: Values['fields']) {
  if (fields.length === 0) return [];
  const rows = await selectCustomFieldsById(
    scope,
    fields.map(({ id }) => id),
  );
  const present = fields.flatMap(({ id, value }) => {
    const field = rows.find((row) => row.id === id);
    return field ? [{ field, value: withPresentOptions(field, value) }] : [];
  });
  const targetIds = present.flatMap(({ field, value }) =>
    field.type === 'document' && typeof value === 'string' ? [value] : [],
  );
  const { targets } = await batch(scope.database, {
    targets: targetIds.map((targetId) => selectDocumentExists(scope, targetId)),
  });
  const existing = new Set(targets.flat().map(({ id }) => id));
  return present.map(({ field, value }) => {
    const isGone = field.type === 'document' && typeof value === 'string' && !existing.has(value);
    return { field, values: storedValues(field.type, isGone ? null : value) };
  });
}

function withPresentOptions(
  row: CustomFieldRow,
  value: CustomFieldValue | null,
): CustomFieldValue | null {
  if (!hasOptions(row.type)) return value;
  const { options } = toCustomField(row);
  const isPresent = (id: unknown) => options.some((option) => option.id === id);
  if (Array.isArray(value)) return value.filter(isPresent);
  return isPresent(value) ? value : null;
}
