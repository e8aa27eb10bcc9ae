import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import { day } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { mailKey } from '../../worker/archive/files/file-key.ts';
import { addMember } from '../support/access.ts';
import { unknownId } from '../support/builders.ts';
import { createUser, type Owner } from '../support/client.ts';
import {
  accept,
  createInbox,
  messagesOf,
  namesOf,
  platformWith,
  receive,
  sender,
  verified,
  type Inbox,
} from '../support/intake.ts';
import { endQuarantines, purgeOrganizations, sweepOrphanedFiles } from '../support/cron-steps.ts';
import { composeMessage } from '../support/mail-fixtures.ts';
import { intakeMessagesTable } from '../support/tables.ts';

const received = { kind: 'received' };

async function quarantined(inbox: Inbox, text = 'A message') {
  expect(await receive(composeMessage({ text }), inbox.address)).toEqual(received);
  const [message] = await messagesOf(inbox);
  expect(message).toMatchObject({ quarantine: 'unverified', attachments: [] });
  return message?.id ?? '';
}

async function hasFile(owner: Owner, messageId: string) {
  const file = await harness.platform().files.get(mailKey(owner.organizationId, messageId));
  await file?.body.cancel();
  return file !== null;
}

it('is listed newest first, also if it came in the same millisecond', async () => {
  const inbox = await createInbox(['*@example.com']);
  const now = new Date();
  const senders = ['ada', 'bob', 'carol', 'dave'].map((name) => `${name}@example.com`);
  for (const from of senders) await receive(composeMessage({ from }), inbox.address, { from, now });
  const listed = (await messagesOf(inbox)).map((message) => message.sender);
  expect(listed).toEqual(senders.toReversed());
});

describe('mail of an allowed sender without a pass of the receiving server', () => {
  const ours = 'Authentication-Results: mx.cloudflare.net;';

  it.each([
    ['no verdict', []],
    ['no policy', [`${ours} dmarc=none header.from=example.com`]],
    ['a temporary error', [`${ours} dmarc=temperror`]],
    ['other checks that pass', [`${ours} spf=pass; dkim=pass header.d=example.com`]],
    ['a pass of another server', ['Authentication-Results: mx.example.net; dmarc=pass']],
    ['a pass of another domain', [`${ours} dmarc=pass header.from=evil.example`]],
    ['a pass below the verdict', [`${ours} dmarc=none`, verified]],
  ])('is put in quarantine: %s', async (_what, extra) => {
    const inbox = await createInbox();
    expect(await receive(composeMessage({ extra }), inbox.address)).toEqual(received);
    expect(await namesOf(inbox)).toEqual([]);
    expect(await messagesOf(inbox)).toMatchObject([
      { quarantine: 'unverified', refusal: null, confirmation: null, attachments: [], sender },
    ]);
  });

  it('is accepted or rejected where that is configured', async () => {
    const inbox = await createInbox();
    const reject = { config: { INTAKE_EMAILS_UNVERIFIED: 'reject' } } as const;
    expect(await receive(composeMessage(), inbox.address, reject)).toEqual({
      kind: 'rejected',
      text: expect.stringMatching(/^5\.7\.26 /),
    });
    expect(await messagesOf(inbox)).toMatchObject([{ refusal: 'unverified', quarantine: null }]);
    const acceptance = { config: { INTAKE_EMAILS_UNVERIFIED: 'accept' } } as const;
    await receive(composeMessage(), inbox.address, acceptance);
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
  });

  it('is not needed with a pass, and refused with a failure, whatever is configured', async () => {
    for (const INTAKE_EMAILS_UNVERIFIED of ['quarantine', 'accept', 'reject'] as const) {
      const inbox = await createInbox();
      const changes = { config: { INTAKE_EMAILS_UNVERIFIED } };
      const failed = composeMessage({ extra: [`${ours} dmarc=fail`, verified] });
      expect(await receive(failed, inbox.address, changes)).toMatchObject({ kind: 'rejected' });
      const passed = composeMessage({ extra: [verified] });
      expect(await receive(passed, inbox.address, changes)).toEqual(received);
      expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
    }
  });

  it('is refused as before when its sender is not allowed', async () => {
    const inbox = await createInbox([]);
    const response = await receive(composeMessage(), inbox.address);
    expect(response).toMatchObject({ kind: 'rejected' });
    expect(await messagesOf(inbox)).toMatchObject([
      { refusal: 'sender-not-allowed', quarantine: null },
    ]);
  });
});

