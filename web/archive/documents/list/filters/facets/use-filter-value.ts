import { useMemo } from 'react';
import { searchPiecesOf } from '../../../../../../shared/archive/search/syntax/search-pieces.ts';
import type { DocumentListState } from '../../../document-list-search.ts';
import { filterNameOf } from '../query-filters.ts';

/** The value that a search has for a filter, if any. */
export function useFilterValue({
  state: { q },
  name,
}: {
  state: Pick<DocumentListState, 'q'>;
  name: string;
}): string | undefined {
  return useMemo(() => {
    const isOfFilter = (filter: string | undefined) => filter === name;
    return searchPiecesOf(q).find(
      (piece) => !piece.isExcluded && isOfFilter(filterNameOf(piece, [{ key: name }])),
    )?.value;
  }, [q, name]);
}
