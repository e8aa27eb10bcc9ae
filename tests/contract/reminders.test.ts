import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createReminder } from '../../worker/archive/reminders/create-reminder.ts';
import { addMember, createApiKey, removeMember, userIdOf } from '../support/access.ts';
import { activityOf, createTextDocument, readDocument, unknownId } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import { interruptedPlatform } from '../support/interrupted-platform.ts';

type Reminder = {
  id: string;
  documentId: string;
  documentName: string;
  source: string;
  date: string;
  snoozedUntil: string | null;
  remindOn: string;
  note: string;
  assigneeId: string | null;
  createdBy: string | null;
  doneAt: string | null;
  doneBy: string | null;
};

const today = utcDay(new Date());
const inDays = (days: number) => dayAfter(today, days);

let owner: Owner;
let documentId: string;
const path = () => `${owner.org}/reminders`;
const documentPath = () => `${owner.org}/documents/${documentId}`;

async function list(query = '', client: TestClient = owner) {
  return client.get<{ reminders: Reminder[]; nextCursor: string | null }>(`${path()}${query}`);
}
const daysOf = async (query = '', client: TestClient = owner) =>
  (await list(query, client)).reminders.map(({ remindOn }) => remindOn);

async function setDueDate(dueDate: string | null) {
  await owner.call('PATCH', documentPath(), { body: { dueDate } });
}

async function add(input: object, client: TestClient = owner) {
  const body = { documentId, date: inDays(3), ...input };
  return (await client.post<{ reminder: Reminder }>(path(), body)).reminder;
}

async function update({ id }: Reminder, body: object, client: TestClient = owner) {
  const options = { body };
  return (await client.call<{ reminder: Reminder }>('PATCH', `${path()}/${id}`, options)).reminder;
}

async function join(role: 'viewer' | 'member') {
  const client = await createUser();
  const { id: memberId } = await addMember(owner, client, role);
  return { client, memberId, userId: await userIdOf(client) };
}

beforeEach(async () => {
  owner = await createOwner({ name: 'Olga' });
  documentId = (await createTextDocument(owner, { name: 'Invoice.txt' })).id;
});

