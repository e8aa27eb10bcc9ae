import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import { createApp } from '../../worker/app.ts';
import { createTextDocument, listDocuments, statusesOf } from '../support/builders.ts';
import { createOwner, formWith, uploadDocument, type Owner } from '../support/client.ts';
import {
  createInbox,
  messagesOf,
  namesOf,
  platformWith,
  receive,
  verified,
} from '../support/intake.ts';
import { composeMessage } from '../support/mail-fixtures.ts';
import { testVariables } from '../support/test-variables.ts';

type Stored = { filesSize: number; textsSize: number; vocabularySize: number };

async function storedBy(owner: Owner): Promise<Stored> {
  const { organizationStats } = await owner.get<{ organizationStats: Stored }>(
    `${owner.org}/documents/statistics`,
  );
  const { filesSize, textsSize, vocabularySize } = organizationStats;
  return { filesSize, textsSize, vocabularySize };
}

const purge = async (owner: Owner, id: string) => {
  await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
  await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
  await harness.finishJobs();
};

describe('the statistics of documents', () => {
  it('count bytes of files and texts and words, the trash included', async () => {
    const owner = await createOwner();
    expect(await storedBy(owner)).toEqual({ filesSize: 0, textsSize: 0, vocabularySize: 0 });
    const first = await createTextDocument(owner, {
      name: 'lantern.txt',
      content: 'café lantern lantern',
    });
    expect(await storedBy(owner)).toEqual({ filesSize: 21, textsSize: 21, vocabularySize: 2 });
    await createTextDocument(owner, { name: 'lantern.txt', content: 'lantern harbour' });
    const both = { filesSize: 36, textsSize: 36, vocabularySize: 3 };
    expect(await storedBy(owner)).toEqual(both);

    await owner.call('DELETE', `${owner.org}/documents/${first.id}`, { status: 204 });
    expect(await storedBy(owner)).toEqual(both);
    await owner.call('DELETE', `${owner.org}/documents/trash/${first.id}`, { status: 204 });
    await harness.finishJobs();
    expect(await storedBy(owner)).toEqual({ filesSize: 15, textsSize: 15, vocabularySize: 2 });
  });

  it('count the text that a person writes', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { content: 'short' });
    await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { content: 'much longer' } });
    expect(await storedBy(owner)).toMatchObject({ filesSize: 5, textsSize: 11 });
    await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { content: '' } });
    expect(await storedBy(owner)).toMatchObject({ filesSize: 5, textsSize: 0 });
  });
});

const limitOf = (maxBytes: number) => ({ maxStorageBytes: maxBytes });

const pdf = (name: string) => ({
  name,
  type: 'application/pdf',
  content: new TextEncoder().encode(`%PDF-1.4 ${name}`.padEnd(100)),
});

