import { FileSearch } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePaginationLabels } from '../../i18n/use-pagination-labels.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/forms/text/search-field.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { filterItems } from './filter-items.ts';

const shortLength = 20;
const pageSize = 100;

export interface LongListProps<Item> {
  items: readonly Item[];
  textOf: (item: Item) => string;
  filterLabel: string;
  children: (items: readonly Item[]) => ReactNode;
}

export function LongList<Item>({ items, textOf, filterLabel, children }: LongListProps<Item>) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [wantedPage, setPage] = useState(0);
  const found = filterItems(items, query, textOf);
  const pageCount = Math.ceil(found.length / pageSize);
  // The last page disappears with its last item.
  const pageIndex = Math.max(0, Math.min(wantedPage, pageCount - 1));
  const labels = usePaginationLabels({ pageIndex, pageCount });
  const filter = (text: string) => {
    setQuery(text);
    setPage(0);
  };

  return (
    <div className="flex flex-col gap-4">
      {(items.length > shortLength || query !== '') && (
        <SearchField
          label={filterLabel}
          clearLabel={t('documents.search.clear')}
          value={query}
          onValueChange={filter}
          className="sm:max-w-96"
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          icon={<FileSearch size={24} />}
          title={t('documents.no-results.title')}
          actions={<Button onClick={() => filter('')}>{t('documents.search.clear')}</Button>}
        />
      ) : (
        children(found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize))
      )}
      <Pagination
        pageIndex={pageIndex}
        pageSize={pageSize}
        pageCount={pageCount}
        rowsCount={found.length}
        pageSizes={[pageSize]}
        onPageChange={setPage}
        labels={labels}
      />
    </div>
  );
}
