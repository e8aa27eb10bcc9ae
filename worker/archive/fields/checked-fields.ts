import type { BulkFieldValues } from '../../../shared/archive/bulk/bulk-fields.ts';
import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { checkedValue, rowsOfValue } from '../custom-fields/stored/checked-value.ts';
import {
  selectCustomFieldsById,
  type CustomFieldRow,
} from '../custom-fields/custom-field-store.ts';
import type { StoredValue } from '../custom-fields/stored/stored-values.ts';

export type CheckedField = {
  field: CustomFieldRow;
  values: StoredValue[];
  targetId: string | undefined;
};

/** Throws 404 `field.not_found` or `member.not_found`, 400 for values that the types of the fields do not allow. */
export async function checkFields(
  scope: OrganizationScope,
  fields: BulkFieldValues['fields'],
): Promise<CheckedField[]> {
  const checked: CheckedField[] = [];
  for (const check of await checksOf(scope, fields)) checked.push(await check());
  return checked;
}

export async function settableFields(
  scope: OrganizationScope,
  fields: BulkFieldValues['fields'],
): Promise<CheckedField[]> {
  const settable: CheckedField[] = [];
  for (const check of await checksOf(scope, fields)) {
    try {
      settable.push(await check());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return settable;
}

async function checksOf(scope: OrganizationScope, fields: BulkFieldValues['fields']) {
  if (fields.length === 0) return [];
  const rows = await selectCustomFieldsById(
    scope,
    fields.map(({ id }) => id),
  );
  return fields.map(({ id, value }, index) => {
    const field = rows.find((row) => row.id === id);
    return () => checkField(scope, field, { value, path: `fields.${index}.value` });
  });
}

async function checkField(
  scope: OrganizationScope,
  field: CustomFieldRow | undefined,
  { value, path }: { value: CustomFieldValue | null; path: string },
): Promise<CheckedField> {
  if (!field) throw new AppError('field.not_found');
  const stored = checkedValue(field, value, path);
  return { field, ...(await rowsOfValue(scope, field, stored)) };
}
