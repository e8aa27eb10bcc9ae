import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import { createOwner, type Owner } from '../support/client.ts';
import {
  activityOf,
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  insertDocuments,
  listDocuments,
  readDocument,
  readTag,
  statusesOf,
  unknownId,
  type WireDocument,
  type WireTag,
} from '../support/builders.ts';

describe('tags', () => {
  it('are created, listed by name, updated and deleted', async () => {
    const owner = await createOwner();
    const { tag } = await owner.post<{ tag: WireTag }>(`${owner.org}/tags`, {
      name: '  Invoices ',
      color: '#FF7A7F',
      description: ' what we owe ',
      organizationId: unknownId('org'),
      documentsCount: 7,
    });
    expect(tag).toMatchObject({
      name: 'Invoices',
      color: '#ff7a7f',
      description: 'what we owe',
      documentsCount: 0,
      organizationId: owner.organizationId,
      updatedAt: null,
    });
    expect(tag.id).toMatch(/^tag_[a-z0-9]{24}$/);
    await createTag(owner, { name: 'contracts', color: '#ABC' });
    const { tags } = await owner.get<{ tags: WireTag[] }>(`${owner.org}/tags`);
    expect(tags.map(({ name, color }) => [name, color])).toEqual([
      ['contracts', '#aabbcc'],
      ['Invoices', '#ff7a7f'],
    ]);
    const changed = await owner.call<{ tag: WireTag }>('PUT', `${owner.org}/tags/${tag.id}`, {
      body: { name: 'INVOICES', color: '#000000' },
    });
    expect(changed.tag).toMatchObject({ name: 'INVOICES', color: '#000000', description: null });
    await owner.call('DELETE', `${owner.org}/tags/${tag.id}`, { status: 204 });
    expect(await readTag(owner, tag.id)).toBeUndefined();
    await owner.fails('DELETE', `${owner.org}/tags/${tag.id}`, { code: 'tag.not_found' });
  });

  it.each([
    ['Rechnung', 'RECHNUNG'],
    ['Straße', 'STRASSE'],
    ['Été', 'e\u0301te\u0301'],
    ['ΟΔΟΣ', 'οδος'],
    ['diyarbakır', 'DIYARBAKIR'],
    ['plain', '  plain  '],
  ])('have a name of their own: %s is %s', async (first, second) => {
    const owner = await createOwner();
    await createTag(owner, { name: first });
    const other = await createTag(owner, { name: 'Something else' });
    const body = { name: second, color: '#ffffff' };
    const error = await owner.fails('POST', `${owner.org}/tags`, {
      code: 'tags.already_exists',
      body,
    });
    expect(error.status).toBe(409);
    await owner.fails('PUT', `${owner.org}/tags/${other.id}`, {
      code: 'tags.already_exists',
      body,
    });
    expect(await readTag(owner, other.id)).toMatchObject({ name: 'Something else' });
    const neighbour = await createOwner();
    await createTag(neighbour, { name: second });
  });

  it('are created once if two users create one at the same time', async () => {
    const owner = await createOwner();
    const body = { name: 'Twice', color: '#ffffff' };
    const answers = await Promise.all(
      [0, 1, 2].map(() => owner.request('POST', `${owner.org}/tags`, body)),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });

  it.each([
    [{ name: '', color: '#ffffff' }, 'name', 'tags.form.name.required'],
    [{ name: '   ', color: '#ffffff' }, 'name', 'tags.form.name.required'],
    [{ color: '#ffffff' }, 'name', 'tags.form.name.required'],
    [{ name: 'x'.repeat(65), color: '#ffffff' }, 'name', 'tags.form.name.max-length'],
    [{ name: 'a' }, 'color', 'tags.form.color.required'],
    [{ name: 'a', color: '' }, 'color', 'tags.form.color.required'],
    [{ name: 'a', color: 'red' }, 'color', 'tags.form.color.invalid'],
    [{ name: 'a', color: '#12345' }, 'color', 'tags.form.color.invalid'],
    [{ name: 'a', color: '#ffffff;x' }, 'color', 'tags.form.color.invalid'],
    [
      { name: 'a', color: '#ffffff', description: 'x'.repeat(257) },
      'description',
      'tags.form.description.max-length',
    ],
  ])('are refused: %j', async (body, path, key) => {
    const owner = await createOwner();
    const error = await owner.fails('POST', `${owner.org}/tags`, { code: 'request.invalid', body });
    expect(error.details).toContainEqual(expect.objectContaining({ path, key }));
    const tag = await createTag(owner);
    await owner.fails('PUT', `${owner.org}/tags/${tag.id}`, { code: 'request.invalid', body });
  });

  it('of another organization are rejected', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const foreign = await createTag(stranger, { name: 'Theirs' });
    const document = await createTextDocument(owner);
    const path = `${owner.org}/tags/${foreign.id}`;
    const body = { name: 'Mine', color: '#ffffff' };
    await owner.fails('PUT', path, { code: 'tag.not_found', body });
    await owner.fails('DELETE', path, { code: 'tag.not_found' });
    await owner.fails('POST', `${owner.org}/documents/${document.id}/tags`, {
      code: 'tag.not_found',
      body: { tagId: foreign.id },
    });
    const theirs = await createTextDocument(stranger);
    const own = await createTag(owner);
    await owner.fails('POST', `${owner.org}/documents/${theirs.id}/tags`, {
      code: 'document.not_found',
      body: { tagId: own.id },
    });
    await owner.fails('DELETE', `${owner.org}/documents/${theirs.id}/tags/${own.id}`, {
      code: 'document.not_found',
    });
    expect(await readTag(stranger, foreign.id)).toMatchObject({ name: 'Theirs' });
    expect(await listDocuments(owner, `?tags=${foreign.id}`)).toEqual({
      ids: [],
      documentsCount: 0,
    });
  });
});

