import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '../../shared/limits.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { createWebhook } from '../../worker/integrations/webhooks/create-webhook.ts';
import { listDeliveries } from '../../worker/integrations/webhooks/deliveries/list-deliveries.ts';
import { resendDelivery } from '../../worker/integrations/webhooks/deliveries/messages/send-manual-message.ts';
import { createArchive, insertDocuments, type Archive } from '../support/archive.ts';
import { runJob } from '../support/run-job.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { jobsTable, webhookEventsTable, webhookMessagesTable } from '../support/tables.ts';

const { identityDatabase: database } = steppedPlatform();
const firstPage = { pageIndex: 0, pageSize: 100 };

async function addWebhook({ scope }: Archive) {
  const url = 'https://example.com/a';
  const events = ['document:deleted' as const];
  return (await createWebhook(scope, { name: 'a', url, enabled: true, events })).webhook.id;
}

async function trashNew(archive: Archive, count: number) {
  const documents = Array.from({ length: count }, (_, index) => ({ name: `letter ${index}` }));
  const documentIds = await insertDocuments(archive, documents);
  await trashDocuments(archive.scope, namedDocuments(documentIds));
  return documentIds;
}

const jobsOf = ({ organizationId }: Archive, type: string) =>
  database
    .select()
    .from(jobsTable)
    .where(eq(jobsTable.lane, `${organizationId} ${type}`))
    .orderBy(jobsTable.sendAfter);

async function publish(archive: Archive) {
  const jobs = await jobsOf(archive, 'events.publish');
  for (const { id } of jobs) await runJob(steppedPlatform(), id);
  return jobs.length;
}

const pagesOf = ({ organizationId }: Archive) =>
  database
    .select()
    .from(webhookEventsTable)
    .where(eq(webhookEventsTable.organizationId, organizationId))
    .orderBy(webhookEventsTable.sequence);

/** Simulates that this number of events was published between the oldest page and the next one. */
const ageOldest = ({ organizationId }: Archive, events: number) =>
  database.run(sql`
    update webhook_events set last_number = last_number - ${events}
    where sequence = (select min(sequence) from webhook_events where organization_id = ${organizationId})`);

describe('events that wait for a slow receiver', () => {
  it('are numbered, each kind of each organization by itself', async () => {
    const archive = createArchive();
    await addWebhook(archive);
    for (const count of [45, 5]) {
      await trashNew(archive, count);
      await publish(archive);
    }
    const other = createArchive();
    await addWebhook(other);
    await trashNew(other, 3);
    await publish(other);
    expect((await pagesOf(archive)).map(({ lastNumber }) => lastNumber)).toEqual([20, 40, 45, 50]);
    expect((await pagesOf(other)).map(({ lastNumber }) => lastNumber)).toEqual([3]);
  });

  it('are dropped when too many wait, the oldest first, and listed as failed deliveries', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    const oldest = await trashNew(archive, 3);
    await publish(archive);
    const [kept] = await trashNew(archive, 1);
    await publish(archive);
    await ageOldest(archive, serverLimits.webhookBacklog.max - 3);
    await trashNew(archive, 1);
    await publish(archive);
    expect(await pagesOf(archive)).toHaveLength(3);
    expect(await listDeliveries(archive.scope, webhookId, firstPage)).toEqual([]);

    const [newest] = await trashNew(archive, 1);
    await publish(archive);
    const waiting = (await pagesOf(archive)).flatMap(({ events }) => events);
    expect(waiting).toHaveLength(3);
    expect(JSON.stringify(waiting)).toContain(kept);
    expect(JSON.stringify(waiting)).toContain(newest);
    const deliveries = await listDeliveries(archive.scope, webhookId, firstPage);
    expect(deliveries).toHaveLength(3);
    for (const delivery of deliveries) {
      expect(delivery).toMatchObject({
        event: 'document:deleted',
        failure: 'too-many-waiting',
        isSuccess: false,
        status: null,
        nextAttemptAt: null,
      });
    }
    const [{ id: deliveryId } = { id: '' }] = deliveries;
    await resendDelivery(archive.scope, { webhookId, deliveryId });
    const [sentAgain] = await database
      .select()
      .from(webhookMessagesTable)
      .where(eq(webhookMessagesTable.webhookId, webhookId));
    expect(sentAgain).toMatchObject({ isManual: true, message: { id: deliveries[0]?.messageId } });
    expect(oldest.some((id) => JSON.stringify(sentAgain?.message).includes(id))).toBe(true);
  });

  it('are listed in their order where they were given up at the same time, the latest first', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    await trashNew(archive, 4);
    await publish(archive);
    await trashNew(archive, 1);
    await publish(archive);
    await ageOldest(archive, serverLimits.webhookBacklog.max);
    await trashNew(archive, 1);
    await publish(archive);
    await database.run(sql`
      update webhook_deliveries set created_at = 1000, id = 'whd_' || printf('%024d', 1000 - number)
      where webhook_id = ${webhookId}`);
    const deliveries = await listDeliveries(archive.scope, webhookId, firstPage);
    expect(deliveries.map(({ id }) => id.slice(-3))).toEqual(['996', '997', '998', '999']);
  });

  it('are not listed for a webhook that has read them', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    const later = await addWebhook(archive);
    await trashNew(archive, 3);
    await publish(archive);
    await database.run(sql`
      update webhooks set read_until = (select max(sequence) from webhook_events) where id = ${webhookId}`);
    await trashNew(archive, 1);
    await publish(archive);
    await ageOldest(archive, serverLimits.webhookBacklog.max);
    await trashNew(archive, 1);
    await publish(archive);
    expect(await listDeliveries(archive.scope, webhookId, firstPage)).toEqual([]);
    expect(await listDeliveries(archive.scope, later, firstPage)).toHaveLength(3);
  });
});

