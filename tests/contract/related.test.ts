import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { ErrorCode } from '../../shared/errors.ts';
import type { PairKind } from '../../shared/archive/related/related.ts';
import { addMember } from '../support/access.ts';
import {
  activityOf,
  createTextDocument,
  insertDocuments,
  listDocuments,
  statusesOf,
  unknownId,
} from '../support/builders.ts';
import { createOwner, createUser, type Owner, type TestClient } from '../support/client.ts';

type Related = Record<'linked' | 'proposed', { id: string; name: string; reference?: string }[]>;

const pathOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;

const relatedTo = (client: TestClient, owner: Owner, id: string) =>
  client.get<Related>(`${pathOf(owner, id)}/related`);

async function namesFor(owner: Owner, id: string) {
  const { linked, proposed } = await relatedTo(owner, owner, id);
  return { linked: linked.map(({ name }) => name), proposed: proposed.map(({ name }) => name) };
}

type Ids = readonly [one: string, other: string];

const pairPath = (owner: Owner, [one, other]: Ids) => `${pathOf(owner, one)}/related/${other}`;

function pairRequest(owner: Owner, method: string, ids: Ids, kind: PairKind) {
  const path = pairPath(owner, ids);
  return method === 'PUT'
    ? ([method, path, { kind }] as const)
    : ([method, `${path}?kind=${kind}`] as const);
}

const put = (owner: Owner, ids: Ids, kind: PairKind) =>
  owner.call('PUT', pairPath(owner, ids), { body: { kind }, status: 204 });
const remove = (owner: Owner, ids: Ids, kind: PairKind) =>
  owner.call('DELETE', `${pairPath(owner, ids)}?kind=${kind}`, { status: 204 });

async function fails(
  [client, owner]: [TestClient, Owner],
  request: { method: string; ids: Ids; kind?: PairKind },
  code: ErrorCode,
) {
  const { method, ids, kind = 'linked' } = request;
  const [, path, body] = pairRequest(owner, method, ids, kind);
  await client.fails(method, path, { code, body });
}

async function add(owner: Owner, name: string, fields: Record<string, unknown> = {}) {
  const { id } = await createTextDocument(owner, { name });
  const body = { documentDate: null, ...fields };
  await owner.call('PATCH', pathOf(owner, id), { body });
  return id;
}

async function setUp() {
  const owner = await createOwner();
  const invoice = await add(owner, 'invoice.txt', { documentDate: '2026-01-10' });
  const reminder = await add(owner, 'reminder.txt', { documentDate: '2026-02-10' });
  return { owner, invoice, reminder };
}

const linkedNames = async (owner: Owner, id: string) => (await namesFor(owner, id)).linked;

