import { describe, expect, it } from 'vitest';
import { createApiKey } from '../support/access.ts';
import {
  activityOf,
  createTextDocument,
  readDocument,
  unknownId,
  type WireDocument,
} from '../support/builders.ts';
import { createOwner, TestClient, type Owner } from '../support/client.ts';

const invoice = {
  documentDate: '2026-03-02',
  dueDate: '2026-03-31',
  documentType: 'invoice',
  totalAmount: { amount: 1234.5, currency: 'EUR' },
  iban: 'DE89370400440532013000',
  reference: 'RE-2026/0815',
  vatId: 'DE123456789',
};
const cleared = Object.fromEntries(Object.keys(invoice).map((field) => [field, null]));

async function ownedDocument() {
  const owner = await createOwner({ name: 'Ada' });
  const { id } = await createTextDocument(owner, { name: 'a.txt', content: 'text' });
  return { owner, id, path: `${owner.org}/documents/${id}` };
}

async function patch(client: TestClient, path: string, body: unknown) {
  return (await client.call<{ document: WireDocument }>('PATCH', path, { body })).document;
}

const patchIfMatch = (owner: Owner, path: string, change: { version: number; body: unknown }) =>
  new TestClient({ ...owner.headers, 'if-match': `"${change.version}"` }).request(
    'PATCH',
    path,
    change.body,
  );

