import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { scopeOf } from '../support/access.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createOwnerIn } from '../support/shards.ts';
import { waitFor } from '../support/wait-for.ts';
import {
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  insertDocuments,
  listDocuments,
  listTrash,
  readDocument,
  readTag,
  unknownId,
} from '../support/builders.ts';

const batch = (owner: Owner, action: string) => `${owner.org}/documents/batch/${action}`;
const run = <Body>(owner: Owner, action: string, body: unknown) =>
  owner.call<Body>('POST', batch(owner, action), { body });

async function createThree(owner: Owner) {
  return [
    (await createTextDocument(owner, { name: 'Invoice 1.txt', content: 'power one' })).id,
    (await createTextDocument(owner, { name: 'Invoice 2.txt', content: 'power two' })).id,
    (await createTextDocument(owner, { name: 'Letter.txt', content: 'hello' })).id,
  ] as const;
}

describe('trashing and restoring many documents', () => {
  it('moves the named documents, once each, and returns those that changed', async () => {
    const owner = await createOwner();
    const [first, second, third] = await createThree(owner);
    await owner.call('DELETE', `${owner.org}/documents/${second}`, { status: 204 });
    const trashed = await run<{ trashedDocumentIds: string[] }>(owner, 'trash', {
      filter: { documentIds: [first, second, first] },
    });
    expect(trashed).toEqual({ trashedDocumentIds: [first], trashedCount: 1, hasMore: false });
    expect(await eventsOf(owner, first)).toEqual(['deleted', 'created']);
    expect(await eventsOf(owner, second)).toEqual(['deleted', 'created']);
    expect(await listDocuments(owner)).toEqual({ ids: [third], documentsCount: 1 });

    const restored = await run<{ restoredDocumentIds: string[] }>(owner, 'restore', {
      filter: { documentIds: [first, second, third] },
    });
    expect(restored.restoredDocumentIds.toSorted()).toEqual([first, second].toSorted());
    expect(restored).toMatchObject({ restoredCount: 2, hasMore: false });
    expect(await eventsOf(owner, third)).toEqual(['created']);
    expect((await listTrash(owner)).documentsCount).toBe(0);
    expect((await listDocuments(owner)).documentsCount).toBe(3);
  });

  it('moves all documents that match a search and filters', async () => {
    const owner = await createOwner();
    const [first, second, third] = await createThree(owner);
    const tag = await createTag(owner);
    await attachTag(owner, first, tag.id);
    await attachTag(owner, third, tag.id);
    const trash = (query: unknown) =>
      run<{ trashedDocumentIds: string[] }>(owner, 'trash', { filter: { query } });
    expect(await trash({ searchQuery: 'invoice', tags: [tag.id] })).toMatchObject({
      trashedDocumentIds: [first],
    });
    expect(await trash({ searchQuery: '"' })).toMatchObject({ trashedDocumentIds: [] });
    expect(await trash({ searchQuery: 'powre' })).toMatchObject({ trashedDocumentIds: [second] });
    expect(await trash({ tags: [tag.id] })).toMatchObject({ trashedDocumentIds: [third] });
    const restore = (query: unknown) =>
      run<{ restoredDocumentIds: string[] }>(owner, 'restore', { filter: { query } });
    expect(await restore({ searchQuery: 'hello' })).toMatchObject({ restoredDocumentIds: [third] });
    expect(await restore({})).toMatchObject({ restoredCount: 2 });
    expect((await listTrash(owner)).documentsCount).toBe(0);
  });

  it('moves only documents that meet the filters in the search', async () => {
    const owner = await createOwner();
    const [first] = await createThree(owner);
    await attachTag(owner, first, (await createTag(owner, { name: 'Power' })).id);
    const result = await run<{ trashedDocumentIds: string[] }>(owner, 'trash', {
      filter: { query: { searchQuery: 'invoice tag:power' } },
    });
    expect(result.trashedDocumentIds).toEqual([first]);
  });

  it('moves only documents without tags and senders that a search excludes', async () => {
    const owner = await createOwner();
    const [first, , third] = await createThree(owner);
    await attachTag(owner, first, (await createTag(owner, { name: 'Keep' })).id);
    await owner.post(`${owner.org}/correspondents`, { name: 'Bank' });
    await owner.fails('POST', batch(owner, 'trash'), {
      body: { filter: { query: { searchQuery: 'name:invoice -tag:kepp' } } },
      code: 'request.invalid',
    });
    const searchQuery = 'hello -tag:keep -correspondent:bank';
    const result = await run<{ trashedDocumentIds: string[] }>(owner, 'trash', {
      filter: { query: { searchQuery } },
    });
    expect(result.trashedDocumentIds).toEqual([third]);
  });

  it('moves nothing by more filters than are possible', async () => {
    const owner = await createOwner();
    await createThree(owner);
    const searchQuery = Array.from({ length: 11 }, (_, index) => `size:>=${index}`).join(' ');
    await owner.fails('POST', batch(owner, 'trash'), {
      body: { filter: { query: { searchQuery } } },
      code: 'search.too_many_filters',
    });
    expect((await listTrash(owner)).documentsCount).toBe(0);
  });

  it('moves no document of another organization, even if none has to exist', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const [own, foreign] = [await createTextDocument(owner), await createTextDocument(stranger)];
    const scope = await scopeOf(owner, { organizationId: owner.organizationId, role: 'owner' });
    const selection = { documentIds: [own.id, foreign.id], isComplete: false };
    expect(await trashDocuments(scope, selection)).toEqual([own.id]);
    expect(await eventsOf(stranger, foreign.id)).toEqual(['created']);
  });

  it('matches the same documents as the search', async () => {
    const owner = await createOwner();
    const inside = await createTextDocument(owner, { content: 'the Hundeschule in town' });
    await createTextDocument(owner, { content: 'something else' });
    const result = await run<{ trashedDocumentIds: string[] }>(owner, 'trash', {
      filter: { query: { searchQuery: 'schule' } },
    });
    expect(result.trashedDocumentIds).toEqual([inside.id]);
  });

  it.each(['trash', 'restore', 'tags', 'download'])(
    'changes nothing if one of the documents is foreign or unknown: %s',
    async (action) => {
      const owner = await createOwner();
      const stranger = await createOwner();
      const own = await createTextDocument(owner, { name: 'own.txt' });
      const foreign = await createTextDocument(stranger, { name: 'foreign.txt' });
      if (action === 'restore') {
        await owner.call('DELETE', `${owner.org}/documents/${own.id}`, { status: 204 });
        await stranger.call('DELETE', `${stranger.org}/documents/${foreign.id}`, { status: 204 });
      }
      const before = await readDocument(owner, own.id);
      const tag = await createTag(owner);
      for (const other of [foreign.id, unknownId('doc')]) {
        await owner.fails('POST', batch(owner, action), {
          code: 'document.not_found',
          body: { filter: { documentIds: [own.id, other] }, addTagIds: [tag.id] },
        });
      }
      expect(await readDocument(owner, own.id)).toEqual(before);
      expect(await eventsOf(stranger, foreign.id)).toEqual(
        action === 'restore' ? ['deleted', 'created'] : ['created'],
      );
    },
  );

  it.each([
    {},
    { filter: {} },
    { filter: { documentIds: [] } },
    { filter: { documentIds: ['doc_x'] } },
    { filter: { documentIds: [unknownId('doc')], query: {} } },
    { filter: { documentIds: Array.from({ length: 1001 }, () => unknownId('doc')) } },
    { filter: { query: { searchQuery: 'x'.repeat(1025) } } },
    { filter: { query: { tags: ['red'] } } },
    { filter: { query: { extractionState: 'happy' } } },
    { filter: null },
  ])('refuses %.80j', async (body) => {
    const owner = await createOwner();
    await owner.fails('POST', batch(owner, 'trash'), { code: 'request.invalid', body });
    await owner.fails('POST', batch(owner, 'download'), { code: 'request.invalid', body });
  });
});

