import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, formWith, uploadDocument } from '../support/client.ts';

describe('uploading a document', () => {
  it('stores the bytes, detects the type and returns the document', async () => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name: 'note.txt', content: 'Grüße aus Łódź' });
    expect(document).toMatchObject({
      name: 'note.txt',
      mimeType: 'text/plain',
      extractionState: 'pending',
    });
    const file = await owner.request('GET', `${owner.org}/documents/${document.id}/file`);
    expect(await file.text()).toBe('Grüße aus Łódź');
  });

  it('makes the text searchable', async () => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, {
      name: 'note.txt',
      content: 'The quick brown fox',
    });
    await harness.finishJobs();
    const { document: read } = await owner.get<{
      document: { content: string; extractionState: string };
    }>(`${owner.org}/documents/${document.id}`);
    expect(read).toMatchObject({ extractionState: 'done', content: 'The quick brown fox' });
    const found = await owner.get<{ documents: { id: string }[] }>(
      `${owner.org}/documents/search?searchQuery=brown`,
    );
    expect(found.documents.map(({ id }) => id)).toEqual([document.id]);
  });

  it('rejects a file without bytes, and stores nothing of it', async () => {
    const owner = await createOwner();
    for (let count = 0; count < 2; count += 1) {
      const body = formWith({ name: 'scan.pdf', content: '' });
      const code = 'document.empty';
      expect(await owner.fails('POST', `${owner.org}/documents`, { code, body })).toMatchObject({
        status: 400,
      });
    }
    const { documentsCount } = await owner.get<{ documentsCount: number }>(
      `${owner.org}/documents`,
    );
    expect(documentsCount).toBe(0);
  });

  it('rejects the same bytes twice with the id of the duplicate', async () => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name: 'a.txt', content: 'same' });
    const error = await owner.fails('POST', `${owner.org}/documents`, {
      code: 'document.already_exists',
      body: formWith({ name: 'b.txt', content: 'same' }),
    });
    expect(error).toMatchObject({ status: 409, details: { documentId: document.id } });
    const list = await owner.get<{ documentsCount: number }>(`${owner.org}/documents`);
    expect(list.documentsCount).toBe(1);
  });
});
