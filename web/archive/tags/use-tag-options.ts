import { createElement } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TagDot } from '../../ui/display/tag-badge.tsx';
import { useTags } from './tag-api.ts';

export function useTagOptions(organizationId: string, options?: { enabled: boolean }) {
  const { t } = useTranslation();
  const { data: tags = [], isPending } = useTags(organizationId, options);
  return {
    options: tags.map(({ id, name, color }) => ({
      value: id,
      label: name,
      leading: createElement(TagDot, { color }),
    })),
    placeholder: t('tags.choice.find'),
    emptyLabel: t(isPending ? 'tags.loading' : 'tags.choice.none'),
  };
}