describe('the reminder of a due date', () => {
  it('is made with a due date in the future, for everybody', async () => {
    await setDueDate(inDays(5));
    expect(await list()).toEqual({
      reminders: [
        {
          id: expect.stringMatching(/^rem_[a-z0-9]{24}$/) as string,
          organizationId: owner.organizationId,
          documentId,
          documentName: 'Invoice.txt',
          correspondent: null,
          totalAmount: null,
          source: 'due-date',
          date: inDays(5),
          snoozedUntil: null,
          remindOn: inDays(5),
          note: '',
          assigneeId: null,
          createdBy: null,
          createdAt: expect.any(String) as string,
          doneAt: null,
          doneBy: null,
        },
      ],
      nextCursor: null,
    });
  });

  it('is not made for a day that is past', async () => {
    await setDueDate(inDays(-2));
    expect(await daysOf()).toEqual([]);
  });

  it('is made by a bulk change', async () => {
    const body = { filter: { documentIds: [documentId] }, values: { dueDate: inDays(9) } };
    await owner.call('POST', `${owner.org}/documents/batch/fields`, { body });
    expect(await daysOf()).toEqual([inDays(9)]);
  });

  it('follows changes of the due date, also to a day that is past', async () => {
    await setDueDate(inDays(5));
    const [{ id }] = (await list()).reminders as [Reminder];
    await setDueDate(inDays(8));
    expect((await list()).reminders).toMatchObject([{ id, date: inDays(8) }]);
    await setDueDate(inDays(-3));
    expect((await list()).reminders).toMatchObject([{ id, date: inDays(-3) }]);
    await setDueDate(null);
    expect(await daysOf()).toEqual([]);
  });

  it('stays done until the due date is moved to another day to come', async () => {
    await setDueDate(inDays(5));
    const [reminder] = (await list()).reminders as [Reminder];
    await update(reminder, { isDone: true });
    await owner.call('PATCH', documentPath(), { body: { name: 'Paid.txt', dueDate: inDays(5) } });
    // Until noon, yesterday has not yet ended in time zones twelve hours behind UTC.
    await setDueDate(inDays(-2));
    expect(await daysOf()).toEqual([]);
    await setDueDate(inDays(40));
    expect((await list()).reminders).toMatchObject([
      { date: inDays(40), doneAt: null, doneBy: null },
    ]);
  });

  it('ends being snoozed with a change of the due date', async () => {
    await setDueDate(inDays(5));
    const [reminder] = (await list()).reminders as [Reminder];
    await update(reminder, { snoozedUntil: inDays(7) });
    await setDueDate(inDays(6));
    expect((await list()).reminders).toMatchObject([{ snoozedUntil: null, remindOn: inDays(6) }]);
  });

  it('comes back as it was with the due date that it had, as an undo brings it', async () => {
    const { client, memberId, userId } = await join('member');
    await setDueDate(inDays(5));
    const [reminder] = (await list()).reminders as [Reminder];
    await update(reminder, { note: 'By cash', assigneeId: userId });
    const snoozed = await update(reminder, { snoozedUntil: inDays(7) });
    await setDueDate(null);
    await setDueDate(inDays(5));
    expect((await list()).reminders).toEqual([snoozed]);

    const done = await update(reminder, { isDone: true }, client);
    await setDueDate(inDays(9));
    expect((await list()).reminders).toMatchObject([{ note: 'By cash', doneAt: null }]);
    await setDueDate(inDays(5));
    expect((await list('?state=done')).reminders).toEqual([done]);

    await update(reminder, { isDone: false, snoozedUntil: inDays(8) });
    await setDueDate(null);
    await setDueDate(inDays(30));
    expect((await list()).reminders).toMatchObject([{ note: '', snoozedUntil: null }]);
    await setDueDate(null);
    await setDueDate(inDays(5));
    expect((await list()).reminders).toMatchObject([
      { id: reminder.id, note: 'By cash', snoozedUntil: inDays(8) },
    ]);
    for (const day of [31, 32, 33, 34, 35, 36]) await setDueDate(inDays(day));
    await setDueDate(inDays(5));
    expect((await list()).reminders).toMatchObject([{ note: 'By cash', snoozedUntil: null }]);

    const [last] = (await list()).reminders as [Reminder];
    await update(last, { assigneeId: userId });
    await setDueDate(null);
    await removeMember(memberId);
    await harness.finishJobs();
    await setDueDate(inDays(5));
    expect((await list()).reminders).toMatchObject([{ id: last.id, assigneeId: null }]);
  });

  it('that was done stays done where its day, past by now, is cleared and set again', async () => {
    await setDueDate(inDays(5));
    const [reminder] = (await list()).reminders as [Reminder];
    await update(reminder, { isDone: true });
    await setDueDate(inDays(-3));
    await setDueDate(null);
    await setDueDate(inDays(-3));
    expect((await list('?state=done')).reminders).toMatchObject([
      { id: reminder.id, date: inDays(-3) },
    ]);
  });

  it('is gone again where a past day, which had none, comes back', async () => {
    await setDueDate(inDays(-900));
    await setDueDate(inDays(5));
    expect(await daysOf()).toEqual([inDays(5)]);
    await setDueDate(inDays(-900));
    expect(await daysOf()).toEqual([]);
  });

  it('that was done stays done where a past day comes back', async () => {
    await setDueDate(inDays(5));
    await setDueDate(inDays(-20));
    await setDueDate(inDays(7));
    const [reminder] = (await list()).reminders as [Reminder];
    const { doneBy } = await update(reminder, { isDone: true });
    await setDueDate(inDays(-20));
    expect(await daysOf()).toEqual([]);
    expect((await list('?state=done')).reminders).toMatchObject([{ date: inDays(-20), doneBy }]);
  });

  it('has no day of its own', async () => {
    await setDueDate(inDays(5));
    const [{ id }] = (await list()).reminders as [Reminder];
    const error = await owner.fails('PATCH', `${path()}/${id}`, {
      code: 'request.invalid',
      body: { date: inDays(6) },
    });
    expect(error.details).toMatchObject([{ path: 'date' }]);
  });

  it('stays deleted for its day, and is made for another one', async () => {
    await setDueDate(inDays(5));
    const [{ id }] = (await list()).reminders as [Reminder];
    await owner.call('DELETE', `${path()}/${id}`, { status: 204 });
    await owner.call('PATCH', documentPath(), { body: { name: 'Renamed.txt' } });
    expect(await daysOf()).toEqual([]);
    await setDueDate(null);
    await setDueDate(inDays(5));
    expect(await daysOf()).toEqual([]);
    await setDueDate(inDays(6));
    expect(await daysOf()).toEqual([inDays(6)]);
    await setDueDate(inDays(5));
    expect(await daysOf()).toEqual([]);
  });
});

