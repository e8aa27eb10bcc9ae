import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/support/wait-for.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { createId } from '../../../../shared/ids.ts';
import { setTransport } from '../../../api/transport/transport.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { useSetField } from './field-api.ts';
import type { FieldValue } from './field-value.ts';

vi.mock('../../../drafts/use-draft.ts', () => ({ useDraft: () => undefined }));

function openDocument() {
  const document = { id: createId('doc'), organizationId: createId('org') } as DocumentDetail;
  const requests: ((response: Response) => void)[] = [];
  setTransport({
    fetch: () => new Promise((resolve) => requests.push(resolve)),
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
  const shown = new Map<unknown, unknown>();
  const retried = new Set<unknown>();
  vi.spyOn(toast, 'success').mockReturnValue(undefined);
  vi.spyOn(toast, 'dismiss').mockImplementation((id) => void shown.delete(id));
  vi.spyOn(toast, 'error').mockImplementation((_title, options) => {
    shown.set(options?.id, options?.description);
    if (options?.action) retried.add(options.id);
  });
  const fields: Partial<Record<FieldValue['field'], ReturnType<typeof useSetField>>> = {};
  const Page = () => {
    fields.reference = useSetField(document, 'reference');
    fields.iban = useSetField(document, 'iban');
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  let responsesCount = 0;
  return {
    shown,
    retried,
    set: (field: 'reference' | 'iban', value: string) =>
      fields[field]?.mutate({ to: { field, value }, text: value }),
    respond: async (status: 200 | 409 | 500) => {
      responsesCount += 1;
      await waitFor(() => expect(requests).toHaveLength(responsesCount));
      const error = { code: status === 409 ? 'document.in_trash' : 'internal.error', message: '' };
      requests.at(-1)?.(Response.json({ document, ...(status !== 200 && { error }) }, { status }));
    },
    isDone: () => waitFor(() => expect(client.isMutating()).toBe(0)),
  };
}

const values = (shown: Map<unknown, unknown>) =>
  [...shown.values()].map((text) => /: (\S+) /.exec(JSON.stringify(text))?.[1]);

it('is not offered again once a later value of the field is saved', async () => {
  const { shown, set, respond, isDone } = openDocument();
  set('reference', 'first');
  set('reference', 'second');
  await respond(500);
  await respond(200);
  await isDone();
  expect(values(shown)).toEqual([]);
});

it('is offered again while only another field waits, and until a value of its own field is saved', async () => {
  const { shown, set, respond, isDone } = openDocument();
  set('reference', 'first');
  set('iban', 'DE1');
  await respond(500);
  await respond(200);
  await isDone();
  expect(values(shown)).toEqual(['first']);
  set('reference', 'second');
  await respond(500);
  await isDone();
  expect(values(shown)).toEqual(['second']);
  set('reference', 'third');
  await respond(200);
  await isDone();
  expect(values(shown)).toEqual([]);
});

it('is shown, and not offered again, where the document was moved to the trash meanwhile', async () => {
  const { shown, retried, set, respond, isDone } = openDocument();
  set('reference', 'first');
  await respond(409);
  await isDone();
  expect(values(shown)).toEqual(['first']);
  expect(retried.size).toBe(0);
  set('reference', 'second');
  await respond(500);
  await isDone();
  expect(retried.size).toBe(1);
});
