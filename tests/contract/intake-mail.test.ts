import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import { hour } from '../../shared/time/durations.ts';
import { receiveMail } from '../../worker/integrations/intake-emails/messages/receive-mail.ts';
import { OverloadError } from '../../worker/platform/byte-budget.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createTag } from '../support/builders.ts';
import type { Owner } from '../support/client.ts';
import {
  accept,
  createInbox,
  messagesOf,
  namesOf,
  platformWith,
  receive,
  sender,
  verified,
} from '../support/intake.ts';
import { composeMessage } from '../support/mail-fixtures.ts';

const received = { kind: 'received' };
const pdf = (name: string) => ({
  name,
  type: 'application/pdf',
  content: new TextEncoder().encode(`%PDF-1.4 ${name}`),
});

const from = (address: string, domain: string) =>
  composeMessage({ from: address, text: address, extra: [verified.replace(/[^=]+$/, domain)] });

describe('an allowed origin', () => {
  it('of a domain accepts every address of exactly that domain', async () => {
    const inbox = await createInbox(['*@Example.com']);
    await receive(from('Ada <ada@example.com>', 'example.com'), inbox.address);
    await receive(from('bob@EXAMPLE.com', 'example.com'), inbox.address);
    for (const domain of ['mail.example.com', 'notexample.com', 'example.com.evil.example']) {
      const response = await receive(from(`ada@${domain}`, domain), inbox.address);
      expect(response).toMatchObject({ kind: 'rejected' });
    }
    expect(await namesOf(inbox)).toHaveLength(2);
  });
});

async function tagsOf(owner: Owner) {
  const { documents } = await owner.get<{ documents: { tags: { name: string }[] }[] }>(
    `${owner.org}/documents?sortField=name&sortOrder=asc`,
  );
  return documents.map(({ tags }) => tags.map(({ name }) => name));
}

const tagged = (address: string, tag: string) => address.replace('@', `+${tag}@`);

describe('a tag after a plus', () => {
  it('is put on everything that arrives, ignoring case', async () => {
    const inbox = await createInbox();
    await createTag(inbox, { name: 'Straße' });
    const raw = composeMessage({ extra: [verified], attachments: [pdf('a.pdf'), pdf('b.pdf')] });
    expect(await receive(raw, tagged(inbox.address, 'STRASSE'))).toEqual(received);
    expect(await tagsOf(inbox)).toEqual([['Straße'], ['Straße']]);
  });

  it('that the organization does not have changes nothing', async () => {
    const inbox = await createInbox();
    const other = await createInbox();
    await createTag(other, { name: 'tax' });
    const raw = composeMessage({ extra: [verified] });
    expect(await receive(raw, tagged(inbox.address, 'tax'))).toEqual(received);
    expect(await receive(raw, tagged(inbox.address, "' or 1=1 --"))).toEqual(received);
    expect(await tagsOf(inbox)).toEqual([[]]);
  });

  it('is put on what is accepted from quarantine', async () => {
    const inbox = await createInbox();
    await createTag(inbox, { name: 'tax' });
    await receive(composeMessage(), tagged(inbox.address, 'Tax'));
    const [message] = await messagesOf(inbox);
    await accept(inbox, message?.id ?? '');
    expect(await tagsOf(inbox)).toEqual([['tax']]);
  });
});

