import { afterEach, describe, expect, it } from 'vitest';
import type { D1ResultLike } from '../../worker/database/metering.ts';
import type {
  FetcherLike,
  QueueLike,
  SendEmailLike,
} from '../../worker/platform/cloudflare/environment.ts';
import { bindings } from '../support/environment.ts';
import { LimitError, takeExcesses } from '../support/limits/excesses.ts';
import { invoke, takeUses } from '../support/limits/invocation.ts';
import { limitBindings } from '../support/limits/limit-bindings.ts';
import { limitD1 } from '../support/limits/limit-d1.ts';
import { limits } from '../support/limits/limits.ts';

const { DB, FILES } = bindings;
const accepting: { JOBS: QueueLike; EMAIL: SendEmailLike; ASSETS: FetcherLike } = {
  JOBS: { sendBatch: async () => undefined },
  EMAIL: { send: async () => undefined },
  ASSETS: { fetch: async () => new Response(null) },
};
const { JOBS, EMAIL, ASSETS } = limitBindings(accepting);

/** Returns the excesses that the harness records for `work`, whether Cloudflare rejects it or not. */
async function excessesOf(work: () => unknown, isRefused: boolean): Promise<string> {
  const outcome = await invoke('planted', async () => work()).catch((error: unknown) => error);
  expect(outcome instanceof LimitError || /too|limit/i.test(String(outcome)), String(outcome)).toBe(
    isRefused,
  );
  return takeExcesses().join('\n');
}

const all = (query: string, ...values: unknown[]) =>
  DB.prepare(query)
    .bind(...values)
    .all();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const listOf = (count: number, term: (index: number) => string) =>
  numbers(count).map(term).join(', ');
const message = { body: { jobId: 'evt_1' } };
const mail = {
  from: { email: 'sheaf@example.com', name: 'Sheaf' },
  to: 'ada@example.com',
  subject: 'Hello',
  text: '',
  html: '',
};
let keys = 0;
const newKey = () => `org_limits/doc_${(keys += 1)}`;

async function uploadParts(...sizes: number[]) {
  const upload = await FILES.createMultipartUpload(newKey());
  const parts = [];
  for (const [index, size] of sizes.entries()) {
    parts.push(await upload.uploadPart(index + 1, new Uint8Array(size)));
  }
  await upload.complete(parts);
}

/** A select with a planted result. */
async function select(result: Partial<D1ResultLike>) {
  const whole = { results: [], success: true, meta: {}, ...result };
  const statement = { bind: () => statement, all: async () => whole };
  await limitD1({ prepare: () => statement, batch: async () => [whole] })
    .prepare('select 1')
    .all();
}

afterEach(() => void takeUses());

/** Each limit with an allowed use, one that only fails the test, and one that Cloudflare rejects too. */
const planted: {
  limit: string;
  use: (amount: number) => unknown;
  fine: number;
  much?: number;
  refused?: number;
}[] = [
  {
    limit: 'queries of an invocation',
    use: (count) => DB.batch(numbers(count).map(() => DB.prepare('select 1'))),
    fine: 800,
    much: 801,
    refused: 1001,
  },
  {
    limit: 'parameters',
    use: (count) => all(`select ${listOf(count, () => '?')}`, ...numbers(count)),
    fine: 80,
    refused: 101,
  },
  {
    limit: 'bytes of a statement',
    use: (size) => all(`select 1 /*${'x'.repeat(size - 13)}*/`),
    fine: 80_000,
    much: 80_001,
    refused: 100_001,
  },
  {
    limit: 'bytes of a string',
    use: (size) => all('select length(?)', 'ä'.repeat(size / 2)),
    fine: 1_600_000,
    much: 1_600_002,
    refused: 2_000_002,
  },
  {
    limit: 'or a row',
    use: (size) => all(`select hex(zeroblob(${size / 4})) as a, hex(zeroblob(${size / 4})) as b`),
    fine: 1_600_000,
    much: 1_600_004,
  },
  {
    limit: 'columns',
    use: (count) => all(`select ${listOf(count, (each) => `1 as c${each}`)}`),
    fine: 80,
    much: 81,
    refused: 101,
  },
  {
    limit: 'LIKE or GLOB pattern',
    use: (size) => all('select ? glob ?', '', '*'.repeat(size)),
    fine: 40,
    much: 41,
    refused: 51,
  },
  {
    limit: 'arguments of a function',
    use: (count) => all(`select max(${listOf(count, String)})`),
    fine: 25,
    much: 26,
    refused: 33,
  },
  {
    limit: 'terms of a compound select',
    use: (count) =>
      all(
        numbers(count)
          .map(() => 'select 1')
          .join(' union all '),
      ),
    fine: 4,
    much: 5,
    refused: 6,
  },
  {
    limit: 'key of R2',
    use: (size) => FILES.get('k'.repeat(size)),
    fine: 819,
    much: 820,
    refused: 1025,
  },
  {
    limit: 'keys deleted',
    use: (count) => FILES.delete(numbers(count).map(String)),
    fine: 800,
    much: 801,
    refused: 1001,
  },
  {
    limit: 'bytes of a message',
    use: (size) => JOBS.sendBatch([{ body: { jobId: 'x'.repeat(size - 112) } }]),
    fine: 102_400,
    much: 102_401,
    refused: 128_001,
  },
  {
    limit: 'batch of messages',
    use: (size) =>
      JOBS.sendBatch(numbers(4).map(() => ({ body: { jobId: 'x'.repeat(size / 4 - 112) } }))),
    fine: 204_800,
    much: 204_804,
    refused: 256_004,
  },
  {
    limit: 'messages of a batch',
    use: (count) => JOBS.sendBatch(numbers(count).map(() => message)),
    fine: 80,
    much: 81,
    refused: 101,
  },
  {
    limit: 'seconds of delay',
    use: (delaySeconds) => JOBS.sendBatch([{ ...message, delaySeconds }]),
    fine: 69_120,
    much: 69_121,
    refused: 86_401,
  },
  {
    limit: 'outgoing mail',
    use: (size) => EMAIL.send({ ...mail, html: 'x'.repeat(size - 7) }),
    fine: 4_194_304,
    much: 4_194_305,
    refused: 5_242_881,
  },
  {
    limit: 'characters of a subject',
    use: (size) => EMAIL.send({ ...mail, subject: 'x'.repeat(size) }),
    fine: 798,
    much: 799,
    refused: 999,
  },
  {
    limit: 'headers of a mail',
    use: (size) => EMAIL.send({ ...mail, headers: { a: 'x'.repeat(size - 8) } }),
    fine: 12_800,
    much: 12_801,
    refused: 16_001,
  },
  {
    limit: 'subrequests',
    use: async (count) => {
      for (let each = 0; each < count; each += 1) await ASSETS.fetch(new URL('https://a.example'));
    },
    fine: 8000,
    much: 8001,
    refused: 10_001,
  },
];

