import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hour } from '../../shared/time/durations.ts';
import type { WebhookEvent } from '../../shared/integrations/webhooks/webhook.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { checkIntegrity } from '../../worker/operations/integrity/check-integrity.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createTaggingRule } from '../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { getTaggingRun } from '../../worker/archive/tagging-rules/runs/get-tagging-run.ts';
import { startTaggingRun } from '../../worker/archive/tagging-rules/runs/start-tagging-run.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { createWebhook } from '../../worker/integrations/webhooks/create-webhook.ts';
import { listDeliveries } from '../../worker/integrations/webhooks/deliveries/list-deliveries.ts';
import { commit } from '../../worker/outbox/commit.ts';
import type { Job, JobType } from '../../worker/outbox/job.ts';
import {
  addDocument,
  createArchive,
  everythingOf,
  finishJobsTwice,
  insertDocuments,
  jobIdsOf,
  type Archive,
} from '../support/archive.ts';
import { runJob } from '../support/run-job.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { jobsTable, webhookEventsTable, webhookMessagesTable } from '../support/tables.ts';
import { plainRule } from '../support/plain-rule.ts';

const { identityDatabase: database } = steppedPlatform();
const firstPage = { pageIndex: 0, pageSize: 100 };

afterEach(() => vi.restoreAllMocks());

async function jobOf({ organizationId }: Archive, type: JobType) {
  const [job] = await database
    .select()
    .from(jobsTable)
    .where(eq(jobsTable.lane, `${organizationId} ${type}`));
  return job;
}

async function abandon(archive: Archive, type: JobType) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id = '' } = (await jobOf(archive, type)) ?? {};
  await database.update(jobsTable).set({ attempts: 30 }).where(eq(jobsTable.id, id));
  await runJob(steppedPlatform(), id);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Job abandoned'));
  return id;
}

async function addWebhook({ scope }: Archive, event: WebhookEvent = 'document:deleted') {
  const { webhook } = await createWebhook(scope, {
    name: 'a',
    url: 'https://example.com/a',
    enabled: true,
    events: [event],
  });
  return webhook.id;
}

async function trashNew(archive: Archive, count: number) {
  const documents = Array.from({ length: count }, (_, index) => ({ name: `letter ${index}` }));
  await trashDocuments(archive.scope, namedDocuments(await insertDocuments(archive, documents)));
}

