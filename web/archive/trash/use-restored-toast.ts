import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { Restored } from './trash-api.ts';

/** Says how many documents were restored, and how many stay in the trash and why. */
export function useRestoredToast() {
  const { t } = useTranslation();
  return ({ count, skippedCount }: Restored) => {
    if (count > 0) toast.success(t('documents.bulk.restored', { count }));
    // The last message is in front of the others.
    if (skippedCount > 0) toast.warning(t('trash.not-restored', { count: skippedCount }));
  };
}