const cases = planted.flatMap(({ limit, use, fine, much, refused }) => [
  { limit, use, title: 'may be used up to what is allowed', amount: fine, isRefused: false },
  ...(much
    ? [{ limit, use, title: 'fails a test beyond that', amount: much, isRefused: false }]
    : []),
  ...(refused
    ? [{ limit, use, title: 'is refused beyond the limit', amount: refused, isRefused: true }]
    : []),
]);

it.each(cases)('the limit of $limit $title', async ({ limit, use, title, amount, isRefused }) => {
  const excesses = await excessesOf(() => use(amount), isRefused);
  if (title.startsWith('may')) expect(excesses).toBe('');
  else expect(excesses).toContain(limit);
});

describe('a database of which results are planted', () => {
  const text = 'x'.repeat(1_000_000);
  const rows = (count: number) => numbers(count).map(() => ({ text }));

  it('may respond with 40 MB', async () => {
    expect(await excessesOf(() => select({ results: rows(40) }), false)).toBe('');
    expect(await excessesOf(() => select({ results: rows(41) }), false)).toContain('of a result');
    expect(await excessesOf(() => select({ results: rows(51) }), true)).toContain('of a result');
  });

  it('may read and write rows for 24 seconds', async () => {
    for (const name of ['rows_read', 'rows_written']) {
      const unit = name === 'rows_read' ? 1_000_000 : 100_000;
      const use = (seconds: number) => () => select({ meta: { [name]: seconds * unit } });
      expect(await excessesOf(use(24), false)).toBe('');
      expect(await excessesOf(use(25), false)).toContain('seconds of a query');
      expect(await excessesOf(use(31), true)).toContain('seconds of a query');
    }
  });
});

describe('an upload in parts', () => {
  const size = limits.r2PartBytes.paid;

  it('has parts of one size but for the last', async () => {
    expect(await excessesOf(() => uploadParts(size, size, 1), false)).toBe('');
    expect(await excessesOf(() => uploadParts(size, size + 1, 1), true)).toContain('Parts of');
    expect(await excessesOf(() => uploadParts(size, size + 1), true)).toContain('Parts of');
  });

  it('has parts of at least 5 MiB', async () => {
    expect(await excessesOf(() => uploadParts(1), false)).toBe('');
    expect(await excessesOf(() => uploadParts(size - 1, 1), true)).toContain('Parts of');
  });

  it('may have 8,000 of them', async () => {
    const upload = await FILES.createMultipartUpload(newKey());
    const use = (number: number) => () => upload.uploadPart(number, new Uint8Array(1));
    expect(await excessesOf(use(8000), false)).toBe('');
    expect(await excessesOf(use(8001), false)).toContain('parts of an upload');
    expect(await excessesOf(use(10_001), true)).toContain('parts of an upload');
  });
});

declare const scheduler: { wait(milliseconds: number): Promise<void> };

describe('two writes of one key', () => {
  it.each([
    [1250, false, ''],
    [1100, false, 'writes of a key'],
    [900, true, 'writes of a key'],
  ])('after %i ms', async (milliseconds, isRefused, excess) => {
    const key = newKey();
    const write = () => FILES.put(key, new Uint8Array(1));
    await invoke('planted', write);
    await scheduler.wait(milliseconds);
    expect(await excessesOf(write, isRefused)).toContain(excess);
  });
});
