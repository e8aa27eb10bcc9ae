import { createExecutionContext, env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import { jobsTable, webhookDeliveriesTable, webhooksTable } from '../support/tables.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createDocument } from '../../worker/archive/documents/create-document.ts';
import { runCron } from '../../worker/entries/run-cron.ts';
import { runJob } from '../support/run-job.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import { insertTestJob } from '../../worker/integrations/webhooks/deliveries/webhook-delivery-store.ts';
import worker from '../../worker/index.ts';
import type { MailMessage, Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { addMember } from '../support/access.ts';
import { fileOf } from '../support/archive.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { receiverAt } from '../support/received.ts';

/** The Worker's platform with a queue that only takes notes, so that nothing runs but what the test runs. */
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

/** A message about a new document for a webhook, waiting in the outbox and in no queue. */
async function createJob(owner: Owner, webhookId: string) {
  const { platform, database } = platformWithNotes();
  const scope = createSystemScope(platform, owner.organizationId);
  const [queued] = await insertTestJob(scope, webhookId);
  const jobId = queued?.id ?? '';
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  const delivery = deliveryOf(row?.job);
  const event = {
    type: 'document.created' as const,
    documentId: `doc_${'1'.repeat(24)}`,
    name: 'a',
  };
  const job = { ...delivery, isManual: false, message: { ...delivery.message, event } };
  await database.update(jobsTable).set({ job }).where(eq(jobsTable.id, jobId));
  return jobId;
}

/** A stored job that is still a delivery. */
function deliveryOf(stored: unknown) {
  const job = jobSchema.parse(stored);
  if (job.type !== 'webhook.deliver') throw new Error(`${job.type} is no delivery`);
  return job;
}

async function setUp(behaviour: string) {
  const owner = await createOwner();
  const receiver = receiverAt(behaviour);
  const webhookId = await createWebhook(owner, receiver.url);
  return { owner, receiver, webhookId, jobId: await createJob(owner, webhookId) };
}

const { identityDatabase: database } = harness.platform();

async function jobIdsOf(owner: Owner) {
  const jobs = await database
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, owner.organizationId));
  return jobs.map(({ id }) => id);
}

/** The same platform with a mail service that takes each message once, and none for `refused`. */
function mailbox(platform: Platform, refused?: string) {
  const mails: MailMessage[] = [];
  const send = async (message: MailMessage) => {
    if (message.to === refused) throw new Error('no such address');
    if (mails.some(({ idempotencyKey }) => idempotencyKey === message.idempotencyKey)) return;
    mails.push(message);
  };
  return { mails, mailing: { ...platform, mailer: { send } } };
}

async function stateOf(webhookId: string, jobId: string) {
  const [webhook] = await database
    .select()
    .from(webhooksTable)
    .where(eq(webhooksTable.id, webhookId));
  const deliveries = await database
    .select()
    .from(webhookDeliveriesTable)
    .where(eq(webhookDeliveriesTable.webhookId, webhookId))
    .orderBy(webhookDeliveriesTable.attempt);
  const [job] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return { webhook, deliveries, job };
}

/** Lets the waiting time of a job pass. */
async function makeDue(jobId: string) {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  const job = { ...deliveryOf(row?.job), notBefore: 0 };
  await database
    .update(jobsTable)
    .set({ job, sendAfter: new Date(0) })
    .where(eq(jobsTable.id, jobId));
}

afterEach(() => vi.restoreAllMocks());

