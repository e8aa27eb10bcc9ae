import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { activityOf, createTextDocument, listDocuments, unknownId } from '../support/builders.ts';
import { createOwner, formWith, uploadDocument, type Owner } from '../support/client.ts';
import { ksefOf } from '../support/e-invoices/ksef.ts';
import { ublOf } from '../support/e-invoices/ubl.ts';

type Paid = { id: string; isPaid: boolean };
type Reminder = { date: string; doneAt: string | null; doneBy: string | null };

const inDays = (days: number) => dayAfter(utcDay(new Date()), days);

let owner: Owner;
let documentId: string;
const documentPath = (id = documentId) => `${owner.org}/documents/${id}`;

beforeEach(async () => {
  owner = await createOwner();
  documentId = (await createTextDocument(owner, { name: 'Invoice.txt' })).id;
});

async function set(values: object, id = documentId) {
  await owner.call('PATCH', documentPath(id), { body: values });
}

async function isPaid(id = documentId) {
  return (await owner.get<{ document: Paid }>(documentPath(id))).document.isPaid;
}

async function reminders(state: 'open' | 'done') {
  const path = `${owner.org}/reminders?state=${state}`;
  return (await owner.get<{ reminders: Reminder[] }>(path)).reminders;
}

async function find(searchQuery: string) {
  return (await listDocuments(owner, `/search?${new URLSearchParams({ searchQuery })}`)).ids;
}

async function uploadInvoice(content: string, metadata?: object) {
  const form = new FormData();
  if (metadata) form.set('metadata', JSON.stringify(metadata));
  form.set('file', formWith({ name: 'invoice.xml', content }).get('file') ?? '');
  const { document } = await owner.post<{ document: Paid }>(`${owner.org}/documents`, form);
  await harness.finishJobs();
  return document.id;
}

const paid = { field: 'isPaid', from: false, to: true };
const unpaid = { field: 'isPaid', from: true, to: false };

describe('a paid document', () => {
  it('is shown as paid wherever it is listed, with its activity', async () => {
    expect(await isPaid()).toBe(false);
    await set({ isPaid: true });
    const { documents } = await owner.get<{ documents: Paid[] }>(`${owner.org}/documents`);
    expect(documents).toMatchObject([{ id: documentId, isPaid: true }]);
    await set({ isPaid: false });
    await set({ isPaid: false });
    const activities = await activityOf(owner, documentId);
    expect(activities.map(({ eventData }) => eventData)).toMatchObject([
      { updatedFields: ['isPaid'], changes: [unpaid] },
      { updatedFields: ['isPaid'], changes: [paid] },
      {},
    ]);
  });

  it.each([null, 1, 'true'])('is not set to %j', async (value) => {
    await owner.fails('PATCH', documentPath(), {
      code: 'request.invalid',
      body: { isPaid: value },
    });
  });

  it('is paid in bulk, and as before after an undo', async () => {
    const other = (await createTextDocument(owner)).id;
    await set({ isPaid: true }, other);
    const path = `${documentPath('batch')}/fields`;
    const filter = { documentIds: [documentId, other] };
    const result = await owner.post<{ changedDocumentIds: string[]; before: object[] }>(
      path,
      { filter, values: { isPaid: true } },
      200,
    );
    expect(result).toMatchObject({
      changedDocumentIds: [documentId],
      before: [{ documentIds: [documentId], values: { isPaid: false } }],
    });
    await owner.post(
      path,
      { filter: { documentIds: [documentId] }, values: { isPaid: false } },
      200,
    );
    expect([await isPaid(), await isPaid(other)]).toEqual([false, true]);
  });

  it('has a completed reminder, which comes back when it is not paid after all', async () => {
    await set({ dueDate: inDays(5) });
    await set({ isPaid: true });
    expect(await reminders('open')).toEqual([]);
    expect(await reminders('done')).toMatchObject([{ date: inDays(5), doneBy: null }]);
    await set({ isPaid: false });
    expect(await reminders('open')).toMatchObject([{ date: inDays(5), doneAt: null }]);
  });

  it('is reminded of no other due date that it gets', async () => {
    await set({ isPaid: true, dueDate: inDays(5) });
    await set({ dueDate: inDays(9) });
    expect(await reminders('open')).toEqual([]);
    await set({ dueDate: null });
    await set({ isPaid: false, dueDate: inDays(5) });
    expect(await reminders('open')).toMatchObject([{ date: inDays(5) }]);
  });

  it('leaves a reminder completed that a person has completed', async () => {
    await set({ dueDate: inDays(5) });
    const { reminders: open } = await owner.get<{ reminders: { id: string }[] }>(
      `${owner.org}/reminders`,
    );
    const path = `${owner.org}/reminders/${open[0]?.id}`;
    await owner.call('PATCH', path, { body: { isDone: true } });
    await set({ isPaid: true });
    await set({ isPaid: false });
    expect(await reminders('open')).toEqual([]);
  });
});

