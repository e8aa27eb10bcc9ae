import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { createTag } from '../support/builders.ts';
import { addMember, createApiKey } from '../support/access.ts';
import { createOwner, createUser, uploadDocument, type Owner } from '../support/client.ts';
import { paperlessClient, PaperlessClient } from '../support/paperless.ts';

type Field = {
  id: number;
  name: string;
  data_type: string;
  extra_data: { select_options: { id: string; label: string }[] | null };
};
type View = {
  id: number;
  name: string;
  sort_field: string;
  sort_reverse: boolean;
  filter_rules: { rule_type: number; value: string | null }[];
};

let owner: Owner;
let client: PaperlessClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

const create = <Item>(path: string, body: unknown) =>
  client.call<Item>('POST', path, { body, status: 201 });

it('keeps the type that a client gives a field', async () => {
  const types = [
    'string',
    'longtext',
    'url',
    'date',
    'boolean',
    'integer',
    'float',
    'monetary',
    'documentlink',
  ];
  for (const data_type of types) await create('custom_fields/', { name: data_type, data_type });
  const select_options = [{ label: 'Open' }, { label: 'Done' }];
  const select = await create<Field>('custom_fields/', {
    name: 'select',
    data_type: 'select',
    extra_data: { select_options },
  });
  expect(select.extra_data.select_options).toEqual([
    { id: expect.any(String), label: 'Open' },
    { id: expect.any(String), label: 'Done' },
  ]);
  const { results } = await client.list<Field>('custom_fields/');
  expect(results.map(({ name, data_type }) => [name, data_type])).toEqual(
    [...types, 'select'].toSorted().map((type) => [type, type]),
  );
  const same = await client.request('POST', 'custom_fields/', {
    body: { name: 'Select', data_type: 'date' },
  });
  expect([same.status, await same.json()]).toEqual([
    400,
    { error: expect.stringContaining('unique constraint') },
  ]);
  const unknown = await client.request('POST', 'custom_fields/', {
    body: { name: 'x', data_type: 'colour' },
  });
  expect([unknown.status, Object.keys((await unknown.json()) as object)]).toEqual([
    400,
    ['data_type'],
  ]);
});

it('renames fields and options, and deletes fields', async () => {
  const field = await create<Field>('custom_fields/', {
    name: 'State',
    data_type: 'select',
    extra_data: { select_options: [{ label: 'Open' }] },
  });
  const [open] = field.extra_data.select_options ?? [];
  const body = {
    ...field,
    name: 'Status',
    extra_data: { select_options: [{ ...open, label: 'New' }, { label: 'Done' }] },
  };
  const changed = await client.call<Field>('PATCH', `custom_fields/${field.id}/`, { body });
  expect(changed).toMatchObject({ id: field.id, name: 'Status' });
  expect(changed.extra_data.select_options).toMatchObject([
    { id: open?.id, label: 'New' },
    { label: 'Done' },
  ]);
  expect((await client.request('DELETE', `custom_fields/${field.id}/`)).status).toBe(204);
  expect((await client.list('custom_fields/')).count).toBe(0);
});

const add = async (name: string) => {
  await uploadDocument(owner, { name: `${name}.txt`, content: name });
  const { results } = await client.list<{ id: number; title: string }>('documents/?page_size=100');
  return results.find(({ title }) => title === name)?.id ?? 0;
};

const set = (document: number, values: [number | undefined, unknown][]) =>
  client.call('PATCH', `documents/${document}/`, {
    body: { custom_fields: values.map(([field, value]) => ({ field, value })) },
  });

const found = async (query: string) => {
  const { results } = await client.list<{ id: number }>(`documents/?${query}`);
  return results.map(({ id }) => id).toSorted((left, right) => left - right);
};

