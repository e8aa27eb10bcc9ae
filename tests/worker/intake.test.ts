import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import worker from '../support/limits/limited-worker.ts';
import { uploadDocument, type Owner } from '../support/client.ts';
import { environment } from '../support/environment.ts';
import { readFixture } from '../support/fixtures.ts';
import { createInbox, messagesOf, namesOf, sender } from '../support/intake.ts';
import { composeMessage, mailFixtureNames, readMailFixture } from '../support/mail-fixtures.ts';

/** Hands a message to the Worker as the mail server does. Returns the SMTP reason if it is refused. */
async function send(
  raw: Uint8Array,
  envelope: { to: string; from?: string },
  variables: Record<string, unknown> = {},
) {
  let reason: string | null = null;
  await worker.email(
    {
      from: envelope.from ?? sender,
      to: envelope.to,
      raw: new Response(raw as BufferSource).body as ReadableStream<Uint8Array>,
      rawSize: raw.length,
      setReject: (text) => {
        reason = text;
      },
    },
    { ...environment, ...variables },
    createExecutionContext(),
  );
  return reason as string | null;
}

async function documentsOf(owner: Owner) {
  const { documents } = await owner.get<{
    documents: { id: string; name: string; mimeType: string }[];
  }>(`${owner.org}/documents?sortField=name&sortOrder=asc`);
  return documents;
}

async function contentOf(owner: Owner, documentId: string) {
  const path = `${owner.org}/documents/${documentId}`;
  return (await owner.get<{ document: { content: string } }>(path)).document.content;
}

const encoded = (name: string) =>
  `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(name)))}?=`;
const pdf = (name: string, text: string) => ({
  name,
  type: 'application/pdf',
  content: new TextEncoder().encode(`%PDF-1.4 ${text}`),
});

