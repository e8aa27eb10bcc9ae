import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { viewIdOf } from '../documents/document-list-search.ts';
import { viewsQuery } from './views-query.ts';
import { stateOfView } from './view-state.ts';

/**
 * The view that the search parameters of a list name, and the list as it shows it; `isPending` until it is known, `isMissing`
 * if there is none of this id.
 */
export function useOpenView(organizationId: string, search: unknown) {
  const viewId = viewIdOf(search);
  const { data, isPending } = useQuery({
    ...viewsQuery(organizationId),
    enabled: viewId !== undefined,
    // The navigation reads the views as well: without one that is open, their error is not of the page.
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
