import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import type { RequestFile } from '../../shared/sharing/upload-requests/request-file.ts';
import type { PublicUpload, SentFile } from '../../shared/sharing/upload-requests/public-upload.ts';
import type { UploadRequest } from '../../shared/sharing/upload-requests/upload-request.ts';
import { sha256Hex } from '../../shared/bytes/sha256.ts';
import { day, minute } from '../../shared/time/durations.ts';
import { rateLimits } from '../../worker/access/rate-limits/rate-limits.ts';
import { createApp } from '../../worker/app.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { requestFileKey } from '../../worker/archive/files/file-key.ts';
import type { FileStore } from '../../worker/platform/platform.ts';
import { acceptFiles } from '../../worker/sharing/upload-requests/files/accept-files.ts';
import { addMember } from '../support/access.ts';
import { createTag, createTextDocument } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import {
  documentTagsTable,
  organizationsTable,
  rateLimitsTable,
  requestFilesTable,
  uploadRequestsTable,
} from '../support/tables.ts';

const app = createApp();

let owner: Owner;
beforeAll(async () => {
  owner = await createOwner({ organization: 'Tax office' });
});

type Created = { uploadRequest: UploadRequest; url: string };

async function createRequest(input: object = {}): Promise<UploadRequest & { api: string }> {
  const { uploadRequest, url } = await owner.post<Created>(`${owner.org}/upload-requests`, {
    title: 'Papers for 2026',
    ...input,
  });
  return { ...uploadRequest, api: `/api/uploads/${url.split('/u/')[1]}` };
}

const guess = (api: string, password: string) =>
  new TestClient().request('POST', `${api}/unlock`, { password });

const setSharing = (isSharingEnabled: boolean) =>
  harness
    .platform()
    .identityDatabase.update(organizationsTable)
    .set({ isSharingEnabled })
    .where(eq(organizationsTable.id, owner.organizationId));

type View = { upload: PublicUpload; files: SentFile[] };

