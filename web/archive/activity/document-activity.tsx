import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
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
            <ActivityItem
              key={activity.id}
              organizationId={address.organizationId}
              activity={activity}
            />
          ))}
        </ol>
      )}
      <LoadMore query={query} label={t('common.load-more')} errorTitle={t('activity.error')} />
      {query.data && !query.hasNextPage && (
        <p className="text-sm text-muted">{t('activity.no-more')}</p>
      )}
    </div>
  );
}
