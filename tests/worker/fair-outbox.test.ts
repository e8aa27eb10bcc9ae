import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { resendJobs } from '../../worker/entries/resend-jobs.ts';
import { runJob } from '../support/run-job.ts';
import { createId } from '../../shared/ids.ts';
import { fileKey } from '../../worker/archive/files/file-key.ts';
import { commit } from '../../worker/outbox/commit.ts';
import { insertAccountJob } from '../../worker/outbox/job-store.ts';
import type { QueuedJob } from '../../worker/platform/platform.ts';
import {
  addDocument,
  createArchive,
  everythingOf,
  jobIdsOf,
  scopeOn,
  type Archive,
} from '../support/archive.ts';
import { createOwner } from '../support/client.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { jobsTable } from '../support/tables.ts';

const { identityDatabase: database } = steppedPlatform();

const fileJobs = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'files.delete' as const, documentIds: ['doc'] }));

async function deleteJobsOf({ organizationId }: { organizationId: string }) {
  await database.delete(jobsTable).where(eq(jobsTable.organizationId, organizationId));
}

/** Met twice by each run of Cron, at whichever organization it begins: no id sorts after it. */
function lastArchive(): Archive {
  const organizationId = `org_${'z'.repeat(24)}`;
  return { organizationId, scope: createSystemScope(steppedPlatform(), organizationId) };
}

function platformWithNotes() {
  const sent: QueuedJob[] = [];
  const send = async (queued: QueuedJob[]) => void sent.push(...queued);
  return { sent, platform: { ...steppedPlatform(), jobs: { send } } };
}

/** What one run of Cron enqueues, by organization. */
async function sentByCron() {
  const sent: QueuedJob[] = [];
  const send = async (jobs: QueuedJob[]) => void sent.push(...jobs);
  await resendJobs({ ...steppedPlatform(), jobs: { send } });
  const ids = JSON.stringify(sent.map(({ jobId }) => jobId));
  const jobs = await database
    .select()
    .from(jobsTable)
    .where(sql`id in (select value from json_each(${ids}))`);
  const sentTo = ({ organizationId }: { organizationId: string }) =>
    jobs.filter((job) => job.organizationId === organizationId).map(({ id }) => id);
  return { sent, sentTo };
}

/** Rows that one run of Cron reads. */
const rowsReadByCron = async () => {
  const platform = harness.platform();
  await resendJobs({ ...platform, jobs: { send: async () => undefined } });
  return platform.databaseUsage.rowsRead;
};

/** Jobs that nothing else enqueues: their messages were lost, or nobody gave them a place. */
async function loseJobs(archive: Archive, count: number, { isQueued }: { isQueued: boolean }) {
  await commit(scopeOn(steppedPlatform(), archive), { statements: {}, jobs: fileJobs(count) });
  await database
    .update(jobsTable)
    .set({ sendAfter: new Date(0), ...(!isQueued && { isQueued }) })
    .where(eq(jobsTable.organizationId, archive.organizationId));
}

// Jobs that a test leaves come due again after a minute, in the middle of another test.
afterEach(() => database.delete(jobsTable));

describe('Cron', () => {
  it('enqueues lost jobs, each again only after a minute', async () => {
    const archive = createArchive();
    await loseJobs(archive, 5, { isQueued: true });
    const { sentTo } = await sentByCron();
    expect(sentTo(archive).toSorted()).toEqual((await jobIdsOf(archive)).toSorted());
    expect((await sentByCron()).sentTo(archive)).toEqual([]);
  });

  it('gives each organization its places, however much waits for another', async () => {
    const [busy, quiet] = [createArchive(), createArchive()];
    await loseJobs(busy, 3000, { isQueued: false });
    await loseJobs(quiet, 1, { isQueued: false });
    const { sent, sentTo } = await sentByCron();
    expect(sentTo(busy)).toHaveLength(5);
    expect(sentTo(quiet)).toHaveLength(1);
    expect(sent.length).toBeLessThan(100);
  });

  it('enqueues account mails before all organizations, a hundred at once', async () => {
    const archives = Array.from({ length: 101 }, createArchive);
    for (const archive of archives) await loseJobs(archive, 1, { isQueued: false });
    const mail = { type: 'files.delete' as const, documentIds: [] };
    for (let index = 0; index < 101; index += 1)
      await insertAccountJob(database, new Date(0), mail);
    const account = { organizationId: '' };
    expect((await sentByCron()).sentTo(account)).toHaveLength(100);
    const { sentTo } = await sentByCron();
    expect(archives.filter((archive) => sentTo(archive).length === 1)).toHaveLength(2);
  });

  it('reads no more rows for a longer backlog', async () => {
    const archive = lastArchive();
    await loseJobs(archive, 50, { isQueued: false });
    const few = await rowsReadByCron();
    await deleteJobsOf(archive);
    await loseJobs(archive, 3000, { isQueued: false });
    expect(await rowsReadByCron()).toBe(few);
  });
});

