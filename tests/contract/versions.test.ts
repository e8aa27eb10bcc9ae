import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentVersion } from '../../shared/archive/documents/document-version.ts';
import { addMember, createApiKey, scopeOf } from '../support/access.ts';
import {
  activityOf,
  createTextDocument,
  listDocuments,
  readDocument,
  statusesOf,
  type WireDocuments,
} from '../support/builders.ts';
import {
  createOwner,
  createUser,
  formWith,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { davClient, pdf } from '../support/dav.ts';
import { readFixture } from '../support/fixtures.ts';
import { paperlessClient } from '../support/paperless.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { addVersion } from '../../worker/archive/versions/add-version.ts';
import { restoreVersion } from '../../worker/archive/versions/restore-version.ts';
import type { QueuedJob } from '../../worker/platform/platform.ts';
import { checkArchive } from '../faults/check-archive.ts';

type Versioned = { document: { id: string; name: string; fileVersion: number; version: number } };

let owner: Owner;

beforeEach(async () => {
  owner = await createOwner();
});

const pathOf = (id: string) => `${owner.org}/documents/${id}`;
const text = (content: string, name = 'invoice.txt') => formWith({ name, content });

async function replaceFile(id: string, content: string, name?: string) {
  const { document } = await owner.post<Versioned>(`${pathOf(id)}/versions`, text(content, name));
  return document;
}

async function versionsOf(id: string) {
  const { versions } = await owner.get<{ versions: DocumentVersion[] }>(`${pathOf(id)}/versions`);
  return versions;
}

async function fileOf(id: string, query = '') {
  const response = await owner.request('GET', `${pathOf(id)}/file${query}`);
  return { text: await response.text(), headers: response.headers, status: response.status };
}

async function found(searchQuery: string) {
  const { ids } = await listDocuments(owner, `/search?searchQuery=${searchQuery}`);
  return ids;
}

async function keysOfFiles() {
  const { files } = await harness.platform().files.list();
  return files.map(({ key }) => key).filter((key) => key.startsWith(`${owner.organizationId}/`));
}

async function filesSize() {
  const { organizationStats } = await owner.get<{
    organizationStats: { filesSize: number; documentsSize: number };
  }>(`${owner.org}/documents/statistics`);
  return [organizationStats.filesSize, organizationStats.documentsSize];
}

async function problems() {
  const scope = await scopeOf(owner, { organizationId: owner.organizationId, role: 'owner' });
  return (await checkArchive(scope)).join('\n');
}

const withMatch = (ifMatch: string) => new TestClient({ ...owner.headers, 'if-match': ifMatch });

async function etagOf(id: string) {
  const response = await owner.request('GET', pathOf(id));
  await response.text();
  return response.headers.get('etag') ?? '';
}

describe('a new version', () => {
  it('has the file, and the former one stays', async () => {
    const { id } = await createTextDocument(owner, {
      name: 'invoice.txt',
      content: 'Total elephant',
    });
    const added = await replaceFile(id, 'Total giraffe', 'corrected.txt');
    expect(added).toMatchObject({
      id,
      name: 'invoice.txt',
      fileVersion: 2,
      originalName: 'corrected.txt',
    });
    await harness.finishJobs();
    expect((await fileOf(id)).text).toBe('Total giraffe');
    expect((await fileOf(id, '?version=2')).text).toBe('Total giraffe');
    const first = await fileOf(id, '?version=1');
    expect(first.text).toBe('Total elephant');
    expect(first.headers.get('etag')).not.toBe((await fileOf(id)).headers.get('etag'));
    expect(first.headers.get('content-disposition')).toContain('invoice.txt');
    const versions = await versionsOf(id);
    expect(versions).toMatchObject([
      {
        number: 2,
        name: 'corrected.txt',
        size: 13,
        isCurrent: true,
        user: { name: 'Ada Lovelace' },
      },
      {
        number: 1,
        name: 'invoice.txt',
        size: 14,
        isCurrent: false,
        user: { name: 'Ada Lovelace' },
      },
    ]);
    expect(await keysOfFiles()).toEqual(
      expect.arrayContaining([`${owner.organizationId}/${id}`, `${owner.organizationId}/${id}.v2`]),
    );
    expect(await owner.get(`${pathOf(id)}/versions/1/text`)).toEqual({ text: 'Total elephant' });
    expect(await owner.get(`${pathOf(id)}/versions/2/text`)).toEqual({ text: 'Total giraffe' });
  });

  it('is found by its text alone once that is read, and by the former one until then', async () => {
    const { id } = await createTextDocument(owner, { content: 'elephant' });
    const platform = harness.platform();
    const held: QueuedJob[] = [];
    const send = async (jobs: QueuedJob[]) => void held.push(...jobs);
    const body = new Blob(['giraffe']).stream();
    const file = { name: 'b.txt', type: 'text/plain', body };
    const scope = createSystemScope({ ...platform, jobs: { send } }, owner.organizationId);
    expect(await addVersion(scope, { documentId: id, file })).toMatchObject({
      extractionState: 'pending',
      fileVersion: 2,
    });
    expect(await found('elephant')).toEqual([id]);
    expect(await readDocument(owner, id)).toMatchObject({ content: 'elephant' });
    await platform.jobs.send(held);
    await harness.finishJobs();
    expect(await found('elephant')).toEqual([]);
    expect(await found('giraffe')).toEqual([id]);
    expect(await readDocument(owner, id)).toMatchObject({
      content: 'giraffe',
      extractionState: 'done',
    });
  });

  it('keeps what a person has set, and finds the rest again', async () => {
    const first = 'Invoice\nInvoice date: 2026-03-01\nTotal: 100.00 EUR';
    const { id } = await createTextDocument(owner, { content: first });
    expect(await readDocument(owner, id)).toMatchObject({ documentDate: '2026-03-01' });
    await owner.call('PATCH', pathOf(id), { body: { dueDate: '2026-12-24', name: 'Mine.txt' } });
    await owner.call('PATCH', pathOf(id), { body: { content: 'Edited by hand' } });
    await replaceFile(
      id,
      'Invoice\nInvoice date: 2026-04-02\nDue date: 2026-05-02\nTotal: 90.00 EUR',
    );
    await harness.finishJobs();
    expect(await readDocument(owner, id)).toMatchObject({
      name: 'Mine.txt',
      documentDate: '2026-04-02',
      dueDate: '2026-12-24',
      isContentEdited: false,
      content: expect.stringContaining('90.00'),
    });
    expect(await owner.get(`${pathOf(id)}/versions/1/text`)).toEqual({ text: 'Edited by hand' });
  });

  it('changes the extension of the name with the type of the file', async () => {
    const { id } = await createTextDocument(owner, { name: 'Lease.txt', content: 'lease' });
    const content = await readFixture('letter.pdf');
    const form = formWith({ name: 'scan.pdf', content, type: 'application/pdf' });
    const { document } = await owner.post<Versioned>(`${pathOf(id)}/versions`, form);
    expect(document).toMatchObject({ name: 'Lease.pdf', mimeType: 'application/pdf' });
    await harness.finishJobs();
    expect(await found('Lease')).toEqual([id]);
    const activity = await activityOf(owner, id);
    const event = activity.find(({ eventData }) => 'file' in eventData);
    expect(event?.eventData).toMatchObject({
      updatedFields: ['file', 'name'],
      file: { version: 2 },
      renamed: { from: 'Lease.txt', to: 'Lease.pdf' },
    });
  });

  it('has a thumbnail of its own', async () => {
    const { id } = await uploadDocument(owner, {
      name: 'a.png',
      content: await readFixture('picture.png'),
    });
    await harness.finishJobs();
    const first = await owner.request('GET', `${pathOf(id)}/thumbnail?version=1`);
    const picture = await first.bytes();
    const content = await readFixture('letter.pdf');
    const { document } = await owner.post<{ document: object }>(
      `${pathOf(id)}/versions`,
      formWith({ name: 'b.pdf', content }),
    );
    expect(document).toMatchObject({ hasThumbnail: false });
    await owner.fails('GET', `${pathOf(id)}/thumbnail`, { code: 'document.thumbnail_not_found' });
    await harness.finishJobs();
    expect(await readDocument(owner, id)).toMatchObject({ hasThumbnail: true, fileVersion: 2 });
    const second = await owner.request('GET', `${pathOf(id)}/thumbnail?version=2`);
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(await second.bytes()).not.toEqual(picture);
    const former = await owner.request('GET', `${pathOf(id)}/thumbnail?version=1`);
    expect(await former.bytes()).toEqual(picture);
    const words = await owner.request('GET', `${pathOf(id)}/pages/1/words`);
    expect(words.status).toBe(200);
    await words.arrayBuffer();
    expect(await problems()).not.toContain(id);
  });

  it('is counted with all others, and frees them when the document is purged', async () => {
    const { id } = await createTextDocument(owner, { content: '12345' });
    expect(await filesSize()).toEqual([5, 5]);
    await replaceFile(id, '123');
    await harness.finishJobs();
    expect(await filesSize()).toEqual([8, 3]);
    await owner.post(`${pathOf(id)}/versions/1/restore`);
    await harness.finishJobs();
    expect(await filesSize()).toEqual([8, 5]);
    expect(await problems()).not.toContain(owner.organizationId);
    await owner.call('DELETE', pathOf(id), { status: 204 });
    expect(await filesSize()).toEqual([8, 0]);
    await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
    await harness.finishJobs();
    expect(await filesSize()).toEqual([0, 0]);
    expect(await keysOfFiles()).toEqual([]);
    expect(await problems()).not.toContain(owner.organizationId);
  });

  it('is what other programs are told the size and the hash of', async () => {
    const device = await davClient(owner, { permissions: ['documents:create', 'documents:read'] });
    await device.put('scan.pdf', pdf('First'));
    const { documents } = await owner.get<WireDocuments>(`${owner.org}/documents`);
    const id = documents[0]?.id ?? '';
    const content = pdf('Corrected, and longer than the first');
    await replaceFile(id, content, 'scan.pdf');
    const [version] = await versionsOf(id);
    const { sha256 = '', size } = version ?? {};
    expect(size).toBe(content.length);
    expect(await device.list()).toEqual([{ name: 'scan.pdf', size, etag: `"${sha256}"` }]);
    const head = await device.request('HEAD', 'inbox/scan.pdf');
    expect(head.headers.get('content-length')).toBe(String(size));
    const got = await device.request('GET', 'inbox/scan.pdf');
    expect([await got.text(), got.headers.get('content-length')]).toEqual([content, String(size)]);
    const app = await paperlessClient(owner);
    const { results } = await app.list<{ id: number }>('documents/');
    expect(await app.get(`documents/${results[0]?.id}/metadata/`)).toMatchObject({
      original_checksum: sha256,
      original_size: size,
    });
  });

  it('is rejected for a file that a document has now', async () => {
    const { id } = await createTextDocument(owner, { content: 'one' });
    const other = await createTextDocument(owner, { content: 'two' });
    for (const [content, documentId] of [
      ['one', id],
      ['two', other.id],
    ] as const) {
      const error = await owner.fails('POST', `${pathOf(id)}/versions`, {
        code: 'document.already_exists',
        body: text(content),
      });
      expect(error.details).toEqual({ documentId });
    }
    await replaceFile(id, 'three');
    expect(await uploadDocument(owner, { name: 'new.txt', content: 'one' })).toBeDefined();
    const error = await owner.fails('POST', `${pathOf(id)}/versions/1/restore`, {
      code: 'document.already_exists',
    });
    expect(error.status).toBe(409);
    expect(await versionsOf(id)).toHaveLength(2);
    expect((await keysOfFiles()).filter((key) => key.includes(id)).toSorted()).toEqual(
      ['', '.v2', '.v2.text'].map((ending) => `${owner.organizationId}/${id}${ending}`),
    );
  });

  it('of several at once is one, and the others are conflicts', async () => {
    const { id } = await createTextDocument(owner);
    const client = withMatch(await etagOf(id));
    const path = `${pathOf(id)}/versions`;
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((content) => client.request('POST', path, text(content))),
    );
    expect(statusesOf(responses)).toEqual([201, 412, 412]);
    for (const response of responses) await response.text();
    await harness.finishJobs();
    expect(await versionsOf(id)).toHaveLength(2);
    const { content } = await readDocument(owner, id);
    expect((await fileOf(id)).text).toBe(content);
    expect((await keysOfFiles()).filter((key) => /\.v\d+$/.test(key))).toHaveLength(1);
    expect(await problems()).not.toContain(id);
  });

  it('is only made of the version that If-Match names', async () => {
    const { id } = await createTextDocument(owner);
    const error = await withMatch('"100"').fails('POST', `${pathOf(id)}/versions`, {
      code: 'request.conflict',
      body: text('corrected'),
    });
    expect(error).toMatchObject({ status: 412, details: { document: { id } } });
    expect(await versionsOf(id)).toHaveLength(1);
    const etag = await etagOf(id);
    const path = `${pathOf(id)}/versions`;
    const response = await withMatch(etag).request('POST', path, text('corrected'));
    expect(response.status).toBe(201);
    const { document } = (await response.json()) as Versioned;
    expect(response.headers.get('etag')).toBe(`"${document.version}"`);
    await withMatch(etag).fails('POST', `${path}/1/restore`, { code: 'request.conflict' });
  });

  it('is not made of an empty file', async () => {
    const code = 'document.empty';
    const { id } = await createTextDocument(owner);
    const before = await readDocument(owner, id);
    await owner.fails('POST', `${pathOf(id)}/versions`, { code, body: text('') });
    expect(await readDocument(owner, id)).toEqual(before);
    expect((await replaceFile(id, 'next')).fileVersion).toBe(2);
    expect((await keysOfFiles()).filter((key) => key.endsWith('.v2'))).toHaveLength(1);
  });

  it('is refused beyond the storage of the organization, and former ones are not', async () => {
    const { id } = await createTextDocument(owner, { content: '1234567890' });
    await replaceFile(id, '12345');
    await harness.finishJobs();
    const platform = { ...harness.platform(), maxStorageBytes: 40 };
    const scope = createSystemScope(platform, owner.organizationId);
    const file = { name: 'b.txt', type: '', body: new Blob(['1'.repeat(30)]).stream() };
    await expect(addVersion(scope, { documentId: id, file })).rejects.toMatchObject({
      code: 'limit.reached',
    });
    expect(await filesSize()).toEqual([15, 5]);
    expect((await keysOfFiles()).filter((key) => key.includes('.v3'))).toEqual([]);
    expect(await restoreVersion(scope, { documentId: id, number: 1 })).toMatchObject({
      fileVersion: 3,
    });
  });

  it('leaves nothing behind when its file or the former text cannot be stored', async () => {
    const { id } = await createTextDocument(owner);
    const before = await readDocument(owner, id);
    const platform = harness.platform();
    const keys = await keysOfFiles();
    for (const ending of ['.v2', '.v2.text']) {
      const put: typeof platform.files.put = (key, ...file) =>
        key.endsWith(ending) ? Promise.reject(new Error('away')) : platform.files.put(key, ...file);
      const scope = createSystemScope(
        { ...platform, files: { ...platform.files, put } },
        owner.organizationId,
      );
      const file = { name: 'b.txt', type: '', body: new Blob(['corrected']).stream() };
      await expect(addVersion(scope, { documentId: id, file })).rejects.toThrow('away');
    }
    expect(await keysOfFiles()).toEqual(keys);
    expect(await readDocument(owner, id)).toEqual(before);
  });

  it('is for members who may change documents', async () => {
    const { id } = await createTextDocument(owner, { content: 'first' });
    await replaceFile(id, 'second');
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    const other = await createOwner();
    const key = await createApiKey(owner, { permissions: ['documents:read', 'documents:create'] });
    const withKey = new TestClient({ authorization: `Bearer ${key}` });
    for (const client of [viewer, other, withKey]) {
      const code = 'auth.forbidden';
      await client.fails('POST', `${pathOf(id)}/versions`, { code, body: text('third') });
      await client.fails('POST', `${pathOf(id)}/versions/1/restore`, { code });
    }
    expect(await viewer.get(`${pathOf(id)}/versions`)).toMatchObject({ versions: [{}, {}] });
    const foreign = `${other.org}/documents/${id}`;
    for (const path of [`${foreign}/versions`, `${foreign}/versions/1/text`]) {
      await other.fails('GET', path, { code: 'document.not_found' });
    }
    await other.fails('GET', `${foreign}/file?version=1`, { code: 'document.not_found' });
    await other.fails('POST', `${foreign}/versions/1/restore`, { code: 'document.not_found' });
    await other.fails('POST', `${foreign}/versions`, {
      code: 'document.not_found',
      body: text('third'),
    });
    expect(await versionsOf(id)).toHaveLength(2);
  });
});

