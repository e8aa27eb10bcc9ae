import { harness } from '#harness';
import { describe, expect, it } from 'vitest';
import type { ContainedFile } from '../../shared/archive/contents/document-contents.ts';
import { limits } from '../../shared/limits.ts';
import { createApp } from '../../worker/app.ts';
import { withMailMemory } from '../../worker/mails/mail-memory.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { testVariables } from '../support/test-variables.ts';
import { attached, bytesOf, forwarded, mailOf } from '../support/envelopes/mime-builders.ts';
import { outlookOf } from '../support/envelopes/outlook-builders.ts';

const pdf = bytesOf(`%PDF-1.4\n${'Statement of the year\n'.repeat(300)}`);
const page = bytesOf('<!doctype html><script>alert(1)</script>');

async function upload(owner: Owner, name: string, content: Uint8Array) {
  const { id } = await uploadDocument(owner, { name, content });
  return `${owner.org}/documents/${id}/contents`;
}

async function contentsOf(owner: Owner, path: string) {
  return (await owner.get<{ contents: ContainedFile[] }>(path)).contents;
}

const message = mailOf([
  attached('page.html', page, 'text/html'),
  forwarded(mailOf([attached('Kontoauszug.pdf', pdf, 'application/octet-stream')])),
  attached('smime.p7s', bytesOf('x'), 'application/pkcs7-signature'),
]);

describe('the files in a message', () => {
  it('are listed, also those of messages within it, with the documents that they are already', async () => {
    const owner = await createOwner();
    const known = await uploadDocument(owner, { name: 'known.pdf', content: pdf });
    const contents = await contentsOf(owner, await upload(owner, 'message.eml', message));
    expect(contents).toEqual([
      { index: 0, name: 'page.html', mimeType: 'text/html', size: page.length, documentId: null },
      {
        index: 1,
        name: 'Kontoauszug.pdf',
        mimeType: 'application/pdf',
        size: pdf.length,
        documentId: known.id,
      },
    ]);
  });

  it('are listed of a message of Outlook', async () => {
    const owner = await createOwner();
    const bytes = outlookOf({ subject: 'Bill', attachments: [{ name: 'bill.pdf', content: pdf }] });
    expect(await contentsOf(owner, await upload(owner, 'bill.msg', bytes))).toMatchObject([
      { name: 'bill.pdf', mimeType: 'application/pdf' },
    ]);
  });

  it('are none of a message without files, and of other documents', async () => {
    const owner = await createOwner();
    expect(await contentsOf(owner, await upload(owner, 'text.eml', mailOf([])))).toEqual([]);
    expect(await contentsOf(owner, await upload(owner, 'text.txt', bytesOf('Hello')))).toEqual([]);
  });

  it('are downloaded, byte for byte, and shown only where that is safe', async () => {
    const owner = await createOwner();
    const path = await upload(owner, 'message.eml', message);
    const file = await owner.request('GET', `${path}/1/file?inline`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^inline; .*Kontoauszug\.pdf/);
    const headers = { ...owner.headers, range: 'bytes=0-3' };
    const part = await harness.fetch(`${path}/1/file`, { headers });
    expect([part.status, part.headers.get('accept-ranges')]).toEqual([200, 'none']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(pdf);
    const script = await owner.request('GET', `${path}/0/file?inline`);
    expect(script.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(script.headers.get('content-security-policy')).toContain('sandbox');
    await script.arrayBuffer();
    expect((await owner.request('GET', `${path}/2/file`)).status).toBe(404);
  });

  it('are in memory until they are sent or given up', async () => {
    const owner = await createOwner();
    const path = `${await upload(owner, 'message.eml', message)}/1/file`;
    const request = new Request(new URL(path, testVariables.APP_BASE_URL), owner);
    const take = async () => {
      const { body } = await createApp().fetch(request.clone(), harness.platform());
      if (!body) throw new Error('There is no file');
      return body;
    };
    // This reserves all memory, which is free again once nothing is being sent.
    const all = { organizationId: 'org_other', size: limits.mail.bytes };
    for (const end of [
      (body: ReadableStream) => body.cancel(),
      (body: ReadableStream) => new Response(body).arrayBuffer(),
    ]) {
      const body = await take();
      let isFree = false;
      const whole = withMailMemory(all, () => Promise.resolve((isFree = true)));
      await owner.get(owner.org);
      expect(isFree).toBe(false);
      await end(body);
      expect(await whole).toBe(true);
    }
    const unchanged = await owner.request('HEAD', path);
    const headers = { ...owner.headers, 'if-none-match': unchanged.headers.get('etag') ?? '' };
    expect((await harness.fetch(path, { headers })).status).toBe(304);
    expect(await withMailMemory(all, () => Promise.resolve('free'))).toBe('free');
  });

  it('become documents, each once', async () => {
    const owner = await createOwner();
    const path = await upload(owner, 'message.eml', message);
    const { document } = await owner.post<{ document: { id: string; name: string } }>(`${path}/1`);
    expect(document).toMatchObject({ name: 'Kontoauszug.pdf', mimeType: 'application/pdf' });
    const file = await owner.request('GET', `${owner.org}/documents/${document.id}/file`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
    expect((await contentsOf(owner, path))[1]?.documentId).toBe(document.id);
    expect(await owner.call('POST', `${path}/1`, { status: 409 })).toMatchObject({
      error: { code: 'document.already_exists', details: { documentId: document.id } },
    });
    expect((await owner.request('POST', `${path}/9`)).status).toBe(404);
  });
});
