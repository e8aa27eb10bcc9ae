import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import {
  jobsTable,
  webhookDeliveriesTable,
  webhookMessagesTable,
  webhooksTable,
} from '../support/tables.ts';
import { runCron } from '../support/cron-steps.ts';
import { waitFor } from '../support/wait-for.ts';
import { createId } from '../../shared/ids.ts';
import { runJob } from '../support/run-job.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import worker from '../support/limits/limited-worker.ts';
import type { MailMessage, Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { addMember } from '../support/access.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { receiverAt } from '../support/received.ts';
import { environment } from '../support/environment.ts';

/** The Worker's platform with a queue that only records, so that only the test runs jobs. */
function platformWithNotes() {
  const queued: QueuedJob[] = [];
  const platform: Platform = {
    ...harness.platform(),
    jobs: {
      send: async (jobs) => {
        queued.push(...jobs);
      },
    },
  };
  return { platform, queued, database: platform.identityDatabase };
}

async function createWebhook(owner: Owner, url: string) {
  const { webhook } = await owner.post<{ webhook: { id: string } }>(`${owner.org}/webhooks`, {
    name: 'Bookkeeping',
    url,
    events: ['document:created'],
  });
  return webhook.id;
}

async function addMessage(owner: Owner, webhookId: string) {
  const id = createId('evt');
  const at = new Date(0);
  const event = {
    type: 'document.created' as const,
    documentId: `doc_${'1'.repeat(24)}`,
    name: 'a',
  };
  await database.insert(webhookMessagesTable).values({
    id,
    organizationId: owner.organizationId,
    webhookId,
    message: { id, timestamp: new Date().toISOString(), event },
    dueAt: at,
  });
  if (!(await jobOf(webhookId))) {
    await database.insert(jobsTable).values({
      id: createId('evt'),
      organizationId: owner.organizationId,
      job: { type: 'webhook.deliver', webhookId, notBefore: 0 },
      createdAt: at,
      sendAfter: at,
    });
  }
  return id;
}

async function jobOf(webhookId: string) {
  const [job] = await database
    .select()
    .from(jobsTable)
    .where(sql`job ->> 'webhookId' = ${webhookId} and job ->> 'type' = 'webhook.deliver'`);
  return job;
}

async function deliver(platform: Platform, webhookId: string) {
  await runJob(platform, (await jobOf(webhookId))?.id ?? '');
}

async function setUp(behaviour: string) {
  const owner = await createOwner();
  const receiver = receiverAt(behaviour);
  const webhookId = await createWebhook(owner, receiver.url);
  return { owner, receiver, webhookId, messageId: await addMessage(owner, webhookId) };
}

const { identityDatabase: database } = harness.platform();

async function jobIdsOf(owner: Owner) {
  const jobs = await database
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, owner.organizationId));
  return jobs.map(({ id }) => id);
}

function mailbox(platform: Platform, refused?: string) {
  const mails: MailMessage[] = [];
  const send = async (message: MailMessage) => {
    if (message.to === refused) throw new Error('no such address');
    if (mails.some(({ idempotencyKey }) => idempotencyKey === message.idempotencyKey)) return;
    mails.push(message);
  };
  return { mails, mailing: { ...platform, mailer: { send } } };
}

async function stateOf(webhookId: string) {
  const [webhook] = await database
    .select()
    .from(webhooksTable)
    .where(eq(webhooksTable.id, webhookId));
  const deliveries = await database
    .select()
    .from(webhookDeliveriesTable)
    .where(eq(webhookDeliveriesTable.webhookId, webhookId))
    .orderBy(webhookDeliveriesTable.number);
  const messages = await database
    .select()
    .from(webhookMessagesTable)
    .where(eq(webhookMessagesTable.webhookId, webhookId));
  return { webhook, deliveries, messages, job: await jobOf(webhookId) };
}

async function makeDue(webhookId: string) {
  const { id = '' } = (await jobOf(webhookId)) ?? {};
  const job = { type: 'webhook.deliver', webhookId, notBefore: 0 };
  await database
    .update(jobsTable)
    .set({ job, sendAfter: new Date(0) })
    .where(eq(jobsTable.id, id));
  await database
    .update(webhookMessagesTable)
    .set({ dueAt: new Date(0) })
    .where(eq(webhookMessagesTable.webhookId, webhookId));
  await database
    .update(webhooksTable)
    .set({ pausedUntil: null })
    .where(eq(webhooksTable.id, webhookId));
}

