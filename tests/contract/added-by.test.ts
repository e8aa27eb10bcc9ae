import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, createApiKey, removeMember, userIdOf } from '../support/access.ts';
import { createTextDocument, listDocuments } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';

let owner: Owner;
let grace: Owner;
let memberId: string;
const names = new Map<string, string>();

async function find(searchQuery: string, client: Owner = owner) {
  const { ids } = await listDocuments(client, `/search?${new URLSearchParams({ searchQuery })}`);
  return ids.map((id) => names.get(id));
}

const inArchive = (client: TestClient): Owner =>
  Object.assign(new TestClient(client.headers), {
    name: '',
    email: '',
    organizationId: owner.organizationId,
    org: owner.org,
  });

beforeAll(async () => {
  owner = await createOwner();
  const user = await createUser({ name: 'Grace Hopper' });
  grace = inArchive(user);
  memberId = (await addMember(owner, user, 'member')).id;
  for (const [client, name] of [
    [owner, 'power'],
    [grace, 'water'],
    [grace, 'lamp'],
  ] as const) {
    const { id } = await createTextDocument(client, {
      name: `${name}.txt`,
      content: `a ${name} bill`,
    });
    names.set(id, name);
  }
});

describe('documents by who added them', () => {
  it.each([
    ['by:me', ['power']],
    ['-by:me', ['lamp', 'water']],
    ['by:grace', ['lamp', 'water']],
    ['by:"Grace Hopper"', ['lamp', 'water']],
    ['added-by:hopp water', ['water']],
    ['ajouté-par:moi', ['power']],
    ['by:a', ['lamp', 'water', 'power']],
    ['by:grace added:today', ['lamp', 'water']],
    ['by:grace added:<2020', []],
  ])('%s finds %o', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  it('are of the user who searches', async () => {
    expect(await find('by:me', grace)).toEqual(['lamp', 'water']);
    const token = await createApiKey(grace, { permissions: ['documents:read'] });
    const key = inArchive(new TestClient({ authorization: `Bearer ${token}` }));
    expect(await find('by:me', key)).toEqual(['lamp', 'water']);
  });

  it('are found by names alone for a key, which may not read the members', async () => {
    const token = await createApiKey(owner, { permissions: ['documents:read'] });
    const key = inArchive(new TestClient({ authorization: `Bearer ${token}` }));
    expect(await find('by:grace', key)).toEqual(['lamp', 'water']);
    for (const term of [`by:${owner.email}`, `by:${owner.email.slice(0, 8)}`, 'by:lovelase']) {
      const search = new URLSearchParams({ searchQuery: term });
      expect(await key.get(`${owner.org}/documents/search?${search}`)).toMatchObject({
        documents: [],
        unknownTerms: [{ term, suggestion: null }],
      });
    }
  });

  it('are named by an address, and by the id of a former member', async () => {
    expect(await find(`by:${owner.email}`)).toEqual(['power']);
    const id = await userIdOf(grace);
    await removeMember(memberId);
    expect(await find(`by:${id}`)).toEqual(['lamp', 'water']);
    expect(await find('by:grace')).toEqual([]);
  });

  it("are nobody's for a name that is not known, which is named", async () => {
    const search = new URLSearchParams({ searchQuery: 'by:lovelase' });
    const found = await owner.get(`${owner.org}/documents/search?${search}`);
    expect(found).toMatchObject({
      documents: [],
      unknownTerms: [{ term: 'by:lovelase', suggestion: 'by:Lovelace' }],
    });
    await owner.fails('POST', `${owner.org}/documents/batch/trash`, {
      code: 'request.invalid',
      body: { filter: { query: { searchQuery: '-by:nobody', tags: [] } } },
    });
  });

  it('are counted for a view, and changed at once', async () => {
    const queries = [{ searchQuery: 'by:me', tags: [] }];
    const { counts } = await owner.post<{ counts: object[] }>(
      `${owner.org}/documents/batch/count`,
      { queries },
      200,
    );
    expect(counts).toEqual([{ documentsCount: 1, isCountCapped: false }]);
    await owner.call('POST', `${owner.org}/documents/batch/trash`, {
      body: { filter: { query: { searchQuery: 'by:lovelace', tags: [] } } },
    });
    await harness.finishJobs();
    expect(await find('by:me')).toEqual([]);
    const trash = new URLSearchParams({ searchQuery: 'power by:me' });
    const { documents } = await owner.get<{ documents: { id: string }[] }>(
      `${owner.org}/documents/deleted?${trash}`,
    );
    expect(documents.map(({ id }) => names.get(id))).toEqual(['power']);
  });
});
