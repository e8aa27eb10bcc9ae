import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { defaultTagColor, type Tag } from '../../../shared/archive/tags/tag.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TagDot } from '../../ui/display/tag-badge.tsx';
import { tagsQuery, useSaveTag } from './tag-api.ts';

/** An organization's tags as options of a picker. */
export function useTagOptions(organizationId: string) {
  const { t } = useTranslation();
  const { data: tags = [], isPending } = useQuery(tagsQuery(organizationId));
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

/** An organization's tags as options of a picker that can also create a tag from the typed text. */
export function useTagChoice(organizationId: string, onCreated: (tag: Tag) => void) {
  const { t } = useTranslation();
  const saveTag = useSaveTag(organizationId);
  return {
    ...useTagOptions(organizationId),
    placeholder: t('tags.choice.placeholder'),
    emptyLabel: t('tags.choice.empty'),
    creation: {
      label: (name: string) => t('tags.choice.create', { name }),
      run: (name: string) =>
        saveTag.mutate(
          { name, color: defaultTagColor, description: null },
          { onSuccess: onCreated },
        ),
    },
  };
}
