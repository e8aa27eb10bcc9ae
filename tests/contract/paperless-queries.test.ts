import { beforeAll, expect, it } from 'vitest';
import { harness } from '#harness';
import { userIdOf } from '../support/access.ts';
import { createTag } from '../support/builders.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createField, valuePath } from '../support/custom-fields.ts';
import { paperlessClient, type PaperlessClient } from '../support/paperless.ts';

type Item = { id: number; name: string; title: string };

let owner: Owner;
let client: PaperlessClient;
let fieldId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
  for (const name of ['Dated', 'Bare']) {
    ids[name] = (
      await uploadDocument(owner, { name: `${name}.txt`, content: `Some rent, ${name}` })
    ).id;
  }
  await harness.finishJobs();
  fieldId = (await createField(owner, { name: 'Warranty', type: 'text' })).id;
  const dated = ids['Dated'] ?? '';
  await owner.call('PUT', valuePath(owner, dated, fieldId), { body: { value: 'long' } });
  const path = `${owner.org}/documents/${dated}`;
  await owner.call('PATCH', path, { body: { documentDate: '2025-02-03' } });
  const tag = await createTag(owner, { name: 'House/Rent' });
  await owner.call('POST', `${path}/tags`, { body: { tagId: tag.id }, status: 204 });
});

async function titles(query: string) {
  const { results } = await client.list<Item>(`documents/?${query}`);
  return results.map(({ title }) => title);
}

async function numberOf(path: string, name: string) {
  const { results } = await client.list<Item>(path);
  return results.find((item) => [item.name, item.title].includes(name))?.id ?? 0;
}

it('finds nothing by what it does not understand', async () => {
  for (const query of [
    'query=owner:ada',
    'text=%22',
    'created__month=2',
    'created__year=2025&created__day=3',
    'custom_field_query=nonsense',
  ]) {
    expect(await titles(query), query).toEqual([]);
  }
  expect(await titles('query=*&created__month=&text=')).toHaveLength(2);
});

it('bounds the length of a query', async () => {
  const long = `rent ${'zebra '.repeat(5000)}`;
  expect((await client.request('GET', `documents/?query=${long.slice(0, 6000)}`)).status).toBe(200);
  for (const filter_rules of [
    [{ rule_type: 20, value: long }],
    Array.from({ length: 101 }, () => ({ rule_type: 6, value: '1' })),
  ]) {
    const body = { name: 'Long', filter_rules };
    expect((await client.request('POST', 'saved_views/', { body })).status).toBe(400);
  }
});

it('keeps of named documents those that the rest of the query finds', async () => {
  const numbers = await Promise.all(['Dated', 'Bare'].map((name) => numberOf('documents/', name)));
  const named = `id__in=${numbers.join(',')}`;
  expect(await titles(named)).toHaveLength(2);
  expect(await titles(`${named}&is_tagged=1`)).toEqual(['Dated']);
  expect(await titles(`${named}&query=rent+-tag:%22House/Rent%22+warranty:long`)).toEqual([]);
  expect(await titles(`id__in=${numbers[1]}&query=rent`)).toEqual(['Bare']);
  expect(await titles(`id__in=${numbers[1]}&is_tagged=1`)).toEqual([]);
});

it('finds a nested tag by its own name', async () => {
  expect(await titles('tags__name__iexact=rENT')).toEqual(['Dated']);
  expect(await titles('tags__name__iexact=house/rent')).toEqual(['Dated']);
  expect(await titles('tags__name__iexact=ent')).toEqual([]);
});

it('finds documents by parts of the names of their labels', async () => {
  const { id: number } = await client.call<Item>('POST', 'correspondents/', {
    body: { name: 'City Works' },
    status: 201,
  });
  const path = `documents/${await numberOf('documents/', 'Dated')}/`;
  const letter = await numberOf('document_types/', 'Letter');
  await client.call('PATCH', path, { body: { correspondent: number, document_type: letter } });
  for (const query of [
    'tags__name__icontains=OUSE/R',
    'tags__name__istartswith=ren',
    'tags__name__iendswith=ent',
    'correspondent__name__iexact=city%20works',
    'correspondent__name__icontains=ty%20w',
    'correspondent__name__istartswith=city',
    'document_type__name__iexact=LETTER',
    'document_type__name__iendswith=ter&tags__name__icontains=rent',
  ]) {
    expect(await titles(query), query).toEqual(['Dated']);
  }
  for (const query of [
    'tags__name__icontains=nothing',
    'correspondent__name__iendswith=city',
    'document_type__name__icontains=letters',
  ]) {
    expect(await titles(query), query).toEqual([]);
  }
  await client.call('PATCH', path, { body: { correspondent: null, document_type: null } });
});

