import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import {
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  readDocument,
  statusesOf,
  type WireDocuments,
} from '../support/builders.ts';
import { createOwner, formWith, type Owner } from '../support/client.ts';

const max = limits.documentTags.max;

/** Inserts tags and their links, as from before the limit existed. */
async function plantTags(owner: Owner, documentId: string, count: number) {
  const { organizationId } = owner;
  const database = harness.platform().databaseFor(organizationId);
  const start = documentId.slice(4, 18);
  await database.run(sql`
    insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'tag_' || ${start} || printf('%010d', n), ${organizationId}, 'Tag ' || n || ${start}, 'tag ' || n || ${start},
      'tag ' || n || ${start}, '#d8ff75', 0
    from numbers`);
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, created_at, document_sequence)
    select documents.id, tags.id, ${organizationId}, 0, documents.sequence
    from tags cross join documents
    where tags.id like 'tag_' || ${start} || '%' and documents.id = ${documentId}`);
}

describe('a document with as many tags as it may have', () => {
  let owner: Owner;
  let documentId: string;
  let tagId: string;
  const tagsOf = async (id: string) => (await readDocument(owner, id)).tags.map((tag) => tag.id);

  beforeEach(async () => {
    owner = await createOwner();
    documentId = (await createTextDocument(owner)).id;
    await plantTags(owner, documentId, max - 1);
    tagId = (await createTag(owner)).id;
  });

  it('is refused another one', async () => {
    await attachTag(owner, documentId, tagId);
    const other = await createTag(owner);
    const refusal = await owner.fails('POST', `${owner.org}/documents/${documentId}/tags`, {
      code: 'limit.reached',
      body: { tagId: other.id },
    });
    expect(refusal).toMatchObject({ status: 403, details: { limit: 'document-tags' } });
    expect(await tagsOf(documentId)).toHaveLength(max);
    // Existing tags are still reported as present and may be replaced.
    await owner.fails('POST', `${owner.org}/documents/${documentId}/tags`, {
      code: 'documents.already_has_tag',
      body: { tagId },
    });
    const body = {
      filter: { documentIds: [documentId] },
      addTagIds: [other.id],
      removeTagIds: [tagId],
    };
    const changed = await owner.post(`${owner.org}/documents/batch/tags`, body, 200);
    expect(changed).toMatchObject({ changedDocumentIds: [documentId], skippedDocumentIds: [] });
    expect(await tagsOf(documentId)).toContain(other.id);
  });

  it('gets one of two that are added at once', async () => {
    const other = await createTag(owner);
    const responses = await Promise.all(
      [tagId, other.id].map((id) =>
        owner.request('POST', `${owner.org}/documents/${documentId}/tags`, { tagId: id }),
      ),
    );
    expect(statusesOf(responses)).toEqual([204, 403]);
    expect(await tagsOf(documentId)).toHaveLength(max);
  });

  it('is left out of a bulk change, which says so', async () => {
    const free = await createTextDocument(owner);
    const other = await createTag(owner);
    const change = await owner.post(
      `${owner.org}/documents/batch/tags`,
      { filter: { documentIds: [documentId, free.id] }, addTagIds: [tagId, other.id] },
      200,
    );
    expect(change).toMatchObject({
      changedDocumentIds: [free.id],
      changedCount: 1,
      skippedDocumentIds: [documentId],
    });
    expect(await tagsOf(documentId)).toHaveLength(max - 1);
    expect(await tagsOf(free.id)).toHaveLength(2);
    expect(await eventsOf(owner, documentId)).toEqual(['created']);
  });

  it('gets none from a rule, and activity does not say that it did', async () => {
    await attachTag(owner, documentId, tagId);
    const { taggingRule } = await owner.post<{ taggingRule: { id: string } }>(
      `${owner.org}/tagging-rules`,
      {
        name: 'All',
        conditions: [{ field: 'name', operator: 'contains', value: 't' }],
        tagIds: [(await createTag(owner)).id],
      },
    );
    await createTextDocument(owner, { name: 'another.txt' });
    const path = `${owner.org}/tagging-rules/${taggingRule.id}`;
    const { run } = await owner.post<{ run: { id: string } }>(`${path}/apply`, undefined, 202);
    await harness.finishJobs();
    expect(await tagsOf(documentId)).toHaveLength(max);
    expect(await eventsOf(owner, documentId)).toEqual(['tagged', 'created']);
    const ended = await owner.get(`${path}/runs/${run.id}`);
    expect(ended).toMatchObject({ run: { matchedCount: 2, skippedCount: 1 } });
  });

  it('gets none with a correspondent, whose response lists what came', async () => {
    const other = await createTag(owner);
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      { name: 'Works', defaultTagIds: [tagId, other.id] },
    );
    const updated = await owner.call<{ addedDefaults?: { tagIds: string[] } }>(
      'PATCH',
      `${owner.org}/documents/${documentId}`,
      { body: { correspondentId: correspondent.id } },
    );
    expect(updated.addedDefaults?.tagIds ?? []).toEqual([]);
    expect(await tagsOf(documentId)).toHaveLength(max - 1);
    expect(await eventsOf(owner, documentId)).toEqual(['updated', 'created']);
  });
});

describe('an upload', () => {
  it('gets no more tags from its metadata, and rules add none to them', async () => {
    const owner = await createOwner();
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'All',
      conditions: [],
      tagIds: [(await createTag(owner, { name: 'Ruled' })).id],
    });
    const form = new FormData();
    const tags = Array.from({ length: max + 50 }, (_, index) => `Tag ${index}`);
    form.set('metadata', JSON.stringify({ tags }));
    for (const [name, value] of formWith({ name: 'a.txt', content: 'a' })) form.set(name, value);
    const { document } = await owner.post<{ document: { id: string } }>(
      `${owner.org}/documents`,
      form,
    );
    await harness.finishJobs();
    const tagged = (await readDocument(owner, document.id)).tags.map(({ name }) => name);
    expect(new Set(tagged)).toEqual(new Set(tags.slice(0, max)));
    const all = await owner.get<{ tags: unknown[] }>(`${owner.org}/tags`);
    expect(all.tags).toHaveLength(max + 1);
  });
});

describe('a document from before the limit', () => {
  it('keeps what it has, of which lists contain no more than others may have', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { content: 'lantern' });
    await plantTags(owner, id, 1500);
    expect((await readDocument(owner, id)).tags).toHaveLength(1500);
    for (const path of ['documents', 'documents/search?searchQuery=lantern']) {
      const { documents } = await owner.get<WireDocuments>(`${owner.org}/${path}`);
      expect(documents[0]?.tags).toHaveLength(max);
    }
    const tag = await createTag(owner);
    const path = `${owner.org}/documents/${id}/tags`;
    await owner.fails('POST', path, { code: 'limit.reached', body: { tagId: tag.id } });
    const [{ id: first } = { id: '' }] = (await readDocument(owner, id)).tags;
    await owner.call('DELETE', `${path}/${first}`, { status: 204 });
    expect((await readDocument(owner, id)).tags).toHaveLength(1499);
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    const trash = await owner.get<WireDocuments>(`${owner.org}/documents/deleted`);
    expect(trash.documents[0]?.tags).toHaveLength(max);
  });
});
