import { ArrowDownUp } from 'lucide-react';
import type {
  BuiltInSortField,
  SortOrder,
} from '../../../../../shared/archive/documents/document.ts';
import type { DocumentColumn } from '../../../../../shared/archive/documents/document-columns.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Menu, MenuRadioGroup } from '../../../../ui/overlays/menu.tsx';
import { isRanked, type DocumentListState } from '../../document-list-search.ts';
import { sortFieldOf } from '../../items/list-columns.ts';
import { useCustomColumns } from '../../items/use-custom-columns.ts';

interface SortMenuProps {
  state: DocumentListState;
  columns: readonly DocumentColumn[];
  onChange: (change: Partial<DocumentListState>) => void;
}

const orders = [
  'createdAt-desc',
  'createdAt-asc',
  'name-asc',
  'name-desc',
  'updatedAt-desc',
  'size-desc',
  'size-asc',
  'confidence-asc',
  'documentDate-desc',
  'documentDate-asc',
  'dueDate-asc',
  'correspondent-asc',
  'amount-desc',
] as const;

const labels = {
  relevance: 'documents.sort.relevance',
  'createdAt-desc': 'documents.sort.newest',
  'createdAt-asc': 'documents.sort.oldest',
  'name-asc': 'documents.sort.name-asc',
  'name-desc': 'documents.sort.name-desc',
  'updatedAt-desc': 'documents.sort.updated',
  'size-desc': 'documents.sort.largest',
  'size-asc': 'documents.sort.smallest',
  'confidence-asc': 'documents.sort.least-sure',
  'documentDate-desc': 'documents.sort.document-date-desc',
  'documentDate-asc': 'documents.sort.document-date-asc',
  'dueDate-asc': 'documents.sort.due-date-asc',
  'correspondent-asc': 'documents.sort.correspondent-asc',
  'amount-desc': 'documents.sort.amount-desc',
} as const;

const resultOrders = ['relevance', 'createdAt-desc', 'createdAt-asc'] as const;

type FixedOrder = (typeof orders)[number];
type Order = { value: string; label: string; change: Partial<DocumentListState> };

/** Returns the order of a key such as `createdAt-desc`. */
function changeTo(order: FixedOrder): Partial<DocumentListState> {
  const [sortField, sortOrder] = order.split('-') as [BuiltInSortField, SortOrder];
  return { sortField, sortOrder };
}

/**
 * The order of the list, including orders without a visible column, and those by chosen columns. Search results are
 * sorted by relevance or date.
 */
export function SortMenu({ state, columns, onChange }: SortMenuProps) {
  const { t } = useTranslation();
  const byColumns = useColumnOrders(columns);
  const isSearch = isRanked(state);
  const { sortField, sortOrder, resultOrder } = state;
  const offered: Order[] = isSearch
    ? resultOrders.map((value) => ({
        value,
        label: t(labels[value]),
        change: { resultOrder: value === 'relevance' ? undefined : changeTo(value).sortOrder },
      }))
    : [
        ...orders.map((value) => ({ value, label: t(labels[value]), change: changeTo(value) })),
        ...byColumns,
      ];
  const current = isSearch
    ? resultOrder
      ? `createdAt-${resultOrder}`
      : 'relevance'
    : `${sortField}-${sortOrder}`;

  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<ArrowDownUp size={16} aria-hidden />} className="max-sm:gap-0 max-sm:px-3">
          <span className="max-sm:sr-only">{t('documents.sort.label')}</span>
        </Button>
      }
    >
      <MenuRadioGroup<string>
        label={t('documents.sort.label')}
        isLabelHidden
        value={current}
        onValueChange={(value) => {
          const order = offered.find((each) => each.value === value);
          if (order) onChange({ pageIndex: 0, ...order.change });
        }}
        options={offered}
      />
    </Menu>
  );
}

/** Returns both orders of each column that no built-in order covers. */
function useColumnOrders(columns: readonly DocumentColumn[]): Order[] {
  const { t } = useTranslation();
  const shown = useCustomColumns(columns);
  return shown.columns.flatMap((column) => {
    const sortField = shown.isSortable(column) ? sortFieldOf(column) : undefined;
    if (!sortField || orders.some((order) => order.startsWith(`${sortField}-`))) return [];
    const name = shown.nameOf(column);
    return (['asc', 'desc'] as const).map((sortOrder) => ({
      value: `${sortField}-${sortOrder}`,
      label: t(`documents.sort.column-${sortOrder}`, { name }),
      change: { sortField, sortOrder },
    }));
  });
}
