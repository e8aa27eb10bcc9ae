import { useQuery, type QueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { useLastChange } from '../../item-lists/last-change.ts';
import { useInboxCount } from '../../inbox/use-inbox-count.ts';
import { startToDo, ToDoSection, useIsToDoLoading } from '../../reminders/to-do/to-do-section.tsx';
import {
  SpendingSection,
  startSpending,
  useIsSpendingLoading,
} from '../../spending/spending-section.tsx';
import { documentStatisticsQuery } from '../document-api.ts';
import { InboxSection, startInbox, useIsInboxLoading } from './inbox-section.tsx';

export async function startHomeAnswers(queryClient: QueryClient, organizationId: string) {
  await Promise.all(
    [startToDo, startInbox, startSpending].map((start) => start(queryClient, organizationId)),
  );
}

interface HomeAnswersProps {
  organizationId: string;
  /** Rendered together with the parts above, which would otherwise move it. */
  children: ReactNode;
}

/** The user's tasks, new documents, and spending; placeholders until all parts are loaded. */
export function HomeAnswers({ organizationId, children }: HomeAnswersProps) {
  const statistics = useQuery(documentStatisticsQuery(organizationId));
  const hasInbox = typeof useInboxCount(organizationId) === 'number';
  const lastChangeRef = useLastChange();
  const parts = [
    useIsToDoLoading(organizationId),
    useIsInboxLoading(organizationId),
    useIsSpendingLoading(organizationId),
    // The retry of a failed request is pending again, but must not hide what is shown.
    !statistics.isFetched,
  ];
  if (parts.includes(true)) return <Loading />;
  return (
    <>
      <div className={clsx('mt-8 grid items-start gap-x-6 gap-y-8', hasInbox && 'lg:grid-cols-2')}>
        <ToDoSection organizationId={organizationId} lastChangeRef={lastChangeRef} />
        {hasInbox && <InboxSection organizationId={organizationId} lastChangeRef={lastChangeRef} />}
      </div>
      <div className="mt-8">
        <SpendingSection organizationId={organizationId} />
      </div>
      {children}
    </>
  );
}

/** Placeholders of about the height of the lists. */
function Loading() {
  const { t } = useTranslation();
  return (
    <output aria-busy aria-label={t('documents.list.loading')} className="block">
      <div className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {[0, 1].map((column) => (
          <div key={column} className="flex flex-col gap-3">
            <Skeleton className="my-1.5 h-5 w-24" />
            <SkeletonRows rows={5} />
          </div>
        ))}
      </div>
      <Skeleton className="mt-9.5 mb-4.5 h-5 w-24" />
      <SkeletonRows rows={4} />
    </output>
  );
}
