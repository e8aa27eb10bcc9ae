import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { runJob } from '../support/run-job.ts';
import { createWebhook } from '../../worker/integrations/webhooks/create-webhook.ts';
import { sendTestEvent } from '../../worker/integrations/webhooks/deliveries/messages/send-manual-message.ts';
import { updateWebhook } from '../../worker/integrations/webhooks/update-webhook.ts';
import { findWebhook } from '../../worker/integrations/webhooks/webhook-store.ts';
import type { Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { createArchive, insertDocuments, jobIdsOf, type Archive } from '../support/archive.ts';
import { createOwner } from '../support/client.ts';
import { killAtEveryStep, steppedPlatform } from '../support/stepped-platform.ts';
import {
  jobsTable,
  webhookDeliveriesTable,
  webhookEventsTable,
  webhookMessagesTable,
  webhooksTable,
} from '../support/tables.ts';

const { identityDatabase: database } = steppedPlatform();
const events = ['document:deleted' as const];

async function addWebhook({ scope }: Pick<Archive, 'scope'>, path = 'ok') {
  const url = `https://example.com/${path}`;
  const { webhook } = await createWebhook(scope, { name: 'a', url, enabled: true, events });
  return webhook.id;
}

/** Moves documents to the trash in one call, which publishes an event for each. */
async function trashNew(archive: Archive, count: number) {
  const documents = Array.from({ length: count }, (_, index) => ({ name: `${index}` }));
  const documentIds = await insertDocuments(archive, documents);
  await trashDocuments(archive.scope, namedDocuments(documentIds));
  return documentIds;
}

type Sent = { url: string; id: string; documentId: string };

function mockReceivers(
  respond: (message: Sent) => number | undefined | Promise<number> = () => undefined,
) {
  const received: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    const id = request.headers.get('webhook-id') ?? '';
    const { data } = (await request.json()) as { data: { documentId: string } };
    const message = { url: request.url, id, documentId: data.documentId };
    received.push(message);
    return new Response(null, { status: (await respond(message)) ?? 204 });
  });
  return received;
}

async function finishJobs(archive: Archive, platform: Platform = steppedPlatform()) {
  for (let round = 0; round < 500; round += 1) {
    const due = (await jobsOf(archive)).filter(
      ({ sendAfter, isQueued }) => isQueued || sendAfter <= new Date(),
    );
    if (due.length === 0) return;
    for (const { id } of due) await runJob(platform, id);
  }
  throw new Error('Jobs are left that never finish');
}

const jobsOf = ({ organizationId }: { organizationId: string }) =>
  database.select().from(jobsTable).where(eq(jobsTable.organizationId, organizationId));

const pagesOf = ({ organizationId }: Archive) =>
  database
    .select()
    .from(webhookEventsTable)
    .where(eq(webhookEventsTable.organizationId, organizationId));

const messagesOf = ({ organizationId }: Archive) =>
  database
    .select()
    .from(webhookMessagesTable)
    .where(eq(webhookMessagesTable.organizationId, organizationId));

async function webhookOf(webhookId: string) {
  const [row] = await database.select().from(webhooksTable).where(eq(webhooksTable.id, webhookId));
  return row;
}

async function passTime(archive: Archive, webhookId: string) {
  await database
    .update(webhooksTable)
    .set({ pausedUntil: new Date(0) })
    .where(eq(webhooksTable.id, webhookId));
  await database
    .update(jobsTable)
    .set({ job: { type: 'webhook.deliver', webhookId, notBefore: 0 }, sendAfter: new Date(0) })
    .where(eq(jobsTable.organizationId, archive.organizationId));
}

afterEach(() => vi.restoreAllMocks());

