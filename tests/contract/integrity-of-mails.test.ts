import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { day } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { mailKey } from '../../worker/archive/files/file-key.ts';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../../worker/operations/integrity/check-integrity.ts';
import { repairProblem } from '../../worker/operations/integrity/repair-problem.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import {
  accept,
  createInbox,
  messagesOf,
  namesOf,
  platformWith,
  receive,
  type Inbox,
} from '../support/intake.ts';
import { composeMessage } from '../support/mail-fixtures.ts';
import { intakeMessagesTable } from '../support/tables.ts';

const count = 3;
let inbox: Inbox;
let ids: string[];

/** All are in quarantine since the same millisecond. */
beforeEach(async () => {
  inbox = await createInbox();
  const now = new Date();
  for (let index = 0; index < count; index += 1) {
    const raw = composeMessage({ text: `Message ${index}` });
    await receive(raw, inbox.address, { now });
  }
  ids = (await messagesOf(inbox)).map(({ id }) => id);
  expect(ids).toHaveLength(count);
});

const keyOf = (messageId: string) => mailKey(inbox.organizationId, messageId);
const atDay = (days: number) => platformWith({ now: new Date(Date.now() + days * day) });

async function problemsOf(platform: Platform = harness.platform(), limit = 2) {
  const found = [];
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor) {
    const step: IntegrityStep = await checkIntegrity(platform, cursor, { limit });
    found.push(...step.problems);
    cursor = step.next;
  }
  return found.filter(({ organizationId }) => organizationId === inbox.organizationId);
}

async function repairAll(platform: Platform = harness.platform()) {
  for (const problem of await problemsOf(platform)) {
    expect(await repairProblem(platform, problem)).toBe(true);
  }
  expect(await problemsOf(platform)).toEqual([]);
}

it('finds nothing wrong with mails that wait, were accepted or whose quarantine ends', async () => {
  await accept(inbox, ids[0] ?? '');
  await harness.finishJobs();
  expect(await problemsOf()).toEqual([]);
  expect(await problemsOf(atDay(14))).toEqual([]);
});

it.each([1, 2, 100])(
  'finds messages whose email is lost, %d at a time, and refuses them',
  async (limit) => {
    await harness.platform().files.delete(ids.slice(1).map(keyOf));
    const problems = await problemsOf(harness.platform(), limit);
    const lost = ids.slice(1).map((subject) => ({ check: 'mail-missing', subject }));
    expect(problems).toHaveLength(lost.length);
    expect(problems).toEqual(
      expect.arrayContaining(lost.map((each) => expect.objectContaining(each))),
    );
    await repairAll();
    const messages = await messagesOf(inbox);
    expect(messages.map(({ id, refusal, quarantine }) => [id, refusal, quarantine])).toEqual([
      [ids[0], null, 'unverified'],
      [ids[1], 'lost', null],
      [ids[2], 'lost', null],
    ]);
    await accept(inbox, ids[0] ?? '');
    expect(await namesOf(inbox)).toHaveLength(1);
  },
);

it('leaves a message that is being accepted to that', async () => {
  const [id = ''] = ids;
  await harness.platform().files.delete([keyOf(id)]);
  const database = harness.platform().databaseFor(inbox.organizationId);
  const acceptingSince = new Date();
  await database
    .update(intakeMessagesTable)
    .set({ acceptingSince })
    .where(eq(intakeMessagesTable.id, id));
  for (const problem of await problemsOf()) await repairProblem(harness.platform(), problem);
  expect(await problemsOf()).toMatchObject([{ check: 'mail-missing', subject: id }]);
});

it('finds emails that are left of accepted messages, and deletes them', async () => {
  const [id = ''] = ids;
  const file = await harness.platform().files.get(keyOf(id));
  const bytes = await new Response(file?.body).blob();
  await accept(inbox, id);
  await harness.finishJobs();
  await harness.platform().files.put(keyOf(id), bytes.stream());
  expect(await problemsOf()).toMatchObject([{ check: 'mail-without-message', subject: keyOf(id) }]);
  await repairAll();
  expect(await harness.platform().files.get(keyOf(id))).toBeNull();
});

it('finds emails without a message once the sweep of files should have deleted them', async () => {
  const key = keyOf(createId('im'));
  await harness.platform().files.put(key, new Blob(['left']).stream());
  expect(await problemsOf()).toEqual([]);
  const found = await problemsOf(atDay(38));
  expect(found).toContainEqual(
    expect.objectContaining({ check: 'mail-without-message', subject: key }),
  );
  await repairAll(atDay(38));
});
