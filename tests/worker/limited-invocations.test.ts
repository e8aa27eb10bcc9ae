import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { D1Like } from '../../worker/database/metering.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import readerConfig from '../../worker/reader.wrangler.jsonc?raw';
import { environment } from '../support/environment.ts';
import { takeExcesses } from '../support/limits/excesses.ts';
import { connect, invoke } from '../support/limits/invocation.ts';
import { limitBindings } from '../support/limits/limit-bindings.ts';
import worker from '../support/limits/limited-worker.ts';
import { limits } from '../support/limits/limits.ts';
import { runJob } from '../support/run-job.ts';

const readClocks = () => [Date.now(), new Date().getTime(), performance.now()];
const queryOften = () => connect(async () => undefined, { queries: 800 });

describe('connections', () => {
  it('wait as the seventh of an invocation', async () => {
    const release: (() => void)[] = [];
    const call = () => connect(() => new Promise<void>((resolve) => release.push(resolve)));
    await invoke('planted', async () => {
      const calls = Array.from({ length: 7 }, call);
      expect(release).toHaveLength(6);
      release.shift()?.();
      await calls[0];
      expect(release).toHaveLength(6);
      for (const resolve of release) resolve();
      await Promise.all(calls);
    });
  });

  it('of other invocations do not count', async () => {
    let begun = 0;
    const call = async () => void (begun += 1);
    await Promise.all(Array.from({ length: 12 }, () => invoke('planted', () => connect(call))));
    expect(begun).toBe(12);
  });
});

it('is the limit of CPU time that the reading Worker has', () => {
  expect(readerConfig).toContain(`"limits": { "cpu_ms": ${limits.cpuMilliseconds.paid} }`);
});

it('stands still between I/O: the clock', async () => {
  const before = readClocks();
  let work = 0;
  while (work < 20_000_000) work += 1;
  expect(readClocks()).toEqual(before);
  await environment.DB.prepare('select 1').all();
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const [index, time] of readClocks().entries())
    expect(time).toBeGreaterThan(before[index] ?? 0);
});

describe('an invocation', () => {
  const context = createExecutionContext();
  let planted = 0;
  /** The first invocation that queries this database exceeds the number of queries. */
  const DB: D1Like = {
    prepare(query) {
      void connect(async () => undefined, { queries: planted });
      planted = 0;
      return environment.DB.prepare(query);
    },
    batch: (statements) => environment.DB.batch(statements),
  };
  const planting = () => limitBindings({ ...environment, DB });
  const message = {
    body: { jobId: 'evt_none' },
    attempts: 1,
    ack: () => undefined,
    retry: () => undefined,
  };
  const calls: Record<string, () => unknown> = {
    'GET /api/health': () =>
      worker.fetch(new Request('https://sheaf.test/api/health'), planting(), context),
    cron: () => worker.scheduled({}, planting(), context),
    'queue sheaf-jobs': () =>
      worker.queue({ queue: 'sheaf-jobs', messages: [message] }, planting(), context),
    email: () =>
      worker.email(
        {
          from: 'ada@example.com',
          to: 'bills@example.com',
          raw: new Blob(['Subject: Hello']).stream(),
          rawSize: 14,
          setReject: () => undefined,
        },
        planting(),
        context,
      ),
    job: () => runJob(createPlatform(planting(), context), 'evt_none'),
  };

  it.each(Object.keys(calls))('is: %s', async (name) => {
    planted = 801;
    await calls[name]?.();
    expect(takeExcesses()[0]).toContain(`queries of an invocation (limit 1000): ${name}`);
  });

  it('of which the next one has limits of its own', async () => {
    for (let count = 0; count < 2; count += 1) {
      await invoke('planted', queryOften);
    }
    expect(takeExcesses()).toEqual([]);
  });
});