describe('the events of one call', () => {
  it('are one row of the outbox, however many documents and webhooks there are', async () => {
    const archive = createArchive();
    for (let index = 0; index < 25; index += 1) await addWebhook(archive);
    await trashNew(archive, 300);
    const jobs = await jobsOf(archive);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.job).toMatchObject({ type: 'events.publish', event: 'document:deleted' });
    expect(await messagesOf(archive)).toEqual([]);
    expect(await pagesOf(archive)).toEqual([]);
  });

  it('are not written for an organization without a webhook for them', async () => {
    const archive = createArchive();
    const { webhook } = await createWebhook(archive.scope, {
      name: 'a',
      url: 'https://example.com/',
      enabled: true,
      events: ['document:created'],
    });
    await trashNew(archive, 3);
    expect(webhook.enabled).toBe(true);
    expect(await jobIdsOf(archive)).toEqual([]);
  });

  it('reach each webhook once under ids of its own, and leave nothing behind', async () => {
    const archive = createArchive();
    const webhookIds = [await addWebhook(archive, 'a'), await addWebhook(archive, 'b')];
    const received = mockReceivers();
    const documentIds = await trashNew(archive, 90);
    await finishJobs(archive);
    for (const path of ['a', 'b']) {
      const told = received.filter(({ url }) => url.endsWith(path));
      expect(told.map(({ documentId }) => documentId).toSorted()).toEqual(documentIds.toSorted());
    }
    expect(new Set(received.map(({ id }) => id)).size).toBe(2 * 90);
    expect(received.every(({ id }) => /^evt_[a-z0-9]{24}$/.test(id))).toBe(true);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(await messagesOf(archive)).toEqual([]);
    expect(await pagesOf(archive)).toEqual([]);
    expect(
      await database
        .select()
        .from(webhookDeliveriesTable)
        .where(eq(webhookDeliveriesTable.webhookId, webhookIds[0] ?? '')),
    ).toHaveLength(90);
  });

  it('reach webhooks under the same ids when jobs are killed at any step', async () => {
    const received = mockReceivers();
    const steps = await killAtEveryStep({
      reset: async () => {
        const archive = createArchive();
        await addWebhook(archive, archive.organizationId);
        const documentIds = await trashNew(archive, 7);
        return { archive, documentIds };
      },
      work: async (platform, { archive }) => {
        for (const { id } of await jobsOf(archive)) await runJob(platform, id);
        for (const { id } of await jobsOf(archive)) await runJob(platform, id);
      },
      check: async ({ archive, documentIds }) => {
        // Simulates a minute, after which claimed messages without an outcome are due again.
        await database.update(webhookMessagesTable).set({ dueAt: new Date(0) });
        for (const job of await jobsOf(archive)) {
          await database
            .update(jobsTable)
            .set({ job: { ...(job.job as object), notBefore: 0 }, sendAfter: new Date(0) })
            .where(eq(jobsTable.id, job.id));
        }
        await finishJobs(archive);
        const own = received.filter(({ url }) => url.endsWith(archive.organizationId));
        const byId = new Map(own.map(({ id, documentId }) => [id, documentId]));
        expect([...byId.values()].toSorted()).toEqual(documentIds.toSorted());
        expect(await jobIdsOf(archive)).toEqual([]);
        expect(await pagesOf(archive)).toEqual([]);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(8);
  });

  it('are not delivered to a webhook made or enabled later', async () => {
    const archive = createArchive();
    await addWebhook(archive, 'first');
    const disabledId = await addWebhook(archive, 'disabled');
    const settings = { name: 'a', url: 'https://example.com/disabled', events };
    const enable = async (enabled: boolean) =>
      updateWebhook(
        archive.scope,
        { webhookId: disabledId, former: await findWebhook(archive.scope, disabledId) },
        { ...settings, enabled },
      );
    await enable(false);
    const received = mockReceivers();
    await trashNew(archive, 2);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await addWebhook(archive, 'later');
    await enable(true);
    await finishJobs(archive);
    expect(received.map(({ url }) => url)).toEqual(Array(2).fill('https://example.com/first'));
  });
});

describe('an organization at its limits', () => {
  it('puts few messages before those of another one', async () => {
    const [busy, quiet] = [createArchive(), createArchive()];
    for (let index = 0; index < 25; index += 1) await addWebhook(busy, `busy-${index}`);
    await addWebhook(quiet, 'quiet');
    const received = mockReceivers(({ url }) => (url.endsWith('busy-1') ? 500 : 204));
    const queue: QueuedJob[] = [];
    const send = async (jobs: QueuedJob[]) =>
      void queue.push(...jobs.filter(({ delaySeconds }) => !delaySeconds));
    const platform = { ...steppedPlatform(), jobs: { send } };
    const on = (archive: Archive) => ({
      ...archive,
      scope: createSystemScope(platform, archive.organizationId),
    });
    await trashNew(on(busy), 500);
    await runNext();
    await trashNew(on(quiet), 1);
    async function runNext() {
      const next = queue.shift();
      if (next) await runJob(platform, next.jobId);
    }
    let ran = 0;
    for (; !received.some(({ url }) => url.endsWith('quiet')); ran += 1) {
      expect(queue.length).toBeLessThanOrEqual(7);
      await runNext();
    }
    expect(ran).toBeLessThanOrEqual(13);
    await Promise.all(
      [busy, quiet].map(({ organizationId }) =>
        database.delete(jobsTable).where(eq(jobsTable.organizationId, organizationId)),
      ),
    );
  });

  it('keeps five messages of a webhook and five of its webhooks under way', async () => {
    const archive = createArchive();
    for (let index = 0; index < 8; index += 1) await addWebhook(archive, `${index}`);
    await trashNew(archive, 50);
    let [underWay, most] = [0, 0];
    const received = mockReceivers(async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 200));
      underWay -= 1;
      return 500;
    });
    const platform = steppedPlatform();
    for (const { id } of await jobsOf(archive)) await runJob(platform, id);
    const jobs = await jobsOf(archive);
    expect(jobs.filter(({ isQueued }) => isQueued)).toHaveLength(5);
    await Promise.all(jobs.map(({ id }) => runJob(platform, id)));
    const perWebhook = Map.groupBy(received, ({ url }) => url);
    expect([...perWebhook.values()].map(({ length }) => length)).toEqual([5, 5, 5, 5, 5]);
    expect(most).toBeLessThanOrEqual(25);
  });
});

