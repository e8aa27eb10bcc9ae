import i18next from 'i18next';
import { api, fetchJson } from '../../api/api-client.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { inputOf, type FieldValue } from './field-value.ts';
import { useSetValue } from './use-set-value.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

export type FieldEdit = {
  to: FieldValue;
  /** The new value as text. */
  text: string | undefined;
  /** The edit that sets the former value again. */
  undo?: Pick<FieldEdit, 'to' | 'text'>;
};

export function useSetField(address: DocumentAddress) {
  return useSetValue<FieldEdit>(address, {
    send: async ({ to }) => {
      const response = document.$patch({ param: address, json: inputOf(to) });
      return (await fetchJson(response, 'document')).document;
    },
    patch:
      ({ to }) =>
      (cached) => ({ ...cached, [to.field]: to.value }),
    nameOf: ({ to }) => i18next.t(`documents.fields.name.${to.field}`),
    undoOf: ({ undo }) => undo,
  });
}
