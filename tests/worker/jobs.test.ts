import { createExecutionContext, env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from '../../shared/durations.ts';
import { jobsTable } from '../support/tables.ts';
import { commit } from '../../worker/outbox/commit.ts';
import { handleApplicationJob } from '../../worker/entries/application-jobs.ts';
import { runJob as runJobWith } from '../../worker/entries/run-job.ts';
import { extractAgain } from '../../worker/archive/reading/extract-again.ts';
import { runJob } from '../support/run-job.ts';
import worker from '../../worker/index.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { createTaggingRule } from '../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { getTaggingRun } from '../../worker/archive/tagging-rules/get-tagging-run.ts';
import { startTaggingRun } from '../../worker/archive/tagging-rules/start-tagging-run.ts';
import type { Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { addDocument, createArchive, everythingOf, jobIdsOf, scopeOn } from '../support/archive.ts';
import { Killed, steppedPlatform } from '../support/stepped-platform.ts';

const { identityDatabase: database } = steppedPlatform();

async function jobOf(jobId: string) {
  const [job] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return job;
}

/** Dies as soon as it does `at`: nothing it does afterwards arrives. */
function dyingPlatform(at: 'fetches the file' | 'reads the file'): Platform {
  let isDead = false;
  const platform = steppedPlatform((_step, work) => {
    if (isDead) throw new Killed();
    return work();
  });
  const die = () => {
    isDead = true;
    throw new Killed();
  };
  return at === 'fetches the file'
    ? { ...platform, files: { ...platform.files, get: die } }
    : { ...platform, reader: { ...platform.reader, read: die } };
}

/** Counts what its reader reads. */
function countingPlatform(overrides: Partial<Platform> = {}) {
  const platform = { ...steppedPlatform(), ...overrides };
  const read = vi.fn(platform.reader.read);
  return { platform: { ...platform, reader: { ...platform.reader, read } }, read };
}

const inAMinute = { now: () => new Date(Date.now() + minute) };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

async function addHeavyFile() {
  const archive = createArchive();
  const documentId = await addDocument(archive, 'heavy.txt', 'heavy');
  const [jobId = ''] = await jobIdsOf(archive);
  const stateOf = async () => (await everythingOf(archive, documentId)).document;
  return { archive, documentId, jobId, stateOf };
}

describe('a job that takes its isolate down', () => {
  it('counts each attempt, and Cron waits longer after each', async () => {
    const { jobId } = await addHeavyFile();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const before = Date.now();
      await expect(runJob(dyingPlatform('fetches the file'), jobId)).rejects.toThrow(Killed);
      const job = await jobOf(jobId);
      expect(job?.attempts).toBe(attempt);
      waits.push(Math.round(((job?.sendAfter.getTime() ?? 0) - before) / minute));
    }
    expect(waits).toEqual([1, 2, 4]);
  });

  it('is not let near its file a sixth time', async () => {
    const { archive, jobId, stateOf } = await addHeavyFile();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(runJob(dyingPlatform('fetches the file'), jobId)).rejects.toThrow();
    }
    await runJob(dyingPlatform('fetches the file'), jobId);
    expect(await stateOf()).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'unavailable',
    });
    expect(await jobIdsOf(archive)).toEqual([]);
  });
});

describe('a file that takes its reader down', () => {
  it('is read once and then given up', async () => {
    const { archive, jobId, stateOf } = await addHeavyFile();
    await expect(runJob(dyingPlatform('reads the file'), jobId)).rejects.toThrow(Killed);
    expect(await stateOf()).toMatchObject({ extractionState: 'pending' });
    const { platform, read } = countingPlatform({ clock: inAMinute });
    await runJob(platform, jobId);
    expect(read).not.toHaveBeenCalled();
    expect(await stateOf()).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'too_complex',
    });
    expect(await jobIdsOf(archive)).toEqual([]);
  });

  it('is not read again when giving it up fails at first', async () => {
    const { jobId, stateOf } = await addHeavyFile();
    await expect(runJob(dyingPlatform('reads the file'), jobId)).rejects.toThrow(Killed);
    const failing = steppedPlatform((step, work) => {
      if (step === 5) throw new Error('D1 is away');
      return work();
    });
    await expect(runJob({ ...failing, clock: inAMinute }, jobId)).rejects.toThrow('D1 is away');
    const { platform, read } = countingPlatform({ clock: inAMinute });
    await runJob(platform, jobId);
    expect(read).not.toHaveBeenCalled();
    expect(await stateOf()).toMatchObject({ extractionReason: 'too_complex' });
  });

  it('can be read again when its user asks for it', async () => {
    const { archive, documentId, jobId, stateOf } = await addHeavyFile();
    await expect(runJob(dyingPlatform('reads the file'), jobId)).rejects.toThrow(Killed);
    await runJob(countingPlatform({ clock: inAMinute }).platform, jobId);
    await extractAgain(archive.scope, documentId);
    const [again = ''] = await jobIdsOf(archive);
    await runJob(steppedPlatform(), again);
    expect(await stateOf()).toMatchObject({ extractionState: 'done' });
  });
});

