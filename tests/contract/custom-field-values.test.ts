import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { activityOf, createTextDocument, readDocument, unknownId } from '../support/builders.ts';
import { addMember, userIdOf } from '../support/access.ts';
import { createOwner, createUser } from '../support/client.ts';
import { testVariables } from '../support/test-variables.ts';
import { createField, setField, valuePath } from '../support/custom-fields.ts';

const types = ['text', 'number', 'money', 'date', 'boolean', 'select', 'multi-select'];

async function setUp() {
  const owner = await createOwner();
  const { id: documentId } = await createTextDocument(owner, { name: 'a.txt' });
  return { owner, documentId };
}

const money = { amount: 12.5, currency: 'EUR' };

describe('the value of a custom field', () => {
  it.each([
    ['text', '  Räder\n& Rahmen ', 'Räder & Rahmen'],
    ['number', 0.1, 0.1],
    ['number', -0, 0],
    ['number', 123456.789012345, 123456.789012345],
    ['number', -1e15, -1e15],
    ['money', money, money],
    ['money', { amount: 9_999_999_999_999.99, currency: 'JPY' }, undefined],
    ['date', '2026-02-28', '2026-02-28'],
    ['boolean', false, false],
    ['boolean', true, true],
    ['link', 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ])('of type %s is set to %j, replaced and cleared', async (type, value, stored = value) => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Mine', type });
    const { fields } = await setField(owner, { documentId, fieldId: field.id, value });
    const shown = { id: field.id, key: 'mine', name: 'Mine', type, value: stored };
    expect(fields).toEqual([shown]);
    expect(await readDocument(owner, documentId)).toMatchObject({ fields: [shown] });
    const list = await owner.get<{ documents: { fields: unknown }[] }>(`${owner.org}/documents`);
    expect(list.documents[0]?.fields).toEqual([shown]);
    const cleared = await setField(owner, { documentId, fieldId: field.id, value: null });
    expect(cleared.fields).toEqual([]);
  });

  it('is cut in activity where it is a long text', async () => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Remark', type: 'text' });
    const value = 'é'.repeat(1024);
    const { fields } = await setField(owner, { documentId, fieldId: field.id, value });
    expect(fields).toMatchObject([{ value }]);
    const [latest] = await activityOf(owner, documentId);
    expect(latest?.eventData.changes).toMatchObject([{ from: null, to: 'é'.repeat(200) }]);
  });

  it('is one of the options of a select, and several of a multi-select', async () => {
    const { owner, documentId } = await setUp();
    const options = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
    const one = await createField(owner, { name: 'One', type: 'select', options });
    const many = await createField(owner, { name: 'Many', type: 'multi-select', options });
    const [a, b, c] = many.options.map(({ id }) => id);
    const chosen = one.options[1]?.id;
    await setField(owner, { documentId, fieldId: one.id, value: chosen });
    const { fields } = await setField(owner, { documentId, fieldId: many.id, value: [c, a, c] });
    expect(fields).toMatchObject([
      { id: many.id, value: [c, a] },
      { id: one.id, value: chosen },
    ]);
    await setField(owner, { documentId, fieldId: many.id, value: [b] });
    const [latest, before] = await activityOf(owner, documentId);
    expect(latest?.eventData.changes).toEqual([
      {
        field: 'many',
        customField: { id: many.id, name: 'Many', type: 'multi-select' },
        from: [
          { id: c, name: 'C' },
          { id: a, name: 'A' },
        ],
        to: [{ id: b, name: 'B' }],
      },
    ]);
    expect(before?.eventData.changes).toMatchObject([{ from: null }]);
    const emptied = await setField(owner, { documentId, fieldId: many.id, value: [] });
    expect(emptied.fields).toMatchObject([{ id: one.id }]);
    for (const [field, value] of [
      [one, a],
      [many, [b, chosen]],
      [many, [unknownId('opt')]],
    ] as const) {
      await owner.fails('PUT', valuePath(owner, documentId, field.id), {
        code: 'request.invalid',
        body: { value },
      });
    }
  });

  it('is a member of the organization, and no one else', async () => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Owner', type: 'person' });
    const userId = await userIdOf(owner);
    const { fields } = await setField(owner, { documentId, fieldId: field.id, value: userId });
    expect(fields).toMatchObject([{ value: userId }]);
    const stranger = await userIdOf(await createOwner());
    for (const value of [stranger, unknownId('usr')]) {
      await owner.fails('PUT', valuePath(owner, documentId, field.id), {
        code: 'member.not_found',
        body: { value },
      });
    }
    const [last] = await activityOf(owner, documentId);
    expect(last?.eventData.changes).toMatchObject([
      { from: null, to: { id: userId, name: owner.name } },
    ]);
  });

  it('is the same person under another name', async () => {
    const { owner, documentId } = await setUp();
    const { id: fieldId } = await createField(owner, { name: 'Owner', type: 'person' });
    const value = await userIdOf(owner);
    const { version } = await setField(owner, { documentId, fieldId, value });
    const activities = await activityOf(owner, documentId);
    await owner.call('PUT', '/api/users/me', { body: { name: 'Grace Hopper' } });
    expect(await setField(owner, { documentId, fieldId, value })).toMatchObject({ version });
    const body = { filter: { documentIds: [documentId] }, fields: [{ id: fieldId, value }] };
    const changed = await owner.post(`${owner.org}/documents/batch/fields`, body, 200);
    expect(changed).toMatchObject({ changedCount: 0 });
    expect(await activityOf(owner, documentId)).toHaveLength(activities.length);
  });

  it('stays a person who is no member any more, and is found by their id', async () => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Owner', type: 'person' });
    const member = await addMember(owner, await createUser(), 'member');
    await setField(owner, { documentId, fieldId: field.id, value: member.userId });
    await owner.call('DELETE', `${owner.org}/members/${member.id}`, { status: 204 });
    const path = `${owner.org}/documents/search?searchQuery=owner:${member.userId}`;
    expect(await owner.get(path)).toMatchObject({
      documents: [{ id: documentId, fields: [{ value: member.userId }] }],
    });
  });

  it('is a document of the organization, until that is purged', async () => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Contract', type: 'document' });
    const contract = await createTextDocument(owner, { name: 'contract.txt' });
    const foreign = await createTextDocument(await createOwner());
    for (const value of [foreign.id, unknownId('doc')]) {
      await owner.fails('PUT', valuePath(owner, documentId, field.id), {
        code: 'document.not_found',
        body: { value },
      });
    }
    await setField(owner, { documentId, fieldId: field.id, value: contract.id });
    const [last] = await activityOf(owner, documentId);
    expect(last?.eventData.changes).toMatchObject([
      { to: { id: contract.id, name: 'contract.txt' } },
    ]);
    const { documents } = await owner.get<{ documents: { id: string; fields: object[] }[] }>(
      `${owner.org}/documents`,
    );
    expect(documents.find(({ id }) => id === documentId)?.fields).toMatchObject([
      { value: contract.id, documentName: 'contract.txt' },
    ]);
    await owner.call('DELETE', `${owner.org}/documents/${contract.id}`, { status: 204 });
    expect((await readDocument(owner, documentId)).fields).toMatchObject([{ value: contract.id }]);
    await owner.call('DELETE', `${owner.org}/documents/trash/${contract.id}`, { status: 204 });
    expect((await readDocument(owner, documentId)).fields).toEqual([]);
  });

  it('is emptied as any other change when its document is purged', async () => {
    const { owner, documentId } = await setUp();
    const contract = await createTextDocument(owner, { name: 'contract.txt' });
    const kept = await createTextDocument(owner, { name: 'kept.txt' });
    const keys = ['annex', 'contract', 'unchanged'];
    for (const key of keys) {
      const { id: fieldId } = await createField(owner, { name: key, type: 'document' });
      const value = key === 'unchanged' ? kept.id : contract.id;
      await setField(owner, { documentId, fieldId, value });
    }
    const { version } = await readDocument(owner, documentId);
    const other = await readDocument(owner, kept.id);
    await owner.call('DELETE', `${owner.org}/documents/${contract.id}`, { status: 204 });
    const body = { filter: { documentIds: [contract.id] } };
    await owner.post(`${owner.org}/documents/batch/purge`, body, 200);
    const emptied = await readDocument(owner, documentId);
    expect(emptied).toMatchObject({ version: version + 1, fields: [{ key: 'unchanged' }] });
    const from = { id: contract.id, name: 'contract.txt' };
    expect((await activityOf(owner, documentId))[0]).toMatchObject({
      event: 'updated',
      user: { name: owner.name },
      eventData: {
        updatedFields: ['annex', 'contract'],
        changes: ['annex', 'contract'].map((field) => ({ field, from, to: null })),
      },
    });
    expect((await readDocument(owner, kept.id)).version).toBe(other.version);
  });

  it.each([
    ['text', 1],
    ['text', ''],
    ['text', ' \n '],
    ['text', 'x'.repeat(1025)],
    ['number', '1'],
    ['number', 1e16],
    ['number', 0.1234567890123456],
    ['money', 12],
    ['money', { amount: 1.001, currency: 'EUR' }],
    ['money', { amount: 1, currency: 'EURO' }],
    ['date', '2026-02-30'],
    ['date', '28.02.2026'],
    ['boolean', 'yes'],
    ['boolean', 1],
    ['select', ['opt_1']],
    ['multi-select', 'opt_1'],
    ['person', 'Ada'],
    ['document', 7],
    ['link', 'javascript:alert(1)'],
    ['link', 'example.com'],
    ['link', 'https://example.com/\u202egnp.exe'],
    ['link', 'https://example.com/\0'],
    ['link', `https://example.com/${'x'.repeat(2048)}`],
  ])('of type %s is not %.60j', async (type, value) => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Mine', type });
    await owner.fails('PUT', valuePath(owner, documentId, field.id), {
      code: 'request.invalid',
      body: { value },
    });
    expect(await readDocument(owner, documentId)).toMatchObject({ fields: [], updatedAt: null });
  });

  it('is recorded with old and new value, and changes nothing where it is the same', async () => {
    const { owner, documentId } = await setUp();
    for (const type of types.slice(0, 5)) await createField(owner, { name: type, type });
    const field = await createField(owner, { name: 'Hours', type: 'number' });
    const first = await setField(owner, { documentId, fieldId: field.id, value: 1.5 });
    const again = await setField(owner, { documentId, fieldId: field.id, value: 1.5 });
    expect(again).toEqual(first);
    await setField(owner, { documentId, fieldId: field.id, value: 2 });
    const [latest, before, ...others] = await activityOf(owner, documentId);
    expect(others.map(({ event }) => event)).toEqual(['created']);
    expect(latest).toMatchObject({
      event: 'updated',
      eventData: { updatedFields: ['hours'], changes: [{ field: 'hours', from: 1.5, to: 2 }] },
    });
    expect(before?.eventData.changes).toMatchObject([{ from: null, to: 1.5 }]);
  });

  it('is kept when other fields are set at once, and raises the version each time', async () => {
    const { owner, documentId } = await setUp();
    const names = ['A', 'B', 'C', 'D'];
    const fields = [];
    for (const name of names) fields.push(await createField(owner, { name, type: 'text' }));
    const { version } = await readDocument(owner, documentId);
    await Promise.all(
      fields.map(({ id, name }) => setField(owner, { documentId, fieldId: id, value: name })),
    );
    const document = await readDocument(owner, documentId);
    expect(document.fields.map(({ value }) => value)).toEqual(names);
    expect(document.version).toBe(version + 4);
  });

  it('is not set for a stale version', async () => {
    const { owner, documentId } = await setUp();
    const field = await createField(owner, { name: 'Mine', type: 'text' });
    const { version } = await readDocument(owner, documentId);
    const putIfMatch = async (ifMatch: number, value: string | number | null) =>
      harness.fetch(valuePath(owner, documentId, field.id), {
        method: 'PUT',
        headers: {
          ...owner.headers,
          origin: testVariables.APP_BASE_URL,
          'content-type': 'application/json',
          'if-match': `"${ifMatch}"`,
        },
        body: JSON.stringify({ value }),
      });
    expect((await putIfMatch(version, 'first')).status).toBe(200);
    // This also applies to a value that would be rejected.
    for (const value of ['second', 1]) {
      expect((await putIfMatch(version, value)).status).toBe(412);
    }
    expect((await putIfMatch(version + 1, 'first')).status).toBe(200);
    expect(await readDocument(owner, documentId)).toMatchObject({
      version: version + 1,
      fields: [{ value: 'first' }],
    });
    expect((await putIfMatch(version + 1, null)).status).toBe(200);
    expect((await readDocument(owner, documentId)).fields).toEqual([]);
  });

  it('is neither set for documents nor of fields of another organization', async () => {
    const { owner, documentId } = await setUp();
    const stranger = await setUp();
    const field = await createField(owner, { name: 'Mine', type: 'text' });
    const foreign = await createField(stranger.owner, { name: 'Mine', type: 'text' });
    const body = { value: 'x' };
    for (const id of [stranger.documentId, unknownId('doc')]) {
      await owner.fails('PUT', valuePath(owner, id, field.id), {
        code: 'document.not_found',
        body,
      });
    }
    for (const id of [foreign.id, unknownId('fld')]) {
      await owner.fails('PUT', valuePath(owner, documentId, id), { code: 'field.not_found', body });
    }
    expect((await readDocument(stranger.owner, stranger.documentId)).fields).toEqual([]);
  });
});

it('is no change if it is what a document has after an option was removed', async () => {
  const owner = await createOwner();
  const options = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  const labels = await createField(owner, { name: 'Labels', type: 'multi-select', options });
  const [a, b, c] = labels.options;
  const { id: documentId } = await createTextDocument(owner);
  const set = (value: unknown[]) => setField(owner, { documentId, fieldId: labels.id, value });
  await set([a?.id, b?.id, c?.id]);
  await owner.call('PATCH', `${owner.org}/fields/${labels.id}`, { body: { options: [b, c] } });
  await harness.finishJobs();
  const before = await readDocument(owner, documentId);
  await set([b?.id, c?.id]);
  expect(await readDocument(owner, documentId)).toEqual(before);
  await set([c?.id, b?.id]);
  expect((await readDocument(owner, documentId)).version).toBe(before.version + 1);
});
