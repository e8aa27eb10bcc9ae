import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { DocumentFieldValues } from '../../../../shared/archive/fields/document-field-values.ts';
import type { ShownFieldName } from '../field-names.ts';

type ShownFields = Pick<DocumentSummary, ShownFieldName>;

export type FieldValue = {
  [Field in ShownFieldName]: { field: Field; value: ShownFields[Field] };
}[ShownFieldName];

export function fieldValueOf(document: ShownFields, field: ShownFieldName): FieldValue {
  return { field, value: document[field] } as FieldValue;
}

export function wireNameOf(field: string): string {
  return field === 'correspondent' ? 'correspondentId' : field;
}

export function inputOf({ field, value }: FieldValue): DocumentFieldValues {
  return field === 'correspondent' ? { correspondentId: value?.id ?? null } : { [field]: value };
}