describe('tagging many documents', () => {
  it('adds and removes tags, and returns the documents that changed', async () => {
    const owner = await createOwner();
    const [first, second, third] = await createThree(owner);
    const [added, removed] = [await createTag(owner), await createTag(owner)];
    await attachTag(owner, first, removed.id);
    await attachTag(owner, second, added.id);
    const result = await run<{ changedDocumentIds: string[] }>(owner, 'tags', {
      filter: { documentIds: [first, second] },
      addTagIds: [added.id, added.id],
      removeTagIds: [removed.id],
    });
    expect(result).toEqual({
      changedDocumentIds: [first],
      changedCount: 1,
      skippedDocumentIds: [],
      hasMore: false,
    });
    const tagsOf = async (id: string) => (await readDocument(owner, id)).tags.map(({ id }) => id);
    expect(await tagsOf(first)).toEqual([added.id]);
    expect(await tagsOf(second)).toEqual([added.id]);
    expect(await tagsOf(third)).toEqual([]);
    expect((await eventsOf(owner, first)).toSorted()).toEqual(
      ['tagged', 'untagged', 'tagged', 'created'].toSorted(),
    );
    expect(await eventsOf(owner, second)).toEqual(['tagged', 'created']);
    expect((await readTag(owner, added.id))?.documentsCount).toBe(2);
    expect((await readTag(owner, removed.id))?.documentsCount).toBe(0);
    const { documents } = await owner.get<{ documents: { id: string; tags: { id: string }[] }[] }>(
      `${owner.org}/documents`,
    );
    expect(documents.find(({ id }) => id === first)?.tags.map(({ id }) => id)).toEqual([added.id]);
  });

  it('changes all documents that match a query', async () => {
    const owner = await createOwner();
    const [first, second] = await createThree(owner);
    const tag = await createTag(owner);
    const body = { filter: { query: { searchQuery: 'name:invoice' } }, addTagIds: [tag.id] };
    const result = await run<{ changedDocumentIds: string[] }>(owner, 'tags', body);
    expect(result.changedDocumentIds.toSorted()).toEqual([first, second].toSorted());
    expect(await run(owner, 'tags', body)).toMatchObject({ changedCount: 0, hasMore: false });
    expect(await listDocuments(owner, `?tags=${tag.id}`)).toMatchObject({ documentsCount: 2 });
  });

  it('rejects foreign tags, no tags, and a tag that is added and removed', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const document = await createTextDocument(owner);
    const [own, foreign] = [await createTag(owner), await createTag(stranger)];
    const filter = { documentIds: [document.id] };
    await owner.fails('POST', batch(owner, 'tags'), {
      code: 'tag.not_found',
      body: { filter, addTagIds: [own.id, foreign.id] },
    });
    await owner.fails('POST', batch(owner, 'tags'), {
      code: 'tag.not_found',
      body: { filter, addTagIds: [own.id], removeTagIds: [foreign.id] },
    });
    for (const tags of [{}, { addTagIds: [own.id], removeTagIds: [own.id] }]) {
      await owner.fails('POST', batch(owner, 'tags'), {
        code: 'request.invalid',
        body: { filter, ...tags },
      });
    }
    expect(await readDocument(owner, document.id)).toMatchObject({ tags: [] });
    expect(await eventsOf(owner, document.id)).toEqual(['created']);
  });
});