describe('a version', () => {
  it.each(['0', '3', '1000000'])('with the number %s is not found', async (number) => {
    const { id } = await createTextDocument(owner);
    await replaceFile(id, 'second');
    const code = number === '0' ? 'request.invalid' : 'version.not_found';
    await owner.fails('GET', `${pathOf(id)}/file?version=${number}`, { code });
    await owner.fails('GET', `${pathOf(id)}/thumbnail?version=${number}`, { code });
    await owner.fails('GET', `${pathOf(id)}/versions/${number}/text`, { code });
    await owner.fails('POST', `${pathOf(id)}/versions/${number}/restore`, { code });
  });

  it('is made current again by its number, as the next one', async () => {
    const { id } = await createTextDocument(owner, { content: 'elephant' });
    await replaceFile(id, 'giraffe');
    await harness.finishJobs();
    const { document } = await owner.post<Versioned>(`${pathOf(id)}/versions/1/restore`);
    expect(document).toMatchObject({ fileVersion: 3, extractionState: 'pending' });
    await harness.finishJobs();
    expect(await readDocument(owner, id)).toMatchObject({ content: 'elephant' });
    expect((await fileOf(id)).text).toBe('elephant');
    expect(await found('giraffe')).toEqual([]);
    expect(await versionsOf(id)).toMatchObject([
      { number: 3, restoredFrom: 1, isCurrent: true },
      { number: 2, restoredFrom: null, isCurrent: false },
      { number: 1, isCurrent: false },
    ]);
    const [last] = await activityOf(owner, id);
    expect(last).toMatchObject({
      event: 'updated',
      eventData: { updatedFields: ['file'], file: { version: 3, restoredFrom: 1 } },
    });
    await owner.post(`${pathOf(id)}/versions/2/restore`);
    await harness.finishJobs();
    expect(await readDocument(owner, id)).toMatchObject({ content: 'giraffe', fileVersion: 4 });
    expect((await keysOfFiles()).filter((key) => /\.v[34]$/.test(key))).toEqual([]);
    expect(await problems()).not.toContain(id);
  });

  it('that is current stays so', async () => {
    const { id } = await createTextDocument(owner);
    const before = await readDocument(owner, id);
    await owner.post(`${pathOf(id)}/versions/1/restore`);
    expect(await readDocument(owner, id)).toEqual(before);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});