describe('a file that is being read', () => {
  it('is left to its reader when the message comes twice', async () => {
    const { archive, jobId, stateOf } = await addHeavyFile();
    const { platform, read } = countingPlatform();
    const during = countingPlatform();
    read.mockImplementationOnce(async (file) => {
      await runJob(during.platform, jobId);
      expect(await stateOf()).toMatchObject({ extractionState: 'pending' });
      return steppedPlatform().reader.read(file);
    });
    await runJob(platform, jobId);
    expect(during.read).not.toHaveBeenCalled();
    expect(await stateOf()).toMatchObject({ extractionState: 'done' });
    expect(await jobIdsOf(archive)).toEqual([]);
  });

  it('is read by one of two consumers that begin at once', async () => {
    const { jobId, stateOf } = await addHeavyFile();
    const { platform, read } = countingPlatform();
    await Promise.all([runJob(platform, jobId), runJob(platform, jobId)]);
    expect(read).toHaveBeenCalledOnce();
    expect(await stateOf()).toMatchObject({ extractionState: 'done' });
  });

  it('is read again when only saving its text failed', async () => {
    const { jobId, stateOf } = await addHeavyFile();
    const failing = steppedPlatform((step, work) => {
      if (step === 7) throw new Error('D1 is away');
      return work();
    });
    await expect(runJob(failing, jobId)).rejects.toThrow('D1 is away');
    await runJob(steppedPlatform(), jobId);
    expect(await stateOf()).toMatchObject({ extractionState: 'done' });
  });

  it('is read again when the runtime ended and its reader is another process', async () => {
    const { jobId, stateOf } = await addHeavyFile();
    const dying = dyingPlatform('reads the file');
    const remote = { ...dying, reader: { ...dying.reader, isInProcess: false } };
    await expect(runJob(remote, jobId)).rejects.toThrow(Killed);
    await runJob(steppedPlatform(), jobId);
    expect(await stateOf()).toMatchObject({ extractionState: 'done' });
  });
});

it('a message that comes to the wrong Worker is passed on to the other one', async () => {
  const { archive, jobId, stateOf } = await addHeavyFile();
  const sent: QueuedJob[] = [];
  const send = async (jobs: QueuedJob[]) => void sent.push(...jobs);
  await runJobWith({ ...steppedPlatform(), jobs: { send } }, jobId, handleApplicationJob);
  expect(sent).toEqual([{ jobId, queue: 'reading' }]);
  expect(await stateOf()).toMatchObject({ extractionState: 'pending' });
  expect(await jobIdsOf(archive)).toEqual([jobId]);
});

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

  it('ends the run of its rule, so that the rule can be applied again', async () => {
    const archive = createArchive();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tag = await createTag(archive.scope, { name: 'a', color: '#ffffff', description: null });
    const { taggingRule: rule } = await createTaggingRule(archive.scope, {
      name: 'a',
      description: null,
      conditions: [],
      tagIds: [tag.id],
    });
    const run = await startTaggingRun(archive.scope, rule.id);
    const [jobId = ''] = await jobIdsOf(archive);
    await database.update(jobsTable).set({ attempts: 30 }).where(eq(jobsTable.id, jobId));
    await runJob(steppedPlatform(), jobId);
    expect(await getTaggingRun(archive.scope, rule.id, run.id)).toMatchObject({
      state: 'cancelled',
    });
    expect((await startTaggingRun(archive.scope, rule.id)).id).not.toBe(run.id);
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
  await worker.queue({ queue: 'sheaf-jobs', messages }, env as never, createExecutionContext());
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
      { type: 'files.delete', documentIds: [] },
    ],
  });
  expect(sent.map(({ queue }) => queue).toSorted()).toEqual(['jobs', 'reading', 'webhooks']);
  expect(sent.map(({ jobId }) => jobId).toSorted()).toEqual((await jobIdsOf(archive)).toSorted());
});
