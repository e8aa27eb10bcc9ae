import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail, DocumentSummary } from '../../shared/archive/documents/document.ts';
import { unknownId } from '../support/builders.ts';
import { createOwner, formWith, uploadDocument, type Owner } from '../support/client.ts';

const settingsOf = (owner: Owner) => `${owner.org}/archive-settings`;

async function countOf(owner: Owner) {
  const { organizationStats } = await owner.get<{
    organizationStats: { inboxCount: number | null };
  }>(`${owner.org}/documents/statistics`);
  return organizationStats.inboxCount;
}

async function inboxOf(owner: Owner, searchQuery = 'in:inbox') {
  const query = new URLSearchParams({ searchQuery, pageSize: '100' });
  const { documents } = await owner.get<{ documents: DocumentSummary[] }>(
    `${owner.org}/documents/search?${query}`,
  );
  return documents.map(({ name }) => name);
}

async function mark(owner: Owner, filter: object, isInInbox = false) {
  return owner.post<{ changedDocumentIds: string[] }>(
    `${owner.org}/documents/batch/inbox`,
    {
      filter,
      isInInbox,
    },
    200,
  );
}

async function read(owner: Owner, id: string) {
  return (await owner.get<{ document: DocumentDetail }>(`${owner.org}/documents/${id}`)).document;
}

describe('the Inbox', () => {
  it('has a new document until it is looked at, and again when that is undone', async () => {
    const owner = await createOwner();
    expect(await countOf(owner)).toBe(0);
    const first = await uploadDocument(owner, { name: 'first.txt', content: 'first' });
    const second = await uploadDocument(owner, { name: 'second.txt', content: 'second' });
    await harness.finishJobs();
    expect(await inboxOf(owner)).toEqual(['second.txt', 'first.txt']);
    expect(await countOf(owner)).toBe(2);

    const before = await read(owner, first.id);
    expect(before.isInInbox).toBe(true);
    const { changedDocumentIds } = await mark(owner, { documentIds: [first.id] });
    expect(changedDocumentIds).toEqual([first.id]);
    const { isInInbox, version, updatedAt } = await read(owner, first.id);
    const { version: versionBefore, updatedAt: updatedBefore } = before;
    expect(isInInbox).toBe(false);
    expect([version, updatedAt]).toEqual([versionBefore, updatedBefore]);
    expect(await inboxOf(owner)).toEqual(['second.txt']);
    expect(await inboxOf(owner, '-in:inbox')).toEqual(['first.txt']);
    expect(await inboxOf(owner, 'in:inbox first')).toEqual([]);
    expect(await countOf(owner)).toBe(1);

    expect((await mark(owner, { documentIds: [first.id] })).changedDocumentIds).toEqual([]);
    await mark(owner, { documentIds: [first.id] }, true);
    expect(await countOf(owner)).toBe(2);
    expect(await inboxOf(owner, 'in:inbox name:second')).toEqual([second.name]);
  });

  it('is emptied by a query', async () => {
    const owner = await createOwner();
    for (const name of ['a.txt', 'b.txt', 'c.txt']) {
      await uploadDocument(owner, { name, content: name });
    }
    await harness.finishJobs();
    await mark(owner, { query: { searchQuery: 'in:inbox' } });
    expect(await countOf(owner)).toBe(0);
    expect(await inboxOf(owner)).toEqual([]);
  });

  it('does not count what is in the trash', async () => {
    const owner = await createOwner();
    const { id } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    await harness.finishJobs();
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    expect(await countOf(owner)).toBe(0);
    await owner.post(`${owner.org}/documents/${id}/restore`, undefined, 204);
    expect(await countOf(owner)).toBe(1);
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
    expect(await countOf(owner)).toBe(0);
  });

  it('gets nothing while it is switched off', async () => {
    const owner = await createOwner();
    await uploadDocument(owner, { name: 'before.txt', content: 'before' });
    await owner.call('PATCH', settingsOf(owner), { body: { isInboxEnabled: false } });
    expect(await countOf(owner)).toBeNull();
    const { document } = await owner.post<{ document: DocumentSummary }>(
      `${owner.org}/documents`,
      formWith({ name: 'meanwhile.txt', content: 'meanwhile' }),
    );
    expect(document.isInInbox).toBe(false);
    expect((await read(owner, document.id)).isInInbox).toBe(false);
    await owner.call('PATCH', settingsOf(owner), { body: { isInboxEnabled: true } });
    await uploadDocument(owner, { name: 'after.txt', content: 'after' });
    expect(await countOf(owner)).toBe(2);
  });

  it('stays as it is if one of the documents is of another organization', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const { id } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const foreign = await uploadDocument(other, { name: 'b.txt', content: 'b' });
    for (const documentIds of [
      [id, foreign.id],
      [id, unknownId('doc')],
    ]) {
      await owner.fails('POST', `${owner.org}/documents/batch/inbox`, {
        code: 'document.not_found',
        body: { filter: { documentIds }, isInInbox: false },
      });
    }
    expect([await countOf(owner), await countOf(other)]).toEqual([1, 1]);
  });
});