async function openAs(api: string) {
  const response = await new TestClient().request('GET', api);
  const cookie = (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  expect(response.headers.getSetCookie()[0]).toContain(`Path=${api}; HttpOnly; SameSite=Lax`);
  return new TestClient({ cookie });
}

function formOf(content: string | Uint8Array, name = 'letter.txt', metadata?: object) {
  const form = new FormData();
  if (metadata) form.set('metadata', JSON.stringify(metadata));
  form.set('file', new File([content as BlobPart], name, { type: 'text/plain' }));
  return form;
}

const send = async (sender: TestClient, api: string, form: FormData) =>
  (await sender.post<{ file: SentFile }>(`${api}/files`, form)).file;

const filesOf = async ({ id }: { id: string }) =>
  (await owner.get<{ files: RequestFile[] }>(`${owner.org}/upload-requests/${id}/files`)).files;

const findRequest = async ({ id }: { id: string }) => {
  const { uploadRequests } = await owner.get<{ uploadRequests: UploadRequest[] }>(
    `${owner.org}/upload-requests`,
  );
  return uploadRequests.find((request) => request.id === id);
};

const documentsOf = async () =>
  (
    await owner.get<{ documents: { id: string; name: string; tags: { id: string }[] }[] }>(
      `${owner.org}/documents`,
    )
  ).documents;

const storedBytes = async () =>
  (
    await owner.get<{ organizationStats: { filesSize: number } }>(
      `${owner.org}/documents/statistics`,
    )
  ).organizationStats.filesSize;

const isStored = async (fileId: string) => {
  const file = await harness.platform().files.get(requestFileKey(owner.organizationId, fileId));
  await file?.body.cancel();
  return file !== null;
};

describe('a request for files', () => {
  it('ends after 14 days, and takes 20 files of 200 MB by default', async () => {
    const { api, ...request } = await createRequest();
    expect(request).toMatchObject({
      note: '',
      checklist: [],
      maxFiles: 20,
      maxTotalBytes: 200 * 1024 * 1024,
      asksName: false,
      hasPassword: false,
      isEnabled: true,
      isAlwaysAccepted: false,
      state: 'open',
      filesCount: 0,
    });
    const days = (Date.parse(String(request.expiresAt)) - Date.now()) / day;
    expect(days).toBeCloseTo(14, 2);
    expect(await findRequest(request)).toEqual(request);
    expect(api).toMatch(/^\/api\/uploads\/[a-z0-9]{56}$/);
  });

  it('ends within a year, unless an admin says otherwise', async () => {
    const member = await createUser();
    await addMember(owner, member, 'member');
    const path = `${owner.org}/upload-requests`;
    const { api: _api, ...request } = await createRequest({ expiresAt: '9999-12-31T00:00:00Z' });
    const body = { title: 'Endless', expiresAt: '9999-12-31T00:00:00Z' };
    await member.fails('POST', path, { code: 'auth.forbidden', body });
    await member.fails('PATCH', `${path}/${request.id}`, { code: 'auth.forbidden', body });
    const year = new Date(Date.now() + 365 * day).toISOString();
    await member.call('PATCH', `${path}/${request.id}`, { body: { expiresAt: year } });
  });

  it('has no deadline in the past, and no tag or correspondent of another organization', async () => {
    const path = `${owner.org}/upload-requests`;
    const past = { title: 'Late', expiresAt: new Date(0).toISOString() };
    const { details } = await owner.fails('POST', path, { code: 'request.invalid', body: past });
    expect(details).toMatchObject([{ path: 'expiresAt' }]);
    const foreign = await createTag(await createOwner());
    const tagged = { title: 'Tagged', tagIds: [foreign.id] };
    await owner.fails('POST', path, { code: 'tag.not_found', body: tagged });
  });

  it('is seen by people outside with what is left, and without anything of the archive', async () => {
    const { api } = await createRequest({ note: 'All pages, please', checklist: ['ID card'] });
    const { upload, files } = await new TestClient().get<View>(api);
    expect(files).toEqual([]);
    expect(upload).toEqual({
      title: 'Papers for 2026',
      note: 'All pages, please',
      organizationName: 'Tax office',
      checklist: [{ text: 'ID card', isDone: false }],
      expiresAt: expect.any(String),
      isOverdue: false,
      asksName: false,
      state: 'open',
      maxFileBytes: 10 * 1024 * 1024,
      filesLeft: 20,
      filesLeftToday: null,
      bytesLeft: 200 * 1024 * 1024,
      mailsReceipts: true,
    });
  });

  it('is read and changed from outside only so often in an hour', async () => {
    const { api } = await createRequest();
    const token = api.slice('/api/uploads/'.length);
    const base = harness.platform();
    const platform = { ...base, config: { ...base.config, RATE_LIMIT_IS_ENABLED: true } };
    await base.identityDatabase.insert(rateLimitsTable).values({
      key: `share:account:${await sha256Hex(token)}`,
      count: rateLimits.share.max.account,
      windowEndsAt: Date.now() + day,
    });
    for (const [method, path] of [
      ['GET', api],
      ['DELETE', `${api}/files/upf_${'a'.repeat(24)}`],
      ['GET', `/u/${token}`],
    ]) {
      const request = new Request(new URL(path ?? '', 'http://localhost:8787'), { method });
      expect((await app.fetch(request, platform)).status).toBe(429);
    }
  });

  it('is not found by tokens that are unknown, malformed or name another organization', async () => {
    const { api } = await createRequest();
    const other = await createOwner();
    const swapped = api.replace(owner.organizationId.slice(4), other.organizationId.slice(4));
    expect(swapped).not.toBe(api);
    for (const path of [
      swapped,
      `${api}x`,
      api.slice(0, -1),
      '/api/uploads/%00',
      '/api/uploads/..a',
    ]) {
      await new TestClient().fails('GET', path, { code: 'upload.not_found' });
      await new TestClient().fails('POST', `${path}/files`, {
        code: 'upload.not_found',
        body: formOf('Text'),
      });
    }
  });

  it('does not know its address after it is deleted, and its files are deleted with it', async () => {
    const request = await createRequest();
    const { id } = await send(await openAs(request.api), request.api, formOf('Deleted with it'));
    expect(await isStored(id)).toBe(true);
    await owner.call('DELETE', `${owner.org}/upload-requests/${request.id}`, { status: 204 });
    await new TestClient().fails('GET', request.api, { code: 'upload.not_found' });
    expect(await isStored(id)).toBe(false);
    const path = `${owner.org}/upload-requests/${request.id}`;
    await owner.fails('DELETE', path, { code: 'upload_request.not_found' });
  });

  it('is changed by other members, and not by those of another organization', async () => {
    const request = await createRequest();
    const member = await createUser();
    await addMember(owner, member, 'member');
    const path = `${owner.org}/upload-requests/${request.id}`;
    const { uploadRequest } = await member.call<{ uploadRequest: UploadRequest }>('PATCH', path, {
      body: { title: 'Renamed', graceDays: 3 },
    });
    expect(uploadRequest).toMatchObject({ title: 'Renamed', graceDays: 3, maxFiles: 20 });
    const other = await createOwner();
    await other.fails('PATCH', `${other.org}/upload-requests/${request.id}`, {
      code: 'upload_request.not_found',
      body: { title: 'Theirs' },
    });
  });

  it('is left as it is by a change that changes nothing', async () => {
    const recipients = [{ name: 'Grace', email: 'grace@example.com' }];
    const { id } = await createRequest({ note: 'Please', graceDays: 2, recipients });
    const path = `${owner.org}/upload-requests/${id}`;
    const change = async (body: object) =>
      (await owner.call<{ uploadRequest: UploadRequest }>('PATCH', path, { body })).uploadRequest;
    const listed = async () =>
      (await owner.get<{ uploadRequests: UploadRequest[] }>(`${owner.org}/upload-requests`))
        .uploadRequests[0];
    const before = await listed();
    const { title, note, expiresAt } = before ?? {};
    expect(await change({ title, note, expiresAt, graceDays: 2, recipients })).toEqual(before);
    expect(await change({ password: null, tagIds: [], isEnabled: true })).toEqual(before);
    expect(await listed()).toEqual(before);
    expect((await change({ recipients: [] })).updatedAt).not.toBe(before?.updatedAt);
  });

  it('takes files within its days of grace, and then says that it has ended', async () => {
    const request = await createRequest({ graceDays: 1 });
    const setDeadline = (expiresAt: number, endsAt: number) =>
      harness
        .platform()
        .databaseFor(owner.organizationId)
        .update(uploadRequestsTable)
        .set({ expiresAt: new Date(expiresAt), endsAt: new Date(endsAt) })
        .where(eq(uploadRequestsTable.id, request.id));
    await setDeadline(Date.now() - minute, Date.now() + day);
    const sender = await openAs(request.api);
    expect((await sender.get<View>(request.api)).upload.isOverdue).toBe(true);
    await send(sender, request.api, formOf('Just in time'));
    await setDeadline(Date.now() - day, Date.now() - minute);
    const ended = { code: 'upload.ended' } as const;
    const { details, status } = await sender.fails('GET', request.api, ended);
    expect({ details, status }).toEqual({ details: { reason: 'ended' }, status: 410 });
    await sender.fails('POST', `${request.api}/files`, { ...ended, body: formOf('Too late') });
  });

  it('can be paused', async () => {
    const request = await createRequest();
    const path = `${owner.org}/upload-requests/${request.id}`;
    await owner.call('PATCH', path, { body: { isEnabled: false } });
    const { details } = await new TestClient().fails('GET', request.api, { code: 'upload.ended' });
    expect(details).toEqual({ reason: 'paused' });
    await owner.call('PATCH', path, { body: { isEnabled: true } });
    await new TestClient().get(request.api);
  });

  it('is paused with all others where the organization shares nothing', async () => {
    const request = await createRequest();
    await setSharing(false);
    const { details } = await new TestClient().fails('GET', request.api, { code: 'upload.ended' });
    expect(details).toEqual({ reason: 'paused' });
    await setSharing(true);
    await new TestClient().get(request.api);
  });

  it('closes itself once there is a file for each item of its checklist', async () => {
    const request = await createRequest({ checklist: ['ID card', 'Contract'] });
    const sender = await openAs(request.api);
    await sender.fails('POST', `${request.api}/files`, {
      code: 'request.invalid',
      body: formOf('What is it?', 'a.txt', { item: 2 }),
    });
    await send(sender, request.api, formOf('Contract', 'contract.txt', { item: 1 }));
    expect((await findRequest(request))?.checklist.map(({ isDone }) => isDone)).toEqual([
      false,
      true,
    ]);
    const card = await send(sender, request.api, formOf('Card', 'card.txt', { item: 0 }));
    const { upload, files } = await sender.get<View>(request.api);
    expect([upload.state, files.length]).toEqual(['complete', 2]);
    const { details } = await sender.fails('POST', `${request.api}/files`, {
      code: 'upload.ended',
      body: formOf('More'),
    });
    expect(details).toEqual({ reason: 'complete' });
    await sender.call('DELETE', `${request.api}/files/${card.id}`, { status: 204 });
    expect((await findRequest(request))?.state).toBe('open');
  });

  it('with a password shows nothing before it, and is locked again by a new one', async () => {
    const request = await createRequest({ password: 'open sesame' });
    const visitor = new TestClient();
    await visitor.fails('GET', request.api, { code: 'upload.locked' });
    const locked = { code: 'upload.locked', body: formOf('Locked') } as const;
    await visitor.fails('POST', `${request.api}/files`, locked);
    await visitor.fails('POST', `${request.api}/unlock`, {
      code: 'upload.wrong_password',
      body: { password: 'open' },
    });
    const unlocked = await visitor.request('POST', `${request.api}/unlock`, {
      password: 'open sesame',
    });
    const cookies = unlocked.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const sender = new TestClient({ cookie: cookies.join('; ') });
    expect((await sender.get<View>(request.api)).upload.title).toBe('Papers for 2026');
    await owner.call('PATCH', `${owner.org}/upload-requests/${request.id}`, {
      body: { password: 'another' },
    });
    await sender.fails('GET', request.api, { code: 'upload.locked' });
  });

  it('waits after ten wrong passwords, from any network, and only for that request', async () => {
    const [request, other] = [
      await createRequest({ password: 'right' }),
      await createRequest({ password: 'right' }),
    ];
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(request.api, `wrong ${count}`)).status).toBe(400);
    }
    const refused = await guess(request.api, 'right');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await guess(other.api, 'right')).status).toBe(204);
  });
});

