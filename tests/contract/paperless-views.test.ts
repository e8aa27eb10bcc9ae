import { beforeEach, expect, it } from 'vitest';
import { createTag } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';
import { paperlessClient, type PaperlessClient } from '../support/paperless.ts';

type Item = { id: number; name: string; filter_rules: unknown };
type View = { name: string; search: string };

let owner: Owner;
let client: PaperlessClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

const create = (path: string, body: unknown) =>
  client.call<Item>('POST', path, { body, status: 201 });

async function numberOf(path: string, name: string) {
  const { results } = await client.list<Item>(path);
  return results.find((item) => item.name === name)?.id ?? 0;
}

async function viewNamed(name: string) {
  const { views } = await owner.get<{ views: View[] }>(`${owner.org}/views`);
  return views.find((view) => view.name === name);
}

it('keeps the search of a view whose rules come back as they were', async () => {
  const search = 'from:"ada" warranty:2026 (a OR b) amount:[10';
  await owner.post(`${owner.org}/views`, { name: 'Mine', search });
  const [view] = (await client.list<Item>('saved_views/')).results;
  const body = { ...view, name: 'Ours' };
  await client.call('PATCH', `saved_views/${view?.id}/`, { body });
  const { views } = await owner.get<{ views: unknown[] }>(`${owner.org}/views`);
  expect(views).toMatchObject([{ name: 'Ours', search }]);
});

it('shows a view that a client has made as the rules that it sent', async () => {
  await createField(owner, { name: 'Warranty', type: 'text' });
  await owner.post(`${owner.org}/correspondents`, { name: 'City works' });
  await createTag(owner, { name: 'House/Rent' });
  const { id: type } = await create('document_types/', { name: 'Image' });
  const field = await numberOf('custom_fields/', 'Warranty');
  const works = await numberOf('correspondents/', 'City works');
  const rent = await numberOf('tags/', 'House/Rent');
  const letter = await numberOf('document_types/', 'Letter');
  const cases: [[number, string | number | null][], string, [number, string | null][]?][] = [
    [[[4, type]], 'kind:image'],
    [
      [
        [3, works],
        [6, rent],
      ],
      'correspondent:"City works"',
      [
        [6, String(rent)],
        [3, String(works)],
      ],
    ],
    [
      [
        [17, rent],
        [27, works],
      ],
      '-tag:"House/Rent" -correspondent:"City works"',
    ],
    [[[29, letter]], '-kind:letter'],
    [
      [
        [28, type],
        [28, letter],
      ],
      'kind:image,letter',
      [[20, 'kind:image,letter']],
    ],
    [
      [
        [3, null],
        [4, null],
      ],
      'no:correspondent no:kind',
    ],
    [
      [
        [5, 'true'],
        [7, 'false'],
      ],
      'in:inbox no:tag',
    ],
    [
      [
        [8, '2026-02-01'],
        [46, '2026-01-01'],
      ],
      'date:<2026-02-01 added:>=2026-01-01',
    ],
    [
      [
        [38, field],
        [25, null],
      ],
      'has:warranty',
      [[20, 'has:warranty']],
    ],
    [
      [
        [20, 'type:image type:pdf'],
        [30, 4],
      ],
      'kind:image type:pdf',
      [
        [4, String(type)],
        [20, 'type:pdf'],
      ],
    ],
    [[], '', []],
  ];
  for (const [sent, search, shown] of cases) {
    const filter_rules = sent.map(([rule_type, value]) => ({ rule_type, value }));
    const body = { name: `View (${search})`, filter_rules };
    const view = await create('saved_views/', body);
    const expected =
      shown ?? sent.map(([rule, value]) => [rule, value === null ? null : String(value)]);
    expect(view.filter_rules, search).toEqual(
      expected.map(([rule_type, value]) => ({ rule_type, value })),
    );
    expect((await viewNamed(body.name))?.search).toBe(search);
    await client.call('DELETE', `saved_views/${view.id}/`, { status: 204 });
  }
});

it('refuses a view of which nothing could be kept, as it would have every document', async () => {
  for (const name of ['Home', 'Old']) await createTag(owner, { name });
  const tags = await client.list<Item>('tags/');
  expect(tags.results.map(({ id }) => id)).toEqual([1, 2]);
  const rules: [number, string | null][] = [
    [30, '4'],
    [22, '1'],
    [22, '2'],
  ];
  const body = {
    name: 'Everything',
    filter_rules: rules.map(([rule_type, value]) => ({ rule_type, value })),
  };
  const response = await client.request('POST', 'saved_views/', { body });
  expect([response.status, await response.json()]).toEqual([
    400,
    { filter_rules: [expect.stringContaining('30, 22')] },
  ]);
});
