import type { DocumentOrigin } from '../../../shared/archive/activity/activity.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function useSenderText(): (origin: DocumentOrigin) => string | undefined {
  const { t } = useTranslation();
  return ({ sender, uploadRequest }) => {
    if (sender) return t('activity.actor.sender', { sender });
    if (!uploadRequest) return undefined;
    const { title, sender: name } = uploadRequest;
    return name
      ? t('activity.actor.upload-request', { sender: name, title })
      : t('activity.actor.outside', { title });
  };
}