describe('automatic mail', () => {
  const raw = composeMessage({ extra: [verified, 'Auto-Submitted: auto-generated'] });

  it('is never stored by itself: quarantined, or rejected', async () => {
    const inbox = await createInbox();
    for (const INTAKE_EMAILS_UNVERIFIED of ['quarantine', 'accept'] as const) {
      const changes = { config: { INTAKE_EMAILS_UNVERIFIED } };
      expect(await receive(raw, inbox.address, changes)).toEqual(received);
    }
    const reject = { config: { INTAKE_EMAILS_UNVERIFIED: 'reject' } } as const;
    expect(await receive(raw, inbox.address, reject)).toMatchObject({ kind: 'rejected' });
    expect(await namesOf(inbox)).toEqual([]);
    const messages = await messagesOf(inbox);
    expect(messages.map(({ quarantine }) => quarantine)).toEqual([null, 'automatic', 'automatic']);
    expect(messages[0]?.refusal).toBe('automatic');
  });

  it('can be accepted, but not its sender for ever', async () => {
    const inbox = await createInbox();
    await receive(raw, inbox.address);
    const [message] = await messagesOf(inbox);
    await accept(inbox, message?.id ?? '', { isSenderRemembered: true });
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
    await receive(composeMessage({ text: 'Another' }), inbox.address);
    expect((await messagesOf(inbox))[0]).toMatchObject({ quarantine: 'unverified' });
  });
});

