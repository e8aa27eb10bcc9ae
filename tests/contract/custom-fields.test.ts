import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import {
  activityOf,
  createTextDocument,
  readDocument,
  statusesOf,
  unknownId,
} from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { createField, listFields, setField, type WireField } from '../support/custom-fields.ts';

const patch = async (owner: Owner, id: string, body: unknown) =>
  (await owner.call<{ field: WireField }>('PATCH', `${owner.org}/fields/${id}`, { body })).field;

describe('custom fields', () => {
  it('are listed by name, with a key made from it and options in their order', async () => {
    const owner = await createOwner();
    const project = await createField(owner, {
      name: '  Projekt\nÜbersicht ',
      type: 'select',
      options: [{ name: 'Beta', color: '#FF0000' }, { name: 'Alpha' }],
    });
    expect(project).toMatchObject({
      id: expect.stringMatching(/^fld_/),
      name: 'Projekt Übersicht',
      key: 'projekt-ubersicht',
      type: 'select',
      options: [
        { id: expect.stringMatching(/^opt_/), name: 'Beta', color: '#ff0000' },
        { name: 'Alpha', color: '#94a3b8' },
      ],
    });
    const hours = await createField(owner, { name: 'Hours', type: 'number' });
    expect(await listFields(owner)).toEqual([hours, project]);
  });

  it('have names that no other has, ignoring case, and in each organization their own', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Straße', type: 'text' });
    const other = await createField(owner, { name: 'Other', type: 'text' });
    const body = { name: 'STRASSE', type: 'text' };
    await owner.fails('POST', `${owner.org}/fields`, { code: 'field.already_exists', body });
    await owner.fails('PATCH', `${owner.org}/fields/${other.id}`, {
      code: 'field.already_exists',
      body: { name: 'strasse' },
    });
    expect(await listFields(owner)).toEqual([other, field]);
    await createField(await createOwner(), { name: 'Straße', type: 'text' });
  });

  it('accept one of several of the same name at once', async () => {
    const owner = await createOwner();
    const answers = await Promise.all(
      ['Project', 'PROJECT', 'project'].map((name) =>
        owner.request('POST', `${owner.org}/fields`, { name, type: 'text' }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(await listFields(owner)).toHaveLength(1);
  });

  it.each([
    ['Tag', 'tag-2'],
    ['Due', 'due-2'],
    ['has', 'has-2'],
    ['Reminders', 'reminders-2'],
    ['VAT', 'vat-2'],
    ['12', '12-2'],
    ['Créé', 'cree'],
    ['項目', 'field'],
    ['!', 'field'],
    ['x'.repeat(64), 'x'.repeat(36)],
  ])(
    'never have the name of a search filter or of what documents have as their key: %s',
    async (name, key) => {
      expect(await createField(await createOwner(), { name, type: 'text' })).toMatchObject({ key });
    },
  );

  it('get different keys where many of one are created at the same time', async () => {
    const owner = await createOwner();
    const names = '!?.,;:&#%+='.split('').map((character) => `A${character}`);
    const created = await Promise.all(
      ['A', ...names].map((name) => createField(owner, { name, type: 'text' })),
    );
    expect(created.map(({ key }) => key).toSorted()).toEqual(
      ['a', ...names.map((_, index) => `a-${index + 2}`)].toSorted(),
    );
  });

  it('keep their key when they are renamed, which no other gets', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Project', type: 'text' });
    expect(await patch(owner, field.id, { name: 'Case' })).toMatchObject({
      name: 'Case',
      key: 'project',
    });
    expect(await createField(owner, { name: 'Project', type: 'text' })).toMatchObject({
      key: 'project-2',
    });
    const chosen = { name: 'Chosen', type: 'text', key: 'my-key' };
    expect(await createField(owner, chosen)).toMatchObject({ key: 'my-key' });
    await owner.fails('POST', `${owner.org}/fields`, {
      code: 'field.already_exists',
      body: { ...chosen, name: 'Another' },
    });
  });

  it.each([
    {},
    { name: 'A' },
    { name: '', type: 'text' },
    { name: 'x'.repeat(65), type: 'text' },
    { name: 'A', type: 'colour' },
    { name: 'A', type: 'text', key: 'tag' },
    { name: 'A', type: 'text', key: '12' },
    { name: 'A', type: 'text', key: 'A b' },
    { name: 'A', type: 'text', options: [{ name: 'One' }] },
    { name: 'A', type: 'select', options: [{ name: 'One' }, { name: 'ONE' }] },
    { name: 'A', type: 'select', options: [{ name: 'One', color: 'red' }] },
    {
      name: 'A',
      type: 'select',
      options: Array.from({ length: 10_000 }, (_, index) => ({ name: `Option ${index}` })),
    },
  ])('refuse %.60j', async (body) => {
    const owner = await createOwner();
    await owner.fails('POST', `${owner.org}/fields`, { code: 'request.invalid', body });
    expect(await listFields(owner)).toEqual([]);
  });

  it('are at most 50', async () => {
    const owner = await createOwner();
    for (let index = 0; index < 50; index += 1) {
      await createField(owner, { name: `Field ${index}`, type: 'text' });
    }
    const body = { name: 'One more', type: 'text' };
    await owner.fails('POST', `${owner.org}/fields`, { code: 'limit.reached', body });
  });

  it('change their type only while no document has a value', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Project', type: 'text' });
    expect(await patch(owner, field.id, { type: 'number' })).toMatchObject({ type: 'number' });
    const { id: documentId } = await createTextDocument(owner);
    await setField(owner, { documentId, fieldId: field.id, value: 1 });
    await owner.fails('PATCH', `${owner.org}/fields/${field.id}`, {
      code: 'field.has_values',
      body: { type: 'text' },
    });
    expect(await listFields(owner)).toMatchObject([{ type: 'number' }]);
    expect(await patch(owner, field.id, { type: 'number', name: 'Hours' })).toMatchObject({
      name: 'Hours',
    });
  });

  it('keep each of several changes that are made at once', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Project', type: 'select' });
    for (let round = 1; round <= 5; round += 1) {
      const options = Array.from({ length: round }, (_, index) => ({ name: `Option ${index}` }));
      await Promise.all([
        patch(owner, field.id, { options }),
        patch(owner, field.id, { name: `Project ${round}` }),
      ]);
      const [changed] = await listFields(owner);
      expect(changed).toMatchObject({ name: `Project ${round}`, options });
    }
  });

  it('are unknown to other organizations', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const field = await createField(owner, { name: 'Project', type: 'text' });
    for (const id of [field.id, unknownId('fld')]) {
      const path = `${stranger.org}/fields/${id}`;
      await stranger.fails('PATCH', path, { code: 'field.not_found', body: { name: 'Mine' } });
      await stranger.fails('DELETE', path, { code: 'field.not_found' });
    }
    expect(await listFields(owner)).toEqual([field]);
  });
});

