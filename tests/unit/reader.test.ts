import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorld, platformIn } from '../faults/faulty-platform.ts';
import { createId } from '../../shared/ids.ts';
import { minute, second } from '../../shared/time/durations.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import type { ReadingEnvironment } from '../../worker/platform/cloudflare/environment.ts';
import reader from '../../worker/reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Documents whose files never arrive, and the environment of the reading Worker. */
async function createStalledArchive(count: number) {
  const world = createWorld();
  const scope = createSystemScope(platformIn(world), createId('org'));
  for (let index = 0; index < count; index += 1) {
    const body = new Blob([`text ${index}`]).stream();
    await createDocument(scope, { name: 'a.txt', type: 'text/plain', body });
  }
  const send = { sendBatch: async () => undefined };
  const sent: string[] = [];
  const get = vi.fn((): Promise<unknown> => new Promise(() => undefined));
  const environment = {
    CF_VERSION_METADATA: { id: 'first' },
    DB: world.d1,
    FILES: { get },
    JOBS: send,
    READING: {
      sendBatch: async (messages: { body: { jobId: string } }[]) =>
        void sent.push(...messages.map(({ body }) => body.jobId)),
    },
    RECOGNITION: send,
    WEBHOOKS: send,
    DEAD_LETTERS: send,
  } as unknown as ReadingEnvironment;
  const jobsOf = () =>
    scope.database.all<{ id: string; attempts: number; since: number | null; sendAfter: number }>(
      sql`select id, attempts, job ->> 'readingSince' as since, send_after as "sendAfter"
        from jobs order by attempts desc`,
    );
  const documentsOf = () =>
    scope.database.all<{ state: string; reason: string | null }>(
      sql`select extraction_state as state, extraction_reason as reason from documents`,
    );
  return { environment, get, sent, jobsOf, documentsOf };
}

it.each([
  ['no limit', {}, { state: 'done', reason: null }],
  [
    'a limit',
    { ORGANIZATION_MAX_STORAGE_BYTES: '10' },
    { state: 'failed', reason: 'storage_full' },
  ],
])(
  'stores the text of a file with %s of what an organization may store',
  async (_, variables, outcome) => {
    vi.useRealTimers();
    const { environment, get, jobsOf, documentsOf } = await createStalledArchive(1);
    const file = new Blob(['text 0']);
    get.mockImplementation(async () => ({
      body: file.stream(),
      size: file.size,
      etag: 'a',
      uploaded: new Date(),
    }));
    const [job] = await jobsOf();
    const settled = vi.fn();
    await reader.queue(
      {
        queue: 'sheaf-reading',
        messages: [{ body: { jobId: job?.id ?? '' }, attempts: 1, ack: settled, retry: settled }],
      },
      { ...environment, ...variables },
      { waitUntil: () => undefined },
    );
    expect(await documentsOf()).toEqual([outcome]);
  },
);

it('fetches one file at a time, and puts those that waited too long back into their queue, not blamed and not counted', async () => {
  const { environment, get, jobsOf, sent } = await createStalledArchive(4);
  const outcomes: string[] = [];
  const consume = (jobId: string) =>
    reader.queue(
      {
        queue: 'sheaf-reading',
        messages: [
          {
            body: { jobId },
            attempts: 1,
            ack: () => void outcomes.push('acknowledged'),
            retry: () => void outcomes.push('retried'),
          },
        ],
      },
      environment,
      { waitUntil: () => undefined },
    );
  for (const { id } of await jobsOf()) void consume(id);
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(get).toHaveBeenCalledOnce();
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(second);
  expect(get).toHaveBeenCalledOnce();
  expect(outcomes).toEqual(['acknowledged', 'acknowledged', 'acknowledged']);
  const jobs = await jobsOf();
  expect(jobs.map(({ attempts, since }) => [attempts, since])).toEqual([
    [1, null],
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(sent).toEqual(jobs.slice(1).map(({ id }) => id));
  expect(jobs.slice(1).every(({ sendAfter }) => sendAfter >= Date.now() + minute)).toBe(true);
  // The first one's turn is over, so another one may begin.
  await vi.advanceTimersByTimeAsync(minute);
  for (const { id } of jobs.slice(1)) void consume(id);
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(get).toHaveBeenCalledTimes(2);
});