describe('a message in quarantine', () => {
  it('is kept whole, becomes documents when it is accepted, and its activity names the sender', async () => {
    const inbox = await createInbox();
    const id = await quarantined(inbox);
    expect(await hasFile(inbox, id)).toBe(true);
    const statistics = `${inbox.org}/documents/statistics`;
    expect(await inbox.get(statistics)).toMatchObject({ organizationStats: { documentsCount: 0 } });
    const message = await accept(inbox, id);
    expect(message).toMatchObject({
      quarantine: null,
      attachments: [{ name: 'For the archive.txt', outcome: 'created' }],
    });
    expect(await messagesOf(inbox)).toEqual([message]);
    expect(await inbox.get(statistics)).toMatchObject({ organizationStats: { documentsCount: 1 } });
    expect(await hasFile(inbox, id)).toBe(false);
    const documentId = message.attachments[0]?.documentId;
    const { activities } = await inbox.get<{ activities: unknown[] }>(
      `${inbox.org}/documents/${documentId}/activity`,
    );
    expect(activities.at(-1)).toMatchObject({
      event: 'created',
      user: null,
      eventData: { sender },
    });
  });

  it('remembers who accepted it, when, and whether for ever', async () => {
    const inbox = await createInbox();
    const before = Date.now();
    const accepted = await accept(inbox, await quarantined(inbox));
    const other = await quarantined(inbox, 'Another');
    const admin = await createUser({ name: 'Grace Hopper' });
    await addMember(inbox, admin, 'admin');
    const path = `${inbox.org}/intake-emails/messages/${other}/accept`;
    await admin.call('POST', path, { body: { isSenderRemembered: true } });
    expect((await messagesOf(inbox)).map(({ acceptance }) => acceptance)).toEqual([
      expect.objectContaining({
        user: expect.objectContaining({ name: 'Grace Hopper' }),
        isSenderRemembered: true,
      }),
      accepted.acceptance,
    ]);
    expect(accepted.acceptance).toMatchObject({ isSenderRemembered: false });
    expect(accepted.acceptance?.user?.name).toBe(inbox.name);
    const acceptedAt = Date.parse(accepted.acceptance?.acceptedAt ?? '');
    expect(acceptedAt).toBeGreaterThanOrEqual(before);
    expect(acceptedAt).toBeLessThanOrEqual(Date.now());
    await receive(composeMessage({ extra: [verified], text: 'Direct' }), inbox.address);
    expect((await messagesOf(inbox))[0]?.acceptance).toBeNull();
  });

  it('becomes documents once, however often and at the same time it is accepted', async () => {
    const inbox = await createInbox();
    const id = await quarantined(inbox);
    const path = `${inbox.org}/intake-emails/messages/${id}/accept`;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => inbox.request('POST', path, {})),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
    const [message] = await messagesOf(inbox);
    expect(message?.attachments).toMatchObject([{ outcome: 'created' }]);
    const documentId = message?.attachments[0]?.documentId;
    await inbox.call('DELETE', `${inbox.org}/documents/${documentId}`, { status: 204 });
    expect(await accept(inbox, id)).toEqual(message);
    expect(await namesOf(inbox)).toEqual([]);
  });

  it('can be accepted again after an acceptance that was interrupted', async () => {
    const inbox = await createInbox();
    const id = await quarantined(inbox);
    const begun = async (minutes: number) => {
      await harness
        .platform()
        .databaseFor(inbox.organizationId)
        .update(intakeMessagesTable)
        .set({ acceptingSince: new Date(Date.now() - minutes * 60_000) })
        .where(eq(intakeMessagesTable.id, id));
    };
    const path = `${inbox.org}/intake-emails/messages/${id}/accept`;
    await begun(1);
    await inbox.fails('POST', path, { code: 'intake_message.being_accepted', body: {} });
    await begun(3);
    await accept(inbox, id);
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
  });

  it('is seen by members, and accepted by admins of its organization alone', async () => {
    const inbox = await createInbox();
    const other = await createInbox();
    const id = await quarantined(inbox);
    const member = await createUser();
    await addMember(inbox, member, 'member');
    const path = (owner: Owner) => `${owner.org}/intake-emails/messages/${id}/accept`;
    await member.get(`${inbox.org}/intake-emails/messages`);
    await member.fails('POST', path(inbox), { code: 'auth.forbidden', body: {} });
    await other.fails('POST', path(inbox), { code: 'auth.forbidden', body: {} });
    await other.fails('POST', path(other), { code: 'intake_message.not_found', body: {} });
    expect(await namesOf(inbox)).toEqual([]);
    expect(await hasFile(inbox, id)).toBe(true);
  });

  it('must exist: a refused message, a confirmation and an unknown one cannot be accepted', async () => {
    const inbox = await createInbox();
    await receive(composeMessage({ from: 'eve@evil.example' }), inbox.address);
    const confirmation = composeMessage({
      from: 'forwarding-noreply@google.com',
      text: 'Confirmation code: 123456789',
    });
    await receive(confirmation, inbox.address);
    const messages = await messagesOf(inbox);
    expect(messages).toHaveLength(2);
    for (const id of [...messages.map((message) => message.id), unknownId('im')]) {
      await inbox.fails('POST', `${inbox.org}/intake-emails/messages/${id}/accept`, {
        code: 'intake_message.not_found',
        body: {},
      });
    }
  });

  it('is deleted after 14 days, and not found from then on', async () => {
    const inbox = await createInbox();
    const old = await quarantined(inbox, 'Old');
    const database = harness.platform().databaseFor(inbox.organizationId);
    await database
      .update(intakeMessagesTable)
      .set({ receivedAt: new Date(Date.now() - 14 * day) })
      .where(eq(intakeMessagesTable.id, old));
    const young = await quarantined(inbox, 'Young');
    expect((await messagesOf(inbox)).map(({ id }) => id)).toEqual([young]);
    await inbox.fails('POST', `${inbox.org}/intake-emails/messages/${old}/accept`, {
      code: 'intake_message.not_found',
      body: {},
    });
    await endQuarantines(harness.platform());
    expect(await hasFile(inbox, old)).toBe(false);
    expect(await hasFile(inbox, young)).toBe(true);
    const rows = await database.select().from(intakeMessagesTable);
    const ids = rows.map(({ id }) => id);
    expect(ids).not.toContain(old);
    expect(ids).toContain(young);
  });

  it('is purged with its organization', async () => {
    const inbox = await createInbox();
    const id = await quarantined(inbox);
    await inbox.call('DELETE', inbox.org, { status: 204 });
    const platform = platformWith({ now: new Date(Date.now() + 31 * day) });
    for (let run = 0; run < 3; run += 1) await purgeOrganizations(platform);
    expect(await hasFile(inbox, id)).toBe(false);
  });

  it('leaves no file behind: the sweep deletes one without a message', async () => {
    const inbox = await createInbox();
    const id = createId('im');
    const { files } = harness.platform();
    const body = new Response('From: x').body as ReadableStream<Uint8Array>;
    await files.put(mailKey(inbox.organizationId, id), body);
    await sweepOrphanedFiles(platformWith({ now: new Date(Date.now() + 29 * day) }));
    expect(await hasFile(inbox, id)).toBe(true);
    await sweepOrphanedFiles(platformWith({ now: new Date(Date.now() + 31 * day) }));
    expect(await hasFile(inbox, id)).toBe(false);
  });

  it('is one of 100 at most of its address; further ones are refused', async () => {
    const inbox = await createInbox();
    const id = await quarantined(inbox);
    const database = harness.platform().databaseFor(inbox.organizationId);
    const [row] = await database
      .select()
      .from(intakeMessagesTable)
      .where(eq(intakeMessagesTable.id, id));
    if (!row) throw new Error('No message');
    for (let count = 1; count < 100; count += 1) {
      await database.insert(intakeMessagesTable).values({ ...row, id: createId('im') });
    }
    expect(await receive(composeMessage(), inbox.address)).toEqual({
      kind: 'rejected',
      text: expect.stringMatching(/^5\.2\.2 /),
    });
    const messages = await messagesOf(inbox);
    expect(messages).toHaveLength(101);
    expect(messages[0]).toMatchObject({ refusal: 'quarantine-full', quarantine: null });
    // This also applies to a message with a file that could not be stored, whose sender is notified.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const files = { ...harness.platform().files, put: () => Promise.reject(new Error('Full')) };
    const failed = composeMessage({ extra: [verified], text: 'Not stored' });
    expect(await receive(failed, inbox.address, { files })).toMatchObject({
      text: expect.stringMatching(/^5\.2\.2 /),
    });
    vi.restoreAllMocks();
    expect((await messagesOf(inbox))[0]).toMatchObject({
      refusal: 'quarantine-full',
      attachments: [{ outcome: 'failed' }],
    });
    await receive(composeMessage({ extra: [verified] }), inbox.address);
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
  });
});

