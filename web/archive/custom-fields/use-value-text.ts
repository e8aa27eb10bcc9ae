import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { documentQuery } from '../documents/document-api.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { usePeople } from './use-people.ts';

/**
 * Returns the value of a custom field as text in the current language; undefined if it has none or its name is still
 * loading. Loads a referenced document only if its name is not known.
 */
export function useValueText(
  { organizationId, type, options, key }: CustomField,
  value: CustomFieldValue | null,
  documentName?: string,
): string | undefined {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const queryClient = useQueryClient();
  const isPerson = type === 'person' && value !== null;
  const isDocument = type === 'document' && value !== null && documentName === undefined;
  // A document has many fields: those without a person as value do not subscribe to the query.
  const members = usePeople(organizationId, { enabled: isPerson, subscribed: isPerson });
  const document = useQuery({
    ...documentQuery(queryClient, {
      organizationId,
      documentId: typeof value === 'string' ? value : '',
    }),
    enabled: isDocument,
    subscribed: isDocument,
  });
  if (value === null) return undefined;
  switch (type) {
    case 'select':
    case 'multi-select': {
      const names = [value]
        .flat()
        .flatMap((id) => options.find((each) => each.id === id)?.name ?? []);
      return names.length === 0 ? undefined : names.join(', ');
    }
    case 'person': {
      const name = members.data?.find(({ user }) => user.id === value)?.user.name;
      return name ?? (members.isPending ? undefined : t('fields.value.former-member'));
    }
    case 'document':
      return (
        documentName ??
        document.data?.name ??
        (document.isPending ? undefined : t('fields.value.unknown-document'))
      );
    case 'text':
    case 'number':
    case 'money':
    case 'date':
    case 'boolean':
    case 'link':
      return Array.isArray(value) ? undefined : textOf(key, value, type);
  }
}
