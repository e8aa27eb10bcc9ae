import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '../../api/queries/prefetch.ts';
import {
  documentQuery,
  documentsQuery,
  documentStatisticsQuery,
} from '../../archive/documents/document-api.ts';
import { requestPicture } from '../../archive/thumbnails/request-picture.ts';
import type { DocumentAddress } from '../../archive/documents/document-address.ts';
import { homeAnswers } from '../../archive/documents/home/deferred-answers.ts';
import { waitOnFirstScreen } from '../../ui/first-screen.ts';
import { listStateOf, viewIdOf } from '../../archive/documents/document-list-search.ts';
import { viewsQuery } from '../../archive/views/views-query.ts';
import { stateOfView } from '../../archive/views/view-state.ts';
import type { View } from '../../../shared/archive/views/view.ts';

export function startHome(queryClient: QueryClient, organizationId: string) {
  void prefetch(queryClient, documentStatisticsQuery(organizationId));
  const answers = homeAnswers
    .load()
    .then(({ startHomeAnswers }) => startHomeAnswers(queryClient, organizationId));
  const documents = startDocuments(queryClient, { organizationId, search: {} });
  // The page works without answers that fail to load.
  return waitOnFirstScreen(Promise.all([documents, answers.catch(() => undefined)]));
}

export function startDocuments(
  queryClient: QueryClient,
  { organizationId, search }: { organizationId: string; search: unknown },
) {
  const viewId = viewIdOf(search);
  const start = (view?: View) =>
    prefetch(
      queryClient,
      documentsQuery(organizationId, listStateOf(search, view && stateOfView(view))),
    );
  if (viewId === undefined) return waitOnFirstScreen(start());
  const views = queryClient.ensureQueryData(viewsQuery(organizationId));
  // The page reports the error.
  return waitOnFirstScreen(
    views.then(
      (all) => start(all.find(({ id }) => id === viewId)),
      () => undefined,
    ),
  );
}

export function startDocument(queryClient: QueryClient, address: DocumentAddress) {
  return waitOnFirstScreen(loadWithPicture(queryClient, address));
}

async function loadWithPicture(queryClient: QueryClient, address: DocumentAddress) {
  const query = documentQuery(queryClient, address);
  await prefetch(queryClient, query);
  const document = queryClient.getQueryData(query.queryKey);
  if (document) requestPicture(document);
}