describe('searches by payment', () => {
  it('find paid, unpaid and overdue documents', async () => {
    const [overdue, due, settled] = await Promise.all(
      ['a.txt', 'b.txt', 'c.txt'].map(async (name) => {
        return (await uploadDocument(owner, { name, content: name })).id;
      }),
    );
    await set({ dueDate: inDays(-2) }, overdue);
    await set({ dueDate: inDays(2) }, due);
    await set({ dueDate: inDays(-2), isPaid: true }, settled);
    expect(await find('is:paid')).toEqual([settled]);
    expect(new Set(await find('is:unpaid'))).toEqual(new Set([overdue, due]));
    expect(await find('is:overdue')).toEqual([overdue]);
    expect(new Set(await find('-is:overdue'))).toEqual(new Set([documentId, due, settled]));
    expect(await find('is:unpaid is:paid')).toEqual([]);
  });
});

describe('a rule', () => {
  const fieldActions = [{ field: 'isPaid', value: true, replaces: false }];

  it('marks documents as paid, but not where a person has taken it back', async () => {
    const body = {
      name: 'Direct debit',
      conditions: [{ field: 'name', operator: 'contains', value: 'invoice' }],
      tagIds: [],
      fieldActions,
    };
    const { taggingRule } = await owner.post<{ taggingRule: { id: string } }>(
      `${owner.org}/tagging-rules`,
      body,
    );
    expect(taggingRule).toMatchObject({ fieldActions });
    const { id } = await createTextDocument(owner, { name: 'Other invoice.txt' });
    expect(await isPaid(id)).toBe(true);
    const [activity] = await activityOf(owner, id);
    expect(activity?.eventData).toMatchObject({
      updatedFields: ['isPaid'],
      changes: [paid],
      taggingRule: { name: 'Direct debit' },
    });
    await set({ isPaid: false }, id);
    await owner.post(`${documentPath(id)}/extract`, undefined, 204);
    await harness.finishJobs();
    expect(await isPaid(id)).toBe(false);
    await owner.post(`${owner.org}/tagging-rules/${taggingRule.id}/apply`, undefined, 202);
    await harness.finishJobs();
    expect(await isPaid()).toBe(true);
  });

  it('does not mark documents as unpaid', async () => {
    await owner.fails('POST', `${owner.org}/tagging-rules`, {
      code: 'request.invalid',
      body: {
        name: 'A',
        conditions: [],
        tagIds: [],
        fieldActions: [{ ...fieldActions[0], value: false }],
      },
    });
  });
});

describe('an e-invoice', () => {
  const nothingDue = ublOf().replace('>50.00<', '>107.10<').replace('>57.10<', '>0.00<');

  it.each([
    ['without anything left to pay', nothingDue, true],
    ['with something left to pay', ublOf(), false],
    [
      'that says that it is paid',
      ksefOf().replace('<Platnosc>', '<Platnosc><Zaplacono>1</Zaplacono>'),
      true,
    ],
  ])('%s sets that', async (_, content, expected) => {
    expect(await isPaid(await uploadInvoice(content))).toBe(expected);
  });

  it('is not paid again once a person or the upload has said otherwise', async () => {
    const id = await uploadInvoice(nothingDue);
    const [activity] = await activityOf(owner, id);
    expect(activity?.eventData).toMatchObject({ source: 'text' });
    expect(activity?.eventData.changes).toContainEqual(paid);
    await set({ isPaid: false }, id);
    await owner.post(`${documentPath(id)}/extract`, undefined, 204);
    await harness.finishJobs();
    expect(await isPaid(id)).toBe(false);
    expect(await isPaid(await uploadInvoice(`${nothingDue}\n`, { isPaid: false }))).toBe(false);
  });
});

it('does not show the payment of a document of another organization', async () => {
  const stranger = await createOwner();
  await stranger.fails('PATCH', documentPath(), {
    code: 'auth.forbidden',
    body: { isPaid: true },
  });
  await owner.fails('PATCH', documentPath(unknownId('doc')), {
    code: 'document.not_found',
    body: { isPaid: true },
  });
  expect(await isPaid()).toBe(false);
});