describe('a message from a real mailer', () => {
  it('is read: its text is searchable, a rule tags it, and its activity names the sender', async () => {
    const inbox = await createInbox();
    const { tag } = await inbox.post<{ tag: { id: string } }>(`${inbox.org}/tags`, {
      name: 'Travel',
      color: '#3366cc',
    });
    await inbox.post(`${inbox.org}/tagging-rules`, {
      name: 'Tickets',
      description: '',
      conditions: [{ field: 'content', operator: 'contains', value: 'monatskarte' }],
      tagIds: [tag.id],
    });
    await send(await readMailFixture('text-only'), { to: inbox.address });
    await harness.finishJobs();
    const { documents } = await inbox.get<{
      documents: { id: string; tags: { name: string }[] }[];
    }>(`${inbox.org}/documents/search?searchQuery=monatskarte`);
    expect(documents.map(({ tags }) => tags.map(({ name }) => name))).toEqual([['Travel']]);
    const { activities } = await inbox.get<{
      activities: { event: string; user: unknown; eventData: { sender?: string } }[];
    }>(`${inbox.org}/documents/${documents[0]?.id}/activity`);
    const created = activities.find(({ event }) => event === 'created');
    expect(created).toMatchObject({ user: null, eventData: { sender } });
  });

  it.each([
    ['text/plain', 'The keys are below the flower pot.'],
    ['text/html', '<p>The keys are <b>below</b> the flower pot.</p>'],
  ])('of text alone keeps its sender and the day it was sent there: %s', async (type, text) => {
    const inbox = await createInbox();
    const lines = [
      'From: Ottilie Brandt <ada@example.com>',
      `To: ${inbox.address}`,
      'Cc: Jo Field <jo@example.com>',
      'Date: Tue, 05 Mar 2024 20:00:00 -0800',
      'Subject: The keys of the boathouse',
      `Content-Type: ${type}; charset=utf-8`,
      '',
      text,
    ];
    const raw = new TextEncoder().encode(lines.join('\r\n'));
    expect(await send(raw, { to: inbox.address })).toBeNull();
    await harness.finishJobs();
    const [document] = await documentsOf(inbox);
    expect(document?.name).toBe('The keys of the boathouse.txt');
    const path = `${inbox.org}/documents/${document?.id}`;
    const { document: detail } = await inbox.get<{ document: Record<string, unknown> }>(path);
    expect(detail).toMatchObject({
      documentDate: '2024-03-05',
      correspondent: { name: 'Ottilie Brandt' },
      content: expect.stringContaining('Cc: Jo Field <jo@example.com>'),
    });
    // The archive's address must not be visible to readers of the document.
    expect(detail['content']).not.toContain(inbox.address);
  });

  it('without a plain text is turned from HTML into one', async () => {
    const inbox = await createInbox();
    await send(await readMailFixture('html-only'), { to: inbox.address });
    await harness.finishJobs();
    const [document] = await documentsOf(inbox);
    const content = await contentOf(inbox, document?.id ?? '');
    expect(content).toContain('Room 12 & breakfast');
    expect(content).not.toMatch(/alert|color:red/);
  });

  it.each([
    ['is taken down', () => Promise.reject(new Error('Worker exceeded CPU time limit'))],
    ['gives up', () => Promise.resolve(Response.json({ state: 'failed', reason: 'timeout' }))],
  ])('without a plain text is kept as HTML when the reader %s', async (_how, fetch) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const inbox = await createInbox();
    const bindings = { READER: { fetch } };
    expect(
      await send(await readMailFixture('html-only'), { to: inbox.address }, bindings),
    ).toBeNull();
    expect(await documentsOf(inbox)).toMatchObject([
      { name: 'Your booking.html', mimeType: 'text/html' },
    ]);
    vi.restoreAllMocks();
  });

  // These tests come last, because every test that finishes all jobs would recognize their pictures too.
  it.each([
    ['gmail-attachments', ['IMG_2041.jpg', 'Rechnung März.pdf']],
    ['outlook-winmail', ['Board minutes.txt']],
    ['outlook-signature-image', ['Übergabeprotokoll Wohnung.docx']],
    ['apple-mail-inline', ['Umowa o dzieło — zażółć.pdf', 'second.webp']],
    ['thunderbird-forwarded', ['Invoice 4711.eml']],
    ['gateway-forwarded', ['Invoice 4711.eml']],
    ['text-only', ['Notiz: Straßenbahn _ Köln.txt']],
    ['html-only', ['Your booking.txt']],
    ['scanner', ['書類.pdf']],
  ])('%s becomes %j', async (mail, names) => {
    const inbox = await createInbox();
    expect(await send(await readMailFixture(mail), { to: inbox.address })).toBeNull();
    expect((await namesOf(inbox)).toSorted()).toEqual(names.toSorted());
    const [message] = await messagesOf(inbox);
    expect(message).toMatchObject({ sender, refusal: null });
    expect(message?.attachments.map(({ outcome }) => outcome)).toEqual(names.map(() => 'created'));
  });

  it('keeps every byte of its attachments', async () => {
    const inbox = await createInbox();
    await send(await readMailFixture('apple-mail-inline'), { to: inbox.address });
    const contract = (await documentsOf(inbox)).find(
      ({ mimeType }) => mimeType === 'application/pdf',
    );
    const file = await inbox.request('GET', `${inbox.org}/documents/${contract?.id}/file`);
    const original = await readFixture('umowa-o-dzielo.pdf');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(original);
  });
});

