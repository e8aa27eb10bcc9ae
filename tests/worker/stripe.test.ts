import { Stripe } from 'stripe';
import { describe, expect, inject, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { purgeOrganizations } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { day } from '../../shared/time/durations.ts';
import { addMember } from '../support/access.ts';
import { createOwner, createUser, type Owner, type TestClient } from '../support/client.ts';
import { jobsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const secret = 'whsec_of_the_test';
const app = createApp();

function platform(): Platform {
  const real = harness.platform();
  return {
    ...real,
    config: {
      ...real.config,
      SUBSCRIPTIONS_IS_ENABLED: true,
      STRIPE_API_SECRET_KEY: 'sk_test_sheaf',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE_URL: inject('stripeServer'),
    },
  };
}

async function call(method: string, path: string, request: RequestInit = {}) {
  const url = new URL(path, testVariables.APP_BASE_URL);
  const response = await app.fetch(new Request(url, { method, ...request }), platform());
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const as = (client: TestClient) => ({
  headers: { ...client.headers, origin: testVariables.APP_BASE_URL },
});

async function customerOf(owner: Owner) {
  const { body } = await call('GET', `${owner.org}/customer-portal`, as(owner));
  const { customerPortalUrl } = body as { customerPortalUrl: string };
  return customerPortalUrl.split('/').at(-1) ?? '';
}

async function sendEvent(customer: string, signature?: string) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_0', object: 'subscription', customer, status: 'whatever' } },
  });
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  return call('POST', '/api/stripe/webhook', {
    body: payload,
    headers: { 'stripe-signature': signature ?? header },
  });
}

async function subscribe(customer: string, statuses: string[]) {
  await fetch(`${inject('stripeServer')}/control/${customer}`, {
    method: 'POST',
    body: JSON.stringify(statuses),
  });
}

async function statusesOf(customer: string) {
  const response = await fetch(`${inject('stripeServer')}/control/${customer}`);
  return (await response.json()) as string[];
}

async function cancellationsOf(customer: string) {
  const rows = await harness.platform().identityDatabase.select().from(jobsTable);
  return rows.filter(({ job }) => JSON.stringify(job).includes(customer)).map(({ id }) => id);
}

async function runCancellations(customer: string, as = platform()) {
  for (const jobId of await cancellationsOf(customer)) await runJob(as, jobId);
}

async function subscribedOwner() {
  const owner = await createOwner();
  const customer = await customerOf(owner);
  await subscribe(customer, ['canceled', 'active', 'past_due']);
  await sendEvent(customer);
  return { owner, customer };
}

async function countAddresses(owner: Owner) {
  for (let count = 0; count <= 11; count += 1) {
    const { status } = await call('POST', `${owner.org}/intake-emails`, as(owner));
    if (status !== 201) return count;
  }
  return Number.POSITIVE_INFINITY;
}

describe('the customer portal', () => {
  it('has one customer per organization', async () => {
    const owner = await createOwner();
    const customers = await Promise.all([customerOf(owner), customerOf(owner)]);
    expect(customers[0]).toMatch(/^cus_/);
    expect(new Set([...customers, await customerOf(owner)]).size).toBe(1);
    const other = await createOwner();
    expect(await customerOf(other)).not.toBe(customers[0]);
  });

  it('is allowed to admins and the owner only', async () => {
    const owner = await createOwner();
    const member = await createUser();
    const admin = await createUser();
    await addMember(owner, member, 'member');
    await addMember(owner, admin, 'admin');
    const path = `${owner.org}/customer-portal`;
    expect(await call('GET', path, as(member))).toMatchObject({ status: 403 });
    expect(await call('GET', path, as(await createUser()))).toMatchObject({ status: 403 });
    expect(await call('GET', path)).toMatchObject({ status: 401 });
    expect(await call('GET', path, as(admin))).toMatchObject({ status: 200 });
  });

  it('does not exist while subscriptions are disabled', async () => {
    const owner = await createOwner();
    await owner.fails('GET', `${owner.org}/customer-portal`, { code: 'request.not_found' });
    await owner.fails('POST', '/api/stripe/webhook', { code: 'request.not_found', body: {} });
  });
});