async function selectField(owner: Owner) {
  const options = [{ name: 'Alpha' }, { name: 'Beta' }];
  return createField(owner, { name: 'Project', type: 'select', options });
}

describe('options of a field', () => {
  it('are renamed, added and put in another order, and stay the same', async () => {
    const owner = await createOwner();
    const field = await selectField(owner);
    const [alpha, beta] = field.options;
    const { id: documentId } = await createTextDocument(owner);
    await setField(owner, { documentId, fieldId: field.id, value: alpha?.id });
    const changed = await patch(owner, field.id, {
      options: [{ name: 'Gamma' }, beta, { ...alpha, name: 'First' }],
    });
    expect(changed.options.map(({ name }) => name)).toEqual(['Gamma', 'Beta', 'First']);
    expect(changed.options.slice(1).map(({ id }) => id)).toEqual([beta?.id, alpha?.id]);
    expect(await readDocument(owner, documentId)).toMatchObject({ fields: [{ value: alpha?.id }] });
  });

  it('stay where others have added them meanwhile, and stay removed', async () => {
    const owner = await createOwner();
    const field = await selectField(owner);
    const [alpha, beta] = field.options;
    const knownOptionIds = field.options.map(({ id }) => id);
    const others = await patch(owner, field.id, {
      options: [alpha, { name: 'Gamma' }, { name: 'Delta' }],
    });
    const options = [beta, { ...alpha, name: 'First' }, { name: 'DELTA' }];
    const merged = await patch(owner, field.id, { options, knownOptionIds });
    expect(merged.options.map(({ name }) => name)).toEqual(['First', 'Gamma', 'Delta']);
    expect(merged.options.slice(1)).toEqual(others.options.slice(1));
    const update = { knownOptionIds, options: [{ ...alpha, name: 'gamma' }] };
    const path = `${owner.org}/fields/${field.id}`;
    await owner.fails('PATCH', path, { code: 'request.invalid', body: update });
    const removal = await patch(owner, field.id, { options: [], knownOptionIds });
    expect(removal.options.map(({ name }) => name)).toEqual(['Gamma', 'Delta']);
  });

  it('keep the name and color that are not sent', async () => {
    const owner = await createOwner();
    const field = await selectField(owner);
    const [alpha, beta] = field.options;
    await patch(owner, field.id, {
      options: [{ ...alpha, name: 'First', color: '#ff0000' }, beta],
    });
    const changed = await patch(owner, field.id, {
      options: [{ id: beta?.id, name: 'Second' }, { id: alpha?.id }, { name: 'Third' }],
    });
    expect(changed.options).toMatchObject([
      { ...beta, name: 'Second' },
      { ...alpha, name: 'First', color: '#ff0000' },
      { name: 'Third', color: '#94a3b8' },
    ]);
    for (const options of [
      [{ id: alpha?.id }, { name: 'FIRST' }],
      [{ id: alpha?.id }, { color: '#ff0000' }],
    ]) {
      const path = `${owner.org}/fields/${field.id}`;
      await owner.fails('PATCH', path, { code: 'request.invalid', body: { options } });
    }
  });

  it('are no values any more once they are removed', async () => {
    const owner = await createOwner();
    const field = await selectField(owner);
    const [alpha, beta] = field.options;
    const documents = [await createTextDocument(owner), await createTextDocument(owner)];
    for (const [index, { id: documentId }] of documents.entries()) {
      await setField(owner, { documentId, fieldId: field.id, value: field.options[index]?.id });
    }
    expect((await patch(owner, field.id, { options: [beta] })).options).toEqual([beta]);
    const values = async () =>
      Promise.all(documents.map(async ({ id }) => (await readDocument(owner, id)).fields));
    expect(await values()).toMatchObject([[], [{ value: beta?.id }]]);
    await harness.finishJobs();
    expect(await values()).toMatchObject([[], [{ value: beta?.id }]]);
    const [first] = documents;
    await owner.fails('PUT', `${owner.org}/documents/${first?.id}/fields/${field.id}`, {
      code: 'request.invalid',
      body: { value: alpha?.id },
    });
    await owner.fails('PATCH', `${owner.org}/fields/${field.id}`, {
      code: 'request.invalid',
      body: { options: [alpha] },
    });
  });
});

describe('deleting a field', () => {
  it('empties its values in one event for each document, and frees its name and key', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Project', type: 'text' });
    const { id: documentId } = await createTextDocument(owner);
    const trashed = await createTextDocument(owner);
    for (const id of [documentId, trashed.id]) {
      await setField(owner, { documentId: id, fieldId: field.id, value: 'Alpha' });
    }
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/fields/${field.id}`, { status: 204 });
    expect(await listFields(owner)).toEqual([]);
    for (const id of [documentId, trashed.id]) {
      expect((await readDocument(owner, id)).fields).toEqual([]);
      const [last] = await activityOf(owner, id);
      expect(last?.eventData).toMatchObject({
        updatedFields: ['project'],
        changes: [{ field: 'project', customField: { name: 'Project' }, from: 'Alpha', to: null }],
      });
    }
    expect(await createField(owner, { name: 'Project', type: 'number' })).toMatchObject({
      key: 'project',
    });
    await owner.fails('DELETE', `${owner.org}/fields/${field.id}`, { code: 'field.not_found' });
    await owner.fails('PUT', `${owner.org}/documents/${documentId}/fields/${field.id}`, {
      code: 'field.not_found',
      body: { value: 'Beta' },
    });
  });
});
