import { describe, expect, it } from 'vitest';
import { createApiKey } from '../support/access.ts';
import { createOwner, TestClient } from '../support/client.ts';
import {
  activityOf,
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  readDocument,
  statusesOf,
  unknownId,
  type WireDocument,
} from '../support/builders.ts';

type Changed = { document: WireDocument };
type Conflict = { error: { code: string; details: Changed } };

const patch = (owner: TestClient, path: string, change: { ifMatch: string; body: unknown }) =>
  new TestClient({ ...owner.headers, 'if-match': change.ifMatch }).request(
    'PATCH',
    path,
    change.body,
  );

describe('changing a document', () => {
  it('renames it in lists, search and downloads', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'scan.txt', content: 'some words' });
    const path = `${owner.org}/documents/${document.id}`;
    const { document: renamed } = await owner.call<Changed>('PATCH', path, {
      body: { name: '  Lease 2026.txt ', id: unknownId('doc'), isDeleted: true },
    });
    expect(renamed).toMatchObject({
      id: document.id,
      name: 'Lease 2026.txt',
      originalName: 'scan.txt',
      content: 'some words',
      isDeleted: false,
    });
    expect(renamed.updatedAt).not.toBeNull();
    expect(await readDocument(owner, document.id)).toEqual(renamed);
    const found = (query: string) =>
      owner.get<{ documentsCount: number }>(`${owner.org}/documents/search?searchQuery=${query}`);
    expect(await found('lease')).toMatchObject({ documentsCount: 1 });
    expect(await found('scan')).toMatchObject({ documentsCount: 0 });
    expect(await found('words')).toMatchObject({ documentsCount: 1 });
    const file = await owner.request('GET', `${path}/file`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="Lease 2026.txt"');
    const [last] = await activityOf(owner, document.id);
    expect(last).toMatchObject({
      event: 'updated',
      eventData: {
        updatedFields: ['name'],
        renamed: { from: 'scan.txt', to: 'Lease 2026.txt' },
      },
    });
  });

  it('replaces its text, also in search', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'wrogn words' });
    const path = `${owner.org}/documents/${document.id}`;
    const changed = await owner.call<Changed>('PATCH', path, {
      body: { content: 'right words\0 \ud800', name: 'a.txt' },
    });
    expect(changed.document.content).toBe('right words \ufffd');
    const found = (query: string) =>
      owner.get<{ documentsCount: number }>(`${owner.org}/documents/search?searchQuery=${query}`);
    expect(await found('right')).toMatchObject({ documentsCount: 1 });
    expect(await found('wrogn')).toMatchObject({ documentsCount: 0 });
    const [last] = await activityOf(owner, document.id);
    expect(last).toMatchObject({ event: 'updated', eventData: { updatedFields: ['content'] } });
    await owner.call('PATCH', path, { body: { content: '' } });
    expect((await readDocument(owner, document.id)).content).toBe('');
  });

  it('does nothing if nothing changes', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
    const before = await readDocument(owner, document.id);
    await owner.call('PATCH', `${owner.org}/documents/${document.id}`, {
      body: { name: 'a.txt', content: 'text' },
    });
    expect(await readDocument(owner, document.id)).toEqual(before);
    expect(await eventsOf(owner, document.id)).toEqual(['created']);
  });

  it('records the name of the API key', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const document = await createTextDocument(owner);
    const token = await createApiKey(owner, { permissions: ['documents:update'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    await key.call('PATCH', `${owner.org}/documents/${document.id}`, { body: { name: 'b.txt' } });
    const [last] = await activityOf(owner, document.id);
    expect(last).toMatchObject({ user: { name: 'Ada' }, eventData: { apiKeyName: 'Test key' } });
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: '..' },
    { name: '\u202e' },
    { name: 'x'.repeat(256) },
    { name: 5 },
    { name: null },
    { content: 'x'.repeat(1_000_001) },
    { content: '語'.repeat(700_000) },
    { content: 1 },
    {},
    { title: 'a' },
  ])('refuses %.60j', async (body) => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt' });
    const path = `${owner.org}/documents/${document.id}`;
    await owner.fails('PATCH', path, { code: 'request.invalid', body });
    expect(await readDocument(owner, document.id)).toMatchObject({
      name: 'a.txt',
      updatedAt: null,
    });
  });

  it.each([
    ['x'.repeat(255), 'x'.repeat(255)],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['a\r\nSet-Cookie: b.txt', 'aSet-Cookie: b.txt'],
    ['evil\u202etxt.exe', 'eviltxt.exe'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
  ])('keeps %j as %j', async (name, kept) => {
    const owner = await createOwner();
    const document = await createTextDocument(owner);
    const path = `${owner.org}/documents/${document.id}`;
    const { document: renamed } = await owner.call<Changed>('PATCH', path, { body: { name } });
    expect(renamed.name).toBe(kept);
  });

  it('rejects documents of another organization', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt' });
    for (const id of [document.id, unknownId('doc')]) {
      await stranger.fails('PATCH', `${stranger.org}/documents/${id}`, {
        code: 'document.not_found',
        body: { name: 'b.txt' },
      });
    }
    expect(await readDocument(owner, document.id)).toMatchObject({ name: 'a.txt' });
  });
});

