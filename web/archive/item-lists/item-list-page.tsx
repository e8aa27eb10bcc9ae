import type { ReactNode } from 'react';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import {
  ResourceListPage,
  type ResourceListPageProps,
} from '../../ui/lists/resource-list-page.tsx';
import { LongList, type LongListProps } from './long-list.tsx';

export interface ItemListPageProps<Item> extends Omit<
  ResourceListPageProps<Item>,
  'empty' | 'children'
> {
  maxCount: number;
  empty: ResourceListPageProps<Item>['empty'] & { descriptionForViewers?: string };
  filter?: Pick<LongListProps<Item>, 'textOf' | 'filterLabel'>;
  children: (items: readonly Item[], all: readonly Item[]) => ReactNode;
}

export function ItemListPage<Item>(props: ItemListPageProps<Item>) {
  const { maxCount, createButton, firstButton, notice, empty, filter, children, ...page } = props;
  const { descriptionForViewers = empty.description, ...emptyState } = empty;
  const { t } = useTranslation();
  const canChange = useCanChange();
  const isFull = (page.query.data?.length ?? 0) >= maxCount;
  return (
    <ResourceListPage
      {...page}
      createButton={canChange && createButton}
      firstButton={canChange && firstButton}
      notice={
        <>
          {notice}
          {canChange && isFull && <Callout tone="warning">{t('error.limit.reached')}</Callout>}
        </>
      }
      empty={canChange ? emptyState : { ...emptyState, description: descriptionForViewers }}
    >
      {(all) =>
        filter ? (
          <LongList {...filter} items={all}>
            {(items) => children(items, all)}
          </LongList>
        ) : (
          children(all, all)
        )
      }
    </ResourceListPage>
  );
}