describe('an address', () => {
  it('is reached with anything after a plus, in any case', async () => {
    const inbox = await createInbox();
    const [local = '', domain = ''] = inbox.address.split('@');
    const to = `${local.toUpperCase()}+Taxes+2026@${domain}`;
    expect(await send(composeMessage({ text: 'plus' }), { to })).toBeNull();
    expect(await namesOf(inbox)).toEqual(['For the archive.txt']);
  });

  it.each([
    'nobody@intake.localhost',
    '@intake.localhost',
    '',
    '+x@intake.localhost',
    "' or 1=1 --",
  ])('that does not exist refuses: %j', async (to) => {
    expect(await send(composeMessage(), { to })).toMatch(/^5\.1\.1/);
  });

  it('takes nothing once it is switched off, deleted, or its organization is', async () => {
    const inbox = await createInbox();
    const path = `${inbox.org}/intake-emails/${inbox.intakeEmailId}`;
    await inbox.call('PUT', path, { body: { isEnabled: false, allowedOrigins: [sender] } });
    expect(await send(composeMessage(), { to: inbox.address })).toMatch(/^5\.2\.1/);
    expect(await messagesOf(inbox)).toMatchObject([{ refusal: 'disabled', sender }]);
    await inbox.call('DELETE', path, { status: 204 });
    expect(await send(composeMessage(), { to: inbox.address })).toMatch(/^5\.1\.1/);
    const gone = await createInbox();
    await gone.call('DELETE', gone.org, { status: 204 });
    expect(await send(composeMessage(), { to: gone.address })).toMatch(/^5\.1\.1/);
    expect(await documentsOf(inbox)).toEqual([]);
  });

  it('does not exist while intake is switched off', async () => {
    const inbox = await createInbox();
    const off = { INTAKE_EMAILS_IS_ENABLED: 'false' };
    expect(await send(composeMessage(), { to: inbox.address }, off)).toMatch(/^5\.1\.1/);
    expect(await documentsOf(inbox)).toEqual([]);
    expect(await messagesOf(inbox)).toEqual([]);
  });

  it('with no allowed origins accepts nobody', async () => {
    const inbox = await createInbox([]);
    expect(await send(composeMessage(), { to: inbox.address })).toMatch(/^5\.7\.1/);
    expect(await documentsOf(inbox)).toEqual([]);
  });

  it('belongs to one organization: nothing arrives in another', async () => {
    const inbox = await createInbox();
    const other = await createInbox();
    await send(composeMessage(), { to: inbox.address });
    expect(await documentsOf(other)).toEqual([]);
    expect(await messagesOf(other)).toEqual([]);
  });
});

