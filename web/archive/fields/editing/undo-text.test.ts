import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { createId } from '../../../../shared/ids.ts';
import { setTransport } from '../../../api/transport/transport.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { useSetCustomField } from '../../custom-fields/values/custom-value-api.ts';
import { useFieldEditing } from './use-field-editing.ts';

vi.mock('../../../drafts/use-draft.ts', () => ({ useDraft: () => undefined }));

const organizationId = createId('org');
const id = createId('doc');
const document = { id, organizationId, reference: 'A', fields: [] as object[] } as DocumentDetail;

setTransport({
  fetch: () => Promise.resolve(Response.json({ document })),
  upload: () => Promise.reject(new Error('Not expected')),
  download: () => undefined,
});

async function announced(useEdit: () => () => void) {
  const shown = vi.spyOn(toast, 'success').mockClear();
  let edit: (() => void) | undefined;
  const Page = () => {
    edit = useEdit();
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  edit?.();
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1), 60_000);
  const { action } = shown.mock.lastCall?.[1] ?? {};
  if (action && typeof action === 'object' && 'onClick' in action) action.onClick({} as never);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2), 60_000);
  return shown.mock.calls.map(
    ([, options]) => /: (.*)"$/.exec(JSON.stringify(options?.description))?.[1],
  );
}

it('names the former value of a field when it is set again', async () => {
  const texts = await announced(() => {
    const { save } = useFieldEditing(document, 'reference');
    return () => save({ field: 'reference', value: 'B' });
  });
  expect(texts).toEqual(['B', 'A']);
});

it('names the former value of a custom field when it is set again', async () => {
  const field = {
    id: createId('fld'),
    key: 'project',
    name: 'Project',
    type: 'text',
  } as CustomField;
  const texts = await announced(() => {
    const { mutate } = useSetCustomField(document, field);
    return () => mutate({ to: 'B', text: 'B', undo: { to: 'A', text: 'A' } });
  });
  expect(texts).toEqual(['B', 'A']);
});
