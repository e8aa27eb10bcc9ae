import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { defaultColumns } from '../../shared/archive/documents/document-columns.ts';
import { deleteUser } from '../../worker/people/users/delete-user.ts';
import { addMember, createApiKey } from '../support/access.ts';
import { createTag, createTextDocument, statusesOf, unknownId } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import { createField, setField } from '../support/custom-fields.ts';

type WireView = {
  id: string;
  createdBy: string;
  name: string;
  search: string;
  filters: { tags: string[]; extractionState?: string };
  sort: { field: string; order: string } | null;
  columns: string[];
  isShared: boolean;
  position: number;
};

const invoices = {
  name: 'Invoices',
  search: 'kind:invoice',
  filters: { tags: [] },
  sort: { field: 'documentDate', order: 'desc' },
  columns: ['documentDate', 'correspondent', 'totalAmount'],
  isShared: true,
};

const pathOf = (owner: Owner, view?: { id: string }) =>
  `${owner.org}/views${view ? `/${view.id}` : ''}`;

async function save(owner: Owner, view: object, client: TestClient = owner) {
  return (await client.post<{ view: WireView }>(pathOf(owner), view)).view;
}

async function list(owner: Owner, client: TestClient = owner) {
  return (await client.get<{ views: WireView[] }>(pathOf(owner))).views;
}

async function namesOf(owner: Owner, client: TestClient = owner) {
  return (await list(owner, client)).map(({ name }) => name);
}

async function update(owner: Owner, view: WireView, body: object, client: TestClient = owner) {
  const path = pathOf(owner, view);
  return (await client.call<{ view: WireView }>('PATCH', path, { body })).view;
}

async function joined(owner: Owner, role: 'viewer' | 'member' | 'admin') {
  const user = await createUser();
  return Object.assign(user, { memberId: (await addMember(owner, user, role)).id });
}