describe('documents that belong together', () => {
  it('are listed for each other by their dates, once, until they are not linked any more', async () => {
    const { owner, invoice, reminder } = await setUp();
    const statement = await add(owner, 'statement.txt');
    await put(owner, [invoice, reminder], 'linked');
    await put(owner, [reminder, invoice], 'linked');
    await put(owner, [statement, invoice], 'linked');
    expect(await linkedNames(owner, invoice)).toEqual(['reminder.txt', 'statement.txt']);
    expect(await linkedNames(owner, reminder)).toEqual(['invoice.txt']);
    await remove(owner, [reminder, invoice], 'linked');
    await remove(owner, [reminder, invoice], 'linked');
    expect(await linkedNames(owner, invoice)).toEqual(['statement.txt']);
    expect(await linkedNames(owner, reminder)).toEqual([]);
  });

  it('name each other in their activity, once for each change', async () => {
    const { owner, invoice, reminder } = await setUp();
    const changesOf = async (id: string) =>
      (await activityOf(owner, id)).flatMap(({ eventData }) => {
        const { updatedFields, changes } = eventData as { updatedFields?: string[]; changes?: [] };
        return updatedFields?.includes('related') ? (changes ?? []) : [];
      });
    await put(owner, [invoice, reminder], 'linked');
    await put(owner, [invoice, reminder], 'linked');
    await put(owner, [invoice, reminder], 'different');
    await put(owner, [reminder, invoice], 'unrelated');
    await put(owner, [reminder, invoice], 'unrelated');
    await remove(owner, [reminder, invoice], 'linked');
    const to = { id: reminder, name: 'reminder.txt' };
    expect(await changesOf(invoice)).toEqual([
      { field: 'related', from: to, to: null },
      { field: 'related', from: null, to },
    ]);
    const other = { id: invoice, name: 'invoice.txt' };
    expect(await changesOf(reminder)).toEqual([
      { field: 'related', from: other, to: null },
      { field: 'related', from: null, to: other },
    ]);
  });

  it('are hidden while one of them is in the trash, and forgotten with it', async () => {
    const { owner, invoice, reminder } = await setUp();
    await put(owner, [invoice, reminder], 'linked');
    await owner.call('DELETE', pathOf(owner, reminder), { status: 204 });
    expect(await linkedNames(owner, invoice)).toEqual([]);
    expect(await linkedNames(owner, reminder)).toEqual([]);
    for (const [method, kind] of [
      ['PUT', 'linked'],
      ['PUT', 'different'],
      ['DELETE', 'linked'],
    ] as const) {
      const request = { method, ids: [invoice, reminder], kind } as const;
      await fails([owner, owner], request, 'document.in_trash');
    }
    await owner.post(`${pathOf(owner, reminder)}/restore`, undefined, 204);
    expect(await linkedNames(owner, invoice)).toEqual(['reminder.txt']);
    const letter = await add(owner, 'letter.txt');
    await put(owner, [letter, reminder], 'linked');
    await put(owner, [letter, invoice], 'linked');
    await owner.call('DELETE', pathOf(owner, reminder), { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${reminder}`, { status: 204 });
    await harness.finishJobs();
    const rows = await harness
      .platform()
      .databaseFor(owner.organizationId)
      .all<{ ids: string }>(
        sql`select first_id || second_id as ids from document_pairs where organization_id = ${owner.organizationId}`,
      );
    expect(rows.map(({ ids }) => ids)).toEqual([[letter, invoice].toSorted().join('')]);
  });

  it('are of one organization, and two', async () => {
    const { owner, invoice } = await setUp();
    const stranger = await createOwner();
    const theirs = await add(stranger, 'theirs.txt');
    for (const other of [theirs, unknownId('doc')]) {
      for (const ids of [
        [invoice, other],
        [other, invoice],
      ] as const) {
        for (const method of ['PUT', 'DELETE']) {
          await fails([owner, owner], { method, ids }, 'document.not_found');
        }
      }
    }
    expect(await relatedTo(stranger, stranger, theirs)).toEqual({ linked: [], proposed: [] });
    await owner.fails('GET', `${pathOf(owner, theirs)}/related`, { code: 'document.not_found' });
    await stranger.fails('GET', `${pathOf(owner, invoice)}/related`, { code: 'auth.forbidden' });
    for (const [other, kind] of [
      [invoice, 'linked'],
      [theirs, 'similar'],
      ['x', 'linked'],
    ]) {
      const path = `${pathOf(owner, invoice)}/related/${other}`;
      await owner.fails('PUT', path, { code: 'request.invalid', body: { kind } });
      await owner.fails('DELETE', `${path}?kind=${kind}`, { code: 'request.invalid' });
    }
  });

  it('are linked by members and read by viewers', async () => {
    const { owner, invoice, reminder } = await setUp();
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    for (const method of ['PUT', 'DELETE']) {
      await fails([viewer, owner], { method, ids: [invoice, reminder] }, 'auth.forbidden');
    }
    await put(owner, [invoice, reminder], 'linked');
    expect((await relatedTo(viewer, owner, invoice)).linked).toMatchObject([{ id: reminder }]);
  });

  it('are linked once by two at once', async () => {
    const { owner, invoice, reminder } = await setUp();
    const answers = await Promise.all(
      [...Array(4).keys()].map((index) =>
        owner.request(
          'PUT',
          pairPath(owner, index % 2 ? [invoice, reminder] : [reminder, invoice]),
          { kind: 'linked' },
        ),
      ),
    );
    expect(statusesOf(answers)).toEqual([204, 204, 204, 204]);
    expect(await linkedNames(owner, invoice)).toEqual(['reminder.txt']);
    const events = (await activityOf(owner, invoice)).filter(({ eventData }) =>
      JSON.stringify(eventData).includes('related'),
    );
    expect(events).toHaveLength(1);
  });

  it('are at most 100 for a document', async () => {
    const { owner, invoice, reminder } = await setUp();
    await insertDocuments(owner, 100);
    const { ids } = await listDocuments(owner, '?pageSize=100&sortField=createdAt&sortOrder=asc');
    for (const id of ids) await put(owner, [invoice, id], 'linked');
    await fails([owner, owner], { method: 'PUT', ids: [reminder, invoice] }, 'limit.reached');
    await put(owner, [ids[0] ?? '', invoice], 'linked');
    await put(owner, [invoice, ids[0] ?? ''], 'unrelated');
    await put(owner, [invoice, reminder], 'linked');
    expect(await linkedNames(owner, invoice)).toHaveLength(100);
  });
});

describe('documents with the same reference', () => {
  it('are proposed until a person has linked or refused them', async () => {
    const owner = await createOwner();
    const invoice = await add(owner, 'invoice.txt', { reference: 'RE-2026/118' });
    const reminder = await add(owner, 'reminder.txt', { reference: 're 2026 118' });
    const letter = await add(owner, 'letter.txt', { reference: 'RE2026118' });
    await add(owner, 'other.txt', { reference: 'RE-2026/119' });
    expect(await namesFor(owner, invoice)).toEqual({
      linked: [],
      proposed: ['letter.txt', 'reminder.txt'],
    });
    expect((await relatedTo(owner, owner, invoice)).proposed[1]?.reference).toBe('re 2026 118');
    await put(owner, [invoice, reminder], 'linked');
    await put(owner, [letter, invoice], 'unrelated');
    expect(await namesFor(owner, invoice)).toEqual({ linked: ['reminder.txt'], proposed: [] });
    expect(await namesFor(owner, letter)).toEqual({ linked: [], proposed: ['reminder.txt'] });
    await put(owner, [invoice, reminder], 'unrelated');
    expect(await namesFor(owner, invoice)).toEqual({ linked: [], proposed: [] });
    await remove(owner, [invoice, letter], 'unrelated');
    await put(owner, [reminder, invoice], 'linked');
    expect(await namesFor(owner, invoice)).toEqual({
      linked: ['reminder.txt'],
      proposed: ['letter.txt'],
    });
    await put(owner, [reminder, letter], 'different');
    expect((await namesFor(owner, letter)).proposed).toEqual(['reminder.txt', 'invoice.txt']);
  });

  it('are of the same correspondent, if the reference is short', async () => {
    const owner = await createOwner();
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      { name: 'Power' },
    );
    const ofPower = { reference: '118', correspondentId: correspondent.id };
    const invoice = await add(owner, 'invoice.txt', ofPower);
    await add(owner, 'water.txt', { reference: '118' });
    await add(owner, 'reminder.txt', ofPower);
    expect((await namesFor(owner, invoice)).proposed).toEqual(['reminder.txt']);
    const unknown = await add(owner, 'unknown.txt', { reference: '118' });
    expect((await namesFor(owner, unknown)).proposed).toEqual([]);
  });

  it('are the newest 20, without those in the trash and of other organizations', async () => {
    const owner = await createOwner();
    const reference = 'CONTRACT-4711';
    const stranger = await createOwner();
    await add(stranger, 'theirs.txt', { reference });
    const first = await add(owner, '0.txt', { reference });
    for (let number = 1; number <= 22; number += 1)
      await add(owner, `${number}.txt`, { reference });
    const { proposed } = await namesFor(owner, first);
    expect(proposed).toEqual(Array.from({ length: 20 }, (_, index) => `${22 - index}.txt`));
    const [newest] = (await relatedTo(owner, owner, first)).proposed;
    await owner.call('DELETE', pathOf(owner, newest?.id ?? ''), { status: 204 });
    expect((await namesFor(owner, first)).proposed).toHaveLength(20);
    expect((await namesFor(owner, first)).proposed).not.toContain('22.txt');
    expect(await namesFor(owner, newest?.id ?? '')).toEqual({ linked: [], proposed: [] });
  });
});
