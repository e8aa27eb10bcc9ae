import { describe, expect, it } from 'vitest';
import type { AddedDefaults } from '../../shared/archive/correspondents/added-defaults.ts';
import { harness } from '#harness';
import {
  activityOf,
  attachTag,
  createTag,
  createTextDocument,
  insertDocuments,
  listDocuments,
  readDocument,
  unknownId,
} from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { createOwnerIn } from '../support/shards.ts';

type Result = {
  changedDocumentIds: string[];
  changedCount: number;
  before: { documentIds: string[]; values: object; addedDefaults?: AddedDefaults }[];
  hasMore: boolean;
  cursor?: string;
};

const pathOf = (owner: Owner) => `${owner.org}/documents/batch/fields`;
const set = (owner: Owner, body: object) => owner.post<Result>(pathOf(owner), body, 200);

async function createTaggingBank(owner: Owner) {
  const tags = await Promise.all(Array.from({ length: 20 }, () => createTag(owner)));
  return createCorrespondent(owner, {
    name: 'Bank',
    defaultTagIds: tags.map(({ id }) => id),
    defaultDocumentType: 'statement',
  });
}

describe('setting fields of many documents', () => {
  it('changes those that differ, records it, and returns what they had before', async () => {
    const owner = await createOwner();
    const ids: string[] = [];
    for (const dueDate of ['2026-01-31', '2026-03-31', null, '2026-01-31']) {
      const { id } = await createTextDocument(owner);
      if (dueDate) await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { dueDate } });
      ids.push(id);
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const values = { dueDate: '2026-03-31', totalAmount: { amount: 12.5, currency: 'EUR' } };
    await owner.call('PATCH', `${owner.org}/documents/${second}`, { body: values });
    const { version } = await readDocument(owner, first);
    const result = await set(owner, { filter: { documentIds: ids }, values });
    expect(result).toMatchObject({ changedCount: 3, hasMore: false });
    expect(result.changedDocumentIds.toSorted()).toEqual([first, third, fourth].toSorted());
    expect(await readDocument(owner, first)).toMatchObject({ ...values, version: version + 1 });
    const [activity] = await activityOf(owner, first);
    expect(activity).toMatchObject({
      event: 'updated',
      user: { name: 'Ada Lovelace' },
      eventData: {
        changes: [
          { field: 'dueDate', from: '2026-01-31', to: '2026-03-31' },
          { field: 'totalAmount', from: null, to: values.totalAmount },
        ],
      },
    });

    expect(result.before).toHaveLength(2);
    for (const { documentIds, values: former } of result.before) {
      await set(owner, { filter: { documentIds }, values: former });
    }
    const dueDates = await Promise.all(
      ids.map(async (id) => (await readDocument(owner, id)).dueDate),
    );
    expect(dueDates).toEqual(['2026-01-31', '2026-03-31', null, '2026-01-31']);
    expect(
      await set(owner, { filter: { documentIds: ids }, values: { iban: null } }),
    ).toMatchObject({ changedCount: 0, before: [] });
  });

  it('brings what comes with a correspondent', async () => {
    const owner = await createOwner();
    const bank = await createTaggingBank(owner);
    await insertDocuments(owner, 300);
    const { ids } = await listDocuments(owner, '?pageSize=100');
    const values = { correspondentId: bank.id };
    const result = await set(owner, { filter: { query: {} }, values });
    expect(result).toMatchObject({
      changedCount: 300,
      before: [{ values: { correspondentId: null } }],
    });
    const document = await readDocument(owner, ids[0] ?? '');
    expect(document).toMatchObject({ correspondent: { id: bank.id }, documentType: 'statement' });
    expect(document.tags).toHaveLength(20);
    expect(await set(owner, { filter: { query: {} }, values })).toMatchObject({ changedCount: 0 });
  });

  it('removes what came with a correspondent only where documents have it still', async () => {
    const owner = await createOwner();
    const bank = await createTaggingBank(owner);
    const works = await createCorrespondent(owner, { name: 'Works' });
    const [kept, changed] = [
      (await createTextDocument(owner)).id,
      (await createTextDocument(owner)).id,
    ];
    const filter = { documentIds: [kept, changed] };
    const present = { values: { correspondentId: bank.id } };
    const { before } = await set(owner, { filter, ...present });
    await owner.call('PATCH', `${owner.org}/documents/${changed}`, {
      body: { correspondentId: works.id },
    });
    const removeDefaults = before[0]?.addedDefaults;
    expect(await set(owner, { filter, removeDefaults, present })).toMatchObject({
      changedCount: 1,
    });
    expect(await readDocument(owner, kept)).toMatchObject({ documentType: null, tags: [] });
    const theirs = await readDocument(owner, changed);
    expect(theirs).toMatchObject({ documentType: 'statement', correspondent: { id: works.id } });
    expect(theirs.tags).toHaveLength(20);
  });

  it('removes what came with a correspondent, and nothing else', async () => {
    const owner = await createOwner();
    const [a, b, other] = [
      await createTag(owner, { name: 'a' }),
      await createTag(owner, { name: 'b' }),
      await createTag(owner),
    ];
    const bank = await createCorrespondent(owner, {
      name: 'Bank',
      defaultTagIds: [a.id, b.id],
      defaultDocumentType: 'statement',
    });
    const works = await createCorrespondent(owner, {
      name: 'Works',
      defaultTagIds: [other.id],
      defaultDocumentType: 'invoice',
    });
    const [plain, tagged, typed, ofWorks] = [
      (await createTextDocument(owner)).id,
      (await createTextDocument(owner)).id,
      (await createTextDocument(owner)).id,
      (await createTextDocument(owner)).id,
    ];
    const ids = [plain, tagged, typed, ofWorks];
    const patch = (id: string, body: object) =>
      owner.call('PATCH', `${owner.org}/documents/${id}`, { body });
    await attachTag(owner, tagged, a.id);
    await patch(typed, { documentType: 'contract' });
    await patch(ofWorks, { correspondentId: works.id, documentType: null });
    await owner.call('DELETE', `${owner.org}/documents/${ofWorks}/tags/${other.id}`, {
      status: 204,
    });
    const filter = { documentIds: ids };
    const { before } = await set(owner, { filter, values: { correspondentId: bank.id } });
    const addedTo = (id: string) =>
      before.find(({ documentIds }) => documentIds.includes(id))?.addedDefaults;
    const tagIds = [a.id, b.id].toSorted();
    expect(addedTo(plain)).toEqual({ documentType: 'statement', tagIds });
    expect(addedTo(tagged)).toEqual({ documentType: 'statement', tagIds: [b.id] });
    expect(addedTo(typed)).toEqual({ documentType: null, tagIds });

    // A type that a user has set since is kept.
    await patch(plain, { documentType: 'letter' });
    for (const { documentIds, values, addedDefaults } of before) {
      const body = { filter: { documentIds }, values, removeDefaults: addedDefaults };
      expect(await set(owner, body)).toMatchObject({ changedCount: documentIds.length });
      expect(await set(owner, body)).toMatchObject({ changedCount: 0 });
    }
    const none = { correspondent: null, tags: [] };
    const [tag] = [{ id: a.id }];
    expect(await readDocument(owner, plain)).toMatchObject({ ...none, documentType: 'letter' });
    expect(await readDocument(owner, tagged)).toMatchObject({
      ...none,
      documentType: null,
      tags: [tag],
    });
    expect(await readDocument(owner, typed)).toMatchObject({ ...none, documentType: 'contract' });
    expect(await readDocument(owner, ofWorks)).toMatchObject({
      correspondent: { id: works.id },
      documentType: null,
      tags: [],
    });
    const events = await activityOf(owner, tagged);
    expect(events.slice(0, 2)).toMatchObject([{ event: 'untagged' }, { event: 'updated' }]);
    expect(events.find(({ event }) => event === 'updated')?.eventData).toMatchObject({
      changes: [
        { field: 'correspondent', to: null },
        { field: 'documentType', from: 'statement', to: null },
      ],
    });
  });

  it('removes twenty default tags and the type of a thousand documents in one request', async () => {
    const owner = await createOwner();
    const bank = await createTaggingBank(owner);
    await insertDocuments(owner, 1000);
    const values = { correspondentId: bank.id };
    const { before } = await set(owner, { filter: { query: {} }, values });
    expect(before).toHaveLength(1);
    const [group] = before;
    const removal = { removeDefaults: group?.addedDefaults };
    expect(await set(owner, { filter: { query: {} }, ...removal })).toMatchObject({
      changedCount: 1000,
      hasMore: false,
    });
    const [id = ''] = group?.documentIds ?? [];
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: { id: bank.id },
      documentType: null,
      tags: [],
    });
    expect(await set(owner, { filter: { query: {} }, ...removal })).toMatchObject({
      changedCount: 0,
    });
    await harness.finishJobs();
  });

  it('takes all documents of a query, a thousand in one request', async () => {
    const owner = await createOwnerIn(0);
    await insertDocuments(owner, 1100);
    const body = { filter: { query: {} }, values: { documentType: 'letter' } };
    const response = await owner.request('POST', pathOf(owner), body);
    const first = (await response.json()) as Result;
    expect(first).toMatchObject({ changedCount: 1000, hasMore: true });
    const timing = response.headers.get('server-timing') ?? '';
    expect(Number(/(\d+) trips/.exec(timing)?.[1] ?? Infinity)).toBeLessThanOrEqual(20);
    const rest = await set(owner, { ...body, cursor: first.cursor });
    expect(rest).toMatchObject({ changedCount: 100, hasMore: false });
    await harness.finishJobs();
  });

  it('rejects foreign documents and correspondents, and values of another form', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const { id } = await createTextDocument(owner);
    const foreign = await createTextDocument(stranger);
    const bank = await createCorrespondent(stranger, { name: 'Bank' });
    const filter = { documentIds: [id] };
    for (const correspondentId of [bank.id, unknownId('cor')]) {
      await owner.fails('POST', pathOf(owner), {
        code: 'correspondent.not_found',
        body: { filter, values: { correspondentId, dueDate: '2026-01-01' } },
      });
    }
    await owner.fails('POST', pathOf(owner), {
      code: 'document.not_found',
      body: { filter: { documentIds: [id, foreign.id] }, values: { dueDate: '2026-01-01' } },
    });
    for (const values of [undefined, {}, { dueDate: '2026-02-30' }, { documentType: 'a bill' }]) {
      await owner.fails('POST', pathOf(owner), {
        code: 'request.invalid',
        body: { filter, values },
      });
    }
    expect(await readDocument(owner, id)).toMatchObject({ dueDate: null, correspondent: null });
    expect(await readDocument(stranger, foreign.id)).toMatchObject({ dueDate: null });
  });
});
