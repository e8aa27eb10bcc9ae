import type {
  CustomFieldValue,
  DocumentCustomField,
} from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { api, fetchJson } from '../../../api/api-client.ts';
import { useSetValue } from '../../fields/editing/use-set-value.ts';

const one = api.organizations[':organizationId'].documents[':documentId'].fields[':fieldId'];

export function useSetCustomField(document: DocumentDetail, field: CustomField) {
  const { organizationId, id: documentId } = document;
  return useSetValue<CustomFieldValue | null>(document, {
    field,
    send: (to) => {
      const param = { organizationId, documentId, fieldId: field.id };
      return fetchJson(one.$put({ param, json: { value: to } }), 'document');
    },
    patch: (to) => (cached) => ({ ...cached, fields: fieldsWith(cached.fields, field, to) }),
    valueOf: ({ fields }) => fields.find(({ id }) => id === field.id)?.value ?? null,
  });
}

function fieldsWith(
  fields: DocumentCustomField[],
  { id, key, name, type }: CustomField,
  value: CustomFieldValue | null,
): DocumentCustomField[] {
  const others = fields.filter((each) => each.id !== id);
  return value === null ? others : [...others, { id, key, name, type, value }];
}
