import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { setTransport } from '../../api/transport/transport.ts';
import type { PickerProps } from '../../ui/pickers/picker.tsx';
import { CorrespondentValue } from './correspondent-value.tsx';

let picker: PickerProps | undefined;
vi.mock('../../drafts/use-draft.ts', () => ({ useDraft: () => undefined }));
vi.mock('../../ui/pickers/picker.tsx', () => ({
  Picker: (props: PickerProps) => {
    picker = props;
    return null;
  },
}));

const organizationId = createId('org');
const document = { id: createId('doc'), organizationId, correspondent: null } as DocumentDetail;

it('sets a created correspondent after its page was left', async () => {
  const sent: unknown[] = [];
  let respond: ((response: Response) => void) | undefined;
  setTransport({
    fetch: (input, init) =>
      new Promise((resolve) => {
        const url = input instanceof Request ? input.url : String(input);
        sent.push([init?.method, url.split('/').slice(-2).join('/'), init?.body]);
        respond = resolve;
      }),
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
  // Rendered without being mounted, as after unmounting.
  const page = createElement(CorrespondentValue, { document });
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, page));
  void picker?.creation?.run('City Works');
  await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
  const correspondent = {
    id: createId('cor'),
    organizationId,
    name: 'City Works',
    aliases: [],
    defaultTagIds: [],
    defaultDocumentType: null,
    documentsCount: 0,
    latestDocument: null,
    createdAt: new Date(0),
    updatedAt: null,
  };
  respond?.(Response.json({ correspondent }));
  await vi.waitFor(() => expect(sent).toHaveLength(2), 60_000);
  const body = JSON.stringify({ correspondentId: correspondent.id });
  expect(sent[1]).toEqual(['PATCH', `documents/${document.id}`, body]);
});
