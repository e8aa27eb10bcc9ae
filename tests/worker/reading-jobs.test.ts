import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from '../../shared/time/durations.ts';
import { extractAgain } from '../../worker/archive/extraction/extract-again.ts';
import { handleApplicationJob } from '../../worker/entries/application-jobs.ts';
import { runJob as runJobWith } from '../../worker/entries/run-job.ts';
import type { Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { addDocument, createArchive, everythingOf, jobIdsOf } from '../support/archive.ts';
import { runJob } from '../support/run-job.ts';
import { Killed, steppedPlatform } from '../support/stepped-platform.ts';
import { jobsTable } from '../support/tables.ts';

const { identityDatabase: database } = steppedPlatform();

async function jobOf(jobId: string) {
  const [job] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return job;
}

type Moment = 'fetches the file' | 'reads the file' | 'saves the text';

/** Dies at the moment `at`: nothing it does afterwards takes effect. */
function dyingPlatform(at: Moment): Platform {
  let isDead = false;
  let callsLeft = Infinity;
  const platform = steppedPlatform((_step, work) => {
    if (isDead || callsLeft === 0) throw new Killed();
    callsLeft -= 1;
    return work();
  });
  const die = () => {
    isDead = true;
    throw new Killed();
  };
  const { files, reader } = platform;
  switch (at) {
    case 'fetches the file':
      return { ...platform, files: { ...files, get: die } };
    case 'reads the file':
      return { ...platform, reader: { ...reader, read: die } };
    case 'saves the text': {
      // One more statement records that the file was read.
      const read: typeof reader.read = async (file) => {
        callsLeft = 1;
        return reader.read(file);
      };
      return { ...platform, reader: { ...reader, read } };
    }
  }
}

function countingPlatform(overrides: Partial<Platform> = {}) {
  const platform = { ...steppedPlatform(), ...overrides };
  const read = vi.fn(platform.reader.read);
  return { platform: { ...platform, reader: { ...platform.reader, read } }, read };
}

const inMinutes = (count: number) => ({ now: () => new Date(Date.now() + count * minute) });

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

/** Reads once with each of these deployments, a minute apart, from now on. */
async function takeReaderDown(jobId: string, deployments: string[]) {
  for (const [time, deployment] of deployments.entries()) {
    const dying = { ...dyingPlatform('reads the file'), deployment, clock: inMinutes(time) };
    await expect(runJob(dying, jobId)).rejects.toThrow(Killed);
  }
}

const first = 'first deployment';
const second = 'second deployment';

describe('a file that takes its reader down', () => {
  it.each([
    ['once', [first], first],
    ['once by each of two deployments, in a third one', [first, second], 'third deployment'],
    ['once by each of two deployments, in the first one again', [first, second], first],
  ])('is given up when that was %s', async (_how, deployments, deployment) => {
    const { archive, jobId, stateOf } = await addHeavyFile();
    await takeReaderDown(jobId, deployments);
    expect(await stateOf()).toMatchObject({ extractionState: 'pending' });
    const { platform, read } = countingPlatform({ deployment, clock: inMinutes(2) });
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
    await takeReaderDown(jobId, [first]);
    const failing = steppedPlatform((step, work) => {
      if (step === 5) throw new Error('D1 is away');
      return work();
    });
    const later = { deployment: first, clock: inMinutes(2) };
    const failingRun = runJob({ ...failing, ...later }, jobId);
    await expect(failingRun).rejects.toThrow('D1 is away');
    const { platform, read } = countingPlatform(later);
    await runJob(platform, jobId);
    expect(read).not.toHaveBeenCalled();
    expect(await stateOf()).toMatchObject({ extractionReason: 'too_complex' });
  });

  it('can be read again when its user requests it', async () => {
    const { archive, documentId, jobId, stateOf } = await addHeavyFile();
    await takeReaderDown(jobId, [first]);
    await runJob(countingPlatform({ deployment: first, clock: inMinutes(2) }).platform, jobId);
    await extractAgain(archive.scope, documentId);
    const [again = ''] = await jobIdsOf(archive);
    await runJob(steppedPlatform(), again);
    expect(await stateOf()).toMatchObject({ extractionState: 'done' });
  });
});

describe('a file whose reader is taken down by something else', () => {
  it('is read again after a deployment', async () => {
    const { archive, jobId, stateOf } = await addHeavyFile();
    await takeReaderDown(jobId, [first]);
    await runJob({ ...steppedPlatform(), deployment: second, clock: inMinutes(1) }, jobId);
    expect(await stateOf()).toMatchObject({ extractionState: 'done', extractionReason: null });
    expect(await jobIdsOf(archive)).toEqual([]);
  });

  it('is not blamed once it was read, however often saving its text is interrupted', async () => {
    const { jobId, stateOf } = await addHeavyFile();
    for (let time = 0; time < 3; time += 1) {
      const dying = { ...dyingPlatform('saves the text'), clock: inMinutes(time) };
      await expect(runJob(dying, jobId)).rejects.toThrow();
    }
    await runJob({ ...steppedPlatform(), clock: inMinutes(3) }, jobId);
    expect(await stateOf()).toMatchObject({ extractionState: 'done', extractionReason: null });
  });

  it('is not blamed while it is fetched', async () => {
    const { jobId, stateOf } = await addHeavyFile();
    for (let time = 0; time < 3; time += 1) {
      const dying = { ...dyingPlatform('fetches the file'), clock: inMinutes(time) };
      await expect(runJob(dying, jobId)).rejects.toThrow(Killed);
    }
    await runJob({ ...steppedPlatform(), clock: inMinutes(3) }, jobId);
    expect(await stateOf()).toMatchObject({ extractionState: 'done', extractionReason: null });
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
      if (step === 8) throw new Error('D1 is away');
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
  await runJobWith({ ...steppedPlatform(), jobs: { send } }, { jobId }, handleApplicationJob);
  expect(sent).toMatchObject([{ jobId, queue: 'reading' }]);
  expect(await stateOf()).toMatchObject({ extractionState: 'pending' });
  expect(await jobIdsOf(archive)).toEqual([jobId]);
});
