import {
  valueSchemas,
  type CustomFieldValue,
  type DocumentCustomField,
} from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import { linkKey, textKey } from '../../../../shared/archive/custom-fields/value-key.ts';
import { hundredthsOf } from '../../../../shared/reading/fields/money.ts';

export type StoredValue = { value: string | number; shown: string | null };

export function storedValues(
  type: CustomFieldType,
  value: CustomFieldValue | null,
  personName: string | null = null,
): StoredValue[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.map((each) => ({ value: each, shown: null }));
  if (typeof value === 'object') {
    return [{ value: hundredthsOf(value.amount), shown: value.currency }];
  }
  if (typeof value !== 'string') return [{ value: Number(value), shown: null }];
  if (type === 'text') return [{ value: textKey(value), shown: value }];
  if (type === 'link') return [{ value: linkKey(value), shown: value }];
  return [{ value, shown: type === 'person' ? personName : null }];
}

export type ShownRow = StoredValue &
  Omit<DocumentCustomField, 'value' | 'documentName'> & { documentName?: string | null };

/**
 * Returns the custom fields of a document from the rows of their values, which must be sorted by
 * field and position. A value that does not fit the type of its field is left out, so that it does
 * not make a list fail.
 */
export function toDocumentCustomFields(rows: ShownRow[]): DocumentCustomField[] {
  const fields: DocumentCustomField[] = [];
  for (const { value, shown, documentName, ...field } of rows) {
    const last = fields.at(-1);
    if (last?.id === field.id && Array.isArray(last.value)) {
      last.value.push(String(value));
      continue;
    }
    const known = shownValue(field.type, { value, shown });
    if (known !== undefined) {
      fields.push({ ...field, value: known, ...(documentName && { documentName }) });
    }
  }
  return fields;
}

function shownValue(
  type: CustomFieldType,
  { value, shown }: StoredValue,
): CustomFieldValue | undefined {
  switch (type) {
    case 'text':
      return shown ?? undefined;
    case 'link':
      return valueSchemas.link.safeParse(shown).data;
    case 'number':
      // SQLite reads decimals from JSON with an error in the last of 17 digits.
      return typeof value === 'number' ? Number(value.toPrecision(15)) : undefined;
    case 'money':
      return typeof value === 'number' && shown !== null
        ? { amount: value / 100, currency: shown }
        : undefined;
    case 'boolean':
      return value === 1 || value === 0 ? value === 1 : undefined;
    case 'multi-select':
      return [String(value)];
    case 'select':
      return String(value);
    case 'date':
    case 'person':
    case 'document':
      return valueSchemas[type].safeParse(value).data;
  }
}
