import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../feedback/empty-state.tsx';
import { PageBody, PageHeader, type PageBodyProps } from '../layout/page.tsx';
import { ListQuery, type ListQueryProps } from './list-states.tsx';

export interface ResourceListPageProps<Item> extends Pick<
  ListQueryProps<Item[]>,
  'query' | 'loadingLabel' | 'errorTitle' | 'children'
> {
  width?: PageBodyProps['width'];
  title: ReactNode;
  description: ReactNode;
  /** In the header, or below `empty` if there are no items. */
  createButton: ReactNode;
  firstButton?: ReactNode;
  notice?: ReactNode;
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'description'>;
}

export function ResourceListPage<Item>(props: ResourceListPageProps<Item>) {
  const { width, title, description, createButton, firstButton, notice, empty, query, ...list } =
    props;
  const hasItems = query.data !== undefined && query.data.length > 0;
  return (
    <PageBody width={width}>
      <PageHeader
        title={title}
        description={description}
        actions={(hasItems || firstButton) && createButton}
      />
      <div className="flex flex-col gap-4">
        {notice}
        <ListQuery
          {...list}
          query={query}
          empty={<EmptyState {...empty} actions={firstButton ?? createButton} />}
        />
      </div>
    </PageBody>
  );
}
