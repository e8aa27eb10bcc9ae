import type { z } from 'zod';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { valueSchemas } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { BulkFieldValues } from '../../../../shared/archive/bulk/bulk-fields.ts';
import {
  documentFieldValuesSchema,
  type SettableFieldName,
} from '../../../../shared/archive/fields/document-field-values.ts';
import { typedInput } from '../../custom-fields/values/typed-form.ts';
import { wireNameOf } from '../../fields/editing/field-value.ts';
import type { TypedValue } from '../../fields/inputs/value-control.tsx';

type CheckedInput = z.ZodSafeParseResult<Partial<BulkFieldValues>>;

export function cleared(field: SettableFieldName | CustomField): CheckedInput {
  if (typeof field !== 'object') return builtInInput(field, null);
  return { success: true, data: { fields: [{ id: field.id, value: null }] } };
}

export function checkedInput(
  field: SettableFieldName | CustomField,
  { value, currency }: TypedValue,
  locale: string,
): CheckedInput {
  if (field === 'isPaid') return builtInInput(field, value === 'true');
  if (typeof field !== 'object') {
    const isMoney = field === 'totalAmount';
    return builtInInput(
      field,
      isMoney ? typedInput({ type: 'money', value, currency, locale }) : value,
    );
  }
  const { id, type } = field;
  return valueSchemas[type]
    .transform((checked) => ({ fields: [{ id, value: checked }] }))
    .safeParse(typedInput({ type, value, currency, locale }));
}

function builtInInput(field: SettableFieldName, input: unknown): CheckedInput {
  return documentFieldValuesSchema
    .transform((values) => ({ values }))
    .safeParse({ [wireNameOf(field)]: input });
}
