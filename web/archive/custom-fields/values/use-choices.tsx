import { useQuery } from '@tanstack/react-query';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TagDot } from '../../../ui/display/tag-badge.tsx';
import { useDebounced } from '../../../ui/forms/use-debounced.ts';
import { documentsQuery } from '../../documents/document-api.ts';
import { listStateOf } from '../../documents/document-list-search.ts';
import { usePeople } from '../use-people.ts';

const searchDelayMs = 200;
const offeredDocuments = 50;

export function useChoices(
  field: CustomField,
  { isOpen, search }: { isOpen: boolean; search: string },
) {
  const { t } = useTranslation();
  const { type, organizationId } = field;
  const members = usePeople(organizationId, { enabled: isOpen && type === 'person' });
  const typed = useDebounced(search.trim().replaceAll('"', ' '), searchDelayMs);
  const documents = useQuery({
    ...documentsQuery(
      organizationId,
      listStateOf({ pageSize: offeredDocuments, q: typed === '' ? '' : `name:"${typed}"` }),
    ),
    enabled: isOpen && type === 'document',
  });
  switch (type) {
    case 'boolean':
      return {
        isPending: false,
        options: [
          { value: 'true', label: t('fields.value.yes') },
          { value: 'false', label: t('fields.value.no') },
        ],
      };
    case 'person':
      return {
        isPending: members.isPending,
        options: (members.data ?? []).map(({ user }) => ({ value: user.id, label: user.name })),
      };
    case 'document':
      return {
        isPending: documents.isPending,
        options: (documents.data?.documents ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
      };
    case 'select':
    case 'multi-select':
    case 'text':
    case 'number':
    case 'money':
    case 'date':
    case 'link':
      return {
        isPending: false,
        options: field.options.map(({ id, name, color }) => ({
          value: id,
          label: name,
          leading: <TagDot color={color} />,
        })),
      };
  }
}