describe('a forwarding confirmation', () => {
  const link = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8w%5D-abc_123';
  const confirmation = (extra: string[] = []) =>
    composeMessage({
      from: 'Gmail Team <forwarding-noreply@google.com>',
      text: `ada@gmail.com has requested to forward mail.\r\nConfirmation code: 123456789\r\n${link}`,
      extra,
    });

  it('is listed with its text, link and code, and never becomes a document', async () => {
    for (const INTAKE_EMAILS_UNVERIFIED of ['quarantine', 'accept', 'reject'] as const) {
      for (const origins of [[], ['*@google.com']]) {
        const inbox = await createInbox(origins);
        const changes = { config: { INTAKE_EMAILS_UNVERIFIED } };
        const raw = confirmation(['Auto-Submitted: auto-generated']);
        expect(await receive(raw, inbox.address, changes)).toEqual(received);
        expect(await namesOf(inbox)).toEqual([]);
        const [message] = await messagesOf(inbox);
        expect(message).toMatchObject({ refusal: null, quarantine: null, attachments: [] });
        expect(message?.confirmation).toMatchObject({ provider: 'Gmail', link, code: '123456789' });
        expect(message?.confirmation?.text).toContain('ada@gmail.com has requested');
      }
    }
  });

  it('that the receiving server calls forged is refused', async () => {
    const inbox = await createInbox();
    const raw = confirmation(['Authentication-Results: mx.cloudflare.net; dmarc=fail']);
    expect(await receive(raw, inbox.address)).toMatchObject({ kind: 'rejected' });
  });
});

