import { hasOptions } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import {
  valueSchemas,
  type CustomFieldValue,
} from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { toCustomField, type CustomFieldRow } from '../custom-field-store.ts';
import { findPeople } from './find-people.ts';
import { storedValues, type StoredValue } from './stored-values.ts';

type Checked =
  | { value: CustomFieldValue | null; problem?: undefined }
  | { value?: undefined; problem: string };

/**
 * Returns the value in its stored form, or the reason why the field cannot have it. Chosen options
 * that the field does not have are a problem, whether they were removed or never existed. An empty
 * list of options becomes null.
 */
export function checkValue(row: CustomFieldRow, value: CustomFieldValue | null): Checked {
  if (value === null) return { value };
  const field = toCustomField(row);
  const parsed = valueSchemas[field.type].safeParse(value);
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? 'Invalid value' };
  if (!hasOptions(field.type)) return { value: parsed.data };
  const chosen = [parsed.data].flat();
  if (!chosen.every((id) => field.options.some((option) => option.id === id))) {
    return { problem: 'Not an option of this field' };
  }
  return { value: chosen.length === 0 ? null : parsed.data };
}

export function checkedValue(
  row: CustomFieldRow,
  value: CustomFieldValue | null,
  path = 'value',
): CustomFieldValue | null {
  const checked = checkValue(row, value);
  if (checked.problem !== undefined) throw invalidValue(path, checked.problem);
  return checked.value;
}

export function invalidValue(path: string, message: string): AppError {
  return new AppError('request.invalid', { details: [{ path, message }] });
}

/**
 * Returns the rows to store for a checked value. `targetId` is the document that is the value,
 * which must exist. Throws 404 `member.not_found` for a person who is not a member.
 */
export async function rowsOfValue(
  scope: OrganizationScope,
  { type }: CustomFieldRow,
  checked: CustomFieldValue | null,
): Promise<{ values: StoredValue[]; targetId: string | undefined }> {
  const personName =
    type === 'person' && typeof checked === 'string' ? await nameOfMember(scope, checked) : null;
  return {
    values: storedValues(type, checked, personName),
    targetId: type === 'document' && typeof checked === 'string' ? checked : undefined,
  };
}

async function nameOfMember(scope: OrganizationScope, userId: string): Promise<string> {
  const person = (await findPeople(scope)).find(({ id }) => id === userId);
  if (!person) throw new AppError('member.not_found');
  return person.name;
}
