import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts';
import { useOpenView } from '../../views/use-open-view.ts';
import {
  listSearchOf,
  listStateOf,
  type DocumentListSearch,
  type DocumentListState,
} from '../document-list-search.ts';

/**
 * The list's state is part of the URL, so that it survives reloading, going back and sharing. With a view, the URL
 * contains its id and the differences from it.
 */
export function useListState(organizationId: string) {
  // A search waits for a pause in typing; by then, the user may be opening another page.
  const navigate = useNavigateFromHere();
  const search: DocumentListSearch = useSearch({ strict: false });
  const { view, base, isPending, isMissing } = useOpenView(organizationId, search);
  const state = useMemo(() => listStateOf(search, base), [search, base]);
  const viewId = view?.id;
  const { columns } = search;
  const searchOf = useCallback(
    (next: DocumentListState): DocumentListSearch => ({
      ...(viewId && { view: viewId, columns }),
      ...listSearchOf(next, base),
    }),
    [viewId, columns, base],
  );
  const open = (next: DocumentListSearch, options?: { replace: boolean }) =>
    void navigate({
      to: '/organizations/$organizationId/documents',
      params: { organizationId },
      search: next,
      ...options,
    });
  return {
    state,
    search,
    searchOf,
    view,
    isPending,
    isMissing,
    setState: (change: Partial<DocumentListState>, options?: { replace: boolean }) =>
      open(searchOf({ ...state, ...change }), options),
    setColumns: (chosen: string | undefined) =>
      open({ ...searchOf(state), columns: chosen }, { replace: true }),
  };
}
