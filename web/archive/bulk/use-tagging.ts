import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useBulkTags, type BulkTagChange } from './bulk-api.ts';

/** Changing the tags of several documents, and saying what came of it. */
export function useTagging(organizationId: string) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const bulkTags = useBulkTags(organizationId);
  return {
    isPending: bulkTags.isPending,
    /** Answers whether it was done. */
    apply: async (change: BulkTagChange): Promise<boolean> => {
      try {
        const count = await bulkTags.mutateAsync(change);
        toast.success(t('documents.bulk.tagged', { count }));
        return true;
      } catch (error) {
        toast.error(errorMessage(error));
        return false;
      }
    },
  };
}