describe('downloading many documents', () => {
  it('returns an archive with every file under a unique name', async () => {
    const owner = await createOwner();
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
    const ids = [
      (await uploadDocument(owner, { name: 'scan.txt', content: 'first' })).id,
      (await uploadDocument(owner, { name: 'Scan.txt', content: 'second' })).id,
      (await uploadDocument(owner, { name: 'Žluťoučký kůň.bin', content: bytes })).id,
      (await uploadDocument(owner, { name: 'lost.txt', content: 'will be lost' })).id,
    ];
    await harness.finishJobs();
    await harness.platform().files.delete([`${owner.organizationId}/${ids[3]}`]);
    const response = await owner.request('POST', batch(owner, 'download'), {
      filter: { documentIds: ids },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="documents-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(Object.keys(files)).toEqual([
      'scan.txt',
      'Scan (2).txt',
      'Žluťoučký kůň.bin',
      'documents.csv',
      'missing-files.txt',
    ]);
    expect(text('scan.txt')).toBe('first');
    expect(text('Scan (2).txt')).toBe('second');
    expect(files['Žluťoučký kůň.bin']).toEqual(bytes);
    expect(text('missing-files.txt')).toBe('lost.txt');
  });

  it('accepts a query, which does not find what is in the trash', async () => {
    const owner = await createOwner();
    await createThree(owner);
    const trashed = await createTextDocument(owner, { name: 'Invoice 3.txt', content: 'three' });
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const response = await owner.request('POST', batch(owner, 'download'), {
      filter: { query: { searchQuery: 'invoice' } },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      'Invoice 1.txt',
      'Invoice 2.txt',
      'documents.csv',
    ]);
  });

  it('refuses a query that finds more than an archive may have', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, limits.bulk.downloaded + 1);
    await owner.fails('POST', batch(owner, 'download'), {
      code: 'request.too_large',
      body: { filter: { query: {} } },
    });
  });
});

