import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minute } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { resendJobs } from '../../worker/entries/resend-jobs.ts';
import type { Platform, Reader } from '../../worker/platform/platform.ts';
import { checkArchive } from '../faults/check-archive.ts';
import { createWorld, platformIn, type Step } from '../faults/faulty-platform.ts';
import { runJob } from '../support/run-job.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

class Killed extends Error {}

async function createArchive(texts: readonly string[]) {
  const world = createWorld();
  const organizationId = createId('org');
  const platformOf = (step?: Step, overrides: Partial<Platform> = {}): Platform => ({
    ...platformIn(world, step),
    ...overrides,
  });
  const scope = createSystemScope(platformOf(), organizationId);
  for (const text of texts) {
    world.now += 1;
    const body = new Blob([text]).stream();
    await createDocument(scope, { name: 'a.txt', type: 'text/plain', body });
  }
  world.now += 1;
  const states = () =>
    scope.database.all<{ state: string; content: string | null }>(sql`
      select extraction_state as state, content from documents
      left join document_contents on document_id = documents.id order by sequence`);
  const attempts = () => scope.database.all(sql`select attempts from jobs order by attempts`);
  const message = () => world.messages.shift()?.jobId ?? '';
  return { world, scope, platformOf, states, attempts, message };
}

type Archive = Awaited<ReturnType<typeof createArchive>>;

async function settle({ world, platformOf, scope }: Archive) {
  for (let round = 0; round < 50; round += 1) {
    world.now += 2 * minute;
    await resendJobs(platformOf());
    for (const { jobId } of world.messages.splice(0)) {
      await runJob(platformOf(), jobId).catch(() => undefined);
      await runJob(platformOf(), jobId).catch(() => undefined);
    }
    const jobs = await scope.database.all(sql`select id from jobs`);
    if (jobs.length === 0) return;
  }
  throw new Error('Some jobs never end');
}

const textsOf = (count: number) => Array.from({ length: count }, (_, index) => `text ${index}`);
const readOf = (texts: readonly string[]) => texts.map((content) => ({ state: 'done', content }));

it('small texts that wait are read with one that has a place, eight at a time, the oldest first', async () => {
  const archive = await createArchive(textsOf(20));
  await runJob(archive.platformOf(), archive.message());
  const states = await archive.states();
  const isRead = states.map(({ state }) => state === 'done');
  // The other four places are reserved for later messages.
  expect(isRead.flatMap((each, index) => (each ? index : []))).toEqual([0, 5, 6, 7, 8, 9, 10, 11]);
});

it('large texts and other files are not read with others, nor others with them', async () => {
  const long = 'long '.repeat(10_000);
  const archive = await createArchive([
    long,
    ...textsOf(4),
    `${long}.`,
    '<html>page</html>',
    'last',
  ]);
  await runJob(archive.platformOf(), archive.message());
  const readAfter = async () =>
    (await archive.states()).flatMap(({ state }, index) => (state === 'pending' ? [] : index));
  expect(await readAfter()).toEqual([0]);
  await runJob(archive.platformOf(), archive.message());
  expect(await readAfter()).toEqual([0, 1, 7]);
});

it('each is read once and whole after a deployment has ended a consumer at any of its steps', async () => {
  const texts = textsOf(8);
  for (let last = 1; ; last += 1) {
    const archive = await createArchive(texts);
    let count = 0;
    const step: Step = (call) => {
      count += 1;
      if (count >= last) throw new Killed();
      return call();
    };
    await runJob(archive.platformOf(step, { deployment: 'former' }), archive.message()).catch(
      () => undefined,
    );
    await settle(archive);
    expect(await archive.states()).toEqual(readOf(texts));
    expect(await checkArchive(archive.scope)).toEqual([]);
    if (count < last) return;
  }
});

it.each([0, 6])(
  'text %i, which cannot be read, is tried again alone, and delays no other',
  async (bad) => {
    const texts = textsOf(8);
    const archive = await createArchive(texts);
    const readings: string[] = [];
    const platform = archive.platformOf();
    const read: Reader['read'] = async (file) => {
      const text = new TextDecoder().decode(file.bytes);
      readings.push(text);
      if (text === texts[bad]) throw new Error('The reader was ended');
      return platform.reader.read(file);
    };
    const failing = { ...platform, reader: { ...platform.reader, read } };
    await runJob(failing, archive.message()).catch(() => undefined);
    expect(readings).toEqual([0, 5, 6, 7].map((index) => texts[index]));
    const states = (await archive.states()).map(({ state }) => state);
    expect(states.filter((_, index) => readings.includes(texts[index] ?? ''))).toEqual(
      [0, 5, 6, 7].map((index) => (index === bad ? 'pending' : 'done')),
    );
    await settle(archive);
    expect(await archive.states()).toEqual(readOf(texts));
  },
);

it('a text that was tried before is read alone', async () => {
  const archive = await createArchive(textsOf(8));
  await archive.scope.database.run(sql`update jobs set attempts = 1 where is_queued = 0`);
  await runJob(archive.platformOf(), archive.message());
  const states = (await archive.states()).map(({ state }) => state);
  expect(states.filter((state) => state === 'done')).toHaveLength(1);
});