describe('a job that is given up', () => {
  it('document.extract fails its document, which is found by its name', async () => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'lease.txt', 'heavy');
    await abandon(archive, 'document.extract');
    expect((await everythingOf(archive, documentId)).document).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'unavailable',
    });
    expect(await jobIdsOf(archive)).toEqual([]);
    const search = { searchQuery: 'lease', tags: [], ...firstPage };
    expect((await searchDocuments(archive.scope, search)).documentsCount).toBe(1);
    const { problems } = await checkIntegrity(archive.scope.platform);
    expect(problems.filter(({ subject }) => subject === documentId)).toEqual([]);
  });

  it('document.extract notifies webhooks that nothing more is to be expected', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive, 'document:updated');
    await addDocument(archive, 'lease.txt', 'heavy');
    await abandon(archive, 'document.extract');
    await abandon(archive, 'events.publish');
    const deliveries = await listDeliveries(archive.scope, webhookId, firstPage);
    expect(deliveries).toMatchObject([{ event: 'document:updated', failure: 'given-up' }]);
  });

  it('document.extract leaves a document alone that has its text already', async () => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'lease.txt', 'heavy');
    const job = await jobOf(archive, 'document.extract');
    await finishJobsTwice(archive);
    if (!job) throw new Error('There is no job');
    const { lane: _, ...row } = job;
    await database.insert(jobsTable).values(row);
    await abandon(archive, 'document.extract');
    expect((await everythingOf(archive, documentId)).document).toMatchObject({
      extractionState: 'done',
    });
  });

  it('tagging-rule.apply ends the run, so that the rule can be applied again', async () => {
    const archive = createArchive();
    const tag = await createTag(archive.scope, { name: 'a', color: '#ffffff', description: null });
    const {
      taggingRule: { id: ruleId },
    } = await createTaggingRule(archive.scope, {
      ...plainRule,
      name: 'a',
      description: null,
      conditions: [],
      tagIds: [tag.id],
    });
    const run = await startTaggingRun(archive.scope, ruleId);
    await abandon(archive, 'tagging-rule.apply');
    expect(await getTaggingRun(archive.scope, ruleId, run.id)).toMatchObject({
      state: 'cancelled',
    });
    expect((await startTaggingRun(archive.scope, ruleId)).id).not.toBe(run.id);
  });

  it('events.publish lists its events as failed deliveries', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    await trashNew(archive, 3);
    await abandon(archive, 'events.publish');
    expect(await jobIdsOf(archive)).toEqual([]);
    const deliveries = await listDeliveries(archive.scope, webhookId, firstPage);
    expect(deliveries.map(({ failure }) => failure)).toEqual(['given-up', 'given-up', 'given-up']);
  });

  it('webhook.deliver lists its messages as failed deliveries, and goes on with later events', async () => {
    const archive = createArchive();
    const webhookId = await addWebhook(archive);
    await trashNew(archive, 2);
    await runJob(steppedPlatform(), (await jobOf(archive, 'events.publish'))?.id ?? '');
    await database.insert(webhookMessagesTable).values({
      id: 'evt_waits',
      organizationId: archive.organizationId,
      webhookId,
      message: {
        id: 'evt_waits',
        timestamp: new Date().toISOString(),
        event: { type: 'webhook:test' },
      },
      attempts: 3,
      dueAt: new Date(0),
    });
    const jobId = await abandon(archive, 'webhook.deliver');
    expect(await listDeliveries(archive.scope, webhookId, firstPage)).toMatchObject([
      { messageId: 'evt_waits', attempt: 4, failure: 'given-up', nextAttemptAt: null },
    ]);
    const ofWebhook = eq(webhookMessagesTable.webhookId, webhookId);
    expect(await database.$count(webhookMessagesTable, ofWebhook)).toBe(0);
    // One page of events is left to read.
    expect(await jobOf(archive, 'webhook.deliver')).toMatchObject({ id: jobId, attempts: 0 });
    await database.delete(webhookEventsTable);
    await abandon(archive, 'webhook.deliver');
    expect(await jobIdsOf(archive)).toEqual([]);
  });

  it.each<Job>([
    { type: 'subscription.cancel', customerId: 'cus_1' },
    { type: 'tag-links.delete', tagId: 'tag_1' },
    { type: 'correspondent.remove', correspondentId: 'cor_1', userId: null },
    { type: 'search-index.update' },
  ])('$type is kept, and tried again every six hours', async (kept) => {
    const archive = createArchive();
    await commit(archive.scope, { statements: {}, jobs: [kept] });
    const jobId = await abandon(archive, kept.type);
    const job = await jobOf(archive, kept.type);
    expect(job).toMatchObject({ id: jobId, attempts: 0, isQueued: false });
    expect(job?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5 * hour);
  });

  it.each<Job>([
    { type: 'invitation.send', invitationId: 'inv_1', timesSent: 1 },
    { type: 'files.delete', documentIds: ['doc_1'] },
    { type: 'document.thumbnail', documentId: 'doc_1' },
    { type: 'trash.empty', deletedUntil: 0, userId: null },
    { type: 'trash.restore', deletedUntil: 0, userId: null },
    { type: 'search-index.rebuild', cursor: { part: 'words', after: '' } },
    { type: 'webhook.notify-disabled', webhookId: 'wh_1' },
    {
      type: 'mail.send',
      mail: { kind: 'verify-email', url: 'https://example.com/', values: { name: 'Ada' } },
      delivery: { to: 'a@example.com', locale: 'en', idempotencyKey: 'a' },
      expiresAt: 0,
    },
  ])('$type leaves nothing that only it could continue', async (job) => {
    const archive = createArchive();
    await addDocument(archive, 'kept.txt', 'kept');
    await finishJobsTwice(archive);
    await commit(archive.scope, { statements: {}, jobs: [job] });
    const rowsOf = () =>
      database.all(sql`select * from documents where organization_id = ${archive.organizationId}`);
    const before = await rowsOf();
    await abandon(archive, job.type);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(await rowsOf()).toEqual(before);
  });
});