async function remember(inbox: Inbox) {
  await accept(inbox, await quarantined(inbox), { isSenderRemembered: true });
}

async function unverifiedSenders(inbox: Inbox) {
  const { intakeEmails } = await inbox.get<{ intakeEmails: { unverifiedSenders: string[] }[] }>(
    `${inbox.org}/intake-emails`,
  );
  return intakeEmails[0]?.unverifiedSenders;
}

describe('a sender who is always accepted', () => {
  it('is stored directly, at this address alone, and no other sender is', async () => {
    const inbox = await createInbox([sender, '*@example.org']);
    const other = await createInbox();
    await remember(inbox);
    expect(await unverifiedSenders(inbox)).toEqual([sender]);
    await receive(composeMessage({ text: 'Second' }), inbox.address);
    expect(await namesOf(inbox)).toHaveLength(2);
    await receive(composeMessage({ from: 'bob@example.org' }), inbox.address);
    expect((await messagesOf(inbox))[0]).toMatchObject({ quarantine: 'unverified' });
    await receive(composeMessage(), other.address);
    expect(await namesOf(other)).toEqual([]);
  });

  it('is still refused after a failed verdict, and put in quarantine for automatic mail', async () => {
    const inbox = await createInbox();
    await remember(inbox);
    const failed = ['Authentication-Results: mx.cloudflare.net; dmarc=fail'];
    const response = await receive(composeMessage({ extra: failed }), inbox.address);
    expect(response).toMatchObject({ kind: 'rejected' });
    await receive(composeMessage({ extra: ['Auto-Submitted: auto-replied'] }), inbox.address);
    expect((await messagesOf(inbox))[0]).toMatchObject({ quarantine: 'automatic' });
  });

  it('is forgotten when removed, also from the allowed origins, and never added by an update', async () => {
    const inbox = await createInbox();
    const path = `${inbox.org}/intake-emails/${inbox.intakeEmailId}`;
    const update = (body: object) =>
      inbox.call('PUT', path, { body: { isEnabled: true, allowedOrigins: [sender], ...body } });
    await update({ unverifiedSenders: [sender] });
    expect(await unverifiedSenders(inbox)).toEqual([]);
    await remember(inbox);
    await update({});
    await update({ allowedOrigins: ['*@example.com'] });
    expect(await unverifiedSenders(inbox)).toEqual([sender]);
    await update({ allowedOrigins: ['bob@example.com'] });
    await update({});
    expect(await unverifiedSenders(inbox)).toEqual([]);
    await accept(inbox, await quarantined(inbox, 'Again'), { isSenderRemembered: true });
    await update({ unverifiedSenders: [] });
    expect(await unverifiedSenders(inbox)).toEqual([]);
  });
});
