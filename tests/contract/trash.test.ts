import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { sha256Hex } from '../../shared/bytes/sha256.ts';
import type { Permission } from '../../shared/permissions.ts';
import { addMember, createApiKey } from '../support/access.ts';
import { createOwner, createUser, formWith, TestClient, type Owner } from '../support/client.ts';
import {
  activityOf,
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  listDocuments,
  listTrash,
  readDocument,
  unknownId,
} from '../support/builders.ts';

const keyOf = (organizationId: string, documentId: string) => `${organizationId}/${documentId}`;

async function trashNamed(owner: Owner, name: string, content: string) {
  const { id } = await createTextDocument(owner, { name, content });
  await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
  return id;
}

/** Creates a document in the trash, and an active one with the same file from a former version. */
async function createTwins(owner: Owner) {
  const active = await createTextDocument(owner, { name: 'active.txt', content: 'same words' });
  const versions = `${owner.org}/documents/${active.id}/versions`;
  await owner.post(versions, formWith({ name: 'active.txt', content: 'other words' }));
  const trashed = await trashNamed(owner, 'trashed.txt', 'same words');
  await owner.post(`${versions}/1/restore`, undefined, 201);
  return { active: active.id, trashed };
}

const restoreAll = (client: Owner) =>
  client.post(`${client.org}/documents/trash/restore`, undefined, 200);

const purge = (client: Owner, documentIds: unknown[]) => ({
  path: `${client.org}/documents/batch/purge`,
  body: { filter: { documentIds } },
});

