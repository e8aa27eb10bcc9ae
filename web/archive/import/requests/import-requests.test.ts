import { expect, it } from 'vitest';
import { createId } from '../../../../shared/ids.ts';
import { setTransport } from '../../../api/transport/transport.ts';
import { createImportRequests } from './import-requests.ts';

it('reads the id of an uploaded document from a server that says more, or less, than this page knows', async () => {
  const id = createId('doc');
  const document = { id, documentType: 'kind of a later version' };
  setTransport({
    fetch: () => Promise.reject(new Error('Not requested')),
    upload: () => Promise.resolve(Response.json({ document, isRestored: true }, { status: 201 })),
    download: () => undefined,
  });
  const { signal } = new AbortController();
  const { upload } = createImportRequests(createId('org'));
  expect(await upload(new File(['1'], 'a.txt'), {}, signal)).toEqual({
    documentId: id,
    isRestored: true,
  });
});

it('names the options that it knows where it adds others, so that those of other people stay', async () => {
  const organizationId = createId('org');
  const known = { id: createId('opt'), name: 'Open', color: '#a6cee3' };
  const field = {
    id: createId('fld'),
    organizationId,
    name: 'State',
    key: 'state',
    type: 'select' as const,
    options: [known],
    createdAt: new Date(),
    updatedAt: null,
  };
  const bodies: unknown[] = [];
  setTransport({
    fetch: (_input, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return Promise.resolve(Response.json({ field }));
    },
    upload: () => Promise.reject(new Error('Not uploaded')),
    download: () => undefined,
  });
  const added = { name: 'Paid', color: '#1f78b4' };
  await createImportRequests(organizationId).createField({
    action: 'extend',
    planned: { name: 'State', type: 'select', options: [known, added] },
    name: 'State',
    field,
    newOptions: [added],
  });
  expect(bodies).toEqual([{ options: [known, added], knownOptionIds: [known.id] }]);
});
