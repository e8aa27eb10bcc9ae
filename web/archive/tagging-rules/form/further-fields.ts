import type { z } from 'zod';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { valueSchemas } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { documentFieldValuesSchema } from '../../../../shared/archive/fields/document-field-values.ts';
import {
  countedActionFields,
  daysAfterDateSchema,
  plainActionFields,
  type CountedActionField,
  type FieldAction,
  type PlainActionField,
} from '../../../../shared/archive/tagging-rules/field-action.ts';
import type { ValueKind } from '../../fields/inputs/value-control.tsx';

type FurtherField = PlainActionField | CountedActionField;
export type FurtherAction = Extract<FieldAction, { field: FurtherField | 'custom' }>;

export function valueOf(action: FurtherAction) {
  return 'daysAfterDate' in action ? action.daysAfterDate : action.value;
}

export function schemaOf(fieldId: string, type: CustomField['type']): z.ZodType {
  if (isCountedField(fieldId)) return daysAfterDateSchema;
  return isPlainField(fieldId) ? documentFieldValuesSchema.shape[fieldId] : valueSchemas[type];
}

export function typeOfField(
  fieldId: string,
  fields: readonly CustomField[],
): CustomField['type'] | undefined {
  if (fieldId === 'totalAmount') return 'money';
  if (isCountedField(fieldId)) return 'number';
  return isPlainField(fieldId) ? 'text' : fields.find(({ id }) => id === fieldId)?.type;
}

function isPlainField(fieldId: string): fieldId is PlainActionField {
  return plainActionFields.some((field) => field === fieldId);
}

export function isCountedField(fieldId: string): fieldId is CountedActionField {
  return countedActionFields.some((field) => field === fieldId);
}

export function isFurtherField(field: string): field is FurtherField {
  return isPlainField(field) || isCountedField(field);
}

export function kindOf(fieldId: string): ValueKind {
  if (fieldId === 'totalAmount') return 'money';
  return isCountedField(fieldId) ? 'days' : 'text';
}
