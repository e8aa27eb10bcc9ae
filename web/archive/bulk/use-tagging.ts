import { useTranslation } from '../../i18n/use-translation.ts';
import { useBulkTags, type BulkTagChange } from './bulk-api.ts';
import { doneToast } from './done-toast.ts';

/** Changes the tags of several documents and shows the result as a toast. */
export function useTagging(organizationId: string) {
  const { t } = useTranslation();
  const bulkTags = useBulkTags(organizationId, {
    onSuccess: ({ count, error }) => doneToast(t('documents.bulk.tagged', { count }), { error }),
  });
  return {
    isPending: bulkTags.isPending,
    /** Resolves to whether the tags were changed. */
    apply: (change: BulkTagChange): Promise<boolean> =>
      bulkTags.mutateAsync(change).then(
        () => true,
        () => false,
      ),
  };
}