it('a download of more documents than an archive has is refused as a whole', async () => {
  const owner = await createOwner();
  await insertDocuments(owner, limits.bulk.downloaded + 1);
  await owner.fails('POST', batch(owner, 'download'), {
    code: 'request.too_large',
    body: { filter: { query: {} } },
  });
});

/** Returns the rows read to add a tag to 100 documents of an organization with `tagsCount` tags. */
async function rowsReadToTag(tagsCount: number): Promise<number> {
  const owner = await createOwner();
  await insertDocuments(owner, 100);
  const names = Array.from({ length: tagsCount }, (_, index) => `Tag ${index}`);
  const [tag] = await Promise.all(names.map((name) => createTag(owner, { name })));
  const body = { filter: { query: {} }, addTagIds: [tag?.id] };
  const response = await owner.request('POST', batch(owner, 'tags'), body);
  return Number(/(\d+) read/.exec(response.headers.get('server-timing') ?? '')?.[1]);
}

it('reads no more rows in an organization with many other tags', async () => {
  expect(await rowsReadToTag(50)).toBeLessThan((await rowsReadToTag(1)) + 100);
});

it.each(['{}', '{"searchQuery":"invoice"}', '{"tags":"one"}'])(
  'changes no document added after the list of the query was read: %s',
  async (json) => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const add = async (name: string) => {
      const { id } = await createTextDocument(owner, { name, content: name });
      await attachTag(owner, id, tag.id);
      return id;
    };
    const existing = await add('Invoice 1.txt');
    const { asOf } = await owner.get<{ asOf: string }>(`${owner.org}/documents`);
    await waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(asOf)));
    await add('Invoice 2.txt');
    // The document is imported with an earlier time.
    const form = new FormData();
    form.set('metadata', JSON.stringify({ createdAt: '2020-01-31T10:00:00.000Z' }));
    form.set('file', new File(['invoice 3'], 'Invoice 3.txt', { type: 'text/plain' }));
    const imported = await owner.post<{ document: { id: string } }>(`${owner.org}/documents`, form);
    await attachTag(owner, imported.document.id, tag.id);
    const query = JSON.parse(json.replace('"one"', `["${tag.id}"]`)) as object;
    const filter = { query: { ...query, createdUntil: asOf } };
    expect(await run(owner, 'trash', { filter })).toMatchObject({ trashedDocumentIds: [existing] });
  },
);

async function rowsReadInSteps(query: (tagId: string) => object): Promise<number[]> {
  const owner = await createOwner();
  const count = 3 * 100;
  await insertDocuments(owner, count);
  const all = await createTag(owner, { name: 'All' });
  await run(owner, 'tags', { filter: { query: {} }, addTagIds: [all.id] });
  const tags = Array.from({ length: 50 }, (_, index) => `Tag ${index}`);
  const created = await Promise.all(tags.map((name) => createTag(owner, { name })));
  const addTagIds = created.map(({ id }) => id);
  const rows: number[] = [];
  let cursor: string | undefined;
  do {
    const body = { filter: { query: query(all.id) }, cursor, addTagIds };
    const response = await owner.request('POST', batch(owner, 'tags'), body);
    rows.push(Number(/(\d+) read/.exec(response.headers.get('server-timing') ?? '')?.[1]));
    ({ cursor } = (await response.json()) as { cursor?: string });
  } while (cursor);
  const page = await listDocuments(owner, `?tags=${addTagIds[0]}`);
  expect(page.documentsCount).toBe(count);
  return rows;
}