describe('a receiver that fails', () => {
  it('is tried eight times further and further apart, then the message goes to the dead letters', async () => {
    const { webhookId, jobId } = await setUp('500');
    const { platform, queued } = platformWithNotes();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await runJob(platform, jobId);
      if (attempt < 8) await makeDue(jobId);
    }
    const { deliveries, job, webhook } = await stateOf(webhookId, jobId);
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
    expect(queued.at(-1)).toEqual({ jobId, queue: 'dead-letters' });
    expect(job).toBeUndefined();
    expect(webhook).toMatchObject({ enabled: true });
    expect(webhook?.failingSince).toEqual(deliveries[0]?.createdAt);
  });

  it('is left alone until it is time, however often the queue delivers the message', async () => {
    const { webhookId, jobId, receiver } = await setUp('500');
    const { platform } = platformWithNotes();
    await runJob(platform, jobId);
    await runJob(platform, jobId);
    const { deliveries, job } = await stateOf(webhookId, jobId);
    expect(deliveries).toHaveLength(1);
    expect(job?.attempts).toBe(1);
    expect(await receiver.received()).toHaveLength(1);
  });

  it('is sent once when two consumers run at the same time', async () => {
    const { webhookId, jobId, receiver } = await setUp('500');
    const { platform } = platformWithNotes();
    await Promise.all([runJob(platform, jobId), runJob(platform, jobId)]);
    const { deliveries, job } = await stateOf(webhookId, jobId);
    expect(deliveries).toHaveLength(1);
    expect(job?.attempts).toBe(1);
    expect(await receiver.received()).toHaveLength(1);
  });

  it('is retried by Cron when the queue has lost it', async () => {
    const { webhookId, jobId } = await setUp('500');
    const { platform, queued } = platformWithNotes();
    await runJob(platform, jobId);
    await makeDue(jobId);
    queued.length = 0;
    await runCron(platform);
    expect(queued).toContainEqual({ jobId, queue: 'webhooks' });
    await runJob(platform, jobId);
    expect((await stateOf(webhookId, jobId)).deliveries).toHaveLength(2);
  });

  it('is forgiven by its first success', async () => {
    const { webhookId, jobId, owner } = await setUp('500');
    const { platform } = platformWithNotes();
    await runJob(platform, jobId);
    const ok = receiverAt('ok');
    const body = { name: 'Bookkeeping', url: ok.url, events: ['document:created'], enabled: false };
    const path = `${owner.org}/webhooks/${webhookId}`;
    await owner.call('PUT', path, { body });
    expect((await stateOf(webhookId, jobId)).webhook?.failingSince).not.toBeNull();
    await owner.call('PUT', path, { body: { ...body, enabled: true } });
    await makeDue(jobId);
    await runJob(platform, jobId);
    const { webhook, job, deliveries } = await stateOf(webhookId, jobId);
    expect(deliveries.map(({ status }) => status)).toEqual([500, 200]);
    expect(webhook?.failingSince).toBeNull();
    expect(job).toBeUndefined();
  });

  it('for five days is switched off, and the owner and the admins get a mail, once', async () => {
    const { owner, webhookId, jobId } = await setUp('500');
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
    await runJob(platform, jobId);
    const { webhook, job } = await stateOf(webhookId, jobId);
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
    const { owner, webhookId, jobId, receiver } = await setUp('500');
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
    await runJob(platformWithNotes().platform, jobId);
    const { webhook, deliveries } = await stateOf(webhookId, jobId);
    expect(deliveries).toMatchObject([{ status: 500 }]);
    expect(webhook).toMatchObject({ enabled: true, disabledReason: null });
  });

  it('is reported once when several deliveries switch it off', async () => {
    const { owner, webhookId, jobId } = await setUp('410');
    const jobIds = [jobId, await createJob(owner, webhookId), await createJob(owner, webhookId)];
    const { platform } = platformWithNotes();
    await Promise.all(jobIds.map((id) => runJob(platform, id)));
    const left = await database
      .select()
      .from(jobsTable)
      .where(eq(jobsTable.organizationId, owner.organizationId));
    expect(left.map(({ job }) => jobSchema.parse(job).type)).toEqual(['webhook.notify-disabled']);
  });

  it('is reported to every admin who can be reached', async () => {
    const { owner, jobId } = await setUp('410');
    const admin = await createUser();
    await addMember(owner, admin, 'admin');
    const { platform } = platformWithNotes();
    const { mails, mailing } = mailbox(platform, owner.email);
    await runJob(platform, jobId);
    for (let round = 1; round <= 3; round += 1) {
      for (const id of await jobIdsOf(owner)) await runJob(mailing, id).catch(() => undefined);
    }
    expect(mails.map(({ to }) => to)).toEqual([admin.email]);
    expect(await jobIdsOf(owner)).toHaveLength(1);
  });

  it('with 410 is switched off at once, and what waits for it is dropped', async () => {
    const { owner, webhookId, jobId, receiver } = await setUp('410');
    const waiting = await createJob(owner, webhookId);
    const { platform } = platformWithNotes();
    await runJob(platform, jobId);
    expect((await stateOf(webhookId, jobId)).webhook).toMatchObject({
      enabled: false,
      disabledReason: 'gone',
    });
    await runJob(platform, waiting);
    expect((await stateOf(webhookId, waiting)).job).toBeUndefined();
    expect(await receiver.received()).toHaveLength(1);
  });
});