describe('the plan', () => {
  it('allows one address when free and ten with a subscription, and keeps existing ones', async () => {
    const owner = await createOwner();
    expect(await countAddresses(owner)).toBe(1);
    const customer = await customerOf(owner);
    await subscribe(customer, ['active']);
    expect(await sendEvent(customer)).toMatchObject({ status: 204 });
    expect(await countAddresses(owner)).toBe(9);
    await subscribe(customer, ['canceled']);
    expect(await sendEvent(customer)).toMatchObject({ status: 204 });
    expect(await countAddresses(owner)).toBe(0);
    const { body } = await call('GET', `${owner.org}/intake-emails`, as(owner));
    expect((body as { intakeEmails: unknown[] }).intakeEmails).toHaveLength(10);
  });

  it('follows the current subscriptions for repeated events in any order', async () => {
    const owner = await createOwner();
    const customer = await customerOf(owner);
    await subscribe(customer, ['canceled', 'trialing']);
    await Promise.all([sendEvent(customer), sendEvent(customer), sendEvent(customer)]);
    expect(await countAddresses(owner)).toBe(10);
  });

  it('ignores events that are not signed, or of unknown customers', async () => {
    const owner = await createOwner();
    const customer = await customerOf(owner);
    await subscribe(customer, ['active']);
    for (const signature of [
      '',
      'nonsense',
      't=1,v1=00',
      `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
    ]) {
      expect(await sendEvent(customer, signature)).toMatchObject({
        status: 400,
        body: { error: { code: 'request.invalid' } },
      });
    }
    expect(await sendEvent('cus_99999999999999')).toMatchObject({ status: 204 });
    expect(await countAddresses(owner)).toBe(1);
  });
});

describe('the subscription of a deleted organization', () => {
  it('ends', async () => {
    const { owner, customer } = await subscribedOwner();
    await owner.call('DELETE', owner.org, { status: 204 });
    await runCancellations(customer);
    expect(await statusesOf(customer)).toEqual(['canceled', 'canceled', 'canceled']);
    expect(await cancellationsOf(customer)).toEqual([]);
  });

  it('ends when its only member deletes their account', async () => {
    const { owner, customer } = await subscribedOwner();
    await owner.post('/api/auth/delete-user', { password: 'correct horse battery' }, 200);
    await runCancellations(customer);
    expect(await statusesOf(customer)).toEqual(['canceled', 'canceled', 'canceled']);
  });

  it('goes on when the account cannot be deleted', async () => {
    const { owner, customer } = await subscribedOwner();
    await addMember(owner, await createUser(), 'member');
    await owner.request('POST', '/api/auth/delete-user', { password: 'correct horse battery' });
    expect(await cancellationsOf(customer)).toEqual([]);
  });

  it('ends after the payment service has failed, and at the latest by the purge', async () => {
    const { owner, customer } = await subscribedOwner();
    await owner.call('DELETE', owner.org, { status: 204 });
    const wrongKey = { ...platform().config, STRIPE_API_SECRET_KEY: 'sk_test_revoked' };
    const failing = { ...platform(), config: wrongKey };
    await expect(runCancellations(customer, failing)).rejects.toThrow('Stripe responded');
    expect(await cancellationsOf(customer)).toHaveLength(1);
    await harness.platform().identityDatabase.delete(jobsTable);
    const later = new Date(Date.now() + 31 * day);
    while ((await cancellationsOf(customer)).length === 0) {
      await purgeOrganizations({ ...platform(), clock: { now: () => later } });
    }
    await runCancellations(customer);
    expect(await statusesOf(customer)).toEqual(['canceled', 'canceled', 'canceled']);
  });

  it('may have ended already, or with its customer', async () => {
    for (const end of [
      (customer: string) => subscribe(customer, ['canceled']),
      (customer: string) =>
        fetch(`${inject('stripeServer')}/control/${customer}`, { method: 'DELETE' }),
    ]) {
      const { owner, customer } = await subscribedOwner();
      await owner.call('DELETE', owner.org, { status: 204 });
      await end(customer);
      await runCancellations(customer);
      expect(await cancellationsOf(customer)).toEqual([]);
    }
  });

  it('ends too if it was paid for afterwards', async () => {
    const { owner, customer } = await subscribedOwner();
    await owner.call('DELETE', owner.org, { status: 204 });
    await runCancellations(customer);
    await subscribe(customer, ['active']);
    await sendEvent(customer);
    await runCancellations(customer);
    expect(await statusesOf(customer)).toEqual(['canceled']);
  });
});