describe('a sender', () => {
  const eve = 'eve@evil.example';

  it.each([
    ['a stranger', { from: `Eve <${eve}>` }, 'sender-not-allowed'],
    [
      'a stranger with the name of a friend',
      { from: `"${sender}" <${eve}>` },
      'sender-not-allowed',
    ],
    ['a stranger with a friend in a comment', { from: `${eve} (${sender})` }, 'sender-not-allowed'],
    [
      'a stranger with a friend in an encoded name',
      { from: `=?utf-8?Q?=3Cada=40example.com=3E?= <${eve}>` },
      'sender-not-allowed',
    ],
    ['two addresses', { from: `${sender}, ${eve}` }, 'ambiguous-sender'],
    ['an address as a bare name', { from: `${sender} <${eve}>` }, 'ambiguous-sender'],
    ['a group', { from: `Friends: ${sender};` }, 'ambiguous-sender'],
    ['nobody', { from: '' }, 'ambiguous-sender'],
    ['two From headers', { extra: [`From: ${eve}`] }, 'ambiguous-sender'],
    ['two From headers of one person', { extra: [`From: ${sender}`] }, 'ambiguous-sender'],
    [
      'a forger by the word of our server',
      {
        extra: [
          'Authentication-Results: mx.example.net; spf=pass; dmarc=fail (p=none) header.from=example.com',
        ],
      },
      'failed-authentication',
    ],
    [
      'a forger by the word of our server on a second line',
      {
        extra: ['Authentication-Results: mx.example.net;\r\n\tdkim=none (x; y);\r\n\tDMARC = FAIL'],
      },
      'failed-authentication',
    ],
    [
      'a forger by the word of our server between quoted parentheses',
      {
        extra: [
          'Authentication-Results: mx.example.net; dkim=none header.d="("; dmarc=fail; spf=pass smtp.mailfrom=")"@evil.example',
        ],
      },
      'failed-authentication',
    ],
    [
      'a forger by the word of our server, with the version of the method',
      { extra: ['Authentication-Results: mx.example.net; dmarc/1=fail'] },
      'failed-authentication',
    ],
    ['a stranger before a friend', { from: `(") ${eve} (") ${sender}` }, 'ambiguous-sender'],
    ['ourselves', { from: 'Sheaf <SHEAF@localhost>' }, 'automatic'],
  ] as const)('%s is refused and remembered', async (_who, message, refusal) => {
    const inbox = await createInbox();
    const raw = composeMessage({
      ...message,
      extra: [...('extra' in message ? message.extra : [])],
    });
    expect(await send(raw, { to: inbox.address, from: eve })).toMatch(/^5\.7\./);
    expect(await documentsOf(inbox)).toEqual([]);
    expect(await messagesOf(inbox)).toMatchObject([{ refusal, attachments: [] }]);
  });

  it.each([
    ['with any name', { from: `=?utf-8?B?QWRh?= <ADA@EXAMPLE.com>` }],
    [
      'whom our server vouches for',
      { extra: ['Authentication-Results: mx.example.net; dmarc=pass'] },
    ],
    [
      'of whom only an earlier server spoke ill',
      {
        extra: [
          'Authentication-Results: mx.example.net; dmarc=pass (dmarc=fail)',
          'Authentication-Results: mx.forged.example; dmarc=fail',
        ],
      },
    ],
    ['who says that it is no machine', { extra: ['Auto-Submitted: no'] }],
    ['with a mailbox beside the intake addresses', { from: 'grace@intake.localhost' }],
    [
      'whose name only looks like a verdict',
      {
        extra: ['Authentication-Results: mx.example.net; spf=pass smtp.mailfrom="; dmarc=fail"@x'],
      },
    ],
  ])('who is allowed, %s, is accepted', async (_how, message) => {
    const inbox = await createInbox([sender, 'grace@intake.localhost']);
    expect(await send(composeMessage(message), { to: inbox.address })).toBeNull();
  });

  it('is not the intake address itself', async () => {
    const inbox = await createInbox();
    const path = `${inbox.org}/intake-emails/${inbox.intakeEmailId}`;
    await inbox.call('PUT', path, { body: { isEnabled: true, allowedOrigins: [inbox.address] } });
    const message = composeMessage({ from: inbox.address });
    expect(await send(message, { to: inbox.address })).toMatch(/^5\.7\.1 Automatic/);
  });

  it('of bounces is nobody', async () => {
    const inbox = await createInbox();
    for (const from of ['', '<>']) {
      expect(await send(composeMessage(), { to: inbox.address, from })).toMatch(/^5\.7\.1/);
    }
  });
});