const database = ({ organizationId }: Owner) => harness.platform().databaseFor(organizationId);

async function countLinks(owner: Owner, tagId: string) {
  const rows = await database(owner).all<{ count: number }>(sql`
    select count(*) as count from document_tags where tag_id = ${tagId}`);
  return rows[0]?.count;
}

describe('deleting a tag', () => {
  it('removes it from more documents than one transaction changes, and no other tag', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, limits.tagChanges + 1);
    const [large, small] = [await createTag(owner), await createTag(owner)];
    for (const tag of [large, small]) {
      await database(owner).run(sql`
        insert into document_tags (document_id, tag_id, organization_id, document_sequence)
        select id, ${tag.id}, organization_id, sequence from documents
        where organization_id = ${owner.organizationId}`);
    }
    await owner.call('DELETE', `${owner.org}/tags/${large.id}`, { status: 204 });
    await harness.finishJobs();
    expect(await countLinks(owner, large.id)).toBe(0);
    expect(await countLinks(owner, small.id)).toBe(limits.tagChanges + 1);
  });

  it('shows it nowhere, although documents are still linked to it', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { name: 'power.txt' });
    const [gone, kept] = [await createTag(owner, { name: 'Gone' }), await createTag(owner)];
    for (const tag of [gone, kept]) await attachTag(owner, id, tag.id);
    const found = async (query: string) => {
      const path = `${owner.org}/documents/search?${query}`;
      return (await owner.get<{ documents: WireDocument[] }>(path)).documents.length;
    };
    const searches = ['searchQuery=power tag:gone', `searchQuery=power&tags=${gone.id}`];
    const lists = [`?tags=${gone.id}`, `?tags=${gone.id}&tags=${kept.id}`];
    for (const query of searches) expect(await found(query)).toBe(1);
    for (const query of lists) expect((await listDocuments(owner, query)).ids).toEqual([id]);

    await database(owner).run(sql`delete from tags where id = ${gone.id}`);
    for (const query of searches) expect(await found(query)).toBe(0);
    for (const query of lists) {
      expect(await listDocuments(owner, query)).toEqual({ ids: [], documentsCount: 0 });
    }
    expect((await readDocument(owner, id)).tags.map((tag) => tag.id)).toEqual([kept.id]);
    const again = await createTag(owner, { name: 'Gone' });
    expect(await readTag(owner, again.id)).toMatchObject({ documentsCount: 0 });
  });
});