const consume = async (webhookId: string, context = createExecutionContext()) => {
  const acknowledged: string[] = [];
  const jobId = (await jobOf(webhookId))?.id ?? '';
  const message = {
    body: { jobId },
    attempts: 1,
    ack: () => void acknowledged.push(jobId),
    retry: () => undefined,
  };
  const batch = { queue: 'sheaf-webhooks', messages: [message] };
  await worker.queue(batch, environment, context);
  return { acknowledged };
};

function holdTimeouts() {
  const begun: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    begun.push(controller);
    return controller.signal;
  });
  const pass = () => begun.forEach((controller) => controller.abort());
  return { timeout, pass };
}

/** Passes on the first bytes of a body, and calls `pass` when its reader waits for more. */
function endsWaiting(body: ReadableStream<Uint8Array>, pass: () => void) {
  const reader = body.getReader();
  let hasBegun = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (hasBegun) return pass();
    hasBegun = true;
    const { value } = await reader.read();
    if (value) controller.enqueue(value);
  };
  // With a queue of its own, the stream would read ahead before a reader waits.
  return new ReadableStream({ pull, cancel: () => reader.cancel() }, { highWaterMark: 0 });
}

afterEach(() => vi.restoreAllMocks());

describe('a receiver that fails', () => {
  it('is tried eight times further and further apart, then the message goes to the dead letters', async () => {
    const { webhookId, messageId } = await setUp('500');
    const { platform, queued } = platformWithNotes();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await deliver(platform, webhookId);
      if (attempt < 8) await makeDue(webhookId);
    }
    const { deliveries, job, webhook } = await stateOf(webhookId);
    expect(deliveries.map(({ attempt, status }) => [attempt, status])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => [attempt, 500]),
    );
    expect(deliveries[0]?.responseExcerpt).toBe('answered 500');
    const waits = queued.flatMap(({ delaySeconds }) => delaySeconds ?? []);
    expect(waits).toHaveLength(7);
    for (const [index, base] of [5, 30, 120, 600, 3600, 21_600, 86_400].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(base * 0.8);
      expect(waits[index]).toBeLessThanOrEqual(base * 1.2 + 1);
    }
    expect(queued.at(-1)).toEqual({ jobId: messageId, queue: 'dead-letters' });
    expect(job).toBeUndefined();
    expect(webhook).toMatchObject({ enabled: true });
    expect(webhook?.failingSince).toEqual(deliveries[0]?.createdAt);
  });

  it('is left alone until it is time, however often the queue delivers the message', async () => {
    const { webhookId, receiver } = await setUp('500');
    const { platform } = platformWithNotes();
    await deliver(platform, webhookId);
    await deliver(platform, webhookId);
    const { deliveries, messages } = await stateOf(webhookId);
    expect(deliveries).toHaveLength(1);
    expect(messages).toMatchObject([{ attempts: 1 }]);
    expect(await receiver.received()).toHaveLength(1);
  });

  it('is reported once when two consumers come at the same time', async () => {
    const { webhookId, receiver } = await setUp('500');
    const { platform } = platformWithNotes();
    await Promise.all([deliver(platform, webhookId), deliver(platform, webhookId)]);
    const { deliveries, messages } = await stateOf(webhookId);
    expect(deliveries).toHaveLength(1);
    expect(messages).toMatchObject([{ attempts: 1 }]);
    expect(await receiver.received()).toHaveLength(1);
  });

  it('is tried again by Cron when the queue has forgotten it', async () => {
    const { webhookId } = await setUp('500');
    const { platform, queued } = platformWithNotes();
    await deliver(platform, webhookId);
    await makeDue(webhookId);
    queued.length = 0;
    await runCron(platform);
    const jobId = (await jobOf(webhookId))?.id;
    expect(queued).toContainEqual(expect.objectContaining({ jobId, queue: 'webhooks' }));
    await deliver(platform, webhookId);
    expect((await stateOf(webhookId)).deliveries).toHaveLength(2);
  });

  it('is forgiven by its first success', async () => {
    const { webhookId, owner } = await setUp('500');
    const { platform } = platformWithNotes();
    await deliver(platform, webhookId);
    const ok = receiverAt('ok');
    await owner.call('PUT', `${owner.org}/webhooks/${webhookId}`, {
      body: { name: 'Bookkeeping', url: ok.url, events: ['document:created'] },
    });
    expect((await stateOf(webhookId)).webhook).toMatchObject({ failingSince: null });
    await makeDue(webhookId);
    await deliver(platform, webhookId);
    const { webhook, job, deliveries } = await stateOf(webhookId);
    expect(deliveries.map(({ status }) => status)).toEqual([500, 200]);
    expect(webhook?.failingSince).toBeNull();
    expect(job).toBeUndefined();
  });

  it('for five days is switched off, and the owner and the admins get a mail, once', async () => {
    const { owner, webhookId } = await setUp('500');
    const admin = await createUser();
    const member = await createUser();
    await addMember(owner, admin, 'admin');
    await addMember(owner, member, 'member');
    const { platform } = platformWithNotes();
    const failingSince = new Date(Date.now() - 5 * 24 * 3_600_000 - 1000);
    await database
      .update(webhooksTable)
      .set({ failingSince })
      .where(eq(webhooksTable.id, webhookId));
    await deliver(platform, webhookId);
    const { webhook, job } = await stateOf(webhookId);
    expect(webhook).toMatchObject({ enabled: false, disabledReason: 'failing' });
    expect(job).toBeUndefined();
    const { mails, mailing } = mailbox(platform);
    for (let round = 1; round <= 3; round += 1) {
      for (const id of await jobIdsOf(owner)) {
        await Promise.all([runJob(mailing, id), runJob(mailing, id)]);
      }
    }
    expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, admin.email].toSorted());
    expect(mails[0]?.text).toContain('Bookkeeping');
    expect(mails[0]?.text).toContain('failed for five days');
    expect(mails[0]?.text).toContain(`/settings/webhooks/${webhookId}`);
  });

  it('has five more days when it is switched on again', async () => {
    const { owner, webhookId, receiver } = await setUp('500');
    await database
      .update(webhooksTable)
      .set({ enabled: false, disabledReason: 'failing', failingSince: new Date(0) })
      .where(eq(webhooksTable.id, webhookId));
    await owner.call('PUT', `${owner.org}/webhooks/${webhookId}`, {
      body: {
        name: 'Bookkeeping',
        url: receiver.url,
        events: ['document:created'],
        enabled: true,
      },
    });
    await deliver(platformWithNotes().platform, webhookId);
    const { webhook, deliveries } = await stateOf(webhookId);
    expect(deliveries).toMatchObject([{ status: 500 }]);
    expect(webhook).toMatchObject({ enabled: true, disabledReason: null });
  });

  it('is reported once when several deliveries switch it off', async () => {
    const { owner, webhookId } = await setUp('410');
    await addMessage(owner, webhookId);
    await addMessage(owner, webhookId);
    const { platform } = platformWithNotes();
    await deliver(platform, webhookId);
    expect((await stateOf(webhookId)).deliveries).toHaveLength(3);
    const left = await database
      .select()
      .from(jobsTable)
      .where(eq(jobsTable.organizationId, owner.organizationId));
    expect(left.map(({ job }) => jobSchema.parse(job).type)).toEqual(['webhook.notify-disabled']);
  });

  it('is reported to every admin who can be reached', async () => {
    const { owner, webhookId } = await setUp('410');
    const admin = await createUser();
    await addMember(owner, admin, 'admin');
    const { platform } = platformWithNotes();
    const { mails, mailing } = mailbox(platform, owner.email);
    await deliver(platform, webhookId);
    for (let round = 1; round <= 3; round += 1) {
      for (const id of await jobIdsOf(owner)) await runJob(mailing, id).catch(() => undefined);
    }
    expect(mails.map(({ to }) => to)).toEqual([admin.email]);
    expect(await jobIdsOf(owner)).toHaveLength(1);
  });

  it('with 410 is switched off at once, and what waits for it is dropped', async () => {
    const { owner, webhookId, receiver } = await setUp('410');
    for (let index = 1; index < 8; index += 1) await addMessage(owner, webhookId);
    const { platform } = platformWithNotes();
    await deliver(platform, webhookId);
    const { webhook, messages, job } = await stateOf(webhookId);
    expect(webhook).toMatchObject({ enabled: false, disabledReason: 'gone' });
    expect(messages).toEqual([]);
    expect(job).toBeUndefined();
    expect(await receiver.received()).toHaveLength(5);
  });
});