describe('the attachments of a message', () => {
  it('that are there already are skipped, the rest is kept', async () => {
    const inbox = await createInbox();
    const existing = await uploadDocument(inbox, { name: 'old.pdf', content: '%PDF-1.4 same' });
    const raw = composeMessage({ attachments: [pdf('same.pdf', 'same'), pdf('new.pdf', 'new')] });
    expect(await send(raw, { to: inbox.address })).toBeNull();
    expect(await namesOf(inbox)).toEqual(['new.pdf', 'old.pdf']);
    const [message] = await messagesOf(inbox);
    expect(message?.attachments).toMatchObject([
      { name: 'same.pdf', outcome: 'duplicate', documentId: existing.id },
      { name: 'new.pdf', outcome: 'created' },
    ]);
    expect(await send(raw, { to: inbox.address })).toBeNull();
    expect(await documentsOf(inbox)).toHaveLength(2);
  });

  it('that are empty are skipped and listed as empty, and its text is kept beside nothing else', async () => {
    const inbox = await createInbox();
    const empty = { name: 'scan.pdf', type: 'application/pdf', content: new Uint8Array() };
    await send(composeMessage({ attachments: [empty, pdf('new.pdf', 'new')] }), {
      to: inbox.address,
    });
    expect(await namesOf(inbox)).toEqual(['new.pdf']);
    const [message] = await messagesOf(inbox);
    expect(message?.attachments).toMatchObject([
      { name: 'scan.pdf', outcome: 'empty', documentId: null },
      { name: 'new.pdf', outcome: 'created' },
    ]);
    await send(composeMessage({ attachments: [empty] }), { to: inbox.address });
    expect(await namesOf(inbox)).toEqual(['For the archive.txt', 'new.pdf']);
    const nothing = composeMessage({ text: ' ', attachments: [empty] });
    expect(await send(nothing, { to: inbox.address })).toMatch(/^5\.6\.0/);
  });

  it('that are means of mail programs become no documents', async () => {
    const inbox = await createInbox();
    const signature = { name: 'smime.p7s', type: 'application/pkcs7-signature' };
    const content = new TextEncoder().encode('signed');
    const raw = composeMessage({
      attachments: [{ ...signature, content }, pdf('statement.pdf', 'statement')],
    });
    expect(await send(raw, { to: inbox.address })).toBeNull();
    expect(await namesOf(inbox)).toEqual(['statement.pdf']);
  });

  it('that are too large for the archive are skipped, the rest is kept', async () => {
    const inbox = await createInbox();
    const content = new Uint8Array(11 * 1024 * 1024).fill(65);
    const raw = composeMessage({
      attachments: [
        { name: 'huge.bin', type: 'application/octet-stream', content },
        pdf('a.pdf', 'a'),
      ],
    });
    expect(await send(raw, { to: inbox.address })).toBeNull();
    expect(await namesOf(inbox)).toEqual(['a.pdf']);
    expect((await messagesOf(inbox))[0]?.attachments).toMatchObject([
      { name: 'huge.bin', outcome: 'too-large', documentId: null },
      { name: 'a.pdf', outcome: 'created' },
    ]);
  });

  it('are fifty at most, of however many', async () => {
    const inbox = await createInbox();
    const attachments = Array.from({ length: 500 }, (_, index) => pdf(`${index}.pdf`, `${index}`));
    expect(await send(composeMessage({ attachments }), { to: inbox.address })).toBeNull();
    expect(await documentsOf(inbox)).toHaveLength(50);
    const [message] = await messagesOf(inbox);
    expect(message?.attachments.at(-1)).toMatchObject({ outcome: 'too-many', documentId: null });
    expect(message?.attachments).toHaveLength(51);
  });

  it('get a safe name', async () => {
    const inbox = await createInbox();
    const names = ['../../etc/passwd', 'a\u202Efdp.exe', `${'x'.repeat(300)}.pdf`];
    const attachments = names.map((name, index) => pdf(encoded(name), `${index}`));
    await send(composeMessage({ attachments }), { to: inbox.address });
    for (const name of await namesOf(inbox)) {
      expect(name.length).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/[/\\\u202e]/);
    }
    expect(await documentsOf(inbox)).toHaveLength(3);
    await send(composeMessage({ attachments }), { to: inbox.address });
    for (const { attachments: remembered } of await messagesOf(inbox)) {
      expect(new Set(remembered.map(({ name }) => name))).toEqual(new Set(await namesOf(inbox)));
    }
  });
});