/** A message with an endless body; `bodyChunks` counts the read chunks. */
function endlessMessage(head: string) {
  const counts = { bodyChunks: 0 };
  const chunk = new TextEncoder().encode('<'.repeat(64 * 1024));
  const raw = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (controller) => {
        counts.bodyChunks += 1;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { raw, counts };
}

async function deliver(to: string, head: string) {
  const { raw, counts } = endlessMessage(head);
  const response = await receiveMail(platformWith(), { from: sender, to, raw, size: 1000 });
  return { response, ...counts };
}

describe('the body of a message', () => {
  it('is not read when the sender is refused, or has sent too many messages', async () => {
    const inbox = await createInbox();
    const stranger = 'From: eve@evil.example\r\nSubject: Hello\r\n\r\n';
    expect(await deliver(inbox.address, stranger)).toMatchObject({
      response: { kind: 'rejected', text: expect.stringMatching(/^5\.7\.1 /) },
      bodyChunks: 0,
    });
    expect(await messagesOf(inbox)).toMatchObject([
      { subject: 'Hello', sender: 'eve@evil.example' },
    ]);
    const raw = composeMessage({ extra: [verified] });
    for (let count = 0; count < 100; count += 1) await receive(raw, inbox.address);
    const friend = `${verified}\r\nFrom: ${sender}\r\n\r\n`;
    expect(await deliver(inbox.address, friend)).toMatchObject({
      response: { kind: 'later' },
      bodyChunks: 0,
    });
  });

  it('is read up to 25 MiB of an allowed sender, and a header up to 256 KiB of anybody', async () => {
    const inbox = await createInbox();
    const friend = `${verified}\r\nFrom: ${sender}\r\n\r\n`;
    const { response, bodyChunks } = await deliver(inbox.address, friend);
    expect(response).toMatchObject({ text: expect.stringMatching(/^5\.3\.4 /) });
    expect(bodyChunks).toBeLessThanOrEqual(401);
    const headless = await deliver(inbox.address, `From: ${sender}\r\nX: `);
    expect(headless.response).toMatchObject({ text: expect.stringMatching(/^5\.6\.0 /) });
    expect(headless.bodyChunks).toBeLessThanOrEqual(5);
    expect(await messagesOf(inbox)).toMatchObject([
      { refusal: 'unreadable' },
      { refusal: 'too-large', sender },
    ]);
  });
});

describe('the messages of an hour', () => {
  const later = { kind: 'later', text: expect.stringMatching(/^4\.7\.28 /) };

  it('are 100 at most for an address; then the sender is asked to try later', async () => {
    const inbox = await createInbox();
    const other = await createInbox();
    const raw = composeMessage({ extra: [verified] });
    for (let count = 0; count < 100; count += 1) {
      expect(await receive(raw, inbox.address)).toEqual(received);
    }
    expect(await receive(raw, inbox.address)).toEqual(later);
    expect(await receive(raw, other.address)).toEqual(received);
    const now = new Date(Date.now() + hour);
    expect(await receive(raw, inbox.address, { now })).toEqual(received);
  });

  it('are counted separately: neither strangers nor forgers keep verified mail away', async () => {
    const inbox = await createInbox();
    const stranger = composeMessage({ from: 'eve@evil.example' });
    const forged = composeMessage();
    for (let count = 0; count < 100; count += 1) {
      expect(await receive(stranger, inbox.address)).toMatchObject({ kind: 'rejected' });
      expect(await receive(forged, inbox.address)).toEqual(received);
    }
    expect(await receive(stranger, inbox.address)).toEqual(later);
    expect(await receive(forged, inbox.address)).toEqual(later);
    expect(await receive(composeMessage({ extra: [verified] }), inbox.address)).toEqual(received);
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
  });
});

it('keeps accepted messages on the list, however many are refused', async () => {
  const inbox = await createInbox();
  const start = Date.now();
  await receive(composeMessage({ extra: [verified] }), inbox.address, { now: new Date(start) });
  for (let count = 0; count < 55; count += 1) {
    const now = new Date(start + 1 + count);
    await receive(composeMessage({ from: `eve${count}@evil.example` }), inbox.address, { now });
  }
  const messages = await messagesOf(inbox);
  expect(messages).toHaveLength(51);
  expect(messages.at(-1)).toMatchObject({ sender, refusal: null });
  expect(messages.map((message) => message.sender)).not.toContain('eve4@evil.example');
});

function failingFiles(
  turns: number[],
  error = new Error('The file store is not available'),
): { files: Platform['files'] } {
  const { files } = harness.platform();
  let turn = 0;
  const put: Platform['files']['put'] = async (key, body) => {
    turn += 1;
    if (turns.includes(turn)) throw error;
    return files.put(key, body);
  };
  return { files: { ...files, put } };
}

describe('an attachment that cannot be stored', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  const raw = composeMessage({
    extra: [verified],
    attachments: [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')],
  });

  it('is remembered as failed, the others are stored, and it can be tried again', async () => {
    const inbox = await createInbox();
    expect(await receive(raw, inbox.address, failingFiles([2]))).toEqual(received);
    expect(await namesOf(inbox)).toEqual(['a.pdf', 'c.pdf']);
    const [message] = await messagesOf(inbox);
    expect(message).toMatchObject({
      refusal: null,
      quarantine: 'failed',
      attachments: [
        { name: 'a.pdf', outcome: 'created' },
        { name: 'b.pdf', outcome: 'failed', documentId: null },
        { name: 'c.pdf', outcome: 'created' },
      ],
    });
    const accepted = await accept(inbox, message?.id ?? '');
    expect(await namesOf(inbox)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(accepted.quarantine).toBeNull();
    expect(accepted.attachments.map(({ outcome }) => outcome)).toEqual([
      'created',
      'created',
      'created',
    ]);
  });

  it('is asked for again where there is no room for it now, and stored once', async () => {
    const inbox = await createInbox();
    const full = failingFiles([2], new OverloadError());
    expect(await receive(raw, inbox.address, full)).toEqual({
      kind: 'later',
      text: expect.stringMatching(/^4\.3\.2 /),
    });
    expect(await messagesOf(inbox)).toEqual([]);
    expect(await receive(raw, inbox.address)).toEqual(received);
    expect(await namesOf(inbox)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    const [message, ...others] = await messagesOf(inbox);
    expect(others).toEqual([]);
    expect(message?.attachments.map(({ outcome }) => outcome)).toEqual([
      'duplicate',
      'created',
      'created',
    ]);
  });

  it('is stored once when the sending server tries again after a failure of everything', async () => {
    const inbox = await createInbox();
    const broken = failingFiles([2, 4]);
    await expect(receive(raw, inbox.address, broken)).rejects.toThrow('not available');
    expect(await messagesOf(inbox)).toEqual([]);
    expect(await receive(raw, inbox.address)).toEqual(received);
    expect(await namesOf(inbox)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(await messagesOf(inbox)).toHaveLength(1);
  });
});
