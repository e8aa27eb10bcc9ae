import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { rateLimitsTable } from '../support/tables.ts';

const limited = installation({ RATE_LIMIT_IS_ENABLED: 'true' });
const unlimited = installation({});
const password = 'correct horse battery';

let hosts = 0;
const newAddress = () => `198.51.100.${(hosts += 1)}`;
const from = (address: string) => ({ 'cf-connecting-ip': address });

async function statuses(count: number, call: (index: number) => Promise<Response>) {
  const result: number[] = [];
  for (let index = 0; index < count; index += 1) result.push((await call(index)).status);
  return result;
}

async function newAccount() {
  const email = randomEmail();
  await unlimited.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
  return email;
}

describe('the rate limit of sign-ins', () => {
  it('applies to an account from one network, and returns the time to wait', async () => {
    const email = await newAccount();
    const address = newAddress();
    const guess = (secret: string) =>
      limited.post('/api/auth/sign-in/email', { email, password: secret }, from(address));
    expect(await statuses(10, (index) => guess(`wrong ${index}`))).toEqual(Array(10).fill(401));
    const stopped = await guess(password);
    expect([stopped.status, await codeOf(stopped)]).toEqual([429, 'request.rate_limited']);
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    const other = await limited.post(
      '/api/auth/sign-in/email',
      { email: randomEmail(), password },
      from(address),
    );
    expect(other.status).toBe(401);
  });

  it('ends with its window, and the next window has the same limit', async () => {
    const email = randomEmail();
    await unlimited.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
    const address = newAddress();
    const guess = () =>
      limited.post('/api/auth/sign-in/email', { email, password: 'wrong' }, from(address));
    expect((await statuses(11, guess)).at(-1)).toBe(429);
    await limited
      .platform()
      .identityDatabase.update(rateLimitsTable)
      .set({ windowEndsAt: Date.now() - 1 })
      .where(like(rateLimitsTable.key, 'sign-in:%'));
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
  });

  it('is reset by the right password', async () => {
    const email = await newAccount();
    const address = newAddress();
    const results = await statuses(15, (index) =>
      limited.post(
        '/api/auth/sign-in/email',
        { email, password: index % 5 === 4 ? password : 'wrong one' },
        from(address),
      ),
    );
    expect(results).not.toContain(429);
  });

  it('applies to a network for any number of accounts, and to an IPv6 /64 as one', async () => {
    const body = { provider: 'nobody' };
    const results = await statuses(101, (index) =>
      limited.post('/api/auth/sign-in/social', body, from(`2001:db8:7:7:${index.toString(16)}::1`)),
    );
    expect(results.slice(0, 100)).toEqual(Array(100).fill(404));
    expect(results[100]).toBe(429);
    const neighbour = await limited.post('/api/auth/sign-in/social', body, from('2001:db8:7:8::1'));
    expect(neighbour.status).toBe(404);
  });
});

it('limits requests for reset emails, for unknown addresses as for known ones', async () => {
  for (const isKnown of [true, false]) {
    const email = randomEmail();
    if (isKnown) await unlimited.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
    const results = await statuses(7, () =>
      limited.post('/api/auth/forget-password', { email }, from(newAddress())),
    );
    expect(results).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await mailsTo(email)).toHaveLength(isKnown ? 5 : 0);
  }
});

it('limits guesses of a reset token per network', async () => {
  const address = newAddress();
  const results = await statuses(61, (index) =>
    limited.post(
      '/api/auth/reset-password',
      { newPassword: 'another password', token: `t${index}` },
      from(address),
    ),
  );
  expect(results.slice(0, 60)).toEqual(Array(60).fill(400));
  expect(results[60]).toBe(429);
});

it('limits requests about invitations per user', async () => {
  const cookie = cookieOf(
    await unlimited.post('/api/auth/sign-up/email', {
      email: randomEmail(),
      name: 'Ada',
      password,
    }),
  );
  const accept = () =>
    limited.post(
      `/api/invitations/inv_${'0'.repeat(24)}/accept`,
      {},
      { cookie, ...from(newAddress()) },
    );
  const results = await statuses(61, accept);
  expect(results.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(results[60]).toBe(429);
});

it('limits nothing if the configuration disables it', async () => {
  const results = await statuses(12, () =>
    unlimited.post(
      '/api/auth/sign-in/email',
      { email: 'nobody@example.com', password },
      from('203.0.113.9'),
    ),
  );
  expect(results).toEqual(Array(12).fill(401));
});
