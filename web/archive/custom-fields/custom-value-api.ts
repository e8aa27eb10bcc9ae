import type {
  CustomFieldValue,
  DocumentCustomField,
} from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { useSetValue } from '../fields/use-set-value.ts';

const one = api.organizations[':organizationId'].documents[':documentId'].fields[':fieldId'];

export type ValueEdit = {
  field: CustomField;
  to: CustomFieldValue | null;
  /** The new value as text. */
  text: string | undefined;
  /** The edit that sets the former value again. */
  undo?: Pick<ValueEdit, 'to' | 'text'>;
};

export function useSetCustomField(address: DocumentAddress) {
  return useSetValue<ValueEdit>(address, {
    send: async ({ field, to }) => {
      const param = { ...address, fieldId: field.id };
      const response = one.$put({ param, json: { value: to } });
      return (await fetchJson(response, 'document')).document;
    },
    patch:
      ({ field, to }) =>
      (cached) => ({ ...cached, fields: fieldsWith(cached.fields, field, to) }),
    nameOf: ({ field }) => field.name,
    undoOf: ({ field, undo }) => undo && { field, ...undo },
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