describe('jobs that wait to be published', () => {
  it('are published many at once, so that small ones do not pile up', async () => {
    const archive = createArchive();
    await addWebhook(archive);
    for (let index = 0; index < 30; index += 1) await trashNew(archive, 1);
    const jobs = await jobsOf(archive, 'events.publish');
    expect(jobs).toHaveLength(30);
    await runJob(steppedPlatform(), jobs.find(({ isQueued }) => isQueued)?.id ?? '');
    expect(await jobsOf(archive, 'events.publish')).toHaveLength(9);
    expect(await pagesOf(archive)).toHaveLength(21);
    await publish(archive);
    const ids = (await pagesOf(archive)).flatMap(({ events }) => events.map(({ id }) => id));
    expect(new Set(ids).size).toBe(30);
    expect((await pagesOf(archive)).at(-1)?.lastNumber).toBe(30);
  });

  it('are at most a thousand: the oldest becomes a failed delivery', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    const [oldest = ''] = await trashNew(archive, 1);
    const [job] = await jobsOf(archive, 'events.publish');
    await database.update(jobsTable).set({ isQueued: false, sendAfter: new Date(0) });
    await database.run(sql`
      insert into jobs (id, organization_id, job, created_at, send_after)
      with recursive place(at) as (select 1 union all select at + 1 from place where at < 999)
      select 'evt_waits' || at, organization_id, job, created_at, at from jobs cross join place
      where id = ${job?.id}`);
    const waiting = () =>
      database.$count(jobsTable, sql`lane = ${job?.lane ?? ''} and is_queued = 0`);
    expect(await waiting()).toBe(1000);
    await trashNew(archive, 1);
    expect(await waiting()).toBe(999);
    expect(await jobsOf(archive, 'events.publish')).toHaveLength(1000);
    const deliveries = await listDeliveries(archive.scope, webhookId, firstPage);
    expect(deliveries).toMatchObject([{ failure: 'too-many-waiting', event: 'document:deleted' }]);
    const [dropped] = await database.all<{ message: string }>(
      sql`select message from webhook_deliveries where webhook_id = ${webhookId}`,
    );
    expect(dropped?.message).toContain(oldest);
  });
});
