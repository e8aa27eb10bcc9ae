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
import { useListState } from './use-list-state.ts';

const list = '/organizations/org_1/documents';

async function openList() {
  let state: ReturnType<typeof useListState> | undefined;
  const component = () => {
    state = useListState('org_1');
    return null;
  };
  const rootRoute = createRootRoute();
  const getParentRoute = () => rootRoute;
  const routes = [
    createRoute({ getParentRoute, path: list, component }),
    createRoute({ getParentRoute, path: `${list}/doc_1` }),
  ];
  const history = createMemoryHistory({ initialEntries: [list] });
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history });
  await router.load();
  const app = createElement(RouterProvider, { router });
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, app));
  const navigations = vi.spyOn(router, 'navigate').mockResolvedValue();
  const open = (href: string) => {
    history.push(href);
    router.updateLatestLocation();
  };
  return { open, search: (q: string) => state?.setState({ q }), navigations };
}

it('searches when typing pauses', async () => {
  const { search, navigations } = await openList();
  search('rent');
  expect(navigations).toHaveBeenCalledWith(expect.objectContaining({ search: { q: 'rent' } }));
});

it('leaves the user alone who is opening a document by then', async () => {
  const { open, search, navigations } = await openList();
  open(`${list}/doc_1`);
  search('rent');
  expect(navigations).not.toHaveBeenCalled();
});