describe('a view', () => {
  it('has a search, filters, an order and columns', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const filters = { tags: [tag.id], extractionState: 'failed' };
    const view = await save(owner, { ...invoices, name: '  In\nvoices ', filters });
    expect(view).toMatchObject({ ...invoices, name: 'In voices', filters, position: 0 });
    expect(await list(owner)).toEqual([view]);
  });

  it('is personal, and shows everything as the list does, unless it says otherwise', async () => {
    const owner = await createOwner();
    expect(await save(owner, { name: 'All' })).toMatchObject({
      search: '',
      filters: { tags: [] },
      sort: null,
      columns: [...defaultColumns],
      isShared: false,
    });
  });

  it.each([
    {},
    { name: ' ' },
    { name: 'x'.repeat(65) },
    { name: 'A', search: 'x'.repeat(1025) },
    { name: 'A', sort: { field: 'color', order: 'asc' } },
    { name: 'A', columns: ['color'] },
    { name: 'A', filters: { tags: ['tag_1'] } },
    {
      name: 'A',
      filters: {
        tags: Array.from({ length: 11 }, (_, n) => unknownId('tag').slice(0, -2) + (10 + n)),
      },
    },
  ])('is refused as %.60j', async (body) => {
    const owner = await createOwner();
    await owner.fails('POST', pathOf(owner), { code: 'request.invalid', body });
  });

  it('changes only in what is sent', async () => {
    const owner = await createOwner();
    const view = await save(owner, invoices);
    const changed = await update(owner, view, { name: 'Bills', sort: null });
    expect(changed).toEqual({
      ...view,
      name: 'Bills',
      sort: null,
      updatedAt: expect.any(String),
    });
    await owner.fails('PATCH', pathOf(owner, view), { code: 'request.invalid', body: {} });
  });

  it('refuses tags of another organization as if they did not exist', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const foreign = await createTag(stranger);
    const view = await save(owner, invoices);
    for (const tags of [[foreign.id], [unknownId('tag')]]) {
      const body = { name: 'A', filters: { tags } };
      await owner.fails('POST', pathOf(owner), { code: 'tag.not_found', body });
      await owner.fails('PATCH', pathOf(owner, view), { code: 'tag.not_found', body });
    }
    expect(await list(owner)).toEqual([view]);
  });

  it('keeps a tag that is deleted, and matches nothing then', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const view = await save(owner, { name: 'Tagged', filters: { tags: [tag.id] } });
    await owner.call('DELETE', `${owner.org}/tags/${tag.id}`, { status: 204 });
    expect(await update(owner, view, { name: 'Still' })).toMatchObject({ filters: view.filters });
  });

  it('means the same correspondent once that is renamed or merged', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const correspondents = `${owner.org}/correspondents`;
    const create = async (body: object) =>
      (await owner.post<{ correspondent: { id: string } }>(correspondents, body)).correspondent;
    const bank = await create({ name: 'Bank', aliases: ['Old Bank'] });
    const other = await create({ name: 'Other' });
    const { id: documentId } = await createTextDocument(owner);
    const body = { correspondentId: bank.id };
    await owner.call('PATCH', `${owner.org}/documents/${documentId}`, { body });
    const search = 'correspondent:bank -correspondent:"old bank" bank';
    await save(owner, { name: 'Personal', search });
    await save(owner, { ...invoices, search: 'correspondent:other' });
    const foreign = await save(stranger, { name: 'Theirs', search });
    const searches = async () => (await list(owner)).map((view) => view.search);
    const change = async (id: string, update: object) =>
      owner.call('PATCH', `${correspondents}/${id}`, { body: update });

    await change(bank.id, { name: 'Credit Union' });
    expect(await searches()).toEqual([
      'correspondent:other',
      'correspondent:"Credit Union" -correspondent:"old bank" bank',
    ]);
    await change(bank.id, { aliases: [] });
    expect((await searches())[1]).toBe(
      'correspondent:"Credit Union" -correspondent:"Credit Union" bank',
    );
    await owner.fails('PATCH', `${correspondents}/${other.id}`, {
      code: 'correspondent.already_exists',
      body: { name: 'Credit Union' },
    });
    expect((await searches())[0]).toBe('correspondent:other');
    expect(await list(stranger)).toEqual([foreign]);

    const merge = { intoCorrespondentId: other.id };
    await owner.post(`${correspondents}/${bank.id}/merge`, merge, 204);
    await harness.finishJobs();
    const query = encodeURIComponent('correspondent:"Credit Union"');
    expect(await owner.get(`${owner.org}/documents/search?searchQuery=${query}`)).toMatchObject({
      documentsCount: 1,
    });
  });

  it('means the same option of a field once that is renamed', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const input = { name: 'State', type: 'select', options: [{ name: 'Open' }, { name: 'Paid' }] };
    const { id: fieldId, options } = await createField(owner, input);
    const [open, paid] = options;
    const { id: documentId } = await createTextDocument(owner);
    await setField(owner, { documentId, fieldId, value: open?.id });
    const search = 'state:open -state:"Paid" kind:invoice state';
    const other = await save(owner, { name: 'Other', search: 'states:open open' });
    await save(owner, { name: 'Open', search: 'STATE:open' });
    await save(owner, { ...invoices, search });
    const foreign = await save(stranger, { name: 'Theirs', search });
    const searches = async () => (await list(owner)).map((view) => view.search);
    const path = `${owner.org}/fields/${fieldId}`;

    const exchanged = [
      { ...open, name: 'Paid' },
      { ...paid, name: 'Open' },
    ];
    await owner.call('PATCH', path, { body: { options: exchanged } });
    expect(await searches()).toEqual([
      'state:"Paid" -state:"Open" kind:invoice state',
      other.search,
      'STATE:"Paid"',
    ]);
    const query = encodeURIComponent('STATE:"Paid"');
    const { documents } = await owner.get<{ documents: { id: string }[] }>(
      `${owner.org}/documents/search?searchQuery=${query}`,
    );
    expect(documents.map(({ id }) => id)).toEqual([documentId]);
    await owner.fails('PATCH', path, {
      code: 'request.invalid',
      body: { options: [open, { ...paid, name: 'OPEN' }] },
    });
    await owner.call('PATCH', path, { body: { options: [{ ...paid, name: 'Done' }] } });
    expect((await searches())[0]).toBe('state:"Paid" -state:"Done" kind:invoice state');
    expect(await list(stranger)).toEqual([foreign]);
  });

  it('means the same tag once that is renamed', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const [one, two] = [
      await createTag(owner, { name: 'To do' }),
      await createTag(owner, { name: 'Done' }),
    ];
    const search = '-tag:todo tag:"to do" todo';
    await save(owner, { ...invoices, search });
    const foreign = await save(stranger, { name: 'Theirs', search });
    const rename = { name: 'In work', color: '#123456' };
    const path = `${owner.org}/tags/${one.id}`;
    await owner.fails('PUT', path, {
      code: 'tags.already_exists',
      body: { ...rename, name: two.name },
    });
    expect(await list(owner)).toMatchObject([{ search }]);
    await owner.call('PUT', path, { body: rename });
    expect(await list(owner)).toMatchObject([{ search: '-tag:"In work" tag:"In work" todo' }]);

    await createTag(owner, { name: 'In-work' });
    await owner.call('PUT', path, { body: { ...rename, name: 'Later' } });
    expect(await list(owner)).toMatchObject([{ search: '-tag:"In work" tag:"In work" todo' }]);
    expect(await list(stranger)).toEqual([foreign]);
  });

  it('keeps a search that a new name would make too long', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner, { name: 'a' });
    const long = 'tag:a '.repeat(100).trim();
    await save(owner, { ...invoices, search: long });
    await save(owner, { ...invoices, search: 'tag:a' });
    const name = 'Letters of the school';
    await owner.call('PUT', `${owner.org}/tags/${tag.id}`, { body: { name, color: '#123456' } });
    expect(await list(owner)).toMatchObject([{ search: long }, { search: `tag:"${name}"` }]);
  });

  it('is not found in another organization', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const view = await save(owner, invoices);
    const code = 'view.not_found' as const;
    await stranger.fails('PATCH', pathOf(stranger, view), { code, body: { name: 'Mine' } });
    await stranger.fails('DELETE', pathOf(stranger, view), { code });
    await owner.call('DELETE', pathOf(owner, view), { status: 204 });
    await owner.fails('DELETE', pathOf(owner, view), { code });
    expect(await list(owner)).toEqual([]);
  });
});