describe('a receiver that misbehaves', () => {
  it('cannot redirect us anywhere', async () => {
    const { webhookId, receiver } = await setUp('redirect');
    await deliver(platformWithNotes().platform, webhookId);
    const { deliveries, job } = await stateOf(webhookId);
    expect(deliveries).toMatchObject([{ status: 302, failure: 'redirected' }]);
    expect(job).toBeDefined();
    expect(await receiver.receivedAt(`received/${receiver.key}-inside`)).toEqual([]);
  });

  it('may send a gigabyte, of which we read nothing after a success', async () => {
    const { webhookId, receiver } = await setUp('endless');
    await deliver(platformWithNotes().platform, webhookId);
    const { deliveries } = await stateOf(webhookId);
    expect(deliveries).toMatchObject([{ status: 200, responseExcerpt: '' }]);
    await waitFor(async () => expect(await receiver.sentBytes()).not.toBeNull());
    expect(await receiver.sentBytes()).toBeLessThan(100 * 1024 * 1024);
  });

  it('may send a gigabyte, of which we read four kilobytes after a failure', async () => {
    const { webhookId, receiver } = await setUp('endless-500');
    await deliver(platformWithNotes().platform, webhookId);
    const { deliveries } = await stateOf(webhookId);
    expect(deliveries).toMatchObject([{ status: 500, responseExcerpt: 'x'.repeat(4096) }]);
    await waitFor(async () => expect(await receiver.sentBytes()).not.toBeNull());
    expect(await receiver.sentBytes()).toBeLessThan(100 * 1024 * 1024);
  });

  it('may close the connection', async () => {
    const { webhookId } = await setUp('broken');
    await deliver(platformWithNotes().platform, webhookId);
    expect((await stateOf(webhookId)).deliveries).toMatchObject([
      { status: null, failure: 'unreachable' },
    ]);
  });

  it('may hang without delaying others: its queue goes on', async () => {
    const slow = await setUp('hang');
    for (let index = 1; index < 5; index += 1) await addMessage(slow.owner, slow.webhookId);
    const quick = await setUp('ok');
    const { timeout, pass } = holdTimeouts();
    const context = createExecutionContext();
    await consume(slow.webhookId, context);
    await consume(quick.webhookId);
    await waitFor(async () => expect(await quick.receiver.received()).toHaveLength(1));
    expect((await stateOf(slow.webhookId)).deliveries).toEqual([]);
    await waitFor(async () => expect(timeout).toHaveBeenCalledTimes(6));
    expect(timeout.mock.calls).toEqual(Array.from({ length: 6 }, () => [10_000]));
    pass();
    await waitOnExecutionContext(context);
    const { deliveries, job } = await stateOf(slow.webhookId);
    expect(deliveries).toMatchObject(
      Array.from({ length: 5 }, () => ({ status: null, failure: 'timeout' })),
    );
    expect(job).toMatchObject({ isQueued: false });
  });

  it('may respond without end', async () => {
    const { webhookId } = await setUp('stalling-500');
    const { pass } = holdTimeouts();
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await send(...request);
      return new Response(response.body && endsWaiting(response.body, pass), response);
    });
    await deliver(platformWithNotes().platform, webhookId);
    expect((await stateOf(webhookId)).deliveries).toMatchObject([
      { status: 500, failure: null, responseExcerpt: 'the beginning' },
    ]);
  });
});

