import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { runBatch } from '../../worker/database/database.ts';
import { runJob as runJobWith, type HandleJob } from '../../worker/entries/run-job.ts';
import { resendJobs } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import { createId } from '../../shared/ids.ts';
import { fileKey } from '../../worker/archive/files/file-key.ts';
import { commit } from '../../worker/outbox/commit.ts';
import { deleteJob, insertAccountJob } from '../../worker/outbox/job-store.ts';
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

/** An archive that each run of Cron meets twice, at any start, because no id sorts after it. */
function lastArchive(): Archive {
  const organizationId = `org_${'z'.repeat(24)}`;
  return { organizationId, scope: createSystemScope(steppedPlatform(), organizationId) };
}

function platformWithNotes() {
  const sent: QueuedJob[] = [];
  const send = async (queued: QueuedJob[]) => void sent.push(...queued);
  return { sent, platform: { ...steppedPlatform(), jobs: { send } } };
}

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

const rowsReadByCron = async () => {
  const platform = harness.platform();
  await resendJobs({ ...platform, jobs: { send: async () => undefined } });
  return platform.databaseUsage.rowsRead;
};

/** Jobs that nothing else enqueues: their messages were lost, or they never got a place. */
async function loseJobs(archive: Archive, count: number, { isQueued }: { isQueued: boolean }) {
  await commit(scopeOn(steppedPlatform(), archive), { statements: {}, jobs: fileJobs(count) });
  await database
    .update(jobsTable)
    .set({ sendAfter: new Date(0), ...(!isQueued && { isQueued }) })
    .where(eq(jobsTable.organizationId, archive.organizationId));
}

const pageJobs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'document.recognize' as const,
    documentId: `doc_${index}`,
  }));
const endJob: HandleJob = async (scope, { jobId }) => {
  await runBatch(scope.database, [deleteJob(scope.database, jobId)]);
};

function createPages(pagePlaces: number) {
  const { sent, platform } = platformWithNotes();
  const places = { ...platform, pagePlaces };
  return {
    addPages: (archive: Archive, count: number) =>
      commit(scopeOn(places, archive), { statements: {}, jobs: pageJobs(count) }),
    endPage: (jobId = '') => runJobWith(places, { jobId }, endJob),
    takeSent: () => sent.splice(0).map(({ jobId }) => jobId),
  };
}

/** Returns the rows read at the end of a page while `count` jobs wait. */
async function rowsReadAtEnd(count: number) {
  const archive = createArchive();
  const { addPages, takeSent } = createPages(4);
  await addPages(archive, count);
  const platform = {
    ...harness.platform(),
    pagePlaces: 4,
    jobs: { send: async () => undefined },
  };
  await runJobWith(platform, { jobId: takeSent()[0] ?? '' }, endJob);
  await deleteJobsOf(archive);
  return platform.databaseUsage.rowsRead;
}

// Leftover jobs would become due again after a minute, in the middle of another test.
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

describe('the pages of an organization', () => {
  it('take all places, of which another one gets one at once, and half of them as pages end', async () => {
    const [busy, quiet] = [createArchive(), createArchive()];
    const { addPages, endPage, takeSent } = createPages(4);
    await addPages(busy, 300);
    const ofBusy = takeSent();
    expect(ofBusy).toHaveLength(4);
    await addPages(quiet, 10);
    const ofQuiet = takeSent();
    expect(ofQuiet).toHaveLength(1);
    await endPage(ofBusy[0]);
    expect(takeSent()).toEqual([]);
    await endPage(ofBusy[1]);
    ofQuiet.push(...takeSent());
    const idsOfQuiet = await jobIdsOf(quiet);
    expect(ofQuiet).toHaveLength(2);
    expect(idsOfQuiet).toEqual(expect.arrayContaining(ofQuiet));
    await endPage(ofBusy[2]);
    const [next, ...others] = takeSent();
    expect(others).toEqual([]);
    expect(await jobIdsOf(busy)).toContain(next);
    // An organization without work leaves the places to the other.
    await deleteJobsOf(quiet);
    await endPage(ofBusy[3]);
    expect(takeSent()).toHaveLength(3);
  });

  it('have one place for each organization where there are more of these than places', async () => {
    const archives = Array.from({ length: 5 }, createArchive);
    const { addPages, endPage, takeSent } = createPages(2);
    for (const archive of archives) await addPages(archive, 3);
    const first = takeSent();
    expect(first).toHaveLength(6);
    for (const jobId of first) await endPage(jobId);
    const next = takeSent();
    expect(next).toHaveLength(5);
    for (const archive of archives) {
      expect((await jobIdsOf(archive)).filter((id) => next.includes(id))).toHaveLength(1);
    }
  });

  it('end at the same cost, however many wait', async () => {
    const few = await rowsReadAtEnd(50);
    expect(few).toBeGreaterThan(0);
    expect(await rowsReadAtEnd(3000)).toBe(few);
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
    const purgedKey = fileKey(owner.organizationId, purgedId, 1);
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
