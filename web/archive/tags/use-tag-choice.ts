import type { Tag } from '../../../shared/archive/tags/tag.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useSaveTag } from './tag-api.ts';
import { useTagOptions } from './use-tag-options.ts';

/**
 * Returns an organization's tags as options of a picker that can also create a tag from the typed text. `onCreated`
 * runs even after the component has unmounted.
 */
export function useTagChoice(organizationId: string, onCreated: (tag: Tag) => void) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const saveTag = useSaveTag(organizationId);
  const showError = errorToast();
  const create = async (name: string): Promise<boolean> => {
    const { defaultTagColor, tagInputSchema } = await import('../../../shared/archive/tags/tag.ts');
    const checked = tagInputSchema.safeParse({ name, color: defaultTagColor });
    if (!checked.success) {
      toast.error(fieldError(checked.error.issues[0]) ?? t('error.request.invalid'));
      return false;
    }
    const tag = await saveTag.mutateAsync(checked.data).catch(() => undefined);
    if (tag) onCreated(tag);
    return tag !== undefined;
  };
  return {
    ...useTagOptions(organizationId),
    placeholder: t('tags.choice.placeholder'),
    emptyLabel: t('tags.choice.empty'),
    creation: {
      label: (name: string) => t('tags.choice.create', { name }),
      run: (name: string) =>
        create(name).catch((error: unknown) => {
          showError(error);
          return false;
        }),
    },
  };
}