describe('the size of a message', () => {
  it('may be 25 MiB', async () => {
    const inbox = await createInbox();
    const content = new Uint8Array(9 * 1024 * 1024).fill(66);
    const attachments = ['a', 'b'].map((name, index) => ({
      name: `${name}.bin`,
      type: 'application/octet-stream',
      content: content.with(0, index),
    }));
    const raw = composeMessage({ attachments });
    expect(raw.length).toBeGreaterThan(24 * 1024 * 1024);
    expect(await send(raw, { to: inbox.address })).toBeNull();
    expect(await namesOf(inbox)).toEqual(['a.bin', 'b.bin']);
  });

  it('may not be a byte more, whatever is announced', async () => {
    const inbox = await createInbox();
    const raw = new Uint8Array(25 * 1024 * 1024 + 1);
    raw.set(composeMessage());
    expect(await send(raw, { to: inbox.address })).toMatch(/^5\.3\.4/);
    let reason = '';
    await worker.email(
      {
        from: sender,
        to: inbox.address,
        raw: new Response(raw as BufferSource).body as ReadableStream<Uint8Array>,
        rawSize: 10,
        setReject: (text) => {
          reason = text;
        },
      },
      environment,
      createExecutionContext(),
    );
    expect(reason).toMatch(/^5\.3\.4/);
    expect(await messagesOf(inbox)).toMatchObject([
      { refusal: 'too-large' },
      { refusal: 'too-large' },
    ]);
  });

  it('cannot be nothing', async () => {
    const inbox = await createInbox();
    expect(await send(composeMessage({ text: ' ' }), { to: inbox.address })).toMatch(/^5\.6\.0/);
    expect(await send(new Uint8Array(), { to: inbox.address })).toMatch(/^5\./);
  });
});

it('remembers the last fifty messages of an organization', async () => {
  const inbox = await createInbox();
  for (let count = 0; count < 55; count += 1) {
    await send(composeMessage({ extra: [], text: `${count}`, from: `eve${count}@evil.example` }), {
      to: inbox.address,
    });
  }
  const senders = (await messagesOf(inbox)).map((message) => message.sender);
  expect(senders).toHaveLength(50);
  expect(senders).toContain('eve54@evil.example');
  expect(senders).not.toContain('eve0@evil.example');
});

it('fails for the 101st message of an hour, so that its sender tries again', async () => {
  const inbox = await createInbox();
  const message = composeMessage({ from: 'eve@evil.example' });
  for (let count = 0; count < 100; count += 1) {
    expect(await send(message, { to: inbox.address })).toMatch(/^5\.7\.1 /);
  }
  await expect(send(message, { to: inbox.address })).rejects.toThrow(/^4\.7\.28 /);
});

describe('messages that something has damaged', () => {
  it('300 of them are taken or refused, and none breaks anything', async () => {
    const random = createRandom(20_260_302);
    const originals = await Promise.all(mailFixtureNames.map(readMailFixture));
    for (let address = 0; address < 3; address += 1) {
      const inbox = await createInbox();
      for (let count = 0; count < 100; count += 1) {
        const original = originals[count % originals.length] ?? new Uint8Array();
        const reason = await send(damage(original, random), { to: inbox.address });
        if (reason !== null) expect(reason).toMatch(/^5\.\d\.\d+ /);
      }
      await inbox.get(`${inbox.org}/documents`);
      expect((await messagesOf(inbox)).length).toBeGreaterThanOrEqual(50);
    }
  }, 120_000);
});

/** A seeded generator, which makes failures reproducible (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function damage(original: Uint8Array, random: (below: number) => number): Uint8Array {
  const bytes = original.slice();
  const at = () => random(bytes.length);
  switch (random(5)) {
    case 0:
      for (let count = 0; count < 40; count += 1) bytes[at()] = random(256);
      return bytes;
    case 1:
      return bytes.subarray(0, at());
    case 2:
      return bytes.subarray(at());
    case 3: {
      const [from, to] = [at(), at()];
      return new Uint8Array([...bytes.subarray(0, from), ...bytes.subarray(to)]);
    }
    default: {
      for (let count = 0; count < 20; count += 1)
        bytes[random(Math.min(600, bytes.length))] = random(256);
      return bytes;
    }
  }
}
