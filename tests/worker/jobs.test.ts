import { createExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobsTable } from '../support/tables.ts';
import { commit } from '../../worker/outbox/commit.ts';
import { runJob } from '../support/run-job.ts';
import worker from '../support/limits/limited-worker.ts';
import type { Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { createArchive, jobIdsOf, scopeOn } from '../support/archive.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { environment } from '../support/environment.ts';

const { identityDatabase: database } = steppedPlatform();

afterEach(() => vi.restoreAllMocks());

describe('a job that never succeeds', () => {
  it('is given up after thirty attempts, and the log says so', async () => {
    const archive = createArchive();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await commit(scopeOn(steppedPlatform(), archive), {
      statements: {},
      jobs: [{ type: 'files.delete', documentIds: ['doc'] }],
    });
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = steppedPlatform();
    const failing: Platform = {
      ...platform,
      files: { ...platform.files, delete: () => Promise.reject(new Error('R2 is away')) },
    };
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      await expect(runJob(failing, jobId)).rejects.toThrow('R2 is away');
    }
    await runJob(failing, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining(
        JSON.stringify({ message: 'Job abandoned', jobId, type: 'files.delete', attempts: 30 }),
      ),
    );
  });
});

it('a job that cannot be read is retried later, and the rest of its batch runs', async () => {
  const archive = createArchive();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await commit(scopeOn(steppedPlatform(), archive), {
    statements: {},
    jobs: [
      { type: 'files.delete', documentIds: [] },
      { type: 'files.delete', documentIds: [] },
    ],
  });
  const [unreadable = '', readable = ''] = await jobIdsOf(archive);
  const job = { type: 'files.delete' };
  await database.update(jobsTable).set({ job }).where(eq(jobsTable.id, unreadable));
  const outcomes: Record<string, unknown> = {};
  const messages = [unreadable, readable].map((jobId) => ({
    body: { jobId },
    attempts: 2,
    ack: () => void (outcomes[jobId] = 'acknowledged'),
    retry: (options?: object) => void (outcomes[jobId] = options),
  }));
  await worker.queue({ queue: 'sheaf-jobs', messages }, environment, createExecutionContext());
  expect(outcomes).toEqual({ [unreadable]: { delaySeconds: 60 }, [readable]: 'acknowledged' });
  expect(await jobIdsOf(archive)).toEqual([unreadable]);
  expect(logged).toHaveBeenCalledOnce();
});

it('each goes through the queue of its kind', async () => {
  const archive = createArchive();
  const sent: QueuedJob[] = [];
  const send = async (jobs: QueuedJob[]) => void sent.push(...jobs);
  await commit(scopeOn({ ...steppedPlatform(), jobs: { send } }, archive), {
    statements: {},
    jobs: [
      { type: 'webhook.deliver', webhookId: '1', notBefore: 0 },
      { type: 'document.extract', documentId: 'doc_1' },
      { type: 'document.recognize', documentId: 'doc_1' },
      { type: 'document.thumbnail', documentId: 'doc_1' },
      { type: 'files.delete', documentIds: [] },
    ],
  });
  expect(sent.map(({ queue }) => queue).toSorted()).toEqual([
    'jobs',
    'reading',
    'recognition',
    'recognition',
    'webhooks',
  ]);
  expect(sent.map(({ jobId }) => jobId).toSorted()).toEqual((await jobIdsOf(archive)).toSorted());
});