describe('a file from outside', () => {
  it('waits, with a receipt for its sender, and counts as stored', async () => {
    const request = await createRequest();
    const before = { documents: (await documentsOf()).length, bytes: await storedBytes() };
    const sender = await openAs(request.api);
    const file = await send(sender, request.api, formOf('A letter', '../Brief\u202E.txt'));
    expect(file).toMatchObject({
      name: expect.stringContaining('Brief'),
      size: 8,
      sha256: await sha256Hex('A letter'),
      removableUntil: expect.any(String),
    });
    expect((await sender.get<View>(request.api)).files).toEqual([file]);
    expect(await filesOf(request)).toMatchObject([
      { id: file.id, state: 'waiting', mimeType: 'text/plain', documentId: null },
    ]);
    expect((await findRequest(request))?.waitingCount).toBe(1);
    expect((await documentsOf()).length).toBe(before.documents);
    expect(await storedBytes()).toBe(before.bytes + 8);
  });

  it('is seen by nobody else outside', async () => {
    const request = await createRequest();
    const { id } = await send(await openAs(request.api), request.api, formOf('Mine'));
    const other = await openAs(request.api);
    expect((await other.get<View>(request.api)).files).toEqual([]);
    const path = `${request.api}/files/${id}`;
    await other.fails('DELETE', path, { code: 'request_file.not_found' });
  });

  it('is taken back by its sender for ten minutes', async () => {
    const request = await createRequest();
    const sender = await openAs(request.api);
    const [first, second] = [
      await send(sender, request.api, formOf('First')),
      await send(sender, request.api, formOf('Second')),
    ];
    await sender.call('DELETE', `${request.api}/files/${first.id}`, { status: 204 });
    expect(await isStored(first.id)).toBe(false);
    await harness
      .platform()
      .databaseFor(owner.organizationId)
      .update(requestFilesTable)
      .set({ receivedAt: new Date(Date.now() - 11 * minute) })
      .where(eq(requestFilesTable.id, second.id));
    const [left] = (await sender.get<View>(request.api)).files;
    expect(left).toMatchObject({ id: second.id, removableUntil: null });
    const path = `${request.api}/files/${second.id}`;
    await sender.fails('DELETE', path, { code: 'request_file.not_found' });
  });

  it('that is sent again after a break is the same file', async () => {
    const request = await createRequest();
    const sender = await openAs(request.api);
    const first = await send(sender, request.api, formOf('Once'));
    const again = await send(sender, request.api, formOf('Once'));
    expect(again.id).toBe(first.id);
    expect(await filesOf(request)).toHaveLength(1);
  });

  it('has the name of its sender where the request asks for it', async () => {
    const request = await createRequest({ asksName: true });
    const sender = await openAs(request.api);
    const nameless = { code: 'request.invalid', body: formOf('Who?') } as const;
    await sender.fails('POST', `${request.api}/files`, nameless);
    await send(sender, request.api, formOf('Me', 'me.txt', { sender: 'Grace\nHopper' }));
    expect(await filesOf(request)).toMatchObject([{ sender: 'Grace Hopper' }]);
  });

  it.each([
    ['an empty file', '', 'document.empty'],
    ['an archive', new Uint8Array([0x1f, 0x8b, 8, 0]), 'upload.type_refused'],
    ['a program', 'MZ\u0000\u0000', 'upload.type_refused'],
  ] as const)('is refused as %s, and leaves nothing behind', async (_name, content, code) => {
    const request = await createRequest();
    await new TestClient().fails('POST', `${request.api}/files`, { code, body: formOf(content) });
    expect(await filesOf(request)).toEqual([]);
    const { files } = await harness.platform().files.list();
    const rows = await harness
      .platform()
      .databaseFor(owner.organizationId)
      .select({ id: requestFilesTable.id })
      .from(requestFilesTable);
    const known = new Set(rows.map(({ id }) => requestFileKey(owner.organizationId, id)));
    const left = files.filter(({ key }) => key.startsWith(`requests/${owner.organizationId}`));
    expect(left.filter(({ key }) => !known.has(key))).toEqual([]);
  });

  it('is refused beyond the files and bytes of the request', async () => {
    const one = await createRequest({ maxFiles: 1 });
    await send(new TestClient(), one.api, formOf('First'));
    const more = { code: 'limit.reached', body: formOf('Second') } as const;
    const { details } = await new TestClient().fails('POST', `${one.api}/files`, more);
    expect(details).toEqual({ limit: 'files' });
    const small = await createRequest({ maxTotalBytes: 10 });
    const large = { code: 'limit.reached', body: formOf('More than ten bytes') } as const;
    const refused = await new TestClient().fails('POST', `${small.api}/files`, large);
    expect(refused.details).toEqual({ limit: 'bytes' });
  });

  it('is refused beyond the files of a day, which senders see before', async () => {
    const { id, api } = await createRequest({ maxFilesPerDay: 1 });
    const sender = await openAs(api);
    expect((await sender.get<View>(api)).upload).toMatchObject({
      filesLeft: 20,
      filesLeftToday: 1,
    });
    const { id: fileId } = await send(sender, api, formOf('Today'));
    const { upload } = await sender.get<View>(api);
    expect(upload).toMatchObject({ state: 'full-today', filesLeft: 19, filesLeftToday: 0 });
    const more = { code: 'limit.reached', body: formOf('Also today') } as const;
    const { details } = await sender.fails('POST', `${api}/files`, more);
    expect(details).toEqual({ limit: 'day' });
    await harness
      .platform()
      .databaseFor(owner.organizationId)
      .update(requestFilesTable)
      .set({ receivedAt: new Date(Date.now() - day - minute) })
      .where(eq(requestFilesTable.id, fileId));
    await send(sender, api, formOf('Tomorrow'));
    expect(await filesOf({ id })).toHaveLength(2);
  });

  it('comes from one browser alone where the request is for a single sender', async () => {
    const { api } = await createRequest({ isSingleSender: true });
    const [first, second] = [await openAs(api), await openAs(api)];
    await send(first, api, formOf('First'));
    await send(first, api, formOf('Second'));
    expect((await first.get<View>(api)).upload.state).toBe('open');
    expect((await second.get<View>(api)).upload.state).toBe('taken');
    const taken = { code: 'upload.ended', body: formOf('Third') } as const;
    const { details } = await second.fails('POST', `${api}/files`, taken);
    expect(details).toEqual({ reason: 'taken' });
  });

  it('is refused before it is stored where the organization may store no more', async () => {
    const { api } = await createRequest();
    const platform = harness.platform();
    const put = vi.fn(platform.files.put);
    const full = { ...platform, maxStorageBytes: 1, files: { ...platform.files, put } };
    const init = { method: 'POST', body: formOf('Too much') };
    const request = new Request(new URL(`${api}/files`, 'http://localhost:8787'), init);
    const response = await app.fetch(request, full);
    expect(await response.json()).toMatchObject({
      error: { code: 'limit.reached', details: { limit: 'storage' } },
    });
    expect(put).not.toHaveBeenCalled();
  });

  it('is refused by its size before its body is read', async () => {
    const { api } = await createRequest();
    const body = formOf('x'.repeat(11 * 1024 * 1024));
    const large = { code: 'document.size_too_large', body } as const;
    await new TestClient().fails('POST', `${api}/files`, large);
  });
});

