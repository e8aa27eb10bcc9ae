import { createElement } from 'react';
import { defaultTagColor, tagInputSchema, type Tag } from '../../../shared/archive/tags/tag.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TagDot } from '../../ui/display/tag-badge.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useSaveTag, useTags } from './tag-api.ts';

/** An organization's tags as options of a picker. */
export function useTagOptions(organizationId: string) {
  const { t } = useTranslation();
  const { data: tags = [], isPending } = useTags(organizationId);
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
  const fieldError = useFieldError();
  const saveTag = useSaveTag(organizationId);
  return {
    ...useTagOptions(organizationId),
    placeholder: t('tags.choice.placeholder'),
    emptyLabel: t('tags.choice.empty'),
    creation: {
      label: (name: string) => t('tags.choice.create', { name }),
      run: (name: string) => {
        const checked = tagInputSchema.safeParse({ name, color: defaultTagColor });
        if (checked.success) saveTag.mutate(checked.data, { onSuccess: onCreated });
        else toast.error(fieldError(checked.error.issues[0]) ?? t('error.request.invalid'));
      },
    },
  };
}
