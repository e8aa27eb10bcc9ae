import type {
  DocumentFieldName,
  DocumentFields,
} from '../../../../shared/reading/fields/document-fields.ts';
import type { DocumentFieldValues } from '../../../../shared/archive/fields/document-field-values.ts';

export type FieldValue = {
  [Field in DocumentFieldName]: { field: Field; value: DocumentFields[Field] };
}[DocumentFieldName];

export function fieldValueOf(document: DocumentFields, field: DocumentFieldName): FieldValue {
  return { field, value: document[field] } as FieldValue;
}

/** What requests call a field. */
export function wireNameOf(field: string): string {
  return field === 'correspondent' ? 'correspondentId' : field;
}

export function inputOf({ field, value }: FieldValue): DocumentFieldValues {
  return field === 'correspondent' ? { correspondentId: value?.id ?? null } : { [field]: value };
}
