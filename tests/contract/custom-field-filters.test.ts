import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, createApiKey } from '../support/access.ts';
import { attachTag, createTag, createTextDocument } from '../support/builders.ts';
import {
  createOwner,
  createUser,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { createField, setField, type WireField } from '../support/custom-fields.ts';

let owner: Owner;
const names = new Map<string, string>();
const fields = new Map<string, WireField>();

const idOf = (wanted: string) => [...names].find(([, name]) => name === wanted)?.[0] ?? '';
const fieldOf = (name: string) => fields.get(name)?.id ?? '';
const optionOf = (field: string, name: string) =>
  fields.get(field)?.options.find((option) => option.name === name)?.id;

/** Field values of documents, in order of creation. */
const documents: Record<string, Record<string, unknown>> = {
  one: {
    Project: 'Alpha',
    Topics: ['Red', 'Blue'],
    Hours: 2.5,
    Cost: { amount: 100, currency: 'EUR' },
    Until: '2026-03-31',
    Paid: true,
    Case: 'Ärger mit dem Dach',
    Site: 'https://www.example.com/roof',
  },
  two: {
    Project: 'Beta two',
    Topics: ['Blue'],
    Hours: -10,
    Cost: { amount: 99.9, currency: 'USD' },
    Until: '2025-12-24',
    Paid: false,
    Case: 'Zaun',
    Site: 'http://other.example',
  },
  three: { Project: 'Alpha', Hours: 40 },
  none: {},
};

const selects = { Project: ['Beta two', 'Alpha'], Topics: ['Blue', 'Red'] };

async function idsFor(path: string, query: Record<string, string>) {
  const search = new URLSearchParams({ pageSize: '50', ...query });
  const found = await owner.get<{ documents: { id: string }[]; documentsCount: number }>(
    `${owner.org}/documents${path}?${search}`,
  );
  expect(found.documentsCount).toBe(found.documents.length);
  return found.documents.map(({ id }) => names.get(id));
}

const search = (searchQuery: string, sort = {}) => idsFor('/search', { searchQuery, ...sort });

function wireValue(field: string, value: unknown) {
  if (field === 'Project') return optionOf(field, String(value));
  if (field === 'Topics' && Array.isArray(value)) {
    return value.map((name) => optionOf(field, String(name)));
  }
  return value;
}

beforeAll(async () => {
  owner = await createOwner({ name: 'Grace Hopper' });
  const types = {
    Project: 'select',
    Topics: 'multi-select',
    Hours: 'number',
    Cost: 'money',
    Until: 'date',
    Paid: 'boolean',
    Case: 'text',
    Site: 'link',
    Owner: 'person',
    Contract: 'document',
  };
  await Promise.all(
    Object.entries(types).map(async ([name, type]) => {
      const options = name in selects ? selects[name as keyof typeof selects] : [];
      const input = { name, type, options: options.map((option) => ({ name: option })) };
      fields.set(name, await createField(owner, input));
    }),
  );
  for (const [name, values] of Object.entries(documents)) {
    const { id } = await uploadDocument(owner, { name: `${name}.txt`, content: `a ${name} text` });
    names.set(id, name);
    await Promise.all(
      Object.entries(values).map(([field, value]) =>
        setField(owner, {
          documentId: id,
          fieldId: fieldOf(field),
          value: wireValue(field, value),
        }),
      ),
    );
  }
  await harness.finishJobs();
  const { members } = await owner.get<{ members: { user: { id: string } }[] }>(
    `${owner.org}/members`,
  );
  const one = idOf('one');
  await setField(owner, { documentId: one, fieldId: fieldOf('Owner'), value: members[0]?.user.id });
  await setField(owner, { documentId: one, fieldId: fieldOf('Contract'), value: idOf('two') });
  // The same field of another organization has no meaning here.
  const stranger = await createOwner();
  const foreign = await createField(stranger, { name: 'Project', type: 'text' });
  const { id: documentId } = await createTextDocument(stranger);
  await setField(stranger, { documentId, fieldId: foreign.id, value: 'Alpha' });
});

describe('filters by custom fields', () => {
  it.each([
    ['project:alpha', ['three', 'one']],
    ['-project:alpha', ['none', 'two']],
    ['project:"beta TWO"', ['two']],
    ['project:gamma', []],
    ['topics:blue', ['two', 'one']],
    ['topics:red topics:blue', ['one']],
    ['hours:2.5', ['one']],
    ['hours:>2.5', ['three']],
    ['hours:>=2,5', ['three', 'one']],
    ['hours:<0', ['two']],
    ['hours:-10..3', ['two', 'one']],
    ['cost:>99.90', ['one']],
    ['cost:50..200usd', ['two']],
    ['until:2026', ['one']],
    ['until:<2026-03', ['two']],
    ['paid:yes', ['one']],
    ['paid:no', ['two']],
    ['case:arger', ['one']],
    ['case:"ärger mit"', ['one']],
    ['contract:"\u200b"', []],
    ['site:example.com', ['one']],
    ['site:https://other', ['two']],
    ['owner:grace', ['one']],
    ['owner:ada', []],
    ['contract:two', ['one']],
    ['contract:one', []],
    ['has:project', ['three', 'two', 'one']],
    ['no:project', ['none']],
    ['-no:hours', ['three', 'two', 'one']],
    ['has:topics no:owner', ['two']],
    ['PROJECT:alpha hours:40', ['three']],
    ['project:alpha text', ['three', 'one']],
    ['project:alpha one', ['one']],
    ['project:alpha type:text', ['three', 'one']],
    ['project:', []],
    // These values do not fit the field type, so they are searched as words.
    ['hours:many', []],
    ['paid:maybe', []],
    ['unknown:alpha', []],
    ['has:unknown', []],
  ])('%s', async (query, expected) => {
    expect(await search(query)).toEqual(expected);
  });

  it.each([
    ['has:project', ['three', 'two', 'one']],
    ['no:owner', ['none', 'three', 'two']],
    ['no:contract', ['none', 'three', 'two']],
  ])('are divided into pages: %s', async (searchQuery, expected) => {
    for (const sortField of ['createdAt', fieldOf('Hours')]) {
      const pages = await Promise.all(
        [0, 1, 2, 3].map(async (pageIndex) => {
          const query = new URLSearchParams({
            searchQuery,
            sortField,
            pageSize: '1',
            pageIndex: String(pageIndex),
          });
          const path = `${owner.org}/documents/search?${query}`;
          return (await owner.get<{ documents: { id: string }[] }>(path)).documents;
        }),
      );
      expect(pages.map((page) => page.length)).toEqual([1, 1, 1, 0]);
      const found = pages.flatMap((page) => page.map(({ id }) => names.get(id)));
      expect(new Set(found)).toEqual(new Set(expected));
    }
  });

  it('are the same in bulk requests, beside tags, and in the trash', async () => {
    const tag = await createTag(owner, { name: 'bulk' });
    const { changedDocumentIds } = await owner.call<{ changedDocumentIds: string[] }>(
      'POST',
      `${owner.org}/documents/batch/tags`,
      {
        body: {
          filter: { query: { searchQuery: 'project:alpha hours:<10' } },
          addTagIds: [tag.id],
        },
      },
    );
    expect(changedDocumentIds.map((id) => names.get(id))).toEqual(['one']);
    await attachTag(owner, idOf('two'), tag.id);
    expect(await search('tag:bulk has:hours -project:alpha')).toEqual(['two']);
    expect(await search('tag:bulk has:owner')).toEqual(['one']);
    await attachTag(owner, idOf('three'), tag.id);
    expect(await search('tag:bulk')).toEqual(['three', 'two', 'one']);
    await owner.call('DELETE', `${owner.org}/documents/${idOf('three')}`, { status: 204 });
    expect(await search('project:alpha')).toEqual(['one']);
    expect(await search('tag:bulk')).toEqual(['two', 'one']);
    expect(await idsFor('/deleted', { searchQuery: 'project:alpha' })).toEqual(['three']);
    expect(await idsFor('/deleted', { searchQuery: 'project:"beta two"' })).toEqual([]);
    await owner.post(`${owner.org}/documents/${idOf('three')}/restore`, undefined, 204);
  });

  it('take as many filters as fit into a statement', async () => {
    for (const count of [6, 10]) {
      const query = Array.from({ length: count }, (_, index) => `cost:1..9${index}9eur`).join(' ');
      expect(await search(query, { sortField: fieldOf('Cost') })).toEqual(['one']);
    }
  });
});

describe('documents with and without a value', () => {
  it('are counted as values and documents come and go', async () => {
    const other = await createOwner();
    const options = [{ name: 'A' }, { name: 'B' }];
    const labels = await createField(other, { name: 'Labels', type: 'multi-select', options });
    const [a, b] = labels.options;
    const ids: string[] = [];
    for (const value of [[a?.id, b?.id], [a?.id], null]) {
      const { id: documentId } = await createTextDocument(other);
      ids.push(documentId);
      await setField(other, { documentId, fieldId: labels.id, value });
    }
    const countOf = async (query: string) => {
      const path = `${other.org}/documents/search?searchQuery=${query}&pageSize=10`;
      const page = await other.get<{ documents: unknown[]; documentsCount: number }>(path);
      expect(page.documentsCount).toBe(page.documents.length);
      return page.documentsCount;
    };
    const counts = async () => [await countOf('has:labels'), await countOf('no:labels')];
    expect(await counts()).toEqual([2, 1]);
    const [both = '', one = ''] = ids;
    await other.call('DELETE', `${other.org}/documents/${both}`, { status: 204 });
    expect(await counts()).toEqual([1, 1]);
    await other.post(`${other.org}/documents/${both}/restore`, undefined, 204);
    expect(await counts()).toEqual([2, 1]);
    await other.call('PATCH', `${other.org}/fields/${labels.id}`, { body: { options: [b] } });
    await harness.finishJobs();
    expect(await counts()).toEqual([1, 2]);
    await setField(other, { documentId: both, fieldId: labels.id, value: null });
    await setField(other, { documentId: one, fieldId: labels.id, value: [b?.id] });
    expect(await counts()).toEqual([1, 2]);
  });
});

describe('lists in the order of a custom field', () => {
  it.each(['asc', 'desc'])(
    'have documents with another option before the one that is searched for: %s',
    async (sortOrder) => {
      const sort = { sortField: fieldOf('Topics'), sortOrder };
      expect(await search('topics:red', sort)).toEqual(['one']);
      expect(await search('topics:blue', sort)).toEqual(['one', 'two']);
    },
  );

  it.each([
    ['Project', 'asc', ['two', 'one', 'three', 'none']],
    ['Project', 'desc', ['one', 'three', 'two', 'none']],
    ['Topics', 'asc', ['one', 'two']],
    ['Hours', 'asc', ['two', 'one', 'three', 'none']],
    ['Hours', 'desc', ['three', 'one', 'two', 'none']],
    ['Cost', 'asc', ['two', 'one']],
    ['Until', 'desc', ['one', 'two']],
    ['Paid', 'desc', ['one', 'two']],
    ['Case', 'asc', ['one', 'two']],
    ['Site', 'asc', ['one', 'two']],
    ['Owner', 'asc', ['one']],
  ])('%s %s', async (field, sortOrder, expected) => {
    const sort = { sortField: fieldOf(field), sortOrder };
    const withValue = expected.filter((name) => name !== 'none');
    const has = `has:${field.toLowerCase()}`;
    for (const found of [await idsFor('', sort), await search('added:>2020', sort)]) {
      expect(found).toHaveLength(4);
      expect(found.slice(0, withValue.length)).toEqual(withValue);
    }
    expect(await search(has, sort)).toEqual(withValue);
    expect(await search(`${has} type:text`, {})).toHaveLength(withValue.length);
    if (expected.length === 4) expect(await idsFor('', sort)).toEqual(expected);
  });

  it.each(['select', 'multi-select'])('have the documents of each option of a %s', async (type) => {
    const other = await createOwner();
    const options = ['A', 'B', 'C'].map((name) => ({ name }));
    const field = await createField(other, { name: 'State', type, options });
    const ids: string[] = [];
    for (const { id } of field.options) {
      const { id: documentId } = await createTextDocument(other);
      const value = type === 'select' ? id : [id];
      await setField(other, { documentId, fieldId: field.id, value });
      ids.push(documentId);
    }
    const listed = async (list: string, sortOrder: string) => {
      const path = `${other.org}/documents${list}sortField=${field.id}&sortOrder=${sortOrder}`;
      const { documents } = await other.get<{ documents: { id: string }[] }>(path);
      return documents.map(({ id }) => id);
    };
    for (const list of ['?', '/search?searchQuery=has:state&']) {
      expect(await listed(list, 'asc')).toEqual(ids);
      expect(await listed(list, 'desc')).toEqual(ids.toReversed());
    }
    expect(await listed('/search?searchQuery=state:b&', 'asc')).toEqual(ids.slice(1, 2));
  });

  it('are divided into pages', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map(async (pageIndex) => {
        const query = new URLSearchParams({
          sortField: fieldOf('Hours'),
          sortOrder: 'asc',
          pageSize: '1',
          pageIndex: String(pageIndex),
        });
        const path = `${owner.org}/documents?${query}`;
        const page = await owner.get<{ documents: { id: string }[] }>(path);
        return page.documents.map(({ id }) => names.get(id));
      }),
    );
    expect(pages.flat()).toEqual(['two', 'one', 'three', 'none']);
  });

  it('have documents of a person who has left', async () => {
    const leader = await createOwner();
    const { id: fieldId } = await createField(leader, { name: 'Owner', type: 'person' });
    const member = await addMember(leader, await createUser(), 'member');
    const { id: documentId } = await createTextDocument(leader);
    await setField(leader, { documentId, fieldId, value: member.userId });
    await leader.call('DELETE', `${leader.org}/members/${member.id}`, { status: 204 });
    for (const searchQuery of ['has:owner', `owner:${member.userId}`]) {
      const query = new URLSearchParams({ searchQuery, sortField: fieldId });
      const page = await leader.get<{ documents: { id: string }[]; documentsCount: number }>(
        `${leader.org}/documents/search?${query}`,
      );
      expect(page).toMatchObject({ documents: [{ id: documentId }], documentsCount: 1 });
    }
  });

  it('suggest members to people, and not to a key, which may not read the members', async () => {
    const leader = await createOwner();
    await createField(leader, { name: 'Owner', type: 'person' });
    const token = await createApiKey(leader, { permissions: ['documents:read'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    const path = `${leader.org}/documents/search?searchQuery=${encodeURIComponent('owner:"Ada Lovelase"')}`;
    expect(await leader.get(path)).toMatchObject({
      unknownTerms: [{ suggestion: 'owner:"Ada Lovelace"' }],
    });
    expect(await key.get(path)).toMatchObject({ unknownTerms: [{ suggestion: null }] });
  });

  it('are by date for a field that does not exist, or of documents', async () => {
    const unknown = `fld_${'0'.repeat(24)}`;
    for (const sortField of [unknown, fieldOf('Contract')]) {
      expect(await idsFor('', { sortField })).toEqual(['none', 'three', 'two', 'one']);
    }
  });
});
