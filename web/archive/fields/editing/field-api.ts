import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { ShownFieldName } from '../field-names.ts';
import { api, fetchJson } from '../../../api/api-client.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fieldValueOf, inputOf, type FieldValue } from './field-value.ts';
import { useSetValue } from './use-set-value.ts';

const one = api.organizations[':organizationId'].documents[':documentId'];

export function useSetField(document: DocumentDetail, field: ShownFieldName) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  return useSetValue<FieldValue>(document, {
    field: { id: field, name: t(`documents.fields.name.${field}`) },
    send: (to, removeDefaults) => {
      const json = { ...inputOf(to), removeDefaults };
      return fetchJson(
        one.$patch({ param: { organizationId, documentId }, json }),
        'updatedDocument',
      );
    },
    patch: (to) => (cached) => ({ ...cached, [to.field]: to.value }),
    valueOf: (cached) => fieldValueOf(cached, field),
  });
}
