import { useMemo } from 'react';
import {
  defaultColumns,
  readColumns,
  type DocumentColumn,
} from '../../../../../shared/archive/documents/document-columns.ts';
import type {
  DocumentSortField,
  DocumentSummary,
} from '../../../../../shared/archive/documents/document.ts';
import { useMedia } from '../../../../ui/layout/use-media.ts';
import { isShown, sortFieldOf } from '../../items/list-columns.ts';
import { shownColumns, type ShownColumns } from './shown-columns.ts';

interface ShownColumnsOptions {
  documents: readonly DocumentSummary[];
  sortField: DocumentSortField | undefined;
  areChosen?: boolean;
  /** The list has less room while a preview is beside it. */
  isBesidePreview: boolean;
}

/** Minimum widths of the window in rem, by the room that they leave for columns. */
const widths = {
  alone: { 112: 112, 80: 80, 48: 48, 40: 40 },
  besidePreview: { 112: 140, 80: 108, 48: 94, 40: 86 },
};

/**
 * Returns the columns that fit. Default columns that are empty for all documents are hidden, unless the list is sorted
 * by them.
 */
export function useShownColumns(
  columns: readonly DocumentColumn[],
  { documents, sortField, ...options }: ShownColumnsOptions,
): ShownColumns {
  // A view saved with the default columns shows them as the list does.
  const areChosen = (options.areChosen ?? false) && columns.join() !== defaultColumns.join();
  const least = options.isBesidePreview ? widths.besidePreview : widths.alone;
  const has = {
    112: useMedia(`(width >= ${least[112]}rem)`),
    80: useMedia(`(width >= ${least[80]}rem)`),
    48: useMedia(`(width >= ${least[48]}rem)`),
    40: useMedia(`(width >= ${least[40]}rem)`),
  };
  const room = ([112, 80, 48, 40] as const).find((each) => has[each]) ?? 0;
  const filled = columns.filter(
    (column) =>
      areChosen ||
      sortFieldOf(column) === sortField ||
      documents.some((document) => isShown(document, column)),
  );
  // A string is compared by value, so that a changed document does not render all rows again.
  const key = filled.join(',');
  return useMemo(
    () => shownColumns(readColumns(key) ?? [], { room, areChosen }),
    [key, room, areChosen],
  );
}
