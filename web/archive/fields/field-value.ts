import type {
  DocumentFieldName,
  DocumentFields,
} from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';

/** A field with a value, as documents have it. */
export type FieldValue = {
  [Field in DocumentFieldName]: { field: Field; value: DocumentFields[Field] };
}[DocumentFieldName];

/** A field of a document with its value. */
export function fieldValueOf(document: DocumentFields, field: DocumentFieldName): FieldValue {
  return { field, value: document[field] } as FieldValue;
}

/** What requests call a field. */
export function wireNameOf(field: string): string {
  return field === 'correspondent' ? 'correspondentId' : field;
}

/** The value as a request sets it. */
export function inputOf({ field, value }: FieldValue): DocumentFieldValues {
  return field === 'correspondent' ? { correspondentId: value?.id ?? null } : { [field]: value };
}