describe('the jobs of an organization', () => {
  it('are enqueued five at a time of each type, the next one when one ends', async () => {
    const archive = createArchive();
    const { sent, platform } = platformWithNotes();
    await commit(scopeOn(platform, archive), { statements: {}, jobs: fileJobs(12) });
    await commit(scopeOn(platform, archive), {
      statements: {},
      jobs: [{ type: 'trash.empty', deletedUntil: 0, userId: null }, ...fileJobs(1)],
    });
    expect(sent).toHaveLength(6);
    const done = new Set<string>();
    for (const { jobId } of sent) {
      expect(sent.length - done.size).toBeLessThanOrEqual(6);
      await runJob(platform, jobId);
      done.add(jobId);
    }
    expect(done.size).toBe(14);
    expect(await jobIdsOf(archive)).toEqual([]);
  });

  it('are enqueued two at a time where they recognize or draw pages, which takes seconds', async () => {
    const archive = createArchive();
    const { sent, platform } = platformWithNotes();
    const jobs = (['document.recognize', 'document.thumbnail'] as const).flatMap((type) =>
      Array.from({ length: 3 }, (_, index) => ({ type, documentId: `doc_${index}` })),
    );
    await commit(scopeOn(platform, archive), { statements: {}, jobs });
    expect(await jobIdsOf(archive)).toHaveLength(6);
    expect(sent).toHaveLength(4);
  });

  it('do not wait for one that fails', async () => {
    const archive = createArchive();
    const { sent, platform } = platformWithNotes();
    await commit(scopeOn(platform, archive), { statements: {}, jobs: fileJobs(6) });
    const broken = {
      ...platform,
      files: { ...platform.files, delete: () => Promise.reject(new Error('R2 is away')) },
    };
    await expect(runJob(broken, sent[0]?.jobId ?? '')).rejects.toThrow('R2 is away');
    expect(new Set(sent.map(({ jobId }) => jobId))).toEqual(new Set(await jobIdsOf(archive)));
  });

  it('are dropped when it is deleted, but for those that delete its files', async () => {
    const owner = await createOwner();
    const scope = createSystemScope(steppedPlatform(), owner.organizationId);
    const archive = { organizationId: owner.organizationId, scope };
    const documentId = await addDocument(archive, 'a.txt', 'text');
    const purgedId = createId('doc');
    const purgedKey = fileKey(owner.organizationId, purgedId);
    await scope.platform.files.put(purgedKey, new Blob(['purged']).stream());
    await commit(scope, {
      statements: {},
      jobs: [
        { type: 'search-index.rebuild', cursor: { part: 'words', after: '' } },
        { type: 'files.delete', documentIds: [purgedId] },
      ],
    });
    await owner.call('DELETE', owner.org, { status: 204 });
    for (const jobId of await jobIdsOf(archive)) await runJob(steppedPlatform(), jobId);
    const { document, content } = await everythingOf(archive, documentId);
    expect(document?.extractionState).toBe('pending');
    expect(content).toBeUndefined();
    expect(await scope.platform.files.get(purgedKey)).toBeNull();
    expect(await jobIdsOf(archive)).toEqual([]);
  });
});
