import { useQueryClient } from '@tanstack/react-query';
import type { DocumentColumn } from '../../../../../shared/archive/documents/document-columns.ts';
import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import { errorToast } from '../../../../i18n/messages/error-toast.ts';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import type { DocumentListState } from '../../document-list-search.ts';
import type { DocumentPage } from '../../document-api.ts';
import { currentDocuments } from '../../document-cache.ts';
import {
  isSelected,
  nothingSelected,
  pageState,
  type Selection,
} from '../../selection/document-selection.ts';

const bulkBar = defer(() => import('./bulk-bar.tsx'));

interface SelectionBarProps {
  organizationId: string;
  state: DocumentListState;
  columns: readonly DocumentColumn[];
  page: DocumentPage;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { organizationId, state, columns, page, selection, onSelect } = props;
  const { documents, documentsCount, isCountCapped = false } = page;
  const loaded = useLoadedDocuments(organizationId, documents);
  const count = selection.kind === 'all' ? documentsCount : selection.ids.size;
  const parts = useDeferred(bulkBar, count > 0, errorToast());
  if (count === 0 || !parts) return null;
  const isPageSelected =
    pageState(
      selection,
      documents.map(({ id }) => id),
    ) === 'all';
  const canSelectAll =
    selection.kind === 'some' && isPageSelected && (documentsCount > count || isCountCapped);
  return (
    <parts.BulkBar
      organizationId={organizationId}
      state={state}
      columns={columns}
      asOf={page.asOf}
      selection={selection}
      count={count}
      isCapped={selection.kind === 'all' && isCountCapped}
      known={
        selection.kind === 'all'
          ? documents
          : loaded.filter((document) => isSelected(selection, document.id))
      }
      total={isCountCapped ? undefined : documentsCount}
      onSelectAll={canSelectAll ? () => onSelect({ kind: 'all' }) : undefined}
      onClear={() => onSelect(nothingSelected)}
    />
  );
}

/** Returns the loaded documents, each once; `shown` overrides the cache. */
function useLoadedDocuments(
  organizationId: string,
  shown: readonly DocumentSummary[],
): DocumentSummary[] {
  const documents = [...currentDocuments(useQueryClient(), organizationId), ...shown];
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}
