import { beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { harness } from '#harness';
import type { ToDo } from '../../shared/archive/reminders/to-do.ts';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';

let owner: Owner;

beforeEach(async () => {
  owner = await createOwner();
});

const inDays = (days: number) => dayAfter(utcDay(new Date()), days);
const pathOf = (id: string) => `${owner.org}/documents/${id}`;
const set = (id: string, body: object) => owner.call('PATCH', pathOf(id), { body });
const lookAt = (documentIds: string[]) =>
  owner.post(
    `${owner.org}/documents/batch/inbox`,
    { filter: { documentIds }, isInInbox: false },
    200,
  );

const idsOf = (documents: { id: string }[]) => documents.map(({ id }) => id);

async function toDo() {
  const { overdueDocuments, proposedDocuments } = await owner.get<ToDo>(
    `${owner.org}/documents/to-do`,
  );
  return { overdue: idsOf(overdueDocuments), proposed: idsOf(proposedDocuments) };
}

async function addDue(days: number) {
  const { id } = await createTextDocument(owner);
  await set(id, { dueDate: inDays(days) });
  return id;
}

it('lists documents that came after their due date, the latest first', async () => {
  const late = await addDue(-20);
  const later = await addDue(-2);
  const history = await addDue(-200);
  const paid = await addDue(-3);
  await set(paid, { isPaid: true });
  const trashed = await addDue(-3);
  await owner.call('DELETE', pathOf(trashed), { status: 204 });
  await addDue(30);
  expect((await toDo()).overdue).toEqual([later, late]);
  await set(later, { isPaid: true });
  await set(history, { dueDate: inDays(-170) });
  expect((await toDo()).overdue).toEqual([late, history]);
});

it('leaves documents with a reminder of their due date to the reminders', async () => {
  const id = await addDue(3);
  await harness.platform().databaseFor(owner.organizationId).run(sql`
    update documents set due_date = ${inDays(-3)} where id = ${id}`);
  const { reminders } = await owner.get<{ reminders: { id: string }[] }>(`${owner.org}/reminders`);
  expect(reminders).toHaveLength(1);
  expect((await toDo()).overdue).toEqual([]);
  const done = { body: { isDone: true } };
  await owner.call('PATCH', `${owner.org}/reminders/${reminders[0]?.id}`, done);
  expect((await toDo()).overdue).toEqual([]);
});

it('leaves out documents whose reminder was deleted, unless they were added after their due date', async () => {
  const id = await addDue(3);
  const database = harness.platform().databaseFor(owner.organizationId);
  await database.run(sql`update documents set due_date = ${inDays(-3)} where id = ${id}`);
  const { reminders } = await owner.get<{ reminders: { id: string }[] }>(`${owner.org}/reminders`);
  await owner.call('DELETE', `${owner.org}/reminders/${reminders[0]?.id}`, { status: 204 });
  const addedAt = Date.parse(inDays(-10));
  await database.run(sql`update documents set created_at = ${addedAt} where id = ${id}`);
  expect((await toDo()).overdue).toEqual([]);
  await database.run(sql`update documents set added_at = ${Date.now()} where id = ${id}`);
  expect((await toDo()).overdue).toEqual([id]);
});

it('lists documents outside of the Inbox that have proposals for empty fields', async () => {
  const ids = [await createTextDocument(owner), await createTextDocument(owner)].map(
    ({ id }) => id,
  );
  const [first = '', second = ''] = ids;
  const propose = (id: string, field: string, value: string) =>
    harness.platform().databaseFor(owner.organizationId).run(sql`
      insert into document_findings (organization_id, document_id, field, value, source, state, confidence)
      values (${owner.organizationId}, ${id}, ${field}, ${JSON.stringify(value)}, 'text', 'proposed', 60)`);
  await propose(first, 'dueDate', '2090-01-01');
  await propose(second, 'reference', 'RE-1');
  expect((await toDo()).proposed).toEqual([]);
  await lookAt(ids);
  expect((await toDo()).proposed).toEqual([second, first]);
  await set(first, { dueDate: '2090-02-02' });
  expect((await toDo()).proposed).toEqual([second]);
  await owner.call('PATCH', `${pathOf(second)}/findings/reference`, {
    body: { state: 'dismissed' },
  });
  expect((await toDo()).proposed).toEqual([]);
});

it('lists them behind many documents that are in the Inbox', async () => {
  const { id } = await createTextDocument(owner);
  const { id: waiting } = await createTextDocument(owner);
  await lookAt([id]);
  const { organizationId } = owner;
  const propose = (document: string, field: unknown) => sql`
    insert into document_findings (organization_id, document_id, field, value, source, state, confidence)
    select ${organizationId}, ${document}, ${field}, '"RE-1"', 'text', 'proposed', 60`;
  const database = harness.platform().databaseFor(organizationId);
  await database.run(propose(id, 'reference'));
  // Many fields of one document stand in for many documents.
  const fields = JSON.stringify(Array.from({ length: 300 }, (_, index) => `field${index}`));
  await database.run(sql`${propose(waiting, sql`value`)} from json_each(${fields})`);
  expect((await toDo()).proposed).toEqual([id]);
});
