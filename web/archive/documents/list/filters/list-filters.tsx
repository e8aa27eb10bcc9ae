import { LayoutGrid } from 'lucide-react';
import { ExportTableButton } from '../../../csv/export-table-button.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { useSearchText } from '../../../../ui/forms/text/use-search-text.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ColumnsButton } from '../columns/columns-button.tsx';
import type { DocumentListState } from '../../document-list-search.ts';
import { FilterButton } from './filter-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { GridView } from '../use-grid-view.ts';
import type { ListColumns } from '../columns/use-list-columns.ts';

interface ListFiltersProps {
  organizationId: string;
  state: DocumentListState;
  columns: ListColumns;
  view: GridView;
  onChange: (change: Partial<DocumentListState>, options?: { replace: boolean }) => void;
}

export function ListFilters(props: ListFiltersProps) {
  const { organizationId, state, columns, view, onChange } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch
          organizationId={organizationId}
          q={state.q}
          onSearch={(q) => onChange({ q, pageIndex: 0 }, { replace: true })}
        />
        <FilterButton organizationId={organizationId} state={state} onChange={onChange} />
        <SortMenu state={state} columns={columns.columns} onChange={onChange} />
        <ColumnsButton {...columns} />
        <ExportTableButton
          organizationId={organizationId}
          state={state}
          columns={columns.columns}
        />
        <IconButton
          variant="secondary"
          aria-label={t('documents.grid')}
          title={t('documents.grid')}
          aria-pressed={view.isGrid}
          className="aria-pressed:border-accent-strong aria-pressed:bg-selected"
          onClick={view.toggle}
        >
          <LayoutGrid size={16} aria-hidden />
        </IconButton>
      </div>
      <ActiveFilters organizationId={organizationId} state={state} onChange={onChange} />
    </div>
  );
}

function ListSearch(props: { organizationId: string; q: string; onSearch: (q: string) => void }) {
  const [text, setText, send] = useSearchText(props.q, props.onSearch);
  return (
    <SearchBox
      organizationId={props.organizationId}
      value={text}
      onValueChange={setText}
      onSend={send}
    />
  );
}
