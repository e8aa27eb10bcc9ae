import { limits } from '../../../../shared/limits.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useBulkTags, type BulkTagChange } from '../bulk-api.ts';
import { doneToast } from '../done-toast.ts';

export function useTagging(organizationId: string) {
  const { t } = useTranslation();
  const bulkTags = useBulkTags(organizationId, {
    onSuccess: ({ count, skippedCount, error }) => {
      const maxCount = limits.documentTags.max;
      const leftOut =
        skippedCount > 0
          ? t('documents.bulk.without-room-for-tags', { count: skippedCount, maxCount })
          : undefined;
      doneToast(t('documents.bulk.tagged', { count }), { error, leftOut });
    },
  });
  return {
    isPending: bulkTags.isPending,
    apply: (change: BulkTagChange): Promise<boolean> =>
      bulkTags.mutateAsync(change).then(
        () => true,
        () => false,
      ),
  };
}
