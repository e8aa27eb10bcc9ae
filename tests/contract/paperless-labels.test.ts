import { beforeEach, expect, it } from 'vitest';
import { createOwner, type Owner } from '../support/client.ts';
import { paperlessClient, type PaperlessClient, type PaperlessList } from '../support/paperless.ts';

type Tag = {
  id: number;
  name: string;
  color: string;
  parent: number | null;
  children: Tag[];
  document_count: number;
};

let owner: Owner;
let client: PaperlessClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

const create = (path: string, body: unknown) =>
  client.call<Tag>('POST', path, { body, status: 201 });

it('creates a tag with all that clients require, and changes and deletes it', async () => {
  const tag = await create('tags/', { name: 'Tax', color: '#112233' });
  expect(tag).toEqual({
    id: 1,
    name: 'Tax',
    slug: 'tax',
    color: '#112233',
    text_color: '#ffffff',
    match: '',
    matching_algorithm: 0,
    is_insensitive: true,
    is_inbox_tag: false,
    document_count: 0,
    owner: null,
    user_can_change: true,
    parent: null,
    children: [],
  });
  const whole = { ...tag, name: 'Taxes', match: 'x', matching_algorithm: 3, set_permissions: {} };
  for (const method of ['PATCH', 'PUT']) {
    const changed = await client.call<Tag>(method, `tags/${tag.id}/`, { body: whole });
    expect(changed).toMatchObject({ id: 1, name: 'Taxes', color: '#112233' });
  }
  const response = await client.request('DELETE', `tags/${tag.id}/`);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect((await client.request('GET', `tags/${tag.id}/`)).status).toBe(404);
});

it('never gives a number again', async () => {
  const first = await create('tags/', { name: 'One' });
  await client.request('DELETE', `tags/${first.id}/`);
  const second = await create('tags/', { name: 'One' });
  expect([first.id, second.id]).toEqual([1, 2]);
  const correspondent = await create('correspondents/', { name: 'Works' });
  expect(correspondent.id).toBe(1);
});