it.each([
  ['all documents', () => ({})],
  ['a tag', (tagId: string) => ({ tags: [tagId] })],
])('continues after the cursor without reading what is done: %s', async (_, query) => {
  const rows = await rowsReadInSteps(query);
  expect(rows).toHaveLength(3);
  // Rereading completed documents would take hundreds of rows; other activity may add one row per step.
  expect(rows.at(-1)).toBeLessThanOrEqual((rows[0] ?? 0) + rows.length);
  // The room for tags of the 100 documents is not read for each of the 50 tags.
  expect(rows[0]).toBeLessThan(16 * 100 * 50);
});

// These tests come last, because a demo with this many documents is slow to store.
describe('a query that finds more than one request changes', () => {
  it('is continued by the same request until `hasMore` is false', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, limits.bulk.matched + 2);
    const tag = await createTag(owner);
    const filter = { query: {} };
    const full = { count: limits.bulk.matched, hasMore: true };
    const rest = { count: 2, hasMore: false };
    const nothing = { count: 0, hasMore: false };

    const addTag = async () => {
      const body = { filter, addTagIds: [tag.id] };
      const result = await run<{ changedCount: number; hasMore: boolean }>(owner, 'tags', body);
      return { count: result.changedCount, hasMore: result.hasMore };
    };
    expect([await addTag(), await addTag(), await addTag()]).toEqual([full, rest, nothing]);
    expect((await readTag(owner, tag.id))?.documentsCount).toBe(limits.bulk.matched + 2);

    const trash = async () => {
      const result = await run<{ trashedCount: number; hasMore: boolean }>(owner, 'trash', {
        filter,
      });
      return { count: result.trashedCount, hasMore: result.hasMore };
    };
    expect([await trash(), await trash(), await trash()]).toEqual([full, rest, nothing]);
    expect((await listDocuments(owner)).documentsCount).toBe(0);

    const restore = async () => {
      const result = await run<{ restoredCount: number; hasMore: boolean }>(owner, 'restore', {
        filter,
      });
      return { count: result.restoredCount, hasMore: result.hasMore };
    };
    expect([await restore(), await restore(), await restore()]).toEqual([full, rest, nothing]);
    expect((await listTrash(owner)).documentsCount).toBe(0);
  });

  it('changes as many fewer documents as it adds and removes more tags', async () => {
    const owner = await createOwner();
    const tagIds = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, index) => (await createTag(owner, { name: `Tag ${index}` })).id,
      ),
    );
    const atOnce = limits.tagChangesOfRequest / tagIds.length;
    await insertDocuments(owner, atOnce + 1);
    const filter = { query: {} };
    const change = (tags: object) => run(owner, 'tags', { filter, ...tags });
    for (const tags of [{ addTagIds: tagIds }, { removeTagIds: tagIds }]) {
      expect(await change(tags)).toMatchObject({ changedCount: atOnce, hasMore: true });
      expect(await change(tags)).toMatchObject({ changedCount: 1, hasMore: false });
    }
  });

  it('changes named documents in several short transactions, and none if a tag is missing', async () => {
    const owner = await createOwnerIn(0);
    const tagIds = await Promise.all(
      Array.from(
        { length: 30 },
        async (_, index) => (await createTag(owner, { name: `Tag ${index}` })).id,
      ),
    );
    await insertDocuments(owner, 400);
    const pages = [0, 1, 2, 3].map((page) =>
      listDocuments(owner, `?pageSize=100&pageIndex=${page}`),
    );
    const documentIds = (await Promise.all(pages)).flatMap(({ ids }) => ids);
    const change = (addTagIds: string[]) => ({ filter: { documentIds }, addTagIds });
    await owner.fails('POST', batch(owner, 'tags'), {
      code: 'tag.not_found',
      body: change([...tagIds, unknownId('tag')]),
    });
    expect((await readTag(owner, tagIds[0] ?? ''))?.documentsCount).toBe(0);
    const response = await owner.request('POST', batch(owner, 'tags'), change(tagIds));
    expect(await response.json()).toMatchObject({ changedCount: 400 });
    expect(response.headers.get('server-timing')).toContain('14 trips');
    expect((await readTag(owner, tagIds.at(-1) ?? ''))?.documentsCount).toBe(400);
  });
});