describe('at the moment of sending', () => {
  it('an address that has become forbidden is not called', async () => {
    const { webhookId } = await setUp('ok');
    await database
      .update(webhooksTable)
      .set({ url: 'https://169.254.169.254/latest/meta-data/' })
      .where(eq(webhooksTable.id, webhookId));
    const fetching = vi.spyOn(globalThis, 'fetch');
    await deliver(platformWithNotes().platform, webhookId);
    expect(fetching).not.toHaveBeenCalled();
    expect((await stateOf(webhookId)).deliveries).toMatchObject([
      { status: null, failure: 'refused-address' },
    ]);
  });

  it('a secret of another installation is not used', async () => {
    const { webhookId, receiver } = await setUp('ok');
    const { platform } = platformWithNotes();
    const config = { ...platform.config, AUTH_SECRET: 'another-installation-with-another-key' };
    await deliver({ ...platform, config }, webhookId);
    expect((await stateOf(webhookId)).deliveries).toMatchObject([
      { status: null, failure: 'unreadable-secret' },
    ]);
    expect(await receiver.received()).toEqual([]);
  });
});

it('forgets deliveries after 30 days', async () => {
  const { webhookId } = await setUp('ok');
  const { platform } = platformWithNotes();
  await deliver(platform, webhookId);
  const day = 24 * 3_600_000;
  const age = (days: number) =>
    database
      .update(webhookDeliveriesTable)
      .set({ createdAt: new Date(Date.now() - days * day) })
      .where(eq(webhookDeliveriesTable.webhookId, webhookId));
  await age(29);
  await runCron(platform);
  expect((await stateOf(webhookId)).deliveries).toHaveLength(1);
  await age(31);
  await runCron(platform);
  expect((await stateOf(webhookId)).deliveries).toEqual([]);
});