it('responds to a name that there is in the way that clients look for', async () => {
  for (const path of ['tags/', 'correspondents/', 'document_types/']) {
    if (path !== 'document_types/') await create(path, { name: 'Invoice' });
    const response = await client.request('POST', path, { body: { name: 'invoice' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.stringContaining('unique constraint'),
    });
  }
  const nameless = await client.request('POST', 'tags/', { body: { color: '#000000' } });
  expect([nameless.status, await nameless.json()]).toEqual([400, { name: [expect.any(String)] }]);
  const broken = await client.request('POST', 'tags/', {
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.status).toBe(400);
});

it('shows names with slashes as a tree, and makes them of a parent', async () => {
  const parent = await create('tags/', { name: 'House' });
  const child = await create('tags/', { name: 'Rent', parent: parent.id });
  expect(child).toMatchObject({ name: 'Rent', parent: parent.id });
  const { tags } = await owner.get<{ tags: { name: string }[] }>(`${owner.org}/tags`);
  expect(tags.map(({ name }) => name)).toEqual(['House', 'House/Rent']);
  const { results, count } = await client.list<Tag>('tags/?page_size=100000&full_perms=true');
  expect([count, results.map(({ name }) => name)]).toEqual([2, ['House', 'Rent']]);
  expect(results[0]?.children).toMatchObject([{ id: child.id, name: 'Rent' }]);
  for (const name of ['rent', 'house%2Frent']) {
    const found = await client.list<Tag>(`tags/?name__iexact=${name}`);
    expect(found.results.map(({ id }) => id)).toEqual([child.id]);
  }
  const root = await client.call<Tag>('PATCH', `tags/${child.id}/`, { body: { parent: null } });
  expect(root).toMatchObject({ name: 'Rent', parent: null });
  const self = await client.request('PATCH', `tags/${root.id}/`, { body: { parent: root.id } });
  expect([self.status, await self.json()]).toEqual([400, { parent: [expect.any(String)] }]);
});

it('filters, sorts and pages, and has every label where no page is asked for', async () => {
  for (let index = 10; index < 40; index += 1) await create('tags/', { name: `Tag ${index}` });
  const names = async (query: string) => {
    const { results } = await client.list<Tag>(`tags/?${query}`);
    return results.map(({ name }) => name);
  };
  expect((await names('')).length).toBe(30);
  expect(await names('name__icontains=AG+12')).toEqual(['Tag 12']);
  expect(await names('name__istartswith=tag+1&name__iendswith=9')).toEqual(['Tag 19']);
  expect(await names('id__in=1,3,x&ordering=-name')).toEqual(['Tag 12', 'Tag 10']);
  expect(await names('name__icontains=&count=true&unknown=1')).toHaveLength(30);

  const first = await client.list<Tag>('tags/?page=1&ordering=name', { version: 9 });
  expect([first.count, first.results.length, first.previous]).toEqual([30, 25, null]);
  expect(first.all).toHaveLength(30);
  expect(first.next).toMatch(/^http:\/\/localhost:\d+\/paperless\/org_\w+\/api\/tags\/\?.*page=2/);
  const second = await client.list<Tag>(new URL(first.next ?? '').href.split('/api/')[1] ?? '');
  expect([second.results.length, second.next, second.all]).toEqual([5, null, undefined]);
  const beyond = await client.request('GET', 'tags/?page=3');
  expect([beyond.status, await beyond.json()]).toEqual([404, { detail: 'Invalid page.' }]);
});

it('has correspondents and document types', async () => {
  const works = await create('correspondents/', { name: 'City works' });
  expect(works).toMatchObject({ slug: 'city-works', last_correspondence: null, document_count: 0 });
  const changed = await client.call('PATCH', `correspondents/${works.id}/`, {
    body: { name: 'Works' },
  });
  expect(changed).toMatchObject({ id: works.id, name: 'Works' });
  expect(await client.get(`correspondents/${works.id}/?full_perms=true`)).toMatchObject({
    permissions: { view: { users: [], groups: [] } },
  });
  const types: PaperlessList<Tag> = await client.list('document_types/');
  expect(types.results.map(({ name }) => name)).toContain('Payment reminder');
  expect(await client.get(`document_types/${types.results[3]?.id}/`)).toEqual(types.results[3]);
  const { document_type_count: count } = await client.get<{ document_type_count: number }>(
    'statistics/',
  );
  const report = await create('document_types/', { name: 'School report' });
  expect(report).toMatchObject({ name: 'School report', slug: 'school-report' });
  expect(types.results.map(({ id }) => id)).not.toContain(report.id);
  const extended = await client.list<Tag>('document_types/');
  expect(extended.results).toContainEqual(report);
  expect(await client.get(`document_types/${report.id}/`)).toEqual(report);
  expect(await client.get('statistics/')).toMatchObject({ document_type_count: count + 1 });
  const card = { id: report.id, name: 'Report card' };
  for (const method of ['PATCH', 'PUT']) {
    const path = `document_types/${report.id}/`;
    expect(await client.call(method, path, { body: card })).toMatchObject(card);
  }
  const letter = types.results.find(({ name }) => name === 'Letter');
  const taken = await client.request('PATCH', `document_types/${letter?.id}/`, { body: card });
  expect([taken.status, await taken.json()]).toEqual([
    400,
    { error: expect.stringContaining('unique constraint') },
  ]);
  expect((await client.request('DELETE', `document_types/${letter?.id}/`)).status).toBe(400);
  expect((await client.request('DELETE', `document_types/${report.id}/`)).status).toBe(204);
  expect((await client.list('document_types/')).count).toBe(types.count);
  expect((await client.request('DELETE', `correspondents/${works.id}/`)).status).toBe(204);
  expect((await client.request('GET', `correspondents/${works.id}/`)).status).toBe(404);
});

it('does not know the numbers of another organization', async () => {
  await create('tags/', { name: 'Ours' });
  const other = await paperlessClient(await createOwner());
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { name: 'Theirs' } : undefined;
    expect((await other.request(method, 'tags/1/', { body })).status).toBe(404);
  }
});