describe('a document in the trash whose file another one has now', () => {
  it('is not restored', async () => {
    const owner = await createOwner();
    const { active, trashed } = await createTwins(owner);
    const error = await owner.fails('POST', `${owner.org}/documents/${trashed}/restore`, {
      code: 'document.file_taken',
    });
    expect(error).toMatchObject({ details: { documentId: active } });
    expect(await listTrash(owner)).toMatchObject({ ids: [trashed] });
    await owner.call('DELETE', `${owner.org}/documents/${active}`, { status: 204 });
    await owner.post(`${owner.org}/documents/${trashed}/restore`, undefined, 204);
    expect(await listDocuments(owner)).toMatchObject({ ids: [trashed] });
    expect(await eventsOf(owner, trashed)).toEqual(['restored', 'deleted', 'created']);
  });

  it('is left out where others are restored', async () => {
    const owner = await createOwner();
    const { active, trashed } = await createTwins(owner);
    const other = await trashNamed(owner, 'other.txt', 'third words');
    const filter = { documentIds: [trashed, other, active] };
    const some = `${owner.org}/documents/batch/restore`;
    expect(await owner.post(some, { filter }, 200)).toEqual({
      restoredDocumentIds: [other],
      restoredCount: 1,
      skippedDocumentIds: [trashed],
      hasMore: false,
    });
    await owner.call('DELETE', `${owner.org}/documents/${other}`, { status: 204 });
    expect(await restoreAll(owner)).toEqual({
      restoredCount: 1,
      skippedDocumentIds: [trashed],
      isContinued: false,
    });
    expect(await listTrash(owner)).toMatchObject({ ids: [trashed] });
    expect(await eventsOf(owner, trashed)).toEqual(['deleted', 'created']);
    const token = await createApiKey(owner, { permissions: ['documents:update'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    const path = `${owner.org}/documents/trash/restore`;
    expect(await key.post(path, undefined, 200)).toMatchObject({ skippedDocumentIds: [] });
  });

  it('is one of those of which one is restored', async () => {
    const owner = await createOwner();
    const { active, trashed } = await createTwins(owner);
    await owner.call('DELETE', `${owner.org}/documents/${active}`, { status: 204 });
    const filter = { documentIds: [trashed, active] };
    const path = `${owner.org}/documents/batch/restore`;
    expect(await owner.post(path, { filter }, 200)).toMatchObject({
      restoredDocumentIds: [active],
      skippedDocumentIds: [trashed],
    });
    await owner.call('DELETE', `${owner.org}/documents/${active}`, { status: 204 });
    expect(await restoreAll(owner)).toMatchObject({
      restoredCount: 1,
      skippedDocumentIds: [trashed],
    });
    expect(await listTrash(owner)).toMatchObject({ ids: [trashed] });
  });

  it('is restored by no upload of the file', async () => {
    const owner = await createOwner();
    const { active, trashed } = await createTwins(owner);
    const upload = formWith({ name: 'again.txt', content: 'same words' });
    const path = `${owner.org}/documents`;
    const code = 'document.already_exists';
    expect(await owner.fails('POST', path, { code, body: upload })).toMatchObject({
      details: { documentId: active },
    });
    const { documents } = await owner.post<{ documents: unknown[] }>(
      `${path}/known-files`,
      { sha256: [await sha256Hex('same words')] },
      200,
    );
    expect(documents).toMatchObject([{ documentId: active, isDeleted: false }]);
    expect(await listTrash(owner)).toMatchObject({ ids: [trashed] });
  });

  it('makes a new file of another document a duplicate', async () => {
    const owner = await createOwner();
    const trashed = await trashNamed(owner, 'trashed.txt', 'same words');
    const { id } = await createTextDocument(owner, { name: 'other.txt', content: 'other words' });
    const body = formWith({ name: 'again.txt', content: 'same words' });
    const code = 'document.already_exists';
    const path = `${owner.org}/documents/${id}/versions`;
    expect(await owner.fails('POST', path, { code, body })).toMatchObject({
      details: { documentId: trashed },
    });
  });
});

describe('the trash', () => {
  it('contains deleted documents until they are restored', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { content: 'findable words' });
    const path = `${owner.org}/documents/${document.id}`;
    await owner.call('DELETE', path, { status: 204 });
    await owner.call('DELETE', path, { status: 204 });
    expect(await listDocuments(owner)).toEqual({ ids: [], documentsCount: 0 });
    expect(await listTrash(owner)).toEqual({ ids: [document.id], documentsCount: 1 });
    const trashed = await readDocument(owner, document.id);
    expect(trashed).toMatchObject({ isDeleted: true, content: 'findable words' });
    expect(trashed.deletedAt).not.toBeNull();
    const search = `${owner.org}/documents/search?searchQuery=findable`;
    expect(await owner.get(search)).toMatchObject({ documentsCount: 0 });

    await owner.post(`${path}/restore`, undefined, 204);
    await owner.post(`${path}/restore`, undefined, 204);
    expect(await readDocument(owner, document.id)).toMatchObject({
      isDeleted: false,
      deletedAt: null,
      deletedBy: null,
    });
    expect(await listTrash(owner)).toEqual({ ids: [], documentsCount: 0 });
    expect(await owner.get(search)).toMatchObject({ documentsCount: 1 });
    expect(await eventsOf(owner, document.id)).toEqual(['restored', 'deleted', 'created']);
  });

  it('records who deleted a document', async () => {
    const owner = await createOwner();
    const member = await createUser({ name: 'Grace Hopper' });
    await addMember(owner, member, 'member');
    const document = await createTextDocument(owner);
    await member.call('DELETE', `${owner.org}/documents/${document.id}`, { status: 204 });
    const [last] = await activityOf(owner, document.id);
    expect(last).toMatchObject({ event: 'deleted', user: { name: 'Grace Hopper' } });
    const { deletedBy } = (await readDocument(owner, document.id)) as unknown as {
      deletedBy: string;
    };
    expect(deletedBy).toBe(last?.user?.id);
  });

  it('is listed in pages, the most recently deleted first', async () => {
    const owner = await createOwner();
    const documents = [await createTextDocument(owner), await createTextDocument(owner)];
    for (const { id } of documents) {
      await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    }
    const ids = documents.map(({ id }) => id).toReversed();
    expect((await listTrash(owner)).ids).toEqual(ids);
    const page = await owner.get<{ documents: { id: string }[]; documentsCount: number }>(
      `${owner.org}/documents/deleted?pageIndex=1&pageSize=1`,
    );
    expect(page.documents.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(page.documentsCount).toBe(2);
  });

  it('deletes a document permanently, with everything that belongs to it', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { content: 'ephemeral' });
    await attachTag(owner, document.id, (await createTag(owner)).id);
    const purge = `${owner.org}/documents/trash/${document.id}`;
    await owner.fails('DELETE', purge, { code: 'document.not_found' });
    await owner.call('DELETE', `${owner.org}/documents/${document.id}`, { status: 204 });
    await owner.call('DELETE', purge, { status: 204 });
    await harness.finishJobs();
    await owner.fails('DELETE', purge, { code: 'document.not_found' });
    await owner.fails('GET', `${owner.org}/documents/${document.id}`, {
      code: 'document.not_found',
    });
    await owner.fails('GET', `${owner.org}/documents/${document.id}/activity`, {
      code: 'document.not_found',
    });
    const { files } = harness.platform();
    expect(await files.get(keyOf(owner.organizationId, document.id))).toBeNull();
    // The same bytes can be uploaded again without restoring anything of the deleted document.
    const again = await createTextDocument(owner, { content: 'ephemeral' });
    expect(again.id).not.toBe(document.id);
    expect(await eventsOf(owner, again.id)).toEqual(['created']);
  });

  it('is emptied without touching active documents', async () => {
    const owner = await createOwner();
    const neighbour = await createOwner();
    const kept = await createTextDocument(owner);
    const trashed = [await createTextDocument(owner), await createTextDocument(owner)];
    const foreign = await createTextDocument(neighbour);
    for (const { id } of trashed) {
      await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    }
    await neighbour.call('DELETE', `${neighbour.org}/documents/${foreign.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash`, { status: 204 });
    await harness.finishJobs();
    expect(await listTrash(owner)).toEqual({ ids: [], documentsCount: 0 });
    expect(await listDocuments(owner)).toEqual({ ids: [kept.id], documentsCount: 1 });
    expect((await listTrash(neighbour)).ids).toEqual([foreign.id]);
    const { files } = harness.platform();
    expect(await files.get(keyOf(owner.organizationId, trashed[0]?.id ?? ''))).toBeNull();
    expect(await files.get(keyOf(owner.organizationId, kept.id))).not.toBeNull();
    await owner.call('DELETE', `${owner.org}/documents/trash`, { status: 204 });
  });

  it('is searched by name, in pages, without active documents and those of others', async () => {
    const [owner, neighbour] = [await createOwner(), await createOwner()];
    await createTextDocument(owner, { name: 'Mietvertrag 2024.txt' });
    await trashNamed(neighbour, 'Mietvertrag 2023.txt', 'theirs');
    const first = await trashNamed(owner, 'Mietvertrag 2021.txt', 'one');
    const second = await trashNamed(owner, 'Mietvertrag 2022.txt', 'two');
    await trashNamed(owner, 'Rechnung.txt', 'mentions the Mietvertrag');
    const search = async (query: string) => {
      const { documents, documentsCount } = await owner.get<{
        documents: { id: string }[];
        documentsCount: number;
      }>(`${owner.org}/documents/deleted?${query}`);
      return { ids: documents.map(({ id }) => id), documentsCount };
    };
    expect(await search('searchQuery=vertrag')).toEqual({
      ids: [second, first],
      documentsCount: 2,
    });
    expect(await search('searchQuery=VERTRAG&pageSize=1&pageIndex=1')).toEqual({
      ids: [first],
      documentsCount: 2,
    });
    expect(await search('searchQuery=miet 2021 -2022')).toMatchObject({ ids: [first] });
    expect(await search('searchQuery=nothing')).toEqual({ ids: [], documentsCount: 0 });
    expect((await search('searchQuery=%20')).documentsCount).toBe(3);
    expect((await search('searchQuery=%22')).documentsCount).toBe(3);
  });

  it('is restored as a whole', async () => {
    const [owner, neighbour] = [await createOwner(), await createOwner()];
    const documents = [await createTextDocument(owner), await createTextDocument(owner)];
    const foreign = await createTextDocument(neighbour);
    for (const { id } of documents)
      await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    await neighbour.call('DELETE', `${neighbour.org}/documents/${foreign.id}`, { status: 204 });
    await restoreAll(owner);
    await restoreAll(owner);
    expect(await listTrash(owner)).toEqual({ ids: [], documentsCount: 0 });
    expect((await listDocuments(owner)).documentsCount).toBe(2);
    expect((await listTrash(neighbour)).ids).toEqual([foreign.id]);
    const [last] = await activityOf(owner, documents[0]?.id ?? '');
    expect(last).toMatchObject({ event: 'restored', user: { name: owner.name } });
  });

  it('deletes chosen documents permanently, and keeps those that are active', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const [active, first, second, kept] = [
      await createTextDocument(owner),
      await createTextDocument(owner),
      await createTextDocument(owner),
      await createTextDocument(owner),
    ].map(({ id }) => id);
    for (const id of [first, second, kept])
      await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    const foreign = purge(stranger, [first]);
    await stranger.fails('POST', foreign.path, { code: 'document.not_found', body: foreign.body });
    const unknown = purge(owner, [first, unknownId('doc')]);
    await owner.fails('POST', unknown.path, { code: 'document.not_found', body: unknown.body });
    const everything = { filter: { query: {} } };
    await owner.fails('POST', unknown.path, { code: 'request.invalid', body: everything });

    const { path, body } = purge(owner, [active, first, second, first]);
    const purged = await owner.call<{ purgedDocumentIds: string[] }>('POST', path, { body });
    expect(purged).toMatchObject({ purgedCount: 2 });
    expect(new Set(purged.purgedDocumentIds)).toEqual(new Set([first, second]));
    await harness.finishJobs();
    expect(await listTrash(owner)).toEqual({ ids: [kept], documentsCount: 1 });
    expect((await listDocuments(owner)).ids).toEqual([active]);
    const { files } = harness.platform();
    expect(await files.get(keyOf(owner.organizationId, first ?? ''))).toBeNull();
    expect(await files.get(keyOf(owner.organizationId, kept ?? ''))).not.toBeNull();
  });

  it('is separate from other organizations', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const document = await createTextDocument(owner);
    const foreign = (suffix: string) => `${stranger.org}/documents/${suffix}`;
    await stranger.fails('DELETE', foreign(document.id), { code: 'document.not_found' });
    await stranger.fails('POST', foreign(`${document.id}/restore`), { code: 'document.not_found' });
    await owner.call('DELETE', `${owner.org}/documents/${document.id}`, { status: 204 });
    await stranger.fails('DELETE', foreign(`trash/${document.id}`), { code: 'document.not_found' });
    await stranger.fails('POST', foreign(`${document.id}/restore`), { code: 'document.not_found' });
    expect((await listTrash(owner)).ids).toEqual([document.id]);
    await owner.fails('DELETE', `${owner.org}/documents/${unknownId('doc')}`, {
      code: 'document.not_found',
    });
  });

  it('restores a document when the same bytes are uploaded again', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'old.txt', content: 'same bytes' });
    await owner.call('DELETE', `${owner.org}/documents/${document.id}`, { status: 204 });
    const again = formWith({ name: 'new.txt', content: 'same bytes' });
    expect(await owner.post(`${owner.org}/documents`, again)).toMatchObject({
      document: { id: document.id, name: 'old.txt', isDeleted: false },
      isRestored: true,
    });
    expect(await eventsOf(owner, document.id)).toEqual(['restored', 'deleted', 'created']);
    await owner.fails('POST', `${owner.org}/documents`, {
      code: 'document.already_exists',
      body: formWith({ name: 'new.txt', content: 'same bytes' }),
    });
  });

  it('keeps a document whose bytes are uploaded by a key that may not restore it', async () => {
    const owner = await createOwner();
    const id = await trashNamed(owner, 'old.txt', 'same bytes');
    const upload = async (permissions: Permission[]) => {
      const token = await createApiKey(owner, { permissions });
      const key = new TestClient({ authorization: `Bearer ${token}` });
      return key.request(
        'POST',
        `${owner.org}/documents`,
        formWith({ name: 'new.txt', content: 'same bytes' }),
      );
    };
    const refused = await upload(['documents:create']);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: { code: 'document.already_exists', details: { documentId: id } } },
    ]);
    expect((await listTrash(owner)).ids).toEqual([id]);
    expect((await upload(['documents:create', 'documents:update'])).status).toBe(201);
    expect((await listTrash(owner)).ids).toEqual([]);
  });
});
