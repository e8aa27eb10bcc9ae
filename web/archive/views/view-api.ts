import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { inCountedParts, type DocumentsCount } from '../../../shared/archive/bulk/totals.ts';
import type { View, ViewInput, ViewUpdate } from '../../../shared/archive/views/view.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { viewsQuery } from './views-query.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const { views, documents } = api.organizations[':organizationId'];
const one = views[':viewId'];

export function viewCountsQuery(organizationId: string, counted: readonly View[]) {
  const ids = counted.map(({ id }) => id);
  const queries = counted.map(({ search, filters }) => ({ searchQuery: search, ...filters }));
  return queryOptions({
    queryKey: featureKey(organizationId, 'documents', 'counts', ids, queries),
    queryFn: async ({ signal }) => {
      const counts: DocumentsCount[] = [];
      for (const part of inCountedParts(queries)) {
        const request = { param: { organizationId }, json: { queries: part } };
        const response = documents.batch.count.$post(request, { init: { signal } });
        counts.push(...(await fetchJson(response, 'documentCounts')).counts);
      }
      return ids.map((id, index) => [id, counts[index]] as const);
    },
    placeholderData: (previous) => previous,
  });
}

function setCachedViews(
  queryClient: QueryClient,
  organizationId: string,
  change: (views: View[]) => View[],
) {
  queryClient.setQueryData(viewsQuery(organizationId).queryKey, (cached) =>
    cached ? change(cached) : cached,
  );
}

export function useCreateView(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<ViewInput, View>(organizationId, {
    mutationFn: async (json) => {
      const response = views.$post({ param: { organizationId }, json });
      return (await fetchJson(response, 'view')).view;
    },
    onSuccess: (view) => setCachedViews(queryClient, organizationId, (cached) => [...cached, view]),
  });
}

type ViewChange = { viewId: string; update: ViewUpdate };

export function useUpdateView(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<ViewChange, View>(organizationId, {
    mutationFn: async ({ viewId, update: json }) => {
      const response = one.$patch({ param: { organizationId, viewId }, json });
      return (await fetchJson(response, 'view')).view;
    },
    onSuccess: (view) =>
      setCachedViews(queryClient, organizationId, (cached) =>
        cached.map((each) => (each.id === view.id ? view : each)),
      ),
  });
}

export function useMoveView(organizationId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = viewsQuery(organizationId);
  const mutationKey = ['move-view', organizationId];
  return useOrganizationMutation<{ view: View; position: number }, View>(organizationId, {
    mutationKey,
    // Requests run one after another, so that the last position is written last.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ view, position }) => {
      const param = { organizationId, viewId: view.id };
      return (await fetchJson(one.$patch({ param, json: { position } }), 'view')).view;
    },
    onMutate: ({ view, position }) => {
      // The response of a running refetch would undo the move on screen.
      void queryClient.cancelQueries({ queryKey });
      setCachedViews(queryClient, organizationId, (cached) => movedTo(cached, view, position));
    },
    onError: errorToast(),
  });
}

/** Returns the views after one was moved to another position of its list. */
export function movedTo(views: readonly View[], view: View, position: number): View[] {
  const isInList = ({ isShared }: View) => isShared === view.isShared;
  const list = views
    .filter((each) => isInList(each) && each.id !== view.id)
    .toSpliced(position, 0, view)
    .map((each, index) => ({ ...each, position: index }));
  const others = views.filter((each) => !isInList(each));
  return view.isShared ? [...list, ...others] : [...others, ...list];
}

export function useDeleteView(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (viewId) => fetchVoid(one.$delete({ param: { organizationId, viewId } })),
    onSuccess: (_none, viewId) =>
      setCachedViews(queryClient, organizationId, (cached) =>
        cached.filter(({ id }) => id !== viewId),
      ),
    onError: errorToast(),
  });
}