describe('tagging a document', () => {
  it('adds the tag to the document and its activity, once', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const document = await createTextDocument(owner);
    const tag = await createTag(owner, { name: 'Urgent', color: '#ff0000' });
    await attachTag(owner, document.id, tag.id);
    await owner.fails('POST', `${owner.org}/documents/${document.id}/tags`, {
      code: 'documents.already_has_tag',
      body: { tagId: tag.id },
    });
    expect((await readDocument(owner, document.id)).tags).toEqual([
      { id: tag.id, name: 'Urgent', color: '#ff0000' },
    ]);
    const path = `${owner.org}/documents/${document.id}/tags/${tag.id}`;
    await owner.call('DELETE', path, { status: 204 });
    await owner.call('DELETE', path, { status: 204 });
    expect((await readDocument(owner, document.id)).tags).toEqual([]);
    const activities = await activityOf(owner, document.id);
    expect(activities.map(({ event }) => event)).toEqual(['untagged', 'tagged', 'created']);
    expect(activities[1]).toMatchObject({
      user: { name: 'Ada' },
      tag: { id: tag.id, name: 'Urgent', color: '#ff0000' },
    });
  });

  it('adds the tag in lists, ordered by name, to no other document', async () => {
    const owner = await createOwner();
    const plain = await createTextDocument(owner);
    const tagged = await createTextDocument(owner);
    const second = await createTag(owner, { name: 'second' });
    const first = await createTag(owner, { name: 'First' });
    await attachTag(owner, tagged.id, second.id);
    await attachTag(owner, tagged.id, first.id);
    const { documents } = await owner.call<{ documents: { id: string; tags: WireTag[] }[] }>(
      'GET',
      `${owner.org}/documents`,
    );
    expect(documents.map(({ id, tags }) => [id, ...tags.map(({ name }) => name)])).toEqual([
      [tagged.id, 'First', 'second'],
      [plain.id],
    ]);
  });

  it('keeps the activity unchanged when the tag is deleted', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner);
    const tag = await createTag(owner, { name: 'Gone soon' });
    await attachTag(owner, document.id, tag.id);
    await owner.call('DELETE', `${owner.org}/tags/${tag.id}`, { status: 204 });
    expect((await readDocument(owner, document.id)).tags).toEqual([]);
    const activities = await activityOf(owner, document.id);
    expect(activities.map(({ event }) => event)).toEqual(['tagged', 'created']);
    expect(activities[0]?.tag?.name).toBe('Gone soon');
  });

  it('requires a document, a tag and a tagId', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner);
    const tag = await createTag(owner);
    const path = (id: string) => `${owner.org}/documents/${id}/tags`;
    await owner.fails('POST', path(document.id), { code: 'request.invalid', body: {} });
    await owner.fails('POST', path(document.id), {
      code: 'tag.not_found',
      body: { tagId: unknownId('tag') },
    });
    await owner.fails('POST', path(unknownId('doc')), {
      code: 'document.not_found',
      body: { tagId: tag.id },
    });
    await owner.fails('DELETE', `${path(document.id)}/${unknownId('tag')}`, {
      code: 'tag.not_found',
    });
    expect(await eventsOf(owner, document.id)).toEqual(['created']);
  });

  it('counts active documents only', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const first = await createTextDocument(owner);
    const second = await createTextDocument(owner);
    await attachTag(owner, first.id, tag.id);
    await attachTag(owner, second.id, tag.id);
    const count = async () => (await readTag(owner, tag.id))?.documentsCount;
    expect(await count()).toBe(2);
    await owner.call('DELETE', `${owner.org}/documents/${first.id}`, { status: 204 });
    expect(await count()).toBe(1);
    await owner.post(`${owner.org}/documents/${first.id}/restore`, undefined, 204);
    expect(await count()).toBe(2);
    await owner.call('DELETE', `${owner.org}/documents/${first.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash`, { status: 204 });
    expect(await count()).toBe(1);
    await owner.call('DELETE', `${owner.org}/documents/${second.id}/tags/${tag.id}`, {
      status: 204,
    });
    expect(await count()).toBe(0);
  });
});