function limitedTo(maxBytes: number) {
  const app = createApp();
  return async (owner: Owner, method: string, path: string, body: unknown) => {
    const isForm = body instanceof FormData;
    const request = new Request(new URL(`${owner.org}${path}`, testVariables.APP_BASE_URL), {
      method,
      headers: {
        origin: testVariables.APP_BASE_URL,
        ...owner.headers,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const platform = platformWith(limitOf(maxBytes));
    const response = await app.fetch(request, platform);
    // The demo's store must not be closed while the rest of a response is written.
    return new Response(await response.text(), response);
  };
}

const upload = (name: string, content: string) => formWith({ name, content });
const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code;

describe('an organization with a limit of what it stores', () => {
  it('is refused an upload beyond it, and nothing of it is kept', async () => {
    const owner = await createOwner();
    const send = limitedTo(100);
    const fitting = await send(owner, 'POST', '/documents', upload('a.txt', 'a'.repeat(40)));
    expect(fitting.status).toBe(201);
    await harness.finishJobs();
    const before = (await harness.platform().files.list()).files.length;
    const response = await send(owner, 'POST', '/documents', upload('b.txt', 'b'.repeat(21)));
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('limit.reached');
    expect((await listDocuments(owner)).documentsCount).toBe(1);
    expect((await harness.platform().files.list()).files.length).toBe(before);
    const smaller = await send(owner, 'POST', '/documents', upload('c.txt', 'c'.repeat(20)));
    expect(smaller.status).toBe(201);
    // The storage is full: the upload is rejected before a byte is stored.
    const one = await send(owner, 'POST', '/documents', upload('d.txt', 'd'));
    expect(one.status).toBe(403);
  });

  it('is refused one of two uploads at once that fit alone, but not together', async () => {
    const owner = await createOwner();
    const send = limitedTo(100);
    const responses = await Promise.all(
      ['a', 'b'].map((letter) =>
        send(owner, 'POST', '/documents', upload(`${letter}.txt`, letter.repeat(60))),
      ),
    );
    expect(statusesOf(responses)).toEqual([201, 403]);
    expect((await listDocuments(owner)).documentsCount).toBe(1);
  });

  it('has an upload with metadata refused like any other', async () => {
    const owner = await createOwner();
    const form = new FormData();
    form.set('metadata', JSON.stringify({ tags: ['New'] }));
    form.set('file', new File(['a'.repeat(60)], 'a.txt'));
    const response = await limitedTo(50)(owner, 'POST', '/documents', form);
    expect(await codeOf(response)).toBe('limit.reached');
    expect(await owner.get(`${owner.org}/tags`)).toMatchObject({ tags: [] });
  });

  it('still learns that it has a file already', async () => {
    const owner = await createOwner();
    const { id } = await uploadDocument(owner, { name: 'a.txt', content: 'a'.repeat(40) });
    await harness.finishJobs();
    const response = await limitedTo(100)(
      owner,
      'POST',
      '/documents',
      upload('a.txt', 'a'.repeat(40)),
    );
    expect(await response.json()).toMatchObject({
      error: { code: 'document.already_exists', details: { documentId: id } },
    });
  });

  it('may shorten and rename, but not lengthen a text beyond it', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { content: 'a'.repeat(40) });
    const send = limitedTo(80);
    const change = (body: object) => send(owner, 'PATCH', `/documents/${id}`, body);
    expect(await codeOf(await change({ content: 'ä'.repeat(21) }))).toBe('limit.reached');
    const { document } = await owner.get<{ document: DocumentDetail }>(
      `${owner.org}/documents/${id}`,
    );
    expect(document.content).toBe('a'.repeat(40));
    expect((await change({ name: 'renamed.txt' })).status).toBe(200);
    expect((await change({ content: 'b'.repeat(40) })).status).toBe(200);
    expect((await change({ content: 'b'.repeat(30) })).status).toBe(200);
    const tighter = limitedTo(10);
    const shorter = await tighter(owner, 'PATCH', `/documents/${id}`, { content: 'b'.repeat(20) });
    expect(shorter.status).toBe(200);
  });

  it('has room again once the trash is emptied', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { content: 'a'.repeat(40) });
    const send = limitedTo(100);
    const add = () => send(owner, 'POST', '/documents', upload('b.txt', 'b'.repeat(50)));
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    expect((await add()).status).toBe(403);
    await owner.call('POST', `${owner.org}/documents/${id}/restore`, { status: 204 });
    await purge(owner, id);
    expect((await add()).status).toBe(201);
  });

  it('lets mail come again later, and stores what still fits only once', async () => {
    const inbox = await createInbox();
    const mail = composeMessage({ extra: [verified], attachments: [pdf('a.pdf'), pdf('b.pdf')] });
    const full = { kind: 'later', text: '4.2.2 The archive is full, try again later' };
    expect(await receive(mail, inbox.address, limitOf(150))).toEqual(full);
    expect(await namesOf(inbox)).toEqual(['a.pdf']);
    expect(await receive(mail, inbox.address, limitOf(100))).toEqual(full);
    expect(await messagesOf(inbox)).toEqual([]);
    expect(await receive(mail, inbox.address, limitOf(1000))).toEqual({ kind: 'received' });
    expect(await namesOf(inbox)).toEqual(['a.pdf', 'b.pdf']);
    await harness.finishJobs();
  });
});