describe('a receiver that misbehaves', () => {
  it('cannot redirect us anywhere', async () => {
    const { webhookId, jobId, receiver } = await setUp('redirect');
    await runJob(platformWithNotes().platform, jobId);
    const { deliveries, job } = await stateOf(webhookId, jobId);
    expect(deliveries).toMatchObject([{ status: 302, failure: 'redirected' }]);
    expect(job).toBeDefined();
    expect(await receiver.receivedAt(`received/${receiver.key}-inside`)).toEqual([]);
  });

  it('may send a gigabyte, of which we read four kilobytes', async () => {
    const { webhookId, jobId, receiver } = await setUp('endless');
    await runJob(platformWithNotes().platform, jobId);
    const { deliveries } = await stateOf(webhookId, jobId);
    expect(deliveries[0]?.status).toBe(200);
    expect(deliveries[0]?.responseExcerpt).toBe('x'.repeat(4096));
    await vi.waitFor(async () => expect(await receiver.sentBytes()).not.toBeNull(), 5000);
    expect(await receiver.sentBytes()).toBeLessThan(100 * 1024 * 1024);
  });

  it('may close the connection', async () => {
    const { webhookId, jobId } = await setUp('broken');
    await runJob(platformWithNotes().platform, jobId);
    expect((await stateOf(webhookId, jobId)).deliveries).toMatchObject([
      { status: null, failure: 'unreachable' },
    ]);
  });

  it.each(['hang', 'stalling'])(
    'may be slow (%s) without holding up the others',
    async (behaviour) => {
      const slow = await setUp(behaviour);
      const others = [1, 2, 3].map(() => createJob(slow.owner, slow.webhookId));
      const slowIds = [slow.jobId, ...(await Promise.all(others))];
      const quick = await setUp('ok');
      const acknowledged: string[] = [];
      const message = (jobId: string) => ({
        body: { jobId },
        attempts: 1,
        ack: () => void acknowledged.push(jobId),
        retry: () => undefined,
      });
      const batch = {
        queue: 'sheaf-webhooks',
        messages: [...slowIds, quick.jobId].map(message),
      };
      const work = worker.queue(batch, env as never, createExecutionContext());
      await vi.waitFor(() => expect(acknowledged).toContain(quick.jobId), 9000);
      expect(acknowledged).toEqual([quick.jobId]);
      await work;
      const outcome =
        behaviour === 'hang'
          ? { status: null, failure: 'timeout' }
          : { status: 200, failure: null, responseExcerpt: 'the beginning' };
      const { deliveries } = await stateOf(slow.webhookId, slow.jobId);
      expect(deliveries).toMatchObject(slowIds.map(() => outcome));
    },
  );
});

describe('at the moment of sending', () => {
  it('an address that has become forbidden receives no request', async () => {
    const { webhookId, jobId } = await setUp('ok');
    await database
      .update(webhooksTable)
      .set({ url: 'https://169.254.169.254/latest/meta-data/' })
      .where(eq(webhooksTable.id, webhookId));
    const fetching = vi.spyOn(globalThis, 'fetch');
    await runJob(platformWithNotes().platform, jobId);
    expect(fetching).not.toHaveBeenCalled();
    expect((await stateOf(webhookId, jobId)).deliveries).toMatchObject([
      { status: null, failure: 'refused-address' },
    ]);
  });

  it('a secret of another installation is not used', async () => {
    const { webhookId, jobId, receiver } = await setUp('ok');
    const { platform } = platformWithNotes();
    const config = { ...platform.config, AUTH_SECRET: 'another-installation-with-another-key' };
    await runJob({ ...platform, config }, jobId);
    expect((await stateOf(webhookId, jobId)).deliveries).toMatchObject([
      { status: null, failure: 'unreadable-secret' },
    ]);
    expect(await receiver.received()).toEqual([]);
  });
});

it('an event makes jobs for the webhooks of its organization only', async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const webhookId = await createWebhook(owner, receiverAt('ok').url);
  await createWebhook(other, receiverAt('ok').url);
  const scope = createSystemScope(platformWithNotes().platform, owner.organizationId);
  await createDocument(scope, fileOf('a.txt', 'a'));
  const stored = await database
    .select()
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, owner.organizationId));
  const jobs = stored.map(({ job }) => jobSchema.parse(job));
  const deliveries = jobs.filter(({ type }) => type === 'webhook.deliver');
  expect(deliveries).toMatchObject([{ webhookId }]);
});

it('forgets deliveries after 30 days', async () => {
  const { webhookId, jobId } = await setUp('ok');
  const { platform } = platformWithNotes();
  await runJob(platform, jobId);
  const day = 24 * 3_600_000;
  const age = (days: number) =>
    database
      .update(webhookDeliveriesTable)
      .set({ createdAt: new Date(Date.now() - days * day) })
      .where(eq(webhookDeliveriesTable.webhookId, webhookId));
  await age(29);
  await runCron(platform);
  expect((await stateOf(webhookId, jobId)).deliveries).toHaveLength(1);
  await age(31);
  await runCron(platform);
  expect((await stateOf(webhookId, jobId)).deliveries).toEqual([]);
});