describe('changing a document that another user has changed', () => {
  it('is rejected with the current document', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'first' });
    const path = `${owner.org}/documents/${document.id}`;
    const read = await owner.request('GET', path);
    const etag = read.headers.get('etag') ?? '';
    expect(etag).toBe(`"${((await read.json()) as Changed).document.version}"`);
    const first = await patch(owner, path, { ifMatch: etag, body: { content: 'second' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).not.toBe(etag);
    const stale = await patch(owner, path, { ifMatch: etag, body: { content: 'third' } });
    expect(stale.status).toBe(412);
    const { error } = (await stale.json()) as Conflict;
    expect(error.code).toBe('request.conflict');
    expect(error.details.document).toEqual(await readDocument(owner, document.id));
    expect(error.details.document.content).toBe('second');
    const search = `${owner.org}/documents/search?searchQuery=third`;
    expect(await owner.get(search)).toMatchObject({ documentsCount: 0 });
    expect(await eventsOf(owner, document.id)).toEqual(['updated', 'created']);
    const current = first.headers.get('etag') ?? '';
    const lists = await patch(owner, path, {
      ifMatch: `"0", ${current}`,
      body: { content: 'third' },
    });
    expect(lists.status).toBe(200);
    const any = await patch(owner, path, { ifMatch: '*', body: { name: 'b.txt' } });
    expect(any.status).toBe(200);
    const weak = await patch(owner, path, { ifMatch: 'nonsense', body: { name: 'c.txt' } });
    expect(weak.status).toBe(412);
  });

  it.each([
    ['POST', '/:id/restore', {}],
    ['POST', '/:id/extract', {}],
    ['POST', '/:id/tags', { tagId: ':tagId' }],
    ['DELETE', '/:id/tags/:tagId', {}],
    ['PATCH', '/:id/tag-proposals/:tagId', { state: 'set' }],
    ['DELETE', '/:id', {}],
    ['DELETE', '/trash/:id', {}],
  ])('is rejected for %s %s, which leaves its version as it is', async (method, path, body) => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const { id } = await createTextDocument(owner);
    if (path === '/:id/tags/:tagId') await attachTag(owner, id, tag.id);
    const isTrashed = path === '/:id/restore' || path === '/trash/:id';
    if (isTrashed) await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    const change = (documentId: string, ifMatch: string) =>
      new TestClient({ ...owner.headers, 'if-match': ifMatch }).request(
        method,
        `${owner.org}/documents${path.replace(':id', documentId).replace(':tagId', tag.id)}`,
        JSON.parse(JSON.stringify(body).replace(':tagId', tag.id)),
      );
    const before = await readDocument(owner, id);
    const stale = await change(id, `"${before.version + 1}"`);
    expect(stale.status).toBe(412);
    const { error } = (await stale.json()) as Conflict;
    expect(error).toMatchObject({ code: 'request.conflict', details: { document: before } });
    expect(await readDocument(owner, id)).toEqual(before);
    const foreign = await createTextDocument(await createOwner());
    expect((await change(foreign.id, '"0"')).status).toBe(404);
    expect((await change(id, `"${before.version}"`)).status).toBeLessThan(300);
  });

  it('accepts one of two simultaneous changes of the same version', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
    const path = `${owner.org}/documents/${document.id}`;
    const { version } = await readDocument(owner, document.id);
    const answers = await Promise.all(
      ['one.txt', 'two.txt', 'three.txt'].map((name) =>
        patch(owner, path, { ifMatch: `"${version}"`, body: { name } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 412, 412]);
    expect(await eventsOf(owner, document.id)).toEqual(['updated', 'created']);
  });

  it('applies simultaneous changes of different fields if no version is named', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
    const path = `${owner.org}/documents/${document.id}`;
    await Promise.all([
      owner.call('PATCH', path, { body: { name: 'b.txt' } }),
      owner.call('PATCH', path, { body: { content: 'other' } }),
    ]);
    expect(await readDocument(owner, document.id)).toMatchObject({
      name: 'b.txt',
      content: 'other',
    });
  });

  it('applies thirty simultaneous changes of one name', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
    const path = `${owner.org}/documents/${document.id}`;
    const names = Array.from({ length: 30 }, (_, index) => `name${index}x.txt`);
    const answers = await Promise.all(names.map((name) => owner.request('PATCH', path, { name })));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const { name } = await readDocument(owner, document.id);
    expect(names).toContain(name);
    const search = (query: string) =>
      owner.get<{ documentsCount: number }>(`${owner.org}/documents/search?searchQuery=${query}`);
    const found = await Promise.all(names.map((each) => search(`name:${each.split('.')[0]}`)));
    expect(found.map(({ documentsCount }) => documentsCount)).toEqual(
      names.map((each) => (each === name ? 1 : 0)),
    );
    // Each of the newest twenty names the one before.
    const renames = (await activityOf(owner, document.id)).map(
      ({ eventData }) => eventData?.renamed,
    );
    expect(renames[0]?.to).toBe(name);
    expect(renames.slice(0, -1).map((rename) => rename?.from)).toEqual(
      renames.slice(1).map((rename) => rename?.to),
    );
  });

  it('finds it by the last of simultaneous names and texts', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
    const path = `${owner.org}/documents/${document.id}`;
    const changes = Array.from({ length: 12 }, (_, index) => [
      { name: `name${index}x.txt` },
      { content: `text${index}x` },
    ]).flat();
    const answers = await Promise.all(changes.map((body) => owner.request('PATCH', path, body)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const { name, content } = await readDocument(owner, document.id);
    const search = (query: string) =>
      owner.get<{ documentsCount: number }>(`${owner.org}/documents/search?searchQuery=${query}`);
    expect(await search(`name:${name.split('.')[0]} content:${content}`)).toMatchObject({
      documentsCount: 1,
    });
    for (const { name: former, content: formerText } of changes) {
      if (former === name || formerText === content) continue;
      const query = former ? `name:${former.split('.')[0]}` : `content:${formerText}`;
      expect(await search(query)).toMatchObject({ documentsCount: 0 });
    }
  });

  it('does not find it by a name that came with an unknown correspondent', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
    await owner.fails('PATCH', `${owner.org}/documents/${document.id}`, {
      code: 'correspondent.not_found',
      body: { name: 'zebra.txt', correspondentId: unknownId('cor') },
    });
    const search = `${owner.org}/documents/search?searchQuery=zebra`;
    expect(await owner.get(search)).toMatchObject({ documentsCount: 0 });
    expect(await readDocument(owner, document.id)).toMatchObject({ name: 'a.txt' });
  });
});
