import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import type { Tag } from '../../../shared/archive/tags/tag.ts';
import { setTransport } from '../../api/transport/transport.ts';
import { useTagChoice } from './use-tag-choice.ts';

const organizationId = createId('org');

it('hands out a created tag after its page was left', async () => {
  let respond: ((tag: object) => void) | undefined;
  setTransport({
    fetch: () =>
      new Promise((resolve) => {
        respond = (tag) => resolve(Response.json({ tag }));
      }),
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
  const onCreated = vi.fn<(tag: Tag) => void>();
  let create: ((name: string) => void) | undefined;
  // Rendered without being mounted, as after unmounting.
  const Page = () => {
    create = useTagChoice(organizationId, onCreated).creation.run;
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  create?.('Invoices');
  await vi.waitFor(() => expect(respond).toBeDefined(), 60_000);
  const tag = {
    id: createId('tag'),
    organizationId,
    name: 'Invoices',
    color: '#d8ff75',
    description: null,
    documentsCount: 0,
    createdAt: new Date(0),
    updatedAt: null,
  };
  respond?.(tag);
  await vi.waitFor(() => expect(client.isMutating()).toBe(0), 60_000);
  expect(onCreated.mock.lastCall).toEqual([tag]);
});