it('takes the day added for that of a document without a date', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await titles(`created__date__gte=${today}`)).toEqual(['Bare']);
  expect(await titles('created__date__lt=2025-02-04')).toEqual(['Dated']);
  expect(await titles('created__date__lte=2025-02-02')).toEqual([]);
});

it('finds documents by the name of an own type, also one that files are called by', async () => {
  const { id } = await client.call<Item>('POST', 'document_types/', {
    body: { name: 'Image' },
    status: 201,
  });
  const body = { document_type: id };
  await client.call('PATCH', `documents/${await numberOf('documents/', 'Bare')}/`, { body });
  for (const query of ['type:image', 'type:Image', 'document_type:image', 'kind:image']) {
    expect(await titles(`query=${query}`), query).toEqual(['Bare']);
  }
  expect(await client.get('search/?query=type:image')).toMatchObject({ total: 1 });
  expect(await titles('query=type:text')).toHaveLength(2);
});

const one = (query: string, version: number) =>
  client.list(`documents/?page_size=1&${query}`, { version });

it('has the ids of all that a list finds before version 10, in its order', async () => {
  const numbers = await Promise.all(['Bare', 'Dated'].map((name) => numberOf('documents/', name)));
  const cases = [
    'ordering=title',
    'ordering=title&fields=id',
    'ordering=title&created__date__gt=2020-01-01',
    'ordering=-added&query=rent',
    `ordering=title&id__in=${numbers.join(',')}`,
  ];
  for (const query of cases) {
    const { all, count } = await one(query, 9);
    expect([all, count], query).toEqual([numbers, 2]);
  }
  for (const query of ['ordering=title', 'ordering=title&fields=id', 'ordering=-added&query=rent'])
    expect((await one(`page=2&${query}`, 9)).all, query).toEqual(numbers.slice(1));
  expect((await one('query=rent+-Bare', 9)).all).toEqual(numbers.slice(1));
  expect(await one('ordering=title', 10)).not.toHaveProperty('all');
});

it('puts the best match first where words cannot be sorted as asked', async () => {
  const { id } = await uploadDocument(owner, { name: 'Rentals.txt', content: 'Nothing' });
  await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { name: 'Rent.txt' } });
  await uploadDocument(owner, { name: 'Zoo.txt', content: 'A zoo for rent' });
  await harness.finishJobs();
  expect((await titles('query=rent&ordering=title'))[0]).toBe('Rent');
  expect((await titles('query=rent&ordering=-added'))[0]).toBe('Zoo');
});

it('takes many values of a custom field', async () => {
  const field = await numberOf('custom_fields/', 'Warranty');
  const query = [
    field,
    'in',
    Array.from({ length: 150 }, (_, index) => `v${index}`).concat('long'),
  ];
  expect(await titles(`custom_field_query=${JSON.stringify(query)}`)).toEqual(['Dated']);
});

it('has the name of a person that a field has for a value', async () => {
  const { id } = await createField(owner, { name: 'Keeper', type: 'person' });
  const path = valuePath(owner, ids['Bare'] ?? '', id);
  await owner.call('PUT', path, { body: { value: await userIdOf(owner) } });
  const number = await numberOf('documents/', 'Bare');
  const field = await numberOf('custom_fields/', 'Keeper');
  expect(await client.get(`documents/${number}/`)).toMatchObject({
    custom_fields: [{ field, value: owner.name }],
  });
});

it('reads each condition on the name of a label once', async () => {
  const { results } = await client.list<Item>('tags/?name__icontains=hou&name__icontains=zzz');
  expect(results.map(({ name }) => name)).toEqual(['House/Rent']);
});

it('knows nothing by the number of what was deleted', async () => {
  const { id: tagId } = await createTag(owner, { name: 'Gone' });
  const tag = await numberOf('tags/', 'Gone');
  await owner.call('DELETE', `${owner.org}/tags/${tagId}`, { status: 204 });
  const number = await numberOf('documents/', 'Bare');
  const body = { title: 'Changed', tags: [tag] };
  const response = await client.request('PATCH', `documents/${number}/`, { body });
  expect([response.status, await response.json()]).toEqual([
    400,
    { tags: [`Invalid pk "${tag}" - object does not exist.`] },
  ]);
  expect(await client.get(`documents/${number}/`)).toMatchObject({ title: 'Bare' });
  const documents = [number];
  await client.call('POST', 'documents/delete/', { body: { documents } });
  await client.call('POST', 'trash/', { body: { action: 'empty', documents } });
  const edit = { documents, method: 'set_document_type', parameters: { document_type: null } };
  const purged = await client.request('POST', 'documents/bulk_edit/', { body: edit });
  expect(purged.status).toBe(400);
});