describe('the fields of a document', () => {
  it('are empty until they are set, and are set and cleared one by one', async () => {
    const { owner, id, path } = await ownedDocument();
    expect(await readDocument(owner, id)).toMatchObject(cleared);
    const set = await patch(owner, path, invoice);
    expect(set).toMatchObject({ ...invoice, name: 'a.txt', content: 'text' });
    expect(await readDocument(owner, id)).toEqual(set);
    const { documents } = await owner.get<{ documents: WireDocument[] }>(`${owner.org}/documents`);
    expect(documents).toMatchObject([invoice]);
    const found = await owner.get<{ documents: WireDocument[] }>(
      `${owner.org}/documents/search?searchQuery=text`,
    );
    expect(found.documents).toMatchObject([invoice]);
    expect(await patch(owner, path, { totalAmount: null })).toMatchObject({
      ...invoice,
      totalAmount: null,
    });
    expect(await patch(owner, path, cleared)).toMatchObject(cleared);
  });

  it('are stored without spaces and in capitals where these mean nothing', async () => {
    const { owner, path } = await ownedDocument();
    const set = await patch(owner, path, {
      iban: ' de89 3704-0044 0532 0130 00 ',
      vatId: 'atu 123.456-78',
      reference: '  RE\n2026 ',
      totalAmount: { amount: -0, currency: 'JPY' },
    });
    expect(set).toMatchObject({
      iban: 'DE89370400440532013000',
      vatId: 'ATU12345678',
      reference: 'RE 2026',
      totalAmount: { amount: 0, currency: 'JPY' },
    });
  });

  it.each([0.01, 0.07, 19.99, -12.34, 1_000_000.1, 9_999_999_999_999.99])(
    'keep the amount %d exactly',
    async (amount) => {
      const { owner, path } = await ownedDocument();
      const totalAmount = { amount, currency: 'EUR' };
      expect(await patch(owner, path, { totalAmount })).toMatchObject({ totalAmount });
    },
  );

  it.each([
    { documentDate: '2026-02-30' },
    { documentDate: '02.03.2026' },
    { documentDate: '0001-01-01' },
    { dueDate: '2026-03-02T00:00:00Z' },
    { dueDate: 20260302 },
    { dueDate: '' },
    { documentType: 'a bill' },
    { documentType: 'Invoice' },
    { totalAmount: 12 },
    { totalAmount: { amount: 12 } },
    { totalAmount: { amount: '12', currency: 'EUR' } },
    { totalAmount: { amount: 1.001, currency: 'EUR' } },
    { totalAmount: { amount: 1e14, currency: 'EUR' } },
    { totalAmount: { amount: 1, currency: 'EURO' } },
    { totalAmount: { amount: 1, currency: 'ZZZ' } },
    { iban: 'DE89370400440532013001' },
    { iban: 'DE8937040044053201300' },
    { iban: 'nonsense' },
    { iban: '' },
    { reference: '' },
    { reference: ' \n ' },
    { reference: 'x'.repeat(129) },
    { vatId: 'DE12345678' },
    { vatId: '123456789' },
    { vatId: `DE${'1'.repeat(10_000)}` },
    { documentDate: '2026-01-01', iban: 'nonsense' },
  ])('refuse %.80j', async (body) => {
    const { owner, id, path } = await ownedDocument();
    await owner.fails('PATCH', path, { code: 'request.invalid', body });
    expect(await readDocument(owner, id)).toMatchObject({ ...cleared, updatedAt: null });
  });

  it('are recorded with their old and new values', async () => {
    const { owner, id, path } = await ownedDocument();
    await patch(owner, path, {
      dueDate: '2026-03-31',
      totalAmount: { amount: 12.5, currency: 'EUR' },
    });
    await patch(owner, path, {
      dueDate: '2026-04-30',
      totalAmount: { amount: 12.5, currency: 'EUR' },
    });
    await patch(owner, path, { dueDate: null, totalAmount: null, name: 'b.txt' });
    const [third, second, first] = await activityOf(owner, id);
    const money = { amount: 12.5, currency: 'EUR' };
    expect(first).toMatchObject({
      event: 'updated',
      user: { name: 'Ada' },
      eventData: {
        updatedFields: ['dueDate', 'totalAmount'],
        changes: [
          { field: 'dueDate', from: null, to: '2026-03-31' },
          { field: 'totalAmount', from: null, to: money },
        ],
      },
    });
    expect(second?.eventData).toMatchObject({
      updatedFields: ['dueDate'],
      changes: [{ field: 'dueDate', from: '2026-03-31', to: '2026-04-30' }],
    });
    expect(third?.eventData).toMatchObject({
      updatedFields: ['name', 'dueDate', 'totalAmount'],
      renamed: { from: 'a.txt', to: 'b.txt' },
      changes: [
        { field: 'dueDate', from: '2026-04-30', to: null },
        { field: 'totalAmount', from: money, to: null },
      ],
    });
  });

  it('change nothing when they are set to what they are', async () => {
    const { owner, id, path } = await ownedDocument();
    const set = await patch(owner, path, invoice);
    expect(await patch(owner, path, invoice)).toEqual(set);
    expect(await activityOf(owner, id)).toHaveLength(2);
  });

  it('are all kept when different ones are set at once, and raise the version each time', async () => {
    const { owner, id, path } = await ownedDocument();
    const { version } = await readDocument(owner, id);
    await Promise.all([
      ...Object.entries(invoice).map(([field, value]) => patch(owner, path, { [field]: value })),
      patch(owner, path, { name: 'b.txt' }),
    ]);
    const document = await readDocument(owner, id);
    expect(document).toMatchObject({ ...invoice, name: 'b.txt' });
    expect(document.version).toBe(version + 8);
  });

  it('are not changed for a stale version, whatever has changed since', async () => {
    const { owner, id, path } = await ownedDocument();
    const { version } = await readDocument(owner, id);
    await patch(owner, path, { dueDate: '2026-03-31' });
    for (const body of [
      { documentDate: '2026-01-01' },
      { dueDate: '2026-03-31' },
      { name: 'b.txt' },
    ]) {
      const stale = await patchIfMatch(owner, path, { version, body });
      expect(stale.status).toBe(412);
      expect(await stale.json()).toMatchObject({
        error: { code: 'request.conflict', details: { document: { dueDate: '2026-03-31' } } },
      });
    }
    const current = await readDocument(owner, id);
    expect(current).toMatchObject({ documentDate: null, name: 'a.txt' });
    const body = { documentDate: '2026-01-01' };
    expect((await patchIfMatch(owner, path, { version: current.version, body })).status).toBe(200);
  });

  it('are refused for documents of another organization and for keys that may only read', async () => {
    const { owner, id, path } = await ownedDocument();
    const stranger = await createOwner();
    for (const documentId of [id, unknownId('doc')]) {
      await stranger.fails('PATCH', `${stranger.org}/documents/${documentId}`, {
        code: 'document.not_found',
        body: invoice,
      });
    }
    const token = await createApiKey(owner, { permissions: ['documents:read'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    await key.fails('PATCH', path, { code: 'auth.forbidden', body: invoice });
    expect(await readDocument(owner, id)).toMatchObject(cleared);
  });

  it('stay with a document in the trash', async () => {
    const { owner, id, path } = await ownedDocument();
    await patch(owner, path, invoice);
    await owner.call('DELETE', path, { status: 204 });
    const trash = await owner.get<{ documents: WireDocument[] }>(`${owner.org}/documents/deleted`);
    expect(trash.documents).toMatchObject([invoice]);
    await owner.post(`${path}/restore`, undefined, 204);
    expect(await readDocument(owner, id)).toMatchObject(invoice);
  });
});
