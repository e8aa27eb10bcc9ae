import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { documentsQuery } from '../documents/document-api.ts';
import { listStateOf } from '../documents/document-list-search.ts';
import { inboxSearch } from './inbox-search.ts';
import { useOpenNextInInbox } from './use-inbox-steps.ts';

const organizationId = 'org_000000000000000000000001';
const [newest, oldest] = [2, 1].map((day) => ({
  organizationId,
  id: `doc_${String(day).padStart(24, '0')}`,
  createdAt: new Date(2026, 0, day),
})) as [DocumentSummary, DocumentSummary];
const origin = { q: inboxSearch };

it('waits for the Inbox that is on its way, as right after a reload', async () => {
  let openNext: (() => Promise<void>) | undefined;
  const client = new QueryClient();
  const rootRoute = createRootRoute();
  const path = `/organizations/$organizationId/documents/$documentId`;
  const component = () => {
    openNext = useOpenNextInInbox(newest);
    return null;
  };
  const route = createRoute({ getParentRoute: () => rootRoute, path, component });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.push(`/organizations/${organizationId}/documents/${newest.id}`, {
    documentList: origin,
  });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history });
  await router.load();
  const page = createElement(RouterProvider, { router });
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, page));
  const navigations = vi.spyOn(router, 'navigate').mockResolvedValue();

  const { queryKey } = documentsQuery(organizationId, listStateOf(origin));
  let respond: ((documents: DocumentSummary[]) => void) | undefined;
  const loading = client.fetchQuery({
    queryKey,
    queryFn: () =>
      new Promise((resolve) => {
        respond = (documents) => resolve({ documents, documentsCount: 1, asOf: new Date() });
      }),
  });
  const opened = openNext?.();
  await vi.waitFor(() => expect(respond).toBeDefined(), 60_000);
  expect(navigations).not.toHaveBeenCalled();
  respond?.([oldest]);
  await Promise.all([loading, opened]);
  expect(navigations).toHaveBeenCalledWith(
    expect.objectContaining({ params: { organizationId, documentId: oldest.id } }),
  );
});
