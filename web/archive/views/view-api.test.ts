import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { View } from '../../../shared/archive/views/view.ts';
import { setTransport } from '../../api/transport/transport.ts';
import { useMoveView } from './view-api.ts';
import { viewsQuery } from './views-query.ts';

const organizationId = 'org_000000000000000000000001';

function viewNamed(name: string, position: number): View {
  return {
    id: `viw_${name.padStart(24, '0')}`,
    organizationId,
    createdBy: `usr_${'0'.repeat(24)}`,
    name,
    search: '',
    filters: { tags: [] },
    sort: null,
    columns: [],
    isShared: false,
    position,
    createdAt: new Date(0),
    updatedAt: null,
  };
}

it('keeps what is moved where it was moved to until all moves are saved', async () => {
  const views = ['a', 'b', 'c'].map(viewNamed);
  const requests: { method: string; respond: (body: unknown) => void }[] = [];
  setTransport({
    fetch: (_input, init) =>
      new Promise((resolve, reject) => {
        const respond = (body: unknown) => resolve(Response.json(body));
        requests.push({ method: init?.method ?? 'GET', respond });
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
  const nextRequest = async (method: string) => {
    await vi.waitFor(() => expect(requests.map((each) => each.method)).toEqual([method]), 60_000);
    return requests.shift()!;
  };
  const client = new QueryClient();
  client.setQueryData(viewsQuery(organizationId).queryKey, views);
  const shown: string[] = [];
  const stop = new QueryObserver(client, viewsQuery(organizationId)).subscribe(({ data = [] }) =>
    shown.push(data.map(({ name }) => name).join('')),
  );
  let move: ReturnType<typeof useMoveView>['mutate'] | undefined;
  const Page = () => {
    move = useMoveView(organizationId).mutate;
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));

  const outdated = await nextRequest('GET');
  move?.({ view: views[2]!, position: 0 });
  outdated.respond({ views });
  const first = await nextRequest('PATCH');
  move?.({ view: views[0]!, position: 2 });
  first.respond({ view: views[2] });
  const second = await nextRequest('PATCH');
  second.respond({ view: views[0] });
  const refetch = await nextRequest('GET');
  refetch.respond({ views: ['c', 'b', 'a'].map(viewNamed) });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 60_000);
  stop();
  expect([...new Set(shown)]).toEqual(['abc', 'cab', 'cba']);
});
