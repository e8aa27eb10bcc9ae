import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { activityOf, createTextDocument, listDocuments } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';

type Reminder = { id: string; source: string; date: string };

const inDays = (days: number) => dayAfter(utcDay(new Date()), days);

let owner: Owner;
let documentId: string;
const documentPath = () => `${owner.org}/documents/${documentId}`;

beforeEach(async () => {
  owner = await createOwner();
  documentId = (await createTextDocument(owner, { name: 'Lease.txt' })).id;
});

async function set(values: object) {
  await owner.call('PATCH', documentPath(), { body: values });
}

async function find(searchQuery: string) {
  return (await listDocuments(owner, `/search?${new URLSearchParams({ searchQuery })}`)).ids;
}

async function reminders() {
  const { reminders: all } = await owner.get<{ reminders: Reminder[] }>(`${owner.org}/reminders`);
  return all.map(({ source, date }) => ({ source, date }));
}

describe('the last day of a contract, and the last one to cancel it', () => {
  it('are set, shown and cleared like other fields', async () => {
    await set({ endDate: '2031-01-31', noticeDate: '2030-10-31' });
    const { document } = await owner.get<{ document: object }>(documentPath());
    expect(document).toMatchObject({ endDate: '2031-01-31', noticeDate: '2030-10-31' });
    await set({ noticeDate: null });
    const [latest] = await activityOf(owner, documentId);
    expect(latest?.eventData).toMatchObject({
      updatedFields: ['noticeDate'],
      changes: [{ field: 'noticeDate', from: '2030-10-31', to: null }],
    });
    await owner.fails('PATCH', documentPath(), {
      code: 'request.invalid',
      body: { endDate: 'soon' },
    });
  });

  it('are searched and sorted by', async () => {
    const other = (await createTextDocument(owner)).id;
    await set({ endDate: '2031-01-31', noticeDate: '2030-10-31' });
    expect(await find('ends:2031')).toEqual([documentId]);
    expect(await find('notice:<2030-11')).toEqual([documentId]);
    expect(await find('notice:>2030-11')).toEqual([]);
    expect(await find('has:notice')).toEqual([documentId]);
    expect(await find('no:ends')).toEqual([other]);
    expect((await listDocuments(owner, '?sortField=endDate&sortOrder=asc')).ids).toEqual([
      documentId,
      other,
    ]);
  });

  it('remind of themselves as due dates do', async () => {
    await set({ endDate: inDays(90), noticeDate: inDays(30) });
    expect(await reminders()).toEqual([
      { source: 'notice-date', date: inDays(30) },
      { source: 'end-date', date: inDays(90) },
    ]);
    await set({ noticeDate: inDays(20), endDate: null });
    expect(await reminders()).toEqual([{ source: 'notice-date', date: inDays(20) }]);
    await set({ noticeDate: null });
    expect(await reminders()).toEqual([]);
    await set({ noticeDate: inDays(-3) });
    expect(await reminders()).toEqual([]);
  });

  it('are found in a contract, and remind', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const content = `IRONWELL FITNESS LTD\nMembership Agreement\n\nThe minimum term ends on 31 January ${year + 1}. Either side may cancel with one month's notice to the end of the term.`;
    const { id } = await createTextDocument(owner, { content });
    const { document } = await owner.get<{ document: { findings: object[] } }>(
      `${owner.org}/documents/${id}`,
    );
    expect(document).toMatchObject({ endDate: `${year + 1}-01-31`, noticeDate: `${year}-12-31` });
    expect(document.findings).toContainEqual(
      expect.objectContaining({ field: 'noticeDate', source: 'text', state: 'set', page: 1 }),
    );
    expect(await reminders()).toEqual([
      { source: 'notice-date', date: `${year}-12-31` },
      { source: 'end-date', date: `${year + 1}-01-31` },
    ]);
  });

  it('are set in bulk, and conditions of rules', async () => {
    const filter = { documentIds: [documentId] };
    const path = `${owner.org}/documents/batch/fields`;
    await owner.post(path, { filter, values: { endDate: '2031-01-31' } }, 200);
    const tag = await owner.post<{ tag: { id: string } }>(`${owner.org}/tags`, {
      name: 'ends',
      color: '#ff0000',
    });
    const rule = await owner.post<{ taggingRule: { id: string } }>(`${owner.org}/tagging-rules`, {
      name: 'Ends',
      conditions: [{ field: 'endDate', operator: 'is_set' }],
      tagIds: [tag.tag.id],
    });
    await owner.call('POST', `${owner.org}/tagging-rules/${rule.taggingRule.id}/apply`, {
      status: 202,
    });
    await harness.finishJobs();
    expect(await find('tag:ends')).toEqual([documentId]);
  });
});
