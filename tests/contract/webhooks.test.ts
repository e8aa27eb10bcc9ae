import { describe, expect, it } from 'vitest';
import { addMember } from '../support/access.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';

type Webhook = {
  id: string;
  name: string;
  url: string;
  enabled: boolean;
  events: string[];
  lastTriggeredAt: string | null;
};

const allEvents = [
  'document:created',
  'document:updated',
  'document:deleted',
  'document:tag:added',
  'document:tag:removed',
];

const inputFor = (url: string, input: Record<string, unknown> = {}) => ({
  name: 'Bookkeeping',
  url,
  events: allEvents,
  ...input,
});

async function createWebhook(owner: Owner, url: string, input: Record<string, unknown> = {}) {
  return owner.post<{ webhook: Webhook; secret?: string }>(
    `${owner.org}/webhooks`,
    inputFor(url, input),
  );
}

describe('a webhook', () => {
  it('is created with a secret that is shown once and kept encrypted', async () => {
    const owner = await createOwner();
    const { webhook, secret = '' } = await createWebhook(owner, 'https://example.com/in');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({
      name: 'Bookkeeping',
      url: 'https://example.com/in',
      enabled: true,
      lastTriggeredAt: null,
    });
    const list = await owner.request('GET', `${owner.org}/webhooks`);
    const one = await owner.request('GET', `${owner.org}/webhooks/${webhook.id}`);
    const shown = (await list.text()) + (await one.text());
    expect(shown).toContain(webhook.id);
    expect(shown).not.toMatch(/secret/i);
  });

  it('listens to an event once, however often it is named', async () => {
    const owner = await createOwner();
    const events = ['document:created', 'document:deleted', 'document:created'];
    const { webhook } = await createWebhook(owner, 'https://example.com/', { events });
    expect(webhook.events).toEqual(['document:created', 'document:deleted']);
  });

  it('is one of 25 at most in an organization', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const path = `${owner.org}/webhooks`;
    const answers = await Promise.all(
      Array.from({ length: 26 }, () =>
        owner.request('POST', path, inputFor('https://example.com/')),
      ),
    );
    const refused = answers.filter(({ status }) => status === 400);
    expect(await Promise.all(refused.map((answer) => answer.json()))).toMatchObject([
      { error: { code: 'request.invalid', details: [{ key: 'webhooks.form.limit-reached' }] } },
    ]);
    const { webhooks } = await owner.get<{ webhooks: Webhook[] }>(path);
    expect(webhooks).toHaveLength(25);
    await createWebhook(other, 'https://example.com/');
    await owner.call('DELETE', `${path}/${webhooks[0]?.id}`, { status: 204 });
    await createWebhook(owner, 'https://example.com/');
  });

  it('does not repeat a secret that was given', async () => {
    const owner = await createOwner();
    const created = await createWebhook(owner, 'https://example.com/', { secret: 'my own secret' });
    expect(JSON.stringify(created)).not.toContain('my own secret');
  });

  it.each([
    ['name', { name: ' ' }, 'webhooks.form.name.required'],
    ['url', { url: '' }, 'webhooks.form.url.required'],
    ['url', { url: 'example' }, 'webhooks.form.url.invalid'],
    ['url', { url: 'https://user:pass@example.com' }, 'webhooks.form.url.credentials'],
    ['url', { url: 'https://0x7f.1/' }, 'webhooks.form.url.private-address'],
    ['url', { url: 'https://[::ffff:10.0.0.1]/' }, 'webhooks.form.url.private-address'],
    ['url', { url: 'https://intranet/' }, 'webhooks.form.url.private-address'],
    ['events', { events: [] }, 'webhooks.form.events.required'],
    ['events.0', { events: ['document:restored'] }, undefined],
  ])('refuses a bad %s: %j', async (path, input, key) => {
    const owner = await createOwner();
    const { webhook } = await createWebhook(owner, 'https://example.com/');
    const body = inputFor('https://example.com/', input);
    for (const [method, at] of [
      ['POST', `${owner.org}/webhooks`],
      ['PUT', `${owner.org}/webhooks/${webhook.id}`],
    ] as const) {
      const error = await owner.fails(method, at, { code: 'request.invalid', body });
      expect(error.details).toMatchObject([{ path, ...(key && { key }) }]);
    }
  });

  it('cannot be reached from another organization or by a plain member', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const member = await createUser();
    await addMember(owner, member, 'member');
    const { webhook } = await createWebhook(owner, 'https://example.com/');
    const foreign = `${other.org}/webhooks/${webhook.id}`;
    const body = inputFor('https://example.com/stolen');
    await other.fails('GET', foreign, { code: 'webhook.not_found' });
    await other.fails('PUT', foreign, { code: 'webhook.not_found', body });
    await other.fails('DELETE', foreign, { code: 'webhook.not_found' });
    await other.fails('GET', `${foreign}/deliveries`, { code: 'webhook.not_found' });
    await member.fails('GET', `${owner.org}/webhooks`, { code: 'auth.forbidden' });
    const { webhook: same } = await owner.get<{ webhook: Webhook }>(
      `${owner.org}/webhooks/${webhook.id}`,
    );
    expect(same.url).toBe('https://example.com/');
  });

  it('is gone when it is deleted', async () => {
    const owner = await createOwner();
    const { webhook } = await createWebhook(owner, 'https://example.com/');
    const path = `${owner.org}/webhooks/${webhook.id}`;
    await owner.call('DELETE', path, { status: 204 });
    await owner.fails('GET', path, { code: 'webhook.not_found' });
    await owner.fails('GET', `${path}/deliveries`, { code: 'webhook.not_found' });
    await owner.fails('DELETE', path, { code: 'webhook.not_found' });
  });

  it('gets a new secret with a new origin, shown once, unless one is given', async () => {
    const owner = await createOwner();
    const { webhook, secret } = await createWebhook(owner, 'https://example.com/in');
    const path = `${owner.org}/webhooks/${webhook.id}`;
    const update = (url: string, input = {}) =>
      owner.call<{ webhook: Webhook; secret?: string }>('PUT', path, {
        body: inputFor(url, input),
      });
    expect((await update('https://EXAMPLE.com:443/elsewhere')).secret).toBeUndefined();
    const moved = await update('https://example.org/in');
    expect(moved.webhook.url).toBe('https://example.org/in');
    expect(moved.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(moved.secret).not.toBe(secret);
    expect((await update('https://example.org/in')).secret).toBeUndefined();
    expect((await update('http://localhost:1/in')).secret).not.toBe(moved.secret);
    const given = await update('https://example.net/in', { secret: 'my own secret' });
    expect(JSON.stringify(given)).not.toMatch(/secret/);
    const others = await Promise.all(
      ['https://a.example.com/', 'https://b.example.com/'].map((url) => update(url)),
    );
    expect(others.every(({ secret: shown }) => shown !== undefined)).toBe(true);
  });

  it('is sent at most 20 messages a minute by users, whatever the configuration', async () => {
    const owner = await createOwner();
    const { webhook } = await createWebhook(owner, 'https://example.com/', { enabled: false });
    const { webhook: other } = await createWebhook(owner, 'https://example.com/');
    const pathOf = ({ id }: { id: string }) => `${owner.org}/webhooks/${id}/test`;
    const send = () => owner.request('POST', pathOf(webhook));
    const responses = await Promise.all(Array.from({ length: 25 }, send));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(20);
    const { headers } = await owner.fails('POST', pathOf(webhook), {
      code: 'request.rate_limited',
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await owner.post(pathOf(other), undefined, 204);
  });
});
