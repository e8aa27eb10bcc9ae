import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import {
  activityOf,
  createTag,
  createTextDocument,
  insertDocuments,
  readDocument,
  unknownId,
} from '../support/builders.ts';
import { addMember, removeMember, userIdOf } from '../support/access.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { createField, setField } from '../support/custom-fields.ts';

type Result = {
  changedCount: number;
  before: { documentIds: string[]; values: object; fields: object[] }[];
  hasMore: boolean;
  cursor?: string;
};

const pathOf = (owner: Owner) => `${owner.org}/documents/batch/fields`;
const set = (owner: Owner, body: object) => owner.post<Result>(pathOf(owner), body, 200);

describe('setting custom fields of many documents', () => {
  it('is undone where documents have the values still that were set', async () => {
    const owner = await createOwner();
    const room = await createField(owner, { name: 'Room', type: 'text' });
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async () => (await createTextDocument(owner)).id),
    );
    const filter = { documentIds: ids };
    const change = {
      values: { reference: 'New', totalAmount: { amount: 1.5, currency: 'EUR' } },
      fields: [{ id: room.id, value: 'Attic' }],
    };
    const { before } = await set(owner, { filter, ...change });
    expect(before).toMatchObject([{ values: { reference: null } }]);
    const [first = '', second = '', third = '', last = ''] = ids;
    await owner.call('PATCH', `${owner.org}/documents/${first}`, { body: { reference: 'Theirs' } });
    await setField(owner, { documentId: second, fieldId: room.id, value: 'Theirs' });
    await owner.call('DELETE', `${owner.org}/documents/${last}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${last}`, { status: 204 });
    const { documentIds: _, ...former } = before[0] ?? {};
    const undo = { ...former, removeDefaults: { documentType: null, tagIds: [] }, present: change };
    expect(await set(owner, { filter, ...undo })).toMatchObject({ changedCount: 1 });
    expect(await readDocument(owner, third)).toMatchObject({ reference: null, fields: [] });
    expect(await readDocument(owner, first)).toMatchObject({
      reference: 'Theirs',
      fields: [{ value: 'Attic' }],
    });
    expect(await readDocument(owner, second)).toMatchObject({
      reference: 'New',
      fields: [{ value: 'Theirs' }],
    });
  });

  it('is undone only where nobody has set another value since the one that was set is gone', async () => {
    const owner = await createOwner();
    const { id: memberId } = await addMember(owner, await createUser(), 'member');
    const person = await createUser();
    const { id: leavingId } = await addMember(owner, person, 'member');
    const colors = ['Red', 'Blue', 'Green'].map((name) => ({ name }));
    const [clerk, label, contract] = [
      await createField(owner, { name: 'Clerk', type: 'person' }),
      await createField(owner, { name: 'Label', type: 'select', options: colors }),
      await createField(owner, { name: 'Contract', type: 'document' }),
    ];
    const [red, blue, green] = label.options;
    const [target, otherTarget] = [
      await createTextDocument(owner),
      await createTextDocument(owner),
    ];
    const own = await owner.get<{ members: { id: string; user: { id: string } }[] }>(
      `${owner.org}/members`,
    );
    const otherPerson = own.members.find(({ id }) => id === memberId)?.user.id;
    const cases = [
      { field: clerk, was: null, set: await userIdOf(person), theirs: otherPerson },
      { field: label, was: green?.id, set: red?.id, theirs: blue?.id },
      { field: contract, was: null, set: target.id, theirs: otherTarget.id },
    ];
    const undos = [];
    for (const { field, was, set: value, theirs } of cases) {
      const ids = [(await createTextDocument(owner)).id, (await createTextDocument(owner)).id];
      const [changed = '', kept = ''] = ids;
      if (was)
        await set(owner, { filter: { documentIds: ids }, fields: [{ id: field.id, value: was }] });
      const change = { fields: [{ id: field.id, value }] };
      await set(owner, { filter: { documentIds: ids }, ...change });
      await setField(owner, { documentId: changed, fieldId: field.id, value: theirs });
      undos.push({ ids, changed, kept, theirs, was: was ?? null, field, present: change });
    }
    await removeMember(leavingId);
    await owner.call('PATCH', `${owner.org}/fields/${label.id}`, {
      body: { options: [blue, green] },
    });
    await owner.call('DELETE', `${owner.org}/documents/${target.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${target.id}`, { status: 204 });
    for (const { ids, changed, kept, theirs, was, field, present } of undos) {
      const undo = { fields: [{ id: field.id, value: was }] };
      const removeDefaults = { documentType: null, tagIds: [] };
      await set(owner, { filter: { documentIds: ids }, ...undo, removeDefaults, present });
      expect(await readDocument(owner, changed)).toMatchObject({ fields: [{ value: theirs }] });
      expect(await readDocument(owner, kept)).toMatchObject({
        fields: was === null ? [] : [{ value: was }],
      });
    }
  });

  it('is undone with nothing of another organization', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const own = await createField(owner, { name: 'Contract', type: 'document' });
    const foreign = await createField(stranger, { name: 'Room', type: 'text' });
    const theirs = await createCorrespondent(stranger, { name: 'Theirs' });
    const target = await createTextDocument(stranger);
    const { id: documentId } = await createTextDocument(owner);
    const filter = { documentIds: [documentId] };
    const undo = {
      values: { correspondentId: theirs.id },
      fields: [
        { id: own.id, value: target.id },
        { id: foreign.id, value: 'Attic' },
      ],
      removeDefaults: { documentType: null, tagIds: [] },
    };
    const present = { fields: [{ id: foreign.id, value: null }] };
    expect(await set(owner, { filter, ...undo, present })).toMatchObject({ changedCount: 0 });
    expect(await readDocument(owner, documentId)).toMatchObject({
      correspondent: null,
      fields: [],
    });
    const others = { filter: { documentIds: [target.id] }, values: { reference: 'x' } };
    expect(await set(owner, { ...others, present })).toMatchObject({ changedCount: 0 });
    expect(await readDocument(stranger, target.id)).toMatchObject({ reference: null });
  });

  it('is undone but for people who have left, and options, documents and correspondents that are gone', async () => {
    const owner = await createOwner();
    const person = await createUser();
    const { id: memberId } = await addMember(owner, person, 'member');
    const [clerk, labels, contract] = [
      await createField(owner, { name: 'Clerk', type: 'person' }),
      await createField(owner, { name: 'Label', type: 'select', options: [{ name: 'A' }] }),
      await createField(owner, { name: 'Contract', type: 'document' }),
    ];
    const [works, bank, merged] = [
      await createCorrespondent(owner, { name: 'Works' }),
      await createCorrespondent(owner, { name: 'Bank' }),
      await createCorrespondent(owner, { name: 'Old works' }),
    ];
    const target = await createTextDocument(owner);
    const { id: documentId } = await createTextDocument(owner);
    const filter = { documentIds: [documentId] };
    const setAll = (values: object, ...custom: unknown[]) => {
      const fields = [clerk, labels, contract].map(({ id }, index) => ({
        id,
        value: custom[index],
      }));
      return set(owner, { filter, values, fields });
    };
    const former = { correspondentId: merged.id, dueDate: '2031-01-01' };
    await setAll(former, await userIdOf(person), labels.options[0]?.id, target.id);
    const { before } = await setAll({ correspondentId: bank.id, dueDate: null }, null, null, null);

    await removeMember(memberId);
    await owner.call('PATCH', `${owner.org}/fields/${labels.id}`, { body: { options: [] } });
    await owner.call('DELETE', `${owner.org}/documents/${target.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${target.id}`, { status: 204 });
    await owner.post(
      `${owner.org}/correspondents/${merged.id}/merge`,
      {
        intoCorrespondentId: works.id,
      },
      204,
    );
    const removeDefaults = { documentType: null, tagIds: [] };
    const { documentIds: _, ...group } = before[0] ?? {};
    expect(await set(owner, { filter, ...group, removeDefaults })).toMatchObject({
      changedCount: 1,
    });
    expect(await readDocument(owner, documentId)).toMatchObject({
      correspondent: { id: bank.id },
      dueDate: '2031-01-01',
      fields: [],
    });
    // These values can be set only by the undo.
    await owner.fails('POST', pathOf(owner), {
      code: 'member.not_found',
      body: { filter, ...group },
    });
  });

  it('changes those that a search for words and names of documents finds, as other bulk requests do', async () => {
    const owner = await createOwner();
    const target = await createTextDocument(owner, { name: 'x contract.txt' });
    const { id: documentId } = await createTextDocument(owner, { content: 'hello there' });
    const fields = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await createField(owner, { name: `D ${index}`, type: 'document' });
      await setField(owner, { documentId, fieldId: id, value: target.id });
      fields.push({ id, value: documentId });
    }
    const filter = { query: { searchQuery: 'hello d-0:x d-1:x d-2:x d-3:x d-4:x' } };
    const change = (path: string, body: object) =>
      owner.post<object>(`${owner.org}/documents/batch/${path}`, { filter, ...body }, 200);
    const { id: tagId } = await createTag(owner);
    expect(await change('tags', { addTagIds: [tagId] })).toMatchObject({ changedCount: 1 });
    expect(await change('extract', {})).toMatchObject({ pendingCount: 1 });
    await harness.finishJobs();
    expect(await change('fields', { fields })).toMatchObject({ changedCount: 1 });
  });

  it('changes those that differ, records it, and returns what they had before', async () => {
    const owner = await createOwner();
    const options = [{ name: 'A' }, { name: 'B' }];
    const { id, options: choices } = await createField(owner, {
      name: 'Labels',
      type: 'multi-select',
      options,
    });
    const [a = '', b = ''] = choices.map((each) => each.id);
    const ids: string[] = [];
    for (const value of [[a], [a, b], null, [a]]) {
      const { id: documentId } = await createTextDocument(owner);
      if (value) await setField(owner, { documentId, fieldId: id, value });
      ids.push(documentId);
    }
    const [first = '', second = '', third = ''] = ids;
    const versions = async () =>
      Promise.all(ids.map(async (each) => (await readDocument(owner, each)).version));
    const [one, two] = await versions();
    const filter = { documentIds: ids };
    const result = await set(owner, { filter, fields: [{ id, value: [a, b] }] });
    expect(result).toMatchObject({ changedCount: 3, hasMore: false });
    expect((await versions()).slice(0, 2)).toEqual([Number(one) + 1, two]);
    expect((await readDocument(owner, third)).fields).toMatchObject([{ value: [a, b] }]);
    const [activity] = await activityOf(owner, first);
    expect(activity).toMatchObject({
      event: 'updated',
      user: { name: 'Ada Lovelace' },
      eventData: {
        updatedFields: ['labels'],
        changes: [{ field: 'labels', from: [{ name: 'A' }], to: [{ name: 'A' }, { name: 'B' }] }],
      },
    });

    expect(result.before).toHaveLength(2);
    for (const { documentIds, ...former } of result.before) {
      await set(owner, { filter: { documentIds }, ...former });
    }
    const valuesOf = async (documentId: string) =>
      (await readDocument(owner, documentId)).fields.map(({ value }) => value);
    expect(await Promise.all(ids.map(valuesOf))).toEqual([[[a]], [[a, b]], [], [[a]]]);
    expect(await set(owner, { filter, fields: [{ id, value: [] }] })).toMatchObject({
      changedCount: 3,
    });
    expect(await valuesOf(second)).toEqual([]);
  });

  it('takes all documents of a query, with built-in fields too', async () => {
    const owner = await createOwner();
    const project = await createField(owner, { name: 'Project', type: 'text' });
    const cost = await createField(owner, { name: 'Cost', type: 'money' });
    await insertDocuments(owner, 600);
    const fields = [
      { id: project.id, value: 'Alpha' },
      { id: cost.id, value: { amount: 5, currency: 'EUR' } },
    ];
    const body = { filter: { query: {} }, values: { documentType: 'letter' }, fields };
    expect(await set(owner, body)).toMatchObject({ changedCount: 600, hasMore: false });
    await harness.finishJobs();
    const found = await owner.get<{ documents: { id: string }[]; documentsCount: number }>(
      `${owner.org}/documents/search?searchQuery=${encodeURIComponent('project:alpha cost:5eur')}&pageSize=1`,
    );
    expect(found.documentsCount).toBe(600);
    const { documentType } = await readDocument(owner, found.documents[0]?.id ?? '');
    expect(documentType).toBe('letter');
    expect(await set(owner, body)).toMatchObject({ changedCount: 0, before: [] });
  });

  it('takes many values in several requests for a query, and in one for documents that are named', async () => {
    const owner = await createOwner();
    const options = Array.from({ length: 50 }, (_, index) => ({ name: `Option ${index}` }));
    const fields = [];
    for (const name of ['First', 'Second']) {
      const field = await createField(owner, { name, type: 'multi-select', options });
      fields.push({ id: field.id, value: field.options.map(({ id }) => id) });
    }
    await insertDocuments(owner, 201);
    const body = { filter: { query: {} }, fields };
    const first = await set(owner, body);
    expect(first).toMatchObject({ changedCount: 200, hasMore: true });
    expect(await set(owner, { ...body, cursor: first.cursor })).toMatchObject({
      changedCount: 1,
      hasMore: false,
    });
    const documentIds = first.before.flatMap((group) => group.documentIds);
    const cleared = fields.map(({ id }) => ({ id, value: [] }));
    expect(await set(owner, { filter: { documentIds }, fields: cleared })).toMatchObject({
      changedCount: 200,
    });
    await owner.fails('POST', pathOf(owner), {
      code: 'document.not_found',
      body: { filter: { documentIds: [...documentIds, unknownId('doc')] }, fields },
    });
    expect((await readDocument(owner, documentIds[0] ?? '')).fields).toEqual([]);
  });

  it('rejects fields, people and documents of another organization, and other values', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const { id } = await createTextDocument(owner);
    const foreign = await createTextDocument(stranger);
    const theirs = await createField(stranger, { name: 'Theirs', type: 'text' });
    const person = await createField(owner, { name: 'Person', type: 'person' });
    const other = await createField(owner, { name: 'Other', type: 'document' });
    const number = await createField(owner, { name: 'Number', type: 'number' });
    const refused: [string, object][] = [
      ['field.not_found', { id: theirs.id, value: 'text' }],
      ['field.not_found', { id: unknownId('fld'), value: 'text' }],
      ['member.not_found', { id: person.id, value: unknownId('usr') }],
      ['document.not_found', { id: other.id, value: foreign.id }],
      ['request.invalid', { id: number.id, value: 'five' }],
    ];
    const values = { dueDate: '2026-01-01' };
    const filter = { documentIds: [id] };
    for (const [code, field] of refused) {
      await owner.fails('POST', pathOf(owner), {
        code: code as 'field.not_found',
        body: { filter, values, fields: [field] },
      });
    }
    await owner.fails('POST', pathOf(owner), {
      code: 'document.not_found',
      body: { filter: { documentIds: [id, foreign.id] }, fields: [{ id: number.id, value: 5 }] },
    });
    for (const fields of [undefined, [], [1, 2].map(() => ({ id: number.id, value: 5 }))]) {
      await owner.fails('POST', pathOf(owner), {
        code: 'request.invalid',
        body: { filter, fields },
      });
    }
    expect(await readDocument(owner, id)).toMatchObject({ dueDate: null, fields: [] });
    expect(await readDocument(stranger, foreign.id)).toMatchObject({ fields: [] });
  });
});
