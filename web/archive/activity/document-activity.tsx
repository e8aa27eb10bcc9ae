import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ListError } from '../../ui/lists/list-states.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { ActivityItem } from './activity-item.tsx';
import { activityQuery } from './activity-api.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

export function DocumentActivity(address: DocumentAddress) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(activityQuery(address));

  if (query.isPending) {
    return (
      <section aria-busy aria-label={t('activity.loading')}>
        <SkeletonText lines={6} />
      </section>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {query.data && (
        <ol
          aria-label={t('documents.tab.activity')}
          className="flex flex-col divide-y divide-border"
        >
          {query.data.pages.flat().map((activity) => (
            <ActivityItem key={activity.id} activity={activity} />
          ))}
        </ol>
      )}
      {(query.isLoadingError || query.isFetchNextPageError) && (
        <ListError
          title={t('activity.error')}
          error={query.error}
          onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          className="self-start"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('activity.load-more')}
        </Button>
      )}
      {query.data && !query.hasNextPage && (
        <p className="text-sm text-muted">{t('activity.no-more')}</p>
      )}
    </div>
  );
}
