import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { hour, minute } from '../../shared/time/durations.ts';
import { jobsTable } from '../outbox/job-table.ts';
import { runJob } from '../../tests/support/run-job.ts';

const jobId = 'evt_1';

async function storeJob(job: unknown) {
  const { platform, database } = createSqlitePlatform();
  const at = new Date(0);
  await database
    .insert(jobsTable)
    .values({ id: jobId, organizationId: 'org_1', job, createdAt: at, sendAfter: at });
  const rowOf = async () => {
    const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
    return row;
  };
  return { platform, rowOf };
}

describe.each([
  ['of an unknown type', { type: 'document.translate', documentId: 'doc_1' }],
  ['with a missing field', { type: 'document.extract' }],
  ['with a field of another type', { type: 'trash.empty', deletedUntil: 'yesterday' }],
  ['that is no object', 'document.extract'],
])('a stored job %s', (_kind, job) => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('fails without running and is kept for the next attempt', async () => {
    const { platform, rowOf } = await storeJob(job);
    const before = Date.now();
    await expect(runJob(platform, jobId)).rejects.toThrow(`Job ${jobId} cannot be read`);
    const row = await rowOf();
    expect(row).toMatchObject({ attempts: 1, job });
    expect(row?.sendAfter.getTime()).toBeGreaterThanOrEqual(before + minute);
  });

  it('is deleted after 30 attempts', async () => {
    const { platform, rowOf } = await storeJob(job);
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      await expect(runJob(platform, jobId)).rejects.toThrow(`Job ${jobId} cannot be read`);
    }
    expect((await rowOf())?.sendAfter.getTime()).toBeLessThanOrEqual(Date.now() + 6 * hour);
    await runJob(platform, jobId);
    expect(await rowOf()).toBeUndefined();
    expect(console.error).toHaveBeenCalledOnce();
    await runJob(platform, jobId);
  });
});