describe('a webhook whose receiver fails', () => {
  it('gets nothing during its back-off, even if its job runs', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    const received = mockReceivers(() => 500);
    await trashNew(archive, 8);
    await finishJobs(archive);
    const before = received.length;
    await database
      .update(jobsTable)
      .set({ job: { type: 'webhook.deliver', webhookId, notBefore: 0 }, sendAfter: new Date(0) })
      .where(eq(jobsTable.organizationId, archive.organizationId));
    await finishJobs(archive);
    expect(received).toHaveLength(before);
  });

  it('waits for its back-off as a whole: one message tries again, the others wait', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive, 'down');
    const received = mockReceivers(() => 503);
    await trashNew(archive, 60);
    await finishJobs(archive);
    expect(received).toHaveLength(5);
    const [job] = await jobsOf(archive);
    expect(job).toMatchObject({ isQueued: false });
    expect(job?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 2000);
    for (let probe = 1; probe <= 4; probe += 1) {
      await trashNew(archive, 1);
      await finishJobs(archive);
      expect(received).toHaveLength(4 + probe);
      await passTime(archive, webhookId);
      await finishJobs(archive);
      expect(received).toHaveLength(5 + probe);
    }
    expect(new Set(received.map(({ id }) => id)).size).toBe(9);
    const pause = ((await webhookOf(webhookId))?.pausedUntil?.getTime() ?? 0) - Date.now();
    expect(pause).toBeGreaterThan(0.79 * 3_600_000);
    expect(pause).toBeLessThan(1.21 * 3_600_000);
    expect((await messagesOf(archive)).length).toBeLessThanOrEqual(40);
    vi.restoreAllMocks();
    const delivered = mockReceivers();
    await passTime(archive, webhookId);
    await finishJobs(archive);
    expect(delivered.length).toBeGreaterThanOrEqual(55);
  });

  it('is delivered everything else when one message is refused each time', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive, 'picky');
    let refused = '';
    const received = mockReceivers(({ documentId }) => (documentId === refused ? 400 : 204));
    refused = (await trashNew(archive, 40))[7] ?? '';
    await finishJobs(archive);
    expect(received).toHaveLength(40);
    expect(await messagesOf(archive)).toMatchObject([{ attempts: 1 }]);
    expect(await webhookOf(webhookId)).toMatchObject({ failingSince: null, pausedUntil: null });
  });

  it('is sent a test event at once', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive, 'down');
    const received = mockReceivers(() => 503);
    await trashNew(archive, 10);
    await finishJobs(archive);
    received.length = 0;
    await sendTestEvent(archive.scope, webhookId);
    await finishJobs(archive);
    expect(received).toHaveLength(1);
  });

  it('is not disabled by the former receiver after its URL was changed', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive, 'former');
    const former = await findWebhook(archive.scope, webhookId);
    const received = mockReceivers(async ({ url }) => {
      if (!url.endsWith('former')) return 204;
      const input = { name: 'a', url: 'https://example.org/new', enabled: true, events };
      await updateWebhook(archive.scope, { webhookId, former }, input);
      return 410;
    });
    await trashNew(archive, 1);
    await finishJobs(archive);
    expect(received.map(({ url }) => url)).toEqual([
      'https://example.com/former',
      'https://example.org/new',
    ]);
    expect(await webhookOf(webhookId)).toMatchObject({
      enabled: true,
      disabledReason: null,
      failingSince: null,
      failedRounds: 0,
    });
    expect(await jobIdsOf(archive)).toEqual([]);
  });
});

it('keeps the last 500 deliveries of a webhook, with responses of failures only', async () => {
  const archive = createArchive();
  const webhookId = await addWebhook(archive);
  const received = mockReceivers();
  await trashNew(archive, 540);
  await finishJobs(archive);
  const deliveries = await database
    .select()
    .from(webhookDeliveriesTable)
    .where(eq(webhookDeliveriesTable.webhookId, webhookId));
  expect(deliveries).toHaveLength(500);
  const last = received.slice(-500).map(({ id }) => id);
  expect(new Set(deliveries.map(({ message }) => message.id))).toEqual(new Set(last));
  expect(new Set(deliveries.map(({ responseExcerpt }) => responseExcerpt))).toEqual(new Set(['']));
});

it('delivers nothing for a deleted organization', async () => {
  const owner = await createOwner();
  const scope = createSystemScope(steppedPlatform(), owner.organizationId);
  const archive = { organizationId: owner.organizationId, scope };
  const webhookId = await addWebhook(archive, 'down');
  let status = 503;
  const received = mockReceivers(() => status);
  await trashNew(archive, 10);
  await finishJobs(archive);
  expect(received).toHaveLength(5);
  await owner.call('DELETE', owner.org, { status: 204 });
  status = 204;
  await passTime(archive, webhookId);
  await finishJobs(archive);
  expect(received).toHaveLength(5);
  expect(await jobIdsOf(archive)).toEqual([]);
});
