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
}

/** The columns there is room for. Unless they were chosen, those that are empty for all documents take none, except where one sorts. */
export function useShownColumns(
  columns: readonly DocumentColumn[],
  { documents, sortField, ...options }: ShownColumnsOptions,
): ShownColumns {
  // A view that was saved with the default columns shows them as the list does.
  const areChosen = (options.areChosen ?? false) && columns.join() !== defaultColumns.join();
  const widths = {
    112: useMedia('(width >= 112rem)'),
    80: useMedia('(width >= 80rem)'),
    48: useMedia('(width >= 48rem)'),
    40: useMedia('(width >= 40rem)'),
  };
  const room = ([112, 80, 48, 40] as const).find((width) => widths[width]) ?? 0;
  const filled = columns.filter(
    (column) =>
      areChosen ||
      sortFieldOf(column) === sortField ||
      documents.some((document) => isShown(document, column)),
  );
  // A text, so that rows are not rendered again with each change of a document.
  const key = filled.join(',');
  return useMemo(
    () => shownColumns(readColumns(key) ?? [], { room, areChosen }),
    [key, room, areChosen],
  );
}
