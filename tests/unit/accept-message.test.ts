import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { mailKey } from '../../worker/archive/files/file-key.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { acceptMessage } from '../../worker/integrations/intake-emails/messages/accept-message.ts';
import {
  findIntakeMessage,
  insertIntakeMessage,
} from '../../worker/integrations/intake-emails/messages/intake-message-store.ts';
import { OverloadError } from '../../worker/platform/byte-budget.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createWorld, platformIn, type Step, type World } from '../faults/faulty-platform.ts';
import { composeMessage } from '../support/mail-fixtures.ts';
import { createRandom } from '../support/random.ts';
import { documentsTable } from '../support/tables.ts';

const file = (name: string) => ({
  name,
  type: 'text/plain',
  content: new TextEncoder().encode(name),
});
const names = ['a.txt', 'b.txt', 'c.txt'];
const raw = new Uint8Array(composeMessage({ attachments: names.map(file) }));

type Case = { world: World; organizationId: string; messageId: string };

async function quarantine(): Promise<Case> {
  const world = createWorld();
  const organizationId = createId('org');
  const messageId = createId('im');
  const platform = platformIn(world);
  await platform.files.put(mailKey(organizationId, messageId), new Blob([raw]).stream());
  await insertIntakeMessage(createSystemScope(platform, organizationId), {
    id: messageId,
    organizationId,
    emailAddress: 'abc@intake.localhost',
    sender: 'ada@example.com',
    subject: 'For the archive',
    refusal: null,
    quarantine: 'unverified',
    confirmation: null,
    attachments: [],
    acceptance: null,
    tagName: null,
    receivedAt: new Date(world.now),
  });
  return { world, organizationId, messageId };
}

function accept({ organizationId, messageId }: Case, platform: Platform) {
  const scope = createSystemScope(platform, organizationId);
  return acceptMessage(scope, messageId, { isSenderRemembered: false });
}

async function stateOf({ world, organizationId, messageId }: Case) {
  const scope = createSystemScope(platformIn(world), organizationId);
  const documents = await scope.database.select().from(documentsTable);
  return {
    message: await findIntakeMessage(scope, messageId),
    documents: documents.map(({ name }) => name).toSorted(),
    hasMail: world.files.has(mailKey(organizationId, messageId)),
  };
}

/** Expects that each file became one listed document and that no work is left. */
async function expectAccepted(test: Case) {
  const { message, documents, hasMail } = await stateOf(test);
  expect(documents).toEqual(names);
  expect(message).toMatchObject({ quarantine: null, refusal: null });
  expect(message?.attachments.map(({ name, documentId }) => [name, documentId !== null])).toEqual(
    names.map((name) => [name, true]),
  );
  expect(hasMail).toBe(false);
}

class Fault extends Error {}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('the acceptance of a message', () => {
  it.each([
    ['a call fails', { isKilled: false, isDone: false }],
    ['the response of a call is lost', { isKilled: false, isDone: true }],
    ['it is killed before a call', { isKilled: true, isDone: false }],
    ['it is killed after a call', { isKilled: true, isDone: true }],
  ])('can be done again, wherever %s', async (_what, { isKilled, isDone }) => {
    for (let faultAt = 1; ; faultAt += 1) {
      const test = await quarantine();
      let calls = 0;
      const step: Step = async (call) => {
        calls += 1;
        if (calls < faultAt || (calls > faultAt && !isKilled)) return call();
        if (calls === faultAt && isDone) await call();
        throw new Fault();
      };
      await accept(test, platformIn(test.world, step)).catch(() => undefined);
      // The email is kept until all of it became documents, whatever happened.
      const { message, hasMail } = await stateOf(test);
      if (message?.quarantine !== null) expect(hasMail).toBe(true);
      test.world.now += 3 * minute;
      await accept(test, platformIn(test.world));
      if (message?.quarantine !== null) await expectAccepted(test);
      else expect((await stateOf(test)).documents).toEqual(names);
      if (calls < faultAt) return;
    }
  });

  it('continues with the files that are left, and does not restore what was trashed since', async () => {
    const test = await quarantine();
    let puts = 0;
    const platform = platformIn(test.world);
    const put: Platform['files']['put'] = async (key, body) => {
      puts += 1;
      if (puts === 2) return new Promise(() => undefined);
      return platform.files.put(key, body);
    };
    void accept(test, { ...platform, files: { ...platform.files, put } });
    await expect.poll(() => puts).toBe(2);
    const scope = createSystemScope(platform, test.organizationId);
    const [first] = await scope.database.select().from(documentsTable);
    await trashDocuments(scope, namedDocuments([first?.id ?? '']));
    test.world.now += 3 * minute;
    const message = await accept(test, platform);
    expect(message.attachments.map(({ name, outcome }) => [name, outcome])).toEqual(
      names.map((name) => [name, 'created']),
    );
    const documents = await scope.database.select().from(documentsTable);
    expect(documents.map(({ deletedAt }) => deletedAt !== null)).toEqual([true, false, false]);
  });

  it('can be done again at once where there was no room for a file', async () => {
    const test = await quarantine();
    const platform = platformIn(test.world);
    let puts = 0;
    const put: Platform['files']['put'] = async (key, body) => {
      puts += 1;
      if (puts === 2) throw new OverloadError();
      return platform.files.put(key, body);
    };
    const full = { ...platform, files: { ...platform.files, put } };
    await expect(accept(test, full)).rejects.toThrow(OverloadError);
    expect((await stateOf(test)).message).toMatchObject({ quarantine: 'unverified' });
    await accept(test, platform);
    await expectAccepted(test);
  });

  it('is done by one of several that overtake each other, and the last one deletes the email', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = createRandom(seed);
      const test = await quarantine();
      const step: Step = async (call) => {
        for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1) await Promise.resolve();
        // Sometimes each run assumes that the others were interrupted.
        if (random() < 0.2) test.world.now += 3 * minute;
        return call();
      };
      await Promise.allSettled(
        Array.from({ length: 4 }, () => accept(test, platformIn(test.world, step))),
      );
      const { message, hasMail } = await stateOf(test);
      if (message?.quarantine !== null) expect(hasMail).toBe(true);
      test.world.now += 3 * minute;
      await accept(test, platformIn(test.world));
      await expectAccepted(test);
    }
  });

  it('ends with a reason for a message whose email is lost', async () => {
    const test = await quarantine();
    test.world.files.clear();
    expect(await accept(test, platformIn(test.world))).toMatchObject({ refusal: 'lost' });
    const { message } = await stateOf(test);
    expect(message).toMatchObject({ quarantine: null, refusal: 'lost' });
    expect(await accept(test, platformIn(test.world))).toEqual(message);
  });

  it('ends with a reason for a message that turns out to be empty', async () => {
    const test = await quarantine();
    const key = mailKey(test.organizationId, test.messageId);
    await platformIn(test.world).files.put(key, new Blob(['Subject: x\n\n \n']).stream());
    expect(await accept(test, platformIn(test.world))).toMatchObject({ refusal: 'empty' });
    expect(await stateOf(test)).toMatchObject({ documents: [], hasMail: false });
  });
});