describe('a personal view', () => {
  it('is seen and changed by its person alone', async () => {
    const owner = await createOwner();
    const member = await joined(owner, 'member');
    const view = await save(owner, { name: 'Mine' }, member);
    expect(await list(owner, member)).toEqual([view]);
    expect(await list(owner)).toEqual([]);
    const code = 'view.not_found' as const;
    await owner.fails('PATCH', pathOf(owner, view), { code, body: { isShared: true } });
    await owner.fails('DELETE', pathOf(owner, view), { code });
  });

  it.each(['removed', 'left', 'deleted account'])(
    'goes with the membership (%s), and a shared one stays',
    async (how) => {
      const owner = await createOwner();
      const member = await joined(owner, 'member');
      await save(owner, { name: 'Mine' }, member);
      const shared = await save(owner, invoices, member);
      const membership = `${owner.org}/members/${member.memberId}`;
      if (how === 'removed') await owner.call('DELETE', membership, { status: 204 });
      if (how === 'left') await member.call('DELETE', membership, { status: 204 });
      if (how === 'deleted account') await deleteUser(harness.platform(), shared.createdBy);
      await harness.finishJobs();
      expect(await list(owner)).toEqual([shared]);
      if (how === 'deleted account') return;
      await addMember(owner, member, 'member');
      expect(await list(owner, member)).toEqual([shared]);
    },
  );
});

describe('a shared view', () => {
  it('is changed by its creator and by admins, and seen by all', async () => {
    const owner = await createOwner();
    const [creator, member, admin, viewer] = [
      await joined(owner, 'member'),
      await joined(owner, 'member'),
      await joined(owner, 'admin'),
      await joined(owner, 'viewer'),
    ];
    const view = await save(owner, invoices, creator);
    for (const client of [owner, member, admin, viewer]) {
      expect(await list(owner, client)).toEqual([view]);
    }
    const body = { name: 'Bills' };
    for (const client of [member, viewer]) {
      await client.fails('PATCH', pathOf(owner, view), { code: 'auth.forbidden', body });
      await client.fails('DELETE', pathOf(owner, view), { code: 'auth.forbidden' });
    }
    await update(owner, view, body, creator);
    await update(owner, view, { name: 'Invoices 2026' }, admin);
    await admin.call('DELETE', pathOf(owner, view), { status: 204 });
  });

  it('is made personal again by its creator alone', async () => {
    const owner = await createOwner();
    const creator = await joined(owner, 'member');
    const view = await save(owner, invoices, creator);
    const body = { isShared: false };
    await owner.fails('PATCH', pathOf(owner, view), { code: 'auth.forbidden', body });
    await update(owner, view, body, creator);
    expect(await list(owner)).toEqual([]);
    expect(await list(owner, creator)).toMatchObject([{ id: view.id, isShared: false }]);
  });

  it('stays as it is while its creator is a viewer', async () => {
    const owner = await createOwner();
    const creator = await joined(owner, 'member');
    const view = await save(owner, invoices, creator);
    const path = `${owner.org}/members/${creator.memberId}`;
    await owner.call('PATCH', path, { body: { role: 'viewer' } });
    const body = { name: 'Bills' };
    await creator.fails('PATCH', pathOf(owner, view), { code: 'auth.forbidden', body });
    await creator.fails('POST', pathOf(owner), { code: 'auth.forbidden', body });
    expect(await list(owner, creator)).toEqual([view]);
  });
});