it('finds documents by the values of fields', async () => {
  const [one, two, three] = [await add('one'), await add('two'), await add('three')];
  const [text, number, money, date, flag, link] = await (async () => {
    const made: Field[] = [];
    for (const [name, data_type] of [
      ['Text', 'string'],
      ['Number', 'integer'],
      ['Money', 'monetary'],
      ['Date', 'date'],
      ['Flag', 'boolean'],
      ['Link', 'documentlink'],
    ]) {
      made.push(await create<Field>('custom_fields/', { name, data_type }));
    }
    return made.map(({ id }) => id);
  })();
  await set(one, [
    [text, 'Alpha beta'],
    [number, 5],
    [money, 'EUR10.00'],
    [date, '2026-01-02'],
    [flag, true],
    [link, [two]],
  ]);
  await set(two, [
    [text, 'Gamma'],
    [number, 7],
    [flag, false],
  ]);
  await harness.finishJobs();
  const cases: [unknown, number[]][] = [
    [[text, 'exact', 'alpha beta'], [one]],
    [['Text', 'icontains', 'BETA'], [one]],
    [[text, 'istartswith', 'gam'], [two]],
    [[text, 'iendswith', 'ma'], [two]],
    [[text, 'in', ['Gamma', 'x']], [two]],
    [[text, 'exists', false], [three]],
    [
      [text, 'isnull', false],
      [one, two],
    ],
    [[number, 'gt', 5], [two]],
    [
      [number, 'gte', 5],
      [one, two],
    ],
    [[number, 'range', [4, 6]], [one]],
    [[number, 'exact', 7], [two]],
    [[money, 'lt', 'EUR10.01'], [one]],
    [[date, 'lte', '2026-01-02'], [one]],
    [[flag, 'exact', false], [two]],
    [[link, 'contains', [two]], [one]],
    [
      [
        'OR',
        [
          [text, 'exact', 'gamma'],
          [number, 'exact', 5],
        ],
      ],
      [one, two],
    ],
    [
      [
        'AND',
        [
          [text, 'icontains', 'a'],
          [number, 'lt', 6],
        ],
      ],
      [one],
    ],
    [['NOT', [text, 'exists', true]], [three]],
    [
      [
        'AND',
        [
          [text, 'exists', true],
          [
            'OR',
            [
              [number, 'exact', 7],
              [number, 'exact', 8],
            ],
          ],
        ],
      ],
      [two],
    ],
    // An unknown condition finds nothing.
    [[999, 'exact', 1], []],
    ['nonsense', []],
  ];
  for (const [query, expected] of cases) {
    const parameter = new URLSearchParams({ custom_field_query: JSON.stringify(query) });
    expect(await found(String(parameter)), JSON.stringify(query)).toEqual(expected);
  }
  expect(await found('has_custom_fields=true')).toEqual([one, two]);
  expect(await found('has_custom_fields=0')).toEqual([three]);
  expect(await found('custom_fields__icontains=beta')).toEqual([one]);
  expect(await found(`ordering=-custom_field_${number}&page_size=1`)).toEqual([two]);
});

it('shows views of Sheaf as rules that find the same', async () => {
  const tag = await createTag(owner, { name: 'Home' });
  const { id: documentId } = await uploadDocument(owner, { name: 'a.txt', content: 'Rent' });
  await owner.call('POST', `${owner.org}/documents/${documentId}/tags`, {
    body: { tagId: tag.id },
    status: 204,
  });
  await harness.finishJobs();
  await owner.post(`${owner.org}/views`, {
    name: 'Rent',
    search: 'rent date:<2030 -kind:letter',
    filters: { tags: [tag.id] },
    sort: { field: 'name', order: 'asc' },
  });
  const { results } = await client.list<View>('saved_views/', { version: 9 });
  const [view] = results;
  expect(view).toMatchObject({
    name: 'Rent',
    sort_field: 'title',
    sort_reverse: false,
    show_on_dashboard: false,
    show_in_sidebar: true,
    filter_rules: [
      { rule_type: 6, value: '1' },
      { rule_type: 29, value: '1' },
      { rule_type: 20, value: 'rent date:<2030' },
    ],
  });
  const query = new URLSearchParams({ tags__id__all: '1', query: 'rent -kind:letter' });
  expect((await client.list(`documents/?${query}`)).count).toBe(1);
  expect(await client.get(`saved_views/${view?.id}/`)).not.toHaveProperty('show_in_sidebar');
});

it('makes views of the rules of a client, changes and deletes them', async () => {
  await createTag(owner, { name: 'Home' });
  await createTag(owner, { name: 'Old' });
  await owner.post(`${owner.org}/correspondents`, { name: 'Works' });
  const tags = new Map(
    (await client.list<Field>('tags/')).results.map(({ id, name }) => [name, String(id)]),
  );
  const [works] = (await client.list<Field>('correspondents/')).results;
  const view = await create<View>('saved_views/', {
    name: 'Mine',
    sort_field: 'created',
    sort_reverse: true,
    filter_rules: [
      { rule_type: 6, value: tags.get('Home') },
      { rule_type: 17, value: tags.get('Old') },
      { rule_type: 3, value: String(works?.id) },
      { rule_type: 44, value: '2026-01-01' },
      { rule_type: 19, value: 'lease' },
      { rule_type: 36, value: 'left out' },
    ],
    show_on_dashboard: true,
    owner: 1,
  });
  const { views } = await owner.get<{ views: Record<string, unknown>[] }>(`${owner.org}/views`);
  expect(views).toMatchObject([
    {
      name: 'Mine',
      search: '-tag:"Old" correspondent:"Works" date:>=2026-01-01 lease',
      sort: { field: 'documentDate', order: 'desc' },
      isShared: false,
    },
  ]);
  expect(view.filter_rules).toEqual([
    { rule_type: 6, value: tags.get('Home') },
    { rule_type: 17, value: tags.get('Old') },
    { rule_type: 3, value: String(works?.id) },
    { rule_type: 44, value: '2026-01-01' },
    { rule_type: 20, value: 'lease' },
  ]);
  const renamed = await client.call<View>('PATCH', `saved_views/${view.id}/`, {
    body: { name: 'Ours' },
  });
  expect(renamed).toEqual({ ...view, name: 'Ours' });
  const member = await createUser();
  await addMember(owner, member, 'member');
  const other = new PaperlessClient(owner.organizationId, await createApiKey(member, {}));
  expect((await other.list('saved_views/')).count).toBe(0);
  expect((await other.request('DELETE', `saved_views/${view.id}/`)).status).toBe(404);
  expect((await client.request('DELETE', `saved_views/${view.id}/`)).status).toBe(204);
  expect((await client.list('saved_views/')).count).toBe(0);
});