describe('the list filtered by tags', () => {
  it('contains documents that have all of them, newest first, with their number', async () => {
    const owner = await createOwner();
    const [red, blue, unused] = [
      await createTag(owner),
      await createTag(owner),
      await createTag(owner),
    ];
    const both = await createTextDocument(owner, { name: 'b.txt' });
    const onlyRed = await createTextDocument(owner, { name: 'a.txt' });
    await createTextDocument(owner);
    const trashed = await createTextDocument(owner);
    for (const { id } of [both, onlyRed, trashed]) await attachTag(owner, id, red.id);
    await attachTag(owner, both.id, blue.id);
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const list = (query: string) => listDocuments(owner, query);
    expect(await list(`?tags=${red.id}`)).toEqual({
      ids: [onlyRed.id, both.id],
      documentsCount: 2,
    });
    expect(await list(`?tags=${red.id}&sortField=name&sortOrder=asc`)).toEqual({
      ids: [onlyRed.id, both.id],
      documentsCount: 2,
    });
    expect(await list(`?tags=${red.id}&sortOrder=asc&pageSize=1&pageIndex=1`)).toEqual({
      ids: [onlyRed.id],
      documentsCount: 2,
    });
    expect(await list(`?tags=${red.id}&tags=${blue.id}`)).toEqual({
      ids: [both.id],
      documentsCount: 1,
    });
    expect(await list(`?tags=${red.id}&tags=${unused.id}`)).toEqual({ ids: [], documentsCount: 0 });
    expect(await list(`?tags=${red.id}&tags=${unknownId('tag')}`)).toEqual({
      ids: [],
      documentsCount: 0,
    });
    await owner.fails('GET', `${owner.org}/documents?tags=red`, { code: 'request.invalid' });
  });
});

describe('a search within tags', () => {
  it('finds only documents that have all of them, whatever their names', async () => {
    const owner = await createOwner();
    const pipes = await createTag(owner, { name: '12" pipes' });
    const paid = await createTag(owner);
    const both = await createTextDocument(owner, { content: 'copper elbow' });
    const onlyPipes = await createTextDocument(owner, { content: 'copper tube' });
    await createTextDocument(owner, { content: 'copper wire' });
    for (const { id } of [both, onlyPipes]) await attachTag(owner, id, pipes.id);
    await attachTag(owner, both.id, paid.id);
    const search = async (query: string) => {
      const { documents, documentsCount } = await owner.get<{
        documents: { id: string }[];
        documentsCount: number;
      }>(`${owner.org}/documents/search?searchQuery=copper${query}`);
      return { ids: documents.map(({ id }) => id), documentsCount };
    };
    expect((await search('')).documentsCount).toBe(3);
    expect(await search(`&tags=${pipes.id}`)).toEqual({
      ids: [onlyPipes.id, both.id],
      documentsCount: 2,
    });
    expect(await search(`&tags=${pipes.id}&tags=${paid.id}`)).toEqual({
      ids: [both.id],
      documentsCount: 1,
    });
    expect((await search(`&tags=${unknownId('tag')}`)).documentsCount).toBe(0);
    expect((await search('&extractionState=failed')).documentsCount).toBe(0);
  });

  // SQLite 3.54 and later rejects a statement whose tables reference each other too often.
  it.each([
    'alpha beta gamma delta epsilon zeta eta theta',
    'alph bet gamm delt epsil zet eta thet',
    'lph amm elt psil',
  ])('finds a document by many words, tags and filters at once: %s', async (typed) => {
    const owner = await createOwner();
    const words = 'alpha beta gamma delta epsilon zeta eta theta';
    const { id } = await createTextDocument(owner, { content: words });
    const tags = [];
    for (const name of ['One', 'Two', 'Three']) tags.push(await createTag(owner, { name }));
    for (const tag of tags) await attachTag(owner, id, tag.id);
    const filters =
      'tag:one tag:two -tag:none -kind:letter no:due no:correspondent no:amount no:ref -size:<3 size:>3';
    const query = new URLSearchParams({ searchQuery: `${typed} ${filters}` });
    for (const tag of tags) query.append('tags', tag.id);
    for (const page of ['', '&sortField=createdAt&sortOrder=asc', '&pageSize=50']) {
      const path = `${owner.org}/documents/search?${query}${page}`;
      expect((await owner.get<{ documents: WireDocument[] }>(path)).documents).toMatchObject([
        { id },
      ]);
    }
  });

  it('finds a tag by its letters and digits, whatever else its name contains', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner, { name: 'Rechnungen 🧾' });
    const document = await createTextDocument(owner);
    await attachTag(owner, document.id, tag.id);
    const count = async (query: string) => {
      const search = `${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`;
      return (await owner.get<{ documentsCount: number }>(search)).documentsCount;
    };
    expect(await count('tag:rechnungen')).toBe(1);
    expect(await count('tag:"Rechnungen 🧾"')).toBe(1);
    expect(await count('tag:rechnung')).toBe(0);
    const body = { name: 'Post ✉️ 2026', color: '#ffffff' };
    await owner.call('PUT', `${owner.org}/tags/${tag.id}`, { body });
    expect(await count('tag:post-2026')).toBe(1);
    expect(await count('tag:rechnungen')).toBe(0);
  });
});
