import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { viewIdOf } from '../documents/document-list-search.ts';
import { viewsQuery } from './views-query.ts';
import { stateOfView } from './view-state.ts';

/**
 * Returns the view in the search parameters of a list, and the list's state that it defines; `isPending` while it
 * loads, `isMissing` if it does not exist.
 */
export function useOpenView(organizationId: string, search: unknown) {
  const viewId = viewIdOf(search);
  const { data, isPending } = useQuery({
    ...viewsQuery(organizationId),
    enabled: viewId !== undefined,
    // The navigation reads the views, too; without an open view, its errors must not replace the page.
    throwOnError: (_error, query) => viewId !== undefined && query.state.data === undefined,
  });
  const view = viewId === undefined ? undefined : data?.find(({ id }) => id === viewId);
  return {
    view,
    base: useMemo(() => view && stateOfView(view), [view]),
    isPending: viewId !== undefined && isPending,
    isMissing: viewId !== undefined && data !== undefined && !view,
  };
}
