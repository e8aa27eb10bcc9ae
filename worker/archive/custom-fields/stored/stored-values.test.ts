import { describe, expect, it } from 'vitest';
import {
  customFieldTypes,
  hasOptions,
  type CustomFieldType,
} from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import {
  documentCustomFieldSchema,
  valueSchemas,
  type CustomFieldValue,
} from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { storedValues, toDocumentCustomFields } from './stored-values.ts';

const id = (prefix: string) => `${prefix}_${'a'.repeat(24)}`;

const values: Record<CustomFieldType, CustomFieldValue> = {
  text: 'some text',
  number: -12.5,
  money: { amount: 19.99, currency: 'EUR' },
  date: '2024-02-29',
  boolean: false,
  select: id('opt'),
  'multi-select': [id('opt'), id('opt').replace('a', 'b')],
  person: id('usr'),
  document: id('doc'),
  link: 'https://example.com/a',
};

function fieldsOf(type: CustomFieldType, storedType: CustomFieldType) {
  const field = { id: id('fld'), key: 'key', name: 'Name', type };
  const beside = { id: id('fld').replace('a', 'b'), key: 'beside', name: 'Other', type: 'text' };
  const rows = [
    ...storedValues(storedType, values[storedType]).map((row) => ({ ...field, ...row })),
    { ...beside, type: 'text' as const, value: 'beside', shown: 'Beside' },
  ];
  return toDocumentCustomFields(rows);
}

describe('toDocumentCustomFields', () => {
  it.each(customFieldTypes)('returns a value of the type %s as it was set', (type) => {
    expect(fieldsOf(type, type)).toMatchObject([{ value: values[type] }, { value: 'Beside' }]);
  });

  const stored = customFieldTypes.flatMap((type) =>
    customFieldTypes.map((storedType) => ({ type, storedType })),
  );
  it.each(stored.filter(({ type }) => !hasOptions(type)))(
    'returns only values of the type $type where a $storedType is stored',
    ({ type, storedType }) => {
      const fields = fieldsOf(type, storedType);
      expect(fields.at(-1)?.value).toBe('Beside');
      for (const field of fields) {
        expect(documentCustomFieldSchema.safeParse(field).error).toBeUndefined();
        expect(valueSchemas[field.type].safeParse(field.value).error).toBeUndefined();
      }
    },
  );
});
