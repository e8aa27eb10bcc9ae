import { beforeAll, describe, expect, it } from 'vitest';
import { createTag, createTextDocument, attachTag } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';

let owner: Owner;
const names = new Map<string, string>();

const documents = {
  rent: { documentType: 'contract', documentDate: '2025-04-01', correspondent: 'Mill' },
  power: {
    documentType: 'invoice',
    documentDate: '2026-03-02',
    dueDate: '2026-03-31',
    totalAmount: { amount: 99.9, currency: 'EUR' },
    iban: 'DE89370400440532013000',
    reference: 'RE-2026/0815',
    correspondent: 'Works',
  },
  water: {
    documentType: 'invoice',
    documentDate: '2026-02-10',
    dueDate: '2026-03-10',
    totalAmount: { amount: 250, currency: 'USD' },
    vatId: 'DE123456789',
    correspondent: 'Works',
  },
  note: {},
} as const;

async function idsFor(path: string, query: Record<string, string>) {
  const search = new URLSearchParams(query);
  const found = await owner.get<{ documents: { id: string }[]; documentsCount: number }>(
    `${owner.org}/documents${path}?${search}`,
  );
  expect(found.documentsCount).toBe(found.documents.length);
  return found.documents.map(({ id }) => names.get(id));
}

const idOf = (wanted: string) => [...names].find(([, name]) => name === wanted)?.[0] ?? '';

const search = (searchQuery: string, sort = {}) =>
  idsFor('/search', { searchQuery, pageSize: '50', ...sort });

beforeAll(async () => {
  owner = await createOwner();
  const ids = new Map<string, string>();
  for (const name of ['Mill', 'Works']) {
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      { name, aliases: [`${name} Ltd.`, `„${name}” GmbH`] },
    );
    ids.set(name, correspondent.id);
  }
  const tag = await createTag(owner, { name: 'paid' });
  for (const [name, fields] of Object.entries(documents)) {
    const { id } = await createTextDocument(owner, {
      name: `${name}.txt`,
      content: `a ${name} text`,
    });
    names.set(id, name);
    const { correspondent, ...values } = fields as { correspondent?: string };
    const correspondentId =
      correspondent === undefined ? {} : { correspondentId: ids.get(correspondent) };
    const body = { ...values, ...correspondentId };
    if (Object.keys(body).length > 0) {
      await owner.call('PATCH', `${owner.org}/documents/${id}`, { body });
    }
    if (name === 'power') await attachTag(owner, id, tag.id);
  }
  const stranger = await createOwner();
  const { correspondent } = await stranger.post<{ correspondent: { id: string } }>(
    `${stranger.org}/correspondents`,
    { name: 'Works' },
  );
  const { id } = await createTextDocument(stranger);
  await stranger.call('PATCH', `${stranger.org}/documents/${id}`, {
    body: { correspondentId: correspondent.id, documentType: 'invoice', dueDate: '2026-03-10' },
  });
});

describe('filters by fields', () => {
  it.each([
    ['kind:invoice', ['water', 'power']],
    ['-kind:invoice', ['note', 'rent']],
    ['correspondent:works', ['water', 'power']],
    ['correspondent:"WORKS ltd."', ['water', 'power']],
    ['correspondent:"works gmbh"', ['water', 'power']],
    ['correspondent:nobody', []],
    ['-correspondent:works', ['note', 'rent']],
    ['date:2026', ['water', 'power']],
    ['date:2025-04-01', ['rent']],
    ['date:<2026-03-02', ['water', 'rent']],
    ['date:2025-04..2026-02', ['water', 'rent']],
    ['due:>2026-03-10', ['power']],
    ['-due:>2026-03-10', ['note', 'water', 'rent']],
    ['added:>2020', ['note', 'water', 'power', 'rent']],
    ['amount:99.90', ['power']],
    ['amount:>99.90', ['water']],
    ['amount:50..300eur', ['power']],
    ['iban:DE89', ['power']],
    ['iban:"de89 3704 0044 0532 0130 00"', ['power']],
    ['ref:re2026', ['power']],
    ['ref:"RE 2026"', ['power']],
    ['ref:0815', []],
    ['vat:DE12', ['water']],
    ['vat:"de 123.456-789"', ['water']],
    ['-vat:DE12 has:date', ['power', 'rent']],
    ['vat:DE9', []],
    ['has:due', ['water', 'power']],
    ['no:due', ['note', 'rent']],
    ['no:date', ['note']],
    ['has:vat', ['water']],
    ['has:ref', ['power']],
    ['has:tag', ['power']],
    ['no:tag no:correspondent', ['note']],
    ['no:amount', ['note', 'rent']],
    ['no:iban', ['note', 'water', 'rent']],
    ['-no:iban', ['power']],
    ['no:iban has:date', ['water', 'rent']],
    ['tag:paid', ['power']],
    ['tag:paid amount:>10', ['power']],
    ['-tag:paid kind:invoice', ['water']],
    ['has:amount kind:invoice correspondent:works due:2026-03 tag:paid', ['power']],
    ['kind:invoice text', ['water', 'power']],
    ['kind:invoice power', ['power']],
    ['has:due type:text', ['water', 'power']],
    ['no:due text', ['note', 'rent']],
  ])('%s', async (query, expected) => {
    expect(await search(query)).toEqual(expected);
  });

  it('are the same in bulk requests', async () => {
    const filter = { query: { searchQuery: 'kind:invoice due:<2026-03-31' } };
    const tag = await createTag(owner);
    const { changedDocumentIds } = await owner.call<{ changedDocumentIds: string[] }>(
      'POST',
      `${owner.org}/documents/batch/tags`,
      { body: { filter, addTagIds: [tag.id] } },
    );
    expect(changedDocumentIds.map((id) => names.get(id))).toEqual(['water']);
    await owner.call('DELETE', `${owner.org}/tags/${tag.id}`, { status: 204 });
  });
});