describe('a reminder', () => {
  it('is made for oneself, for a member or for everybody', async () => {
    const { userId } = await join('member');
    const own = await add({ note: '  Call\nthem ' });
    const me = await userIdOf(owner);
    expect(own).toMatchObject({
      source: 'person',
      note: 'Call them',
      assigneeId: me,
      createdBy: me,
    });
    expect(await add({ assigneeId: userId })).toMatchObject({ assigneeId: userId, createdBy: me });
    expect(await add({ assigneeId: null })).toMatchObject({ assigneeId: null });
    expect(await daysOf()).toEqual([inDays(3), inDays(3), inDays(3)]);
  });

  it('is done and undone, snoozed, assigned and deleted', async () => {
    const { userId } = await join('member');
    const reminder = await add({ date: inDays(-1) });
    const me = await userIdOf(owner);
    const done = await update(reminder, { isDone: true });
    expect(done).toMatchObject({ doneAt: expect.any(String) as string, doneBy: me });
    expect(await daysOf()).toEqual([]);
    expect((await list('?state=done')).reminders).toEqual([done]);
    expect(await update(reminder, { isDone: false })).toEqual(reminder);
    expect(await update(reminder, { snoozedUntil: inDays(7) })).toMatchObject({
      date: inDays(-1),
      remindOn: inDays(7),
    });
    expect(
      await update(reminder, { date: inDays(2), assigneeId: userId, note: 'x' }),
    ).toMatchObject({
      date: inDays(2),
      remindOn: inDays(2),
      snoozedUntil: null,
      assigneeId: userId,
      note: 'x',
    });
    await owner.call('DELETE', `${path()}/${reminder.id}`, { status: 204 });
    await owner.fails('PATCH', `${path()}/${reminder.id}`, {
      code: 'reminder.not_found',
      body: { isDone: true },
    });
  });

  it('is part of the activity as updated reminders, and changes nothing else of the document', async () => {
    const before = await readDocument(owner, documentId);
    const reminder = await add({});
    await update(reminder, { isDone: true });
    await update(reminder, { isDone: true });
    await owner.call('DELETE', `${path()}/${reminder.id}`, { status: 204 });
    const fields = (await activityOf(owner, documentId)).map(
      ({ eventData }) => eventData.updatedFields,
    );
    expect(fields).toEqual([['reminders'], ['reminders'], ['reminders'], undefined]);
    expect(await readDocument(owner, documentId)).toEqual(before);
  });

  it('is read by viewers and by keys that read documents, and changed by neither', async () => {
    const reminder = await add({});
    const { client: viewer } = await join('viewer');
    const token = await createApiKey(owner, { permissions: ['documents:read'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    for (const client of [viewer, key]) {
      expect((await list('', client)).reminders).toEqual([reminder]);
      const body = { documentId, date: inDays(1) };
      await client.fails('POST', path(), { code: 'auth.forbidden', body });
      const one = `${path()}/${reminder.id}`;
      await client.fails('PATCH', one, { code: 'auth.forbidden', body: { isDone: true } });
      await client.fails('DELETE', one, { code: 'auth.forbidden' });
    }
  });

  it('is for members only, of documents of the organization only', async () => {
    const stranger = await createOwner();
    const theirs = await createTextDocument(stranger);
    const assigneeId = await userIdOf(stranger);
    const date = inDays(1);
    const reminder = await add({});
    const { id } = reminder;
    const body = { documentId, date, assigneeId };
    await owner.fails('POST', path(), { code: 'member.not_found', body });
    await owner.fails('PATCH', `${path()}/${id}`, {
      code: 'member.not_found',
      body: { assigneeId },
    });
    for (const foreign of [theirs.id, unknownId('doc')]) {
      const input = { documentId: foreign, date };
      await owner.fails('POST', path(), { code: 'document.not_found', body: input });
    }
    const elsewhere = `${stranger.org}/reminders/${id}`;
    await stranger.fails('PATCH', elsewhere, { code: 'reminder.not_found', body: { note: 'x' } });
    await stranger.fails('DELETE', elsewhere, { code: 'reminder.not_found' });
    expect((await list()).reminders).toEqual([reminder]);
  });

  it.each([
    ['no day', { date: undefined }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['a time', { date: '2026-02-03T10:00:00Z' }],
    ['a note that is too long', { note: 'x'.repeat(limits.reminderNote.max + 1) }],
    ['a member id', { assigneeId: unknownId('mem') }],
  ])('rejects %s', async (_what, input) => {
    const body = { documentId, date: inDays(1), ...input };
    await owner.fails('POST', path(), { code: 'request.invalid', body });
  });

  it('is limited for each document', async () => {
    const { organizationId } = owner;
    await harness.platform().databaseFor(organizationId).run(sql`
      insert into reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${limits.reminders.max - 1})
      select 'rem_' || substr(${documentId}, 5, 20) || printf('%04d', n), ${organizationId}, ${documentId}, 'person',
        '2030-01-01', '', 0, 0, 0 from numbers`);
    await add({});
    await owner.fails('POST', path(), {
      code: 'limit.reached',
      body: { documentId, date: inDays(1) },
    });
    await setDueDate(inDays(5));
    expect((await list(`?documentId=${documentId}&pageSize=100`)).reminders).toHaveLength(51);
  });
});

describe('what is coming up', () => {
  it('lists those overdue first, then by day, in pages', async () => {
    for (const days of [4, -2, 1, 9, -7]) await add({ date: inDays(days) });
    const expected = [-7, -2, 1, 4, 9].map(inDays);
    expect(await daysOf()).toEqual(expected);
    const first = await list('?pageSize=2');
    const second = await list(`?pageSize=2&cursor=${first.nextCursor}`);
    const third = await list(`?pageSize=2&cursor=${second.nextCursor}`);
    const days = [first, second, third].flatMap(({ reminders }) => reminders);
    expect(days.map(({ remindOn }) => remindOn)).toEqual(expected);
    expect(third.nextCursor).toBeNull();
  });

  it('lists what is done in pages, the latest first, also where two were done at once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const reminder = await add({});
      await update(reminder, { isDone: true });
      ids.push(reminder.id);
    }
    const [oldest, newest, ...atOnce] = ids;
    await harness.platform().databaseFor(owner.organizationId).run(sql`
      update reminders set done_at = case id when ${oldest} then 1000 when ${newest} then 3000 else 2000 end
      where organization_id = ${owner.organizationId}`);
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?state=done&pageSize=1${cursor && `&cursor=${cursor}`}`);
      found.push(...page.reminders.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(found).toEqual([newest, ...atOnce.toSorted().toReversed(), oldest]);
  });

  it('leaves out what is for other members where one asks for their own', async () => {
    const { client, userId } = await join('member');
    await add({ date: inDays(1) });
    await add({ date: inDays(2), assigneeId: userId });
    await add({ date: inDays(3), assigneeId: null });
    expect(await daysOf('?filter=mine')).toEqual([inDays(1), inDays(3)]);
    expect(await daysOf('?filter=mine', client)).toEqual([inDays(2), inDays(3)]);
    expect(await daysOf('', client)).toEqual([inDays(1), inDays(2), inDays(3)]);
  });

  it.each([
    '?state=some',
    '?filter=theirs',
    '?cursor=x',
    '?pageSize=0',
    '?documentId=1',
    `?state=done&cursor=2026-05-14~rem_${'a'.repeat(24)}`,
    `?state=open&cursor=1763900000000~rem_${'a'.repeat(24)}`,
  ])('rejects %s', async (query) => {
    await owner.fails('GET', `${path()}${query}`, { code: 'request.invalid' });
  });

  it('leaves out documents in the trash until they are restored', async () => {
    await setDueDate(inDays(2));
    await add({});
    await owner.call('DELETE', documentPath(), { status: 204 });
    expect(await daysOf()).toEqual([]);
    const body = { documentId, date: inDays(1) };
    await owner.fails('POST', path(), { code: 'document.in_trash', body });
    await owner.post(`${documentPath()}/restore`, undefined, 204);
    expect(await daysOf()).toEqual([inDays(2), inDays(3)]);
    await owner.call('DELETE', documentPath(), { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${documentId}`, { status: 204 });
    const rows = await harness
      .platform()
      .databaseFor(owner.organizationId)
      .all(sql`select 1 from reminders where organization_id = ${owner.organizationId}`);
    expect(rows).toEqual([]);
  });
});

describe('when a membership ends', () => {
  it('own reminders are deleted, and others are for everybody', async () => {
    const { client, memberId, userId } = await join('member');
    await add({ date: inDays(1) }, client);
    const forThem = await add({ date: inDays(2), assigneeId: userId });
    const byThem = await add({ date: inDays(3), assigneeId: null }, client);
    await removeMember(memberId);
    await harness.finishJobs();
    expect((await list()).reminders).toMatchObject([
      { id: forThem.id, assigneeId: null },
      { id: byThem.id, createdBy: userId },
    ]);
  });

  it('between the check and the write, the reminder is for everybody', async () => {
    const { userId, memberId } = await join('member');
    const { platform, settled } = interruptedPlatform(async () => {
      await removeMember(memberId);
      await harness.finishJobs();
    });
    const me = await userIdOf(owner);
    const reminder = await createReminder(
      createSystemScope(platform, owner.organizationId),
      { documentId, date: inDays(2), note: '', assigneeId: userId },
      { kind: 'user', userId: me, userName: 'Ada' },
    );
    await settled();
    expect(reminder).toMatchObject({ assigneeId: null });
    expect((await list()).reminders).toMatchObject([{ id: reminder.id, assigneeId: null }]);
  });

  it('and begins again, the new reminders stay', async () => {
    const { client, memberId, userId } = await join('member');
    const former = await add({ date: inDays(1), assigneeId: userId });
    await removeMember(memberId);
    await addMember(owner, client, 'member');
    const added = await add({ date: inDays(2), assigneeId: userId });
    await harness.finishJobs();
    expect((await list()).reminders).toMatchObject([
      { id: former.id, assigneeId: null },
      { id: added.id, assigneeId: userId },
    ]);
  });
});