describe('views', () => {
  it('are in an order of their own among the shared and the personal ones', async () => {
    const owner = await createOwner();
    for (const name of ['A', 'B', 'C', 'D']) await save(owner, { name });
    await save(owner, { name: 'Shared', isShared: true });
    expect(await namesOf(owner)).toEqual(['Shared', 'A', 'B', 'C', 'D']);
    const [, a, b, , d] = await list(owner);
    if (!a || !b || !d) throw new Error('Views are missing');
    expect(await update(owner, a, { position: 2 })).toMatchObject({ position: 2 });
    expect(await namesOf(owner)).toEqual(['Shared', 'B', 'C', 'A', 'D']);
    await update(owner, d, { position: 0 });
    expect(await namesOf(owner)).toEqual(['Shared', 'D', 'B', 'C', 'A']);
    await update(owner, d, { position: 900 });
    expect(await namesOf(owner)).toEqual(['Shared', 'B', 'C', 'A', 'D']);
    await owner.fails('PATCH', pathOf(owner, d), {
      code: 'tag.not_found',
      body: { filters: { tags: [unknownId('tag')] }, position: 0 },
    });
    expect(await namesOf(owner)).toEqual(['Shared', 'B', 'C', 'A', 'D']);
    await update(owner, a, { isShared: true, position: 0 });
    expect(await namesOf(owner)).toEqual(['A', 'Shared', 'B', 'C', 'D']);
    await owner.call('DELETE', pathOf(owner, b), { status: 204 });
    expect((await list(owner)).map(({ position }) => position)).toEqual([0, 1, 0, 1]);
    await save(owner, { name: 'E' });
    expect(await namesOf(owner)).toEqual(['A', 'Shared', 'C', 'D', 'E']);
  });

  it('are all there once, whatever two people move and delete at the same time', async () => {
    const owner = await createOwner();
    const admin = await joined(owner, 'admin');
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await save(owner, { name, isShared: true });
    const views = await list(owner);
    const gone = views[5];
    const moves = views.flatMap((view, index) => [
      owner.request('PATCH', pathOf(owner, view), { position: 5 - index }),
      admin.request('PATCH', pathOf(owner, view), { position: index * 2 }),
    ]);
    const answers = await Promise.all([...moves, admin.request('DELETE', pathOf(owner, gone))]);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    const left = await list(owner);
    expect(left.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    expect(left.map(({ name }) => name).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(await list(owner, admin)).toEqual(left);
  });

  it('are not found once another person has deleted them', async () => {
    const owner = await createOwner();
    const admin = await joined(owner, 'admin');
    for (let run = 0; run < 5; run += 1) {
      const view = await save(owner, { name: 'Brief', isShared: true });
      const [deleted, renamed] = await Promise.all([
        admin.request('DELETE', pathOf(owner, view)),
        owner.request('PATCH', pathOf(owner, view), { name: 'Renamed' }),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 404]).toContain(renamed.status);
    }
  });

  it('are at most 50 of a person and 50 shared ones', async () => {
    const owner = await createOwner();
    for (let count = 0; count < 47; count += 1) await save(owner, { name: `View ${count}` });
    const create = () => owner.request('POST', pathOf(owner), { name: 'More' });
    const responses = await Promise.all([create(), create(), create(), create(), create()]);
    expect(statusesOf(responses)).toEqual([201, 201, 201, 403, 403]);
    const shared = await save(owner, invoices);
    const code = 'limit.reached' as const;
    await owner.fails('PATCH', pathOf(owner, shared), { code, body: { isShared: false } });
    expect(await list(owner)).toHaveLength(51);
    const member = await joined(owner, 'member');
    await save(owner, { name: 'Mine' }, member);
  });

  it('of the owner of an API key are those that it lists and saves', async () => {
    const owner = await createOwner();
    const member = await joined(owner, 'member');
    await save(owner, { name: 'Of the owner' });
    const key = new TestClient({ authorization: `Bearer ${await createApiKey(member, {})}` });
    const view = await save(owner, { name: 'By key' }, key);
    expect(await list(owner, key)).toEqual([view]);
    expect(await list(owner, member)).toEqual([view]);
  });

  it('grow the version of the organization, which others poll', async () => {
    const owner = await createOwner();
    const version = async () =>
      (await owner.get<{ version: number }>(`${owner.org}/version`)).version;
    const before = await version();
    const view = await save(owner, invoices);
    const saved = await version();
    expect(saved).toBeGreaterThan(before);
    await update(owner, view, { name: 'Bills' });
    expect(await version()).toBeGreaterThan(saved);
  });
});