const orders: [string, 'asc' | 'desc', string[]][] = [
  ['documentDate', 'desc', ['power', 'water', 'rent', 'note']],
  ['documentDate', 'asc', ['rent', 'water', 'power', 'note']],
  ['dueDate', 'asc', ['water', 'power', 'rent', 'note']],
  ['dueDate', 'desc', ['power', 'water', 'note', 'rent']],
  ['amount', 'desc', ['water', 'power', 'note', 'rent']],
  ['correspondent', 'asc', ['rent', 'power', 'water', 'note']],
  ['correspondent', 'desc', ['power', 'water', 'rent', 'note']],
  ['documentType', 'asc', ['rent', 'water', 'power', 'note']],
  ['documentType', 'desc', ['power', 'water', 'rent', 'note']],
  ['iban', 'asc', ['power', 'rent', 'water', 'note']],
  ['reference', 'desc', ['power', 'note', 'water', 'rent']],
  ['vatId', 'asc', ['water', 'rent', 'power', 'note']],
  ['vatId', 'desc', ['water', 'note', 'power', 'rent']],
];

async function pageOf(path: string, pageIndex: number) {
  const query = new URLSearchParams({
    sortField: 'correspondent',
    sortOrder: 'asc',
    pageSize: '1',
    pageIndex: String(pageIndex),
    ...(path && { searchQuery: 'added:>2020' }),
  });
  const found = await owner.get<{ documents: { id: string }[] }>(
    `${owner.org}/documents${path}?${query}`,
  );
  return found.documents.map(({ id }) => names.get(id));
}

it('finds a document without tags until it gets one, and once it has lost its last', async () => {
  const path = `${owner.org}/documents/${idOf('note')}/tags`;
  const tags = [await createTag(owner, { name: 'One' }), await createTag(owner, { name: 'Two' })];
  const untagged = await search('no:tag');
  expect(untagged).toContain('note');
  for (const { id } of tags) {
    await attachTag(owner, idOf('note'), id);
    expect(await search('no:tag')).toEqual(untagged.filter((name) => name !== 'note'));
  }
  expect(await search('has:tag note')).toEqual(['note']);
  await owner.call('DELETE', `${path}/${tags[0]?.id}`, { status: 204 });
  expect(await search('no:tag')).not.toContain('note');
  await owner.call('DELETE', `${path}/${tags[1]?.id}`, { status: 204 });
  expect(await search('no:tag')).toEqual(untagged);
  for (const { id } of tags) await owner.call('DELETE', `${owner.org}/tags/${id}`, { status: 204 });
});

describe('lists in the order of a field', () => {
  it.each(orders)('%s %s', async (sortField, sortOrder, expected) => {
    expect(await idsFor('', { sortField, sortOrder })).toEqual(expected);
    expect(await search('added:>2020', { sortField, sortOrder })).toEqual(expected);
    const withCorrespondent = expected.filter((name) => name !== 'note');
    expect(await search('has:correspondent', { sortField, sortOrder })).toEqual(withCorrespondent);
    const invoices = expected.filter((name) => ['power', 'water'].includes(name));
    expect(await search('kind:invoice', { sortField, sortOrder })).toEqual(invoices);
    expect(await search('correspondent:works has:due', { sortField, sortOrder })).toEqual(invoices);
  });

  it('are those of a tag too', async () => {
    for (const [sortField, sortOrder] of orders) {
      expect(await search('tag:paid', { sortField, sortOrder })).toEqual(['power']);
    }
    const tag = await createTag(owner, { name: 'Päid' });
    await attachTag(owner, idOf('water'), tag.id);
    // Two tags have the same letters, so the documents of both are found.
    const other = await createTag(owner, { name: 'p-äid' });
    await attachTag(owner, idOf('rent'), other.id);
    await attachTag(owner, idOf('water'), other.id);
    expect(await search('tag:päid')).toEqual(['water', 'rent']);
    expect(await search('tag:päid', { sortField: 'createdAt', sortOrder: 'asc' })).toEqual([
      'rent',
      'water',
    ]);
    for (const { id } of [tag, other]) {
      await owner.call('DELETE', `${owner.org}/tags/${id}`, { status: 204 });
    }
  });

  it('are at most ten, as without some of them other documents would be found', async () => {
    const query = Array.from({ length: 11 }, (_, index) => `amount:1..9${index}9eur`).join(' ');
    const path = `${owner.org}/documents/search?pageSize=10&searchQuery=${encodeURIComponent(query)}`;
    for (const word of ['', '%20power']) {
      await owner.fails('GET', path + word, { code: 'search.too_many_filters' });
    }
    expect(await search('amount:1..999eur '.repeat(20))).toEqual(['power']);
  });

  it('take as many filters as fit into a statement', async () => {
    for (const [sortField] of orders) {
      for (const count of [6, 10]) {
        const query = Array.from({ length: count }, (_, index) => `amount:1..9${index}9eur`).join(
          ' ',
        );
        expect(await search(query, { sortField })).toEqual(['power']);
      }
    }
  });

  it('are divided into pages', async () => {
    for (const path of ['', '/search']) {
      const pages = [0, 1, 2, 3, 4].map((index) => pageOf(path, index));
      expect((await Promise.all(pages)).flat()).toEqual(['rent', 'power', 'water', 'note']);
    }
  });
});
