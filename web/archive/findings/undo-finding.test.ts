import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { createId } from '../../../shared/ids.ts';
import { setTransport } from '../../api/transport/transport.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { undoOf, useUpdateFinding, type FindingEdit } from './finding-api.ts';

const address = { organizationId: createId('org'), documentId: createId('doc') };
const addedDefaults = { documentType: 'invoice', tagIds: [createId('tag')] };
const place = { source: 'text', confidence: 60, page: null, start: null, end: null } as const;
const correspondent: FindingEdit = {
  finding: {
    ...place,
    field: 'correspondent',
    state: 'proposed',
    value: { id: null, name: 'City Works' },
  },
  state: 'set',
  text: 'City Works',
};
const day: FindingEdit = {
  finding: { ...place, field: 'documentDate', state: 'proposed', value: '2026-03-02' },
  state: 'set',
  text: 'Mar 2, 2026',
};

function openDocument() {
  const sent: string[] = [];
  setTransport({
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const { state, removeDefaults } = JSON.parse(init?.body as string);
      const field = url.split('/').at(-1);
      sent.push(`${field} ${state} ${JSON.stringify(removeDefaults)}`);
      const isAccepted = field === 'correspondent' && state === 'set';
      const document = { id: address.documentId, organizationId: address.organizationId };
      return Promise.resolve(Response.json({ document, ...(isAccepted && { addedDefaults }) }));
    },
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
  const undos: (() => void)[] = [];
  vi.spyOn(toast, 'success').mockImplementation((_title, options) => {
    const { action } = options ?? {};
    if (action && typeof action === 'object' && 'onClick' in action)
      undos.push(() => action.onClick({} as never));
  });
  let update: ReturnType<typeof useUpdateFinding> | undefined;
  const Page = () => {
    update = useUpdateFinding(address);
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  return { sent, undos, edit: (edit: FindingEdit) => update?.mutate(edit) };
}

it('takes back what came with a correspondent only when that is undone', async () => {
  const { sent, undos, edit } = openDocument();
  edit(correspondent);
  edit(day);
  await waitFor(() => expect(undos).toHaveLength(2));
  undos[1]?.();
  undos[0]?.();
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.slice(2)).toEqual([
    'documentDate proposed undefined',
    `correspondent proposed ${JSON.stringify(addedDefaults)}`,
  ]);
});

it('takes back what came with a correspondent that is undone before it is written', async () => {
  const { sent, edit } = openDocument();
  edit(correspondent);
  edit(undoOf(correspondent));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toBe(`correspondent proposed ${JSON.stringify(addedDefaults)}`);
});
