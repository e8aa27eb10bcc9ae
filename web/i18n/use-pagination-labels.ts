import type { PaginationProps } from '../ui/lists/pagination.tsx';
import { useTranslation } from './use-translation.ts';

export function usePaginationLabels(page: {
  pageIndex: number;
  pageCount: number;
}): PaginationProps['labels'] {
  const { t } = useTranslation();
  return {
    navigation: t('pagination.label'),
    rowsPerPage: t('pagination.rows-per-page'),
    pageOf: t('pagination.page-of', { page: page.pageIndex + 1, count: page.pageCount }),
    first: t('pagination.first'),
    previous: t('pagination.previous'),
    next: t('pagination.next'),
    last: t('pagination.last'),
  };
}
