import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { Spending } from '../../shared/archive/spending/spending.ts';
import { createApiKey } from '../support/access.ts';
import { createTextDocument, listDocuments } from '../support/builders.ts';
import {
  createOwner,
  formWith,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { peppol, ublOf } from '../support/e-invoices/ubl.ts';

let owner: Owner;

beforeEach(async () => {
  owner = await createOwner();
});

const spendingOf = async (client: TestClient, query = '') =>
  (await client.get<{ spending: Spending }>(`${owner.org}/documents/spending${query}`)).spending;

const pathOf = (id: string) => `${owner.org}/documents/${id}`;
const set = (id: string, body: object) => owner.call('PATCH', pathOf(id), { body });

async function addBill(values: object = {}) {
  const { id } = await createTextDocument(owner);
  await set(id, { documentType: 'invoice', documentDate: '2024-05-01', ...eur(10), ...values });
  return id;
}

const eur = (amount: number) => ({ totalAmount: { amount, currency: 'EUR' } });

async function sums() {
  const { years, types, correspondents } = await spendingOf(owner);
  return {
    years: Object.fromEntries(years.map(({ year, amount }) => [year, amount])),
    types: Object.fromEntries(types.map(({ documentType, amount }) => [documentType, amount])),
    correspondents: Object.fromEntries(
      correspondents.map(({ correspondent, amount }) => [correspondent?.name ?? '', amount]),
    ),
  };
}

const ofInvoices = (amount: number, name = '') => ({
  years: { 2024: amount },
  types: { invoice: amount },
  correspondents: { [name]: amount },
});
const find = async (searchQuery: string) =>
  (await listDocuments(owner, `/search?${new URLSearchParams({ searchQuery })}`)).ids;

const nothing = { years: {}, types: {}, correspondents: {} };

describe('what was spent', () => {
  it('is nothing in a new archive', async () => {
    expect(await spendingOf(owner)).toEqual({
      isComplete: true,
      currencies: [],
      currency: null,
      year: null,
      years: [],
      types: [],
      correspondents: [],
    });
  });

  it('is added up by year, type and correspondent, in one currency', async () => {
    const works = await createCorrespondent(owner, { name: 'Works' });
    await addBill({ correspondentId: works.id, ...eur(10.1) });
    await addBill({ correspondentId: works.id, ...eur(20.2) });
    await addBill({ documentType: 'receipt', ...eur(50) });
    await addBill({ documentDate: '2023-12-31', ...eur(7) });
    await addBill({ documentDate: '2023-01-01', documentType: 'ticket', ...eur(3) });
    await addBill({ totalAmount: { amount: 99, currency: 'CHF' } });
    expect(await spendingOf(owner)).toEqual({
      isComplete: true,
      currencies: ['EUR', 'CHF'],
      currency: 'EUR',
      year: 2024,
      years: [
        { year: 2024, amount: 80.3, documentsCount: 3 },
        { year: 2023, amount: 10, documentsCount: 2 },
      ],
      types: [
        { documentType: 'receipt', amount: 50, documentsCount: 1 },
        { documentType: 'invoice', amount: 30.3, documentsCount: 2 },
      ],
      correspondents: [
        { correspondent: null, amount: 50, documentsCount: 1 },
        { correspondent: { id: works.id, name: 'Works' }, amount: 30.3, documentsCount: 2 },
      ],
    });
    expect(await spendingOf(owner, '?year=2023')).toMatchObject({
      year: 2023,
      types: [
        { documentType: 'invoice', amount: 7 },
        { documentType: 'ticket', amount: 3 },
      ],
      correspondents: [{ correspondent: null, amount: 10, documentsCount: 2 }],
    });
    expect(await spendingOf(owner, '?currency=CHF')).toMatchObject({
      currency: 'CHF',
      years: [{ year: 2024, amount: 99 }],
    });
    expect(await spendingOf(owner, '?currency=USD')).toMatchObject({ years: [], year: null });
  });

  it('has the first ten correspondents, and the latest year that has begun', async () => {
    for (let index = 1; index <= 12; index += 1) {
      const { id } = await createCorrespondent(owner, { name: `Works ${index}` });
      await addBill({ correspondentId: id, ...eur(index) });
    }
    await addBill({ documentDate: '9000-01-01' });
    const { year, years, correspondents } = await spendingOf(owner);
    expect([year, years.length]).toEqual([2024, 2]);
    expect(correspondents.map(({ amount }) => amount)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('does not count other types, nor documents without a date or a total', async () => {
    for (const documentType of ['reminder', 'contract', 'statement', 'payslip', 'policy', null]) {
      await addBill({ documentType });
    }
    await addBill({ documentDate: null });
    await addBill({ totalAmount: null });
    expect(await sums()).toEqual(nothing);
  });

  it('is not complete while a job adds up older documents', async () => {
    await addBill();
    const database = harness.platform().databaseFor(owner.organizationId);
    await database.run(sql`
      update organization_statistics set spending_counted_to = '00' where organization_id = ${owner.organizationId}`);
    expect(await spendingOf(owner)).toMatchObject({ isComplete: false, currency: 'EUR' });
  });

  it('is less by e-invoices that are credit notes', async () => {
    const content = ublOf({ kind: 'CreditNote', customization: peppol });
    await uploadDocument(owner, { name: 'credit-note.xml', content });
    await harness.finishJobs();
    expect((await sums()).types).toEqual({ invoice: -57.1 });
  });

  it('is less by credit notes in texts', async () => {
    await addBill({ documentDate: '2025-02-01', ...eur(100) });
    await createTextDocument(owner, {
      name: 'credit-note.txt',
      content:
        'Harbour Books Ltd\nCREDIT NOTE CN-318\nDate: 14 February 2025\nOriginal invoice: 20418\nVAT €16.00\nTotal €96.00',
    });
    await harness.finishJobs();
    expect((await sums()).years).toEqual({ 2025: 4 });
  });

  it('is less by amounts below zero', async () => {
    await addBill(eur(30));
    await addBill(eur(-12.5));
    expect(await sums()).toEqual(ofInvoices(17.5));
  });

  it('is what the searches behind its numbers find', async () => {
    const bill = await addBill();
    const ticket = await addBill({ documentType: 'ticket', documentDate: '2024-12-31' });
    await addBill({ documentType: 'contract' });
    await addBill({ totalAmount: { amount: 10, currency: 'CHF' } });
    await addBill({ documentDate: '2025-01-01' });
    const all = 'kind:invoice,receipt,ticket amount:eur date:2024';
    expect((await find(all)).toSorted()).toEqual([bill, ticket].toSorted());
    expect(await find('kind:ticket amount:eur date:2024')).toEqual([ticket]);
    expect(await find(`${all} no:correspondent`)).toHaveLength(2);
  });

  it('refuses what is no currency or year', async () => {
    for (const query of ['?currency=euro', '?year=24', '?year=10000', '?year=last']) {
      await owner.fails('GET', `${owner.org}/documents/spending${query}`, {
        code: 'request.invalid',
      });
    }
  });

  it('is read by keys that may read documents', async () => {
    await addBill();
    const token = await createApiKey(owner, { permissions: ['documents:read'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    expect(await spendingOf(key)).toMatchObject({ currency: 'EUR' });
  });
});

describe('what was spent follows', () => {
  it('the values of documents', async () => {
    const id = await addBill();
    expect(await sums()).toEqual(ofInvoices(10));
    await set(id, eur(11));
    expect(await sums()).toEqual(ofInvoices(11));
    const works = await createCorrespondent(owner, { name: 'Works' });
    await set(id, { correspondentId: works.id });
    expect(await sums()).toEqual(ofInvoices(11, 'Works'));
    await set(id, { documentDate: '2023-05-01' });
    expect((await sums()).years).toEqual({ 2023: 11 });
    await set(id, { documentType: 'letter' });
    expect(await sums()).toEqual(nothing);
    await set(id, { documentType: 'receipt' });
    expect((await sums()).types).toEqual({ receipt: 11 });
    await set(id, { totalAmount: { amount: 11, currency: 'USD' } });
    expect((await spendingOf(owner)).currencies).toEqual(['USD']);
    await set(id, { totalAmount: null });
    expect(await sums()).toEqual(nothing);
  });

  it('documents into the trash, back, and out of the archive', async () => {
    const id = await addBill();
    await owner.call('DELETE', pathOf(id), { status: 204 });
    expect(await sums()).toEqual(nothing);
    await owner.post(`${pathOf(id)}/restore`, undefined, 204);
    expect(await sums()).toEqual(ofInvoices(10));
    await owner.call('DELETE', pathOf(id), { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
    await harness.finishJobs();
    expect(await sums()).toEqual(nothing);
  });

  it('correspondents that are renamed, merged and deleted', async () => {
    const works = await createCorrespondent(owner, { name: 'Works' });
    const other = await createCorrespondent(owner, { name: 'Wroks' });
    await addBill({ correspondentId: works.id });
    await addBill({ correspondentId: other.id, ...eur(5) });
    expect((await sums()).correspondents).toEqual({ Works: 10, Wroks: 5 });
    const path = `${owner.org}/correspondents`;
    await owner.post(`${path}/${other.id}/merge`, { intoCorrespondentId: works.id }, 204);
    await harness.finishJobs();
    expect(await sums()).toEqual(ofInvoices(15, 'Works'));
    await owner.call('PATCH', `${path}/${works.id}`, { body: { name: 'City Works' } });
    expect(await sums()).toEqual(ofInvoices(15, 'City Works'));
    await owner.call('DELETE', `${path}/${works.id}`, { status: 204 });
    await harness.finishJobs();
    expect(await sums()).toEqual(ofInvoices(15));
  });

  it('changes of many documents', async () => {
    const ids = [await addBill(), await addBill()];
    const filter = { documentIds: ids };
    const batch = `${owner.org}/documents/batch`;
    await owner.post(`${batch}/fields`, { filter, values: eur(4) }, 200);
    expect(await sums()).toEqual(ofInvoices(8));
    await owner.post(`${batch}/trash`, { filter }, 200);
    expect(await sums()).toEqual(nothing);
  });

  it('documents that are added with values, as imports do', async () => {
    const form = new FormData();
    const values = { documentType: 'receipt', documentDate: '2024-01-01', correspondent: 'Works' };
    form.set('metadata', JSON.stringify({ ...values, ...eur(6) }));
    form.set('file', formWith({ name: 'receipt.txt', content: 'text' }).get('file') ?? '');
    await owner.post(`${owner.org}/documents`, form);
    await harness.finishJobs();
    expect(await sums()).toEqual({
      years: { 2024: 6 },
      types: { receipt: 6 },
      correspondents: { Works: 6 },
    });
  });

  it('the archive of each organization alone', async () => {
    await addBill();
    const stranger = await createOwner();
    owner = stranger;
    expect(await sums()).toEqual(nothing);
  });
});
