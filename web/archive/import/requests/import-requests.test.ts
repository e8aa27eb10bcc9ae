import { expect, it } from 'vitest';
import { createId } from '../../../../shared/ids.ts';
import { setTransport } from '../../../api/transport.ts';
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