describe('a file that waits', () => {
  let request: Awaited<ReturnType<typeof createRequest>>;
  let sender: TestClient;
  beforeEach(async () => {
    const tag = await createTag(owner);
    request = await createRequest({ tagIds: [tag.id] });
    sender = await openAs(request.api);
  });
  const accept = (body: object) =>
    owner.call('POST', `${owner.org}/upload-requests/${request.id}/files/accept`, {
      body,
      status: 204,
    });

  it('becomes a document with its origin and tags once it is accepted, and only once', async () => {
    const content = `Accepted ${crypto.randomUUID()}`;
    const file = await send(
      sender,
      request.api,
      formOf(content, 'accepted.txt', { sender: 'Grace Hopper' }),
    );
    const before = await storedBytes();
    await accept({ fileIds: [file.id] });
    await accept({ fileIds: [file.id] });
    await harness.finishJobs();
    const [stored] = await filesOf(request);
    expect(stored).toMatchObject({ state: 'accepted', sha256: file.sha256 });
    const documents = (await documentsOf()).filter(({ name }) => name === 'accepted.txt');
    expect(documents).toMatchObject([
      { id: stored?.documentId, tags: [{ id: request.tagIds[0] }] },
    ]);
    expect(await isStored(file.id)).toBe(false);
    expect(await storedBytes()).toBe(before);
    const { activities } = await owner.get<{ activities: { event: string; eventData: object }[] }>(
      `${owner.org}/documents/${stored?.documentId}/activity`,
    );
    expect(activities.find(({ event }) => event === 'created')?.eventData).toEqual({
      uploadRequest: { id: request.id, title: request.title, sender: 'Grace Hopper' },
    });
    const { document } = await owner.get<{ document: { origin: unknown } }>(
      `${owner.org}/documents/${stored?.documentId}`,
    );
    expect(document.origin).toEqual({
      uploadRequest: { id: request.id, title: request.title, sender: 'Grace Hopper' },
    });
    const taken = { code: 'request_file.not_found' } as const;
    await sender.fails('DELETE', `${request.api}/files/${file.id}`, taken);
  });

  it('is shown as a duplicate to members only, and adds no document', async () => {
    const content = `Twice ${crypto.randomUUID()}`;
    await send(sender, request.api, formOf(content, 'first.txt'));
    await accept({ isAlways: true });
    const other = await createRequest();
    const copy = await send(new TestClient(), other.api, formOf(content, 'second.txt'));
    expect(Object.keys(copy)).not.toContain('documentId');
    const [first] = await filesOf(request);
    const [second] = await filesOf(other);
    expect(second).toMatchObject({ state: 'waiting', documentId: first?.documentId });
    const path = `${owner.org}/upload-requests/${other.id}/files/accept`;
    await owner.call('POST', path, { body: { fileIds: [copy.id] }, status: 204 });
    expect(await filesOf(other)).toMatchObject([
      { state: 'duplicate', documentId: first?.documentId },
    ]);
  });

  it('is accepted by itself once the request is always accepted', async () => {
    await accept({ isAlways: true });
    await send(sender, request.api, formOf(`Always ${crypto.randomUUID()}`));
    await harness.finishJobs();
    expect(await filesOf(request)).toMatchObject([{ state: 'accepted' }]);
    const path = `${owner.org}/upload-requests/${request.id}`;
    await owner.call('PATCH', path, { body: { isAlwaysAccepted: false } });
    await send(sender, request.api, formOf(`Waits ${crypto.randomUUID()}`));
    await harness.finishJobs();
    expect((await filesOf(request)).map(({ state }) => state)).toEqual(['waiting', 'accepted']);
  });

  it('is deleted when it is rejected, and makes room for another', async () => {
    const file = await send(sender, request.api, formOf('Rejected'));
    const path = `${owner.org}/upload-requests/${request.id}/files/reject`;
    await owner.call('POST', path, { body: { fileIds: [file.id] }, status: 204 });
    expect(await filesOf(request)).toEqual([]);
    expect(await isStored(file.id)).toBe(false);
    const gone = { code: 'request_file.not_found', body: { fileIds: [file.id] } } as const;
    await owner.fails('POST', path, gone);
  });

  it('is out of reach for other requests and organizations', async () => {
    const file = await send(sender, request.api, formOf('Out of reach'));
    const body = { fileIds: [file.id] };
    const other = await createRequest();
    for (const action of ['accept', 'reject']) {
      await owner.fails('POST', `${owner.org}/upload-requests/${other.id}/files/${action}`, {
        code: 'request_file.not_found',
        body,
      });
    }
    const stranger = await createOwner();
    const path = `${stranger.org}/upload-requests/${request.id}/files`;
    await stranger.fails('GET', path, { code: 'upload_request.not_found' });
    await stranger.fails('POST', `${path}/accept`, { code: 'upload_request.not_found', body });
    await stranger.fails('POST', `${path}/reject`, { code: 'request_file.not_found', body });
    expect(await filesOf(request)).toMatchObject([{ state: 'waiting' }]);
  });

  it('is marked as lost where its bytes are gone, and can be sent again', async () => {
    const file = await send(sender, request.api, formOf('Lost'));
    const key = requestFileKey(owner.organizationId, file.id);
    await harness.platform().files.delete([key]);
    await accept({ fileIds: [file.id] });
    expect(await filesOf(request)).toMatchObject([{ state: 'lost', documentId: null }]);
    expect((await sender.get<View>(request.api)).files).toEqual([]);
    const again = await send(sender, request.api, formOf('Lost'));
    expect(again.id).not.toBe(file.id);
    expect(await isStored(again.id)).toBe(true);
    const states = (await filesOf(request)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['lost', 'waiting']);
  });

  it('restores no document from the trash', async () => {
    const content = `Trashed ${crypto.randomUUID()}`;
    const { id: documentId } = await createTextDocument(owner, { content });
    await owner.call('DELETE', `${owner.org}/documents/${documentId}`, { status: 204 });
    await send(sender, request.api, formOf(content));
    await accept({ isAlways: true });
    expect(await filesOf(request)).toMatchObject([{ state: 'duplicate', documentId }]);
    expect((await documentsOf()).map(({ id }) => id)).not.toContain(documentId);
  });

  it('gets its tags after an acceptance that was interrupted', async () => {
    const content = `Interrupted ${crypto.randomUUID()}`;
    const { id } = await send(sender, request.api, formOf(content));
    const { files, databaseFor } = harness.platform();
    const database = databaseFor(owner.organizationId);
    await accept({ fileIds: [id] });
    const [{ documentId = '' } = {}] = (await filesOf(request)) as { documentId?: string }[];
    await files.put(requestFileKey(owner.organizationId, id), new Blob([content]).stream());
    await database.delete(documentTagsTable).where(eq(documentTagsTable.documentId, documentId));
    await database
      .update(requestFilesTable)
      .set({ state: 'accepting', documentId: null, claimedAt: new Date(Date.now() - 3 * minute) })
      .where(eq(requestFilesTable.id, id));
    await accept({ fileIds: [id] });
    expect(await filesOf(request)).toMatchObject([{ state: 'accepted', documentId }]);
    const found = (await documentsOf()).find((document) => document.id === documentId);
    expect(found?.tags).toMatchObject([{ id: request.tagIds[0] }]);
  });

  it('is claimed when its turn comes, and its bytes stay for the run that has taken over', async () => {
    const [first, second] = [
      await send(sender, request.api, formOf(`First ${crypto.randomUUID()}`)),
      await send(sender, request.api, formOf(`Second ${crypto.randomUUID()}`)),
    ];
    const base = harness.platform();
    const database = base.databaseFor(owner.organizationId);
    let now = Date.now();
    const claims: unknown[] = [];
    const get: FileStore['get'] = async (key, range) => {
      const id = key.split('/').at(-1) ?? '';
      if (id === first.id || id === second.id) {
        const own = eq(requestFilesTable.id, id);
        const [row] = await database.select().from(requestFilesTable).where(own);
        claims.push((row?.claimedAt?.getTime() ?? 0) - now);
        now += 3 * minute;
        if (id === second.id) {
          await database
            .update(requestFilesTable)
            .set({ claimedAt: new Date(now) })
            .where(own);
        }
      }
      return base.files.get(key, range);
    };
    const platform = {
      ...base,
      clock: { now: () => new Date(now) },
      files: { ...base.files, get },
    };
    const scope = createSystemScope(platform, owner.organizationId);
    await acceptFiles(scope, { requestId: request.id, fileIds: [first.id, second.id] });
    expect(claims).toEqual([0, 0]);
    expect([await isStored(first.id), await isStored(second.id)]).toEqual([false, true]);
  });
});
