import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consumeMessage } from '../../worker/entries/consume-message.ts';
import type { D1Like, D1StatementLike } from '../../worker/database/metering.ts';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { randomEmail } from '../support/mails.ts';

type Statement = D1StatementLike & { query: string; inner: D1StatementLike };
type Fault = { message: string; isApplied: boolean; writes: boolean };

const password = 'correct horse battery';
const state: { fault: Fault | null } = { fault: null };
const healthy = env.DB as D1Like;
const isWrite = (query: string) => /^\s*(?:insert|update)\b/i.test(query);

/** During a fault, fails every query, or only those that write. */
async function run<Result>(queries: string[], call: () => Promise<Result>): Promise<Result> {
  const { fault } = state;
  if (!fault || (fault.writes && !queries.some(isWrite))) return call();
  if (fault.isApplied) await call();
  throw new Error(fault.message);
}

function wrap(query: string, inner: D1StatementLike): Statement {
  return {
    query,
    inner,
    bind: (...values) => wrap(query, inner.bind(...values)),
    all: () => run([query], () => inner.all()),
  };
}

const faulty: D1Like = {
  prepare: (query) => wrap(query, healthy.prepare(query)),
  batch: (statements) => {
    const wrapped = statements as Statement[];
    return run(
      wrapped.map(({ query }) => query),
      () => healthy.batch(wrapped.map(({ inner }) => inner)),
    );
  },
};
const app = installation({ DB: faulty });
const lost = 'D1_ERROR: Network connection lost.';

async function signedIn() {
  const input = { email: randomEmail(), name: 'Ada', password };
  return { ...input, cookie: cookieOf(await app.post('/api/auth/sign-up/email', input)) };
}

async function whileFailing<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
  state.fault = fault;
  try {
    return await work();
  } finally {
    state.fault = null;
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a database that is away', () => {
  it.each([lost, 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.'])(
    'is a 503 with Retry-After (%s)',
    async (message) => {
      const { cookie, email } = await signedIn();
      const fault = { message, isApplied: false, writes: false };
      const responses = await whileFailing(fault, () =>
        Promise.all([
          app.fetch('/api/organizations', { headers: { cookie } }),
          app.fetch('/api/auth/get-session', { headers: { cookie } }),
          app.post('/api/auth/sign-in/email', { email, password }),
        ]),
      );
      for (const response of responses) {
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await codeOf(response)).toMatch(/^service\./);
      }
    },
  );

  it('says that a change may have been made, and makes it once', async () => {
    const { cookie } = await signedIn();
    const fault = { message: lost, isApplied: true, writes: true };
    const response = await whileFailing(fault, () =>
      app.post('/api/organizations', { name: 'Papers' }, { cookie }),
    );
    expect([response.status, await codeOf(response)]).toEqual([503, 'service.interrupted']);
    expect(response.headers.get('retry-after')).not.toBeNull();
    const listed = await app.fetch('/api/organizations', { headers: { cookie } });
    const { organizations } = (await listed.json()) as { organizations: unknown[] };
    expect(organizations).toHaveLength(1);
  });

  it('brings the message of a job back later', async () => {
    const message = { body: { jobId: 'evt_1' }, attempts: 1, ack: vi.fn(), retry: vi.fn() };
    const fault = { message: lost, isApplied: false, writes: false };
    await whileFailing(fault, () =>
      consumeMessage(message, app.platform(), () => Promise.resolve()),
    );
    expect(message.ack).not.toHaveBeenCalled();
    expect(message.retry).toHaveBeenCalledWith({ delaySeconds: 30 });
  });
});
