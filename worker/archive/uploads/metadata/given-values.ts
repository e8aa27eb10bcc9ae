import { nameKey } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { UploadMetadata } from '../../../../shared/archive/uploads/upload-metadata.ts';
import { checkValue } from '../../custom-fields/stored/checked-value.ts';
import type { CustomFieldRow } from '../../custom-fields/custom-field-store.ts';
import type { GivenValue } from '../../custom-fields/stored/new-values-store.ts';
import { storedValues } from '../../custom-fields/stored/stored-values.ts';
import { invalidMetadata } from './parse-metadata.ts';

type Known = {
  customFields: CustomFieldRow[];
  people: { id: string; name: string }[];
  documentIds: ReadonlySet<string>;
};

/**
 * Returns the rows of the custom fields that metadata sets. Throws 400 for keys that no field has,
 * and values that a field cannot have.
 */
export function givenValues(fields: NonNullable<UploadMetadata['fields']>, known: Known) {
  const rowsByKey = new Map<string, GivenValue[]>();
  for (const [key, value] of fields) {
    const refuse = (message: string) => invalidMetadata({ path: ['fields', key], message });
    const field = known.customFields.find((each) => each.key === key);
    if (!field) throw refuse('No custom field has this key');
    const { value: checked = null, problem } = checkValue(field, withIds(field, value, known));
    if (problem !== undefined) throw refuse(problem);
    const person = known.people.find(({ id }) => id === checked);
    if (field.type === 'person' && checked !== null && !person) throw refuse('Not a member');
    const isDocument = field.type === 'document' && typeof checked === 'string';
    if (isDocument && !known.documentIds.has(checked)) throw refuse('Not a document');
    const rows = storedValues(field.type, checked, person?.name);
    rowsByKey.set(
      key,
      rows.map((row, position) => ({ ...row, fieldId: field.id, type: field.type, position })),
    );
  }
  return [...rowsByKey.values()].flat();
}

function withIds(
  { type, options }: CustomFieldRow,
  value: CustomFieldValue | null,
  { people }: Known,
): CustomFieldValue | null {
  const optionOf = (name: string) =>
    options.find((option) => !option.isRemoved && nameKey(option.name) === nameKey(name))?.id ??
    name;
  switch (type) {
    case 'select':
      return typeof value === 'string' ? optionOf(value) : value;
    case 'multi-select':
      return Array.isArray(value) ? value.map(optionOf) : value;
    case 'person':
      return people.find(({ id }) => id === value)?.id ?? onlyOneNamed(people, value) ?? value;
    case 'text':
    case 'number':
    case 'money':
    case 'date':
    case 'boolean':
    case 'document':
    case 'link':
      return value;
  }
}

export function onlyOneNamed(people: Known['people'], name: unknown): string | undefined {
  const [person, ...others] = people.filter((each) => each.name === name);
  return others.length === 0 ? person?.id : undefined;
}
