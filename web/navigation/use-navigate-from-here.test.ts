import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type UseNavigateResult,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { reportStay } from './stay.ts';
import { useNavigateFromHere } from './use-navigate-from-here.ts';

async function openPage(path: string) {
  let navigate: UseNavigateResult<string> | undefined;
  const component = () => {
    navigate = useNavigateFromHere();
    return null;
  };
  const getParentRoute = () => rootRoute;
  const rootRoute = createRootRoute();
  const routes = [
    createRoute({ getParentRoute, path: '/', component }),
    createRoute({ getParentRoute, path: '/forms/$formId', component }),
  ];
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history });
  await router.load();
  renderToStaticMarkup(createElement(RouterProvider, { router }));
  const navigations = vi.spyOn(router, 'navigate').mockResolvedValue();
  const open = (href: string) => {
    history.push(href);
    router.updateLatestLocation();
  };
  const goOn = () => navigate?.({ to: '/organizations' });
  return { open, goOn, navigations };
}

it.each(['/', '/forms/1'])('navigates from %s where it began', async (path) => {
  const { open, goOn, navigations } = await openPage(path);
  open(`${path}?tab=info`);
  await goOn();
  expect(navigations).toHaveBeenCalledWith(expect.objectContaining({ to: '/organizations' }));
});

it('is done when the user stays on the page, where the router keeps its promise open', async () => {
  const { goOn, navigations } = await openPage('/forms/1');
  navigations.mockReturnValue(new Promise(() => undefined));
  const going = goOn();
  await Promise.resolve();
  reportStay();
  await going;
  expect(navigations).toHaveBeenCalledOnce();
});

it('is not done when the user stays on the page of a later navigation', async () => {
  const { goOn, navigations } = await openPage('/forms/1');
  const first = Promise.withResolvers<void>();
  navigations.mockReturnValueOnce(first.promise);
  navigations.mockReturnValueOnce(new Promise(() => undefined));
  const done: string[] = [];
  const goingFirst = goOn()?.then(() => done.push('first'));
  const goingSecond = goOn()?.then(() => done.push('second'));
  reportStay();
  await goingSecond;
  expect(done).toEqual(['second']);
  first.resolve();
  await goingFirst;
  expect(done).toEqual(['second', 'first']);
});

it('stays on another page where the user is by then', async () => {
  const { open, goOn, navigations } = await openPage('/forms/1');
  open('/forms/2');
  await goOn();
  expect(navigations).not.toHaveBeenCalled();
});
