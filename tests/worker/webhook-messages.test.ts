import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createField, setField } from '../support/custom-fields.ts';
import { receiverAt } from '../support/received.ts';

type Webhook = {
  id: string;
  name: string;
  url: string;
  enabled: boolean;
  events: string[];
  lastTriggeredAt: string | null;
  failingSince: string | null;
};

type Delivery = {
  id: string;
  messageId: string;
  event: string;
  attempt: number;
  isSuccess: boolean;
  status: number | null;
  responseExcerpt: string;
  nextAttemptAt: string | null;
};

type Payload = { type: string; timestamp: string; data: Record<string, unknown> };

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

async function deliveriesOf(owner: Owner, webhookId: string, query = '') {
  const path = `${owner.org}/webhooks/${webhookId}/deliveries${query}`;
  return (await owner.get<{ deliveries: Delivery[] }>(path)).deliveries;
}

/** Text extraction also publishes `document:updated`, which has its own tests. */
const hasOtherNews = ({ data }: Payload) => data['updatedFields']?.toString() !== 'content';

const payloadsAt = async (receiver: ReturnType<typeof receiverAt>) =>
  (await receiver.received()).map(({ body }) => JSON.parse(body) as Payload);

describe('delivering', () => {
  it('signs every message so that a Standard Webhooks receiver accepts it', async () => {
    const owner = await createOwner();
    const receiver = receiverAt('ok');
    const { webhook, secret = '' } = await createWebhook(owner, receiver.url);
    const document = await uploadDocument(owner, { name: 'Grüße.txt', content: 'top secret text' });
    await harness.finishJobs();
    const [request] = await receiver.received();
    expect(request?.headers['webhook-id']).toMatch(/^evt_[a-z0-9]{24}$/);
    const payload = new Verifier(secret).verify(request?.body ?? '', request?.headers ?? {});
    expect(payload).toEqual({
      type: 'document:created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        organizationId: owner.organizationId,
        documentId: document.id,
        name: 'Grüße.txt',
      },
    });
    expect(() =>
      new Verifier(secret).verify(`${request?.body} `, request?.headers ?? {}),
    ).toThrow();
    const { webhook: after } = await owner.get<{ webhook: Webhook }>(
      `${owner.org}/webhooks/${webhook.id}`,
    );
    expect(after.lastTriggeredAt).not.toBeNull();
    expect(after.failingSince).toBeNull();
  });

  it('signs with a secret of the owner’s own, and with its successor after a rotation', async () => {
    const owner = await createOwner();
    const receiver = receiverAt('ok');
    const { webhook } = await createWebhook(owner, receiver.url, { secret: 'my own secret' });
    const path = `${owner.org}/webhooks/${webhook.id}`;
    await owner.call('PUT', path, { body: inputFor(receiver.url, { name: 'Renamed' }) });
    await owner.post(`${path}/test`, undefined, 204);
    await harness.finishJobs();
    await owner.call('PUT', path, { body: inputFor(receiver.url, { secret: 'a newer secret' }) });
    await owner.post(`${path}/test`, undefined, 204);
    await harness.finishJobs();
    const [first, second] = await receiver.received();
    const verify = (secret: string, request: typeof first) =>
      new Verifier(secret, { format: 'raw' }).verify(request?.body ?? '', request?.headers ?? {});
    expect(verify('my own secret', first)).toMatchObject({ type: 'webhook:test' });
    expect(verify('a newer secret', second)).toMatchObject({ type: 'webhook:test' });
    expect(() => verify('my own secret', second)).toThrow();
  });

  it.each(['whsec_', 'whsec_not base64!'])(
    'signs with %j, which is no key, as it is',
    async (secret) => {
      const owner = await createOwner();
      const receiver = receiverAt('ok');
      const { webhook } = await createWebhook(owner, receiver.url, { secret });
      await owner.post(`${owner.org}/webhooks/${webhook.id}/test`, undefined, 204);
      await harness.finishJobs();
      const [request] = await receiver.received();
      const verifier = new Verifier(secret, { format: 'raw' });
      expect(verifier.verify(request?.body ?? '', request?.headers ?? {})).toMatchObject({
        type: 'webhook:test',
      });
    },
  );

  it('sends only events the webhook is subscribed to, and none of another organization', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const creations = receiverAt('ok');
    const deletions = receiverAt('ok');
    const foreign = receiverAt('ok');
    const off = receiverAt('ok');
    await createWebhook(owner, creations.url, { events: ['document:created'] });
    await createWebhook(owner, deletions.url, { events: ['document:deleted'] });
    await createWebhook(owner, off.url, { enabled: false });
    await createWebhook(other, foreign.url);
    const document = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    await owner.call('DELETE', `${owner.org}/documents/${document.id}`, { status: 204 });
    await harness.finishJobs();
    expect(await payloadsAt(creations)).toMatchObject([{ type: 'document:created' }]);
    expect(await payloadsAt(deletions)).toMatchObject([
      { type: 'document:deleted', data: { documentId: document.id } },
    ]);
    expect(await foreign.received()).toEqual([]);
    expect(await off.received()).toEqual([]);
  });

  it('sends changed names and tags', async () => {
    const owner = await createOwner();
    const receiver = receiverAt('ok');
    await createWebhook(owner, receiver.url);
    const document = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const path = `${owner.org}/documents/${document.id}`;
    await owner.call('PATCH', path, { body: { name: 'b.txt', dueDate: '2026-03-31' } });
    const { tag } = await owner.post<{ tag: { id: string } }>(`${owner.org}/tags`, {
      name: 'Tax',
      color: '#aa0000',
    });
    await owner.call('POST', `${path}/tags`, { body: { tagId: tag.id }, status: 204 });
    await owner.call('DELETE', `${path}/tags/${tag.id}`, { status: 204 });
    await harness.finishJobs();
    const payloads = (await payloadsAt(receiver)).filter(hasOtherNews);
    const byType = new Map(payloads.map((payload) => [payload.type, payload]));
    expect([...byType.keys()].toSorted()).toEqual([
      'document:created',
      'document:tag:added',
      'document:tag:removed',
      'document:updated',
    ]);
    expect(byType.get('document:updated')?.data).toEqual({
      organizationId: owner.organizationId,
      documentId: document.id,
      name: 'b.txt',
      updatedFields: ['name', 'dueDate'],
    });
    expect(byType.get('document:tag:added')?.data).toMatchObject({
      documentId: document.id,
      tagId: tag.id,
    });
  });

  it('names notes and custom fields among what has changed, but not what they say', async () => {
    const owner = await createOwner();
    const receiver = receiverAt('ok');
    await createWebhook(owner, receiver.url, { events: ['document:updated'] });
    const document = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const field = await createField(owner, { name: 'Cost center', type: 'text' });
    await owner.post(`${owner.org}/documents/${document.id}/notes`, { text: 'call them' });
    await setField(owner, { documentId: document.id, fieldId: field.id, value: 'Roof' });
    await harness.finishJobs();
    const { organizationId } = owner;
    const payloads = (await payloadsAt(receiver)).filter(hasOtherNews);
    expect(payloads.map(({ type }) => type)).toEqual(['document:updated', 'document:updated']);
    const common = { organizationId, documentId: document.id, name: 'a.txt' };
    expect(payloads.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { ...common, updatedFields: ['notes'] },
        { ...common, updatedFields: ['cost-center'] },
      ]),
    );
  });

  it.each([
    ['with text', 'words and nothing else', 'done'],
    ['without', '  ', 'none'],
  ])('says once that the text of a document is known: %s', async (_, content, state) => {
    const owner = await createOwner();
    const receiver = receiverAt('ok');
    await createWebhook(owner, receiver.url, { events: ['document:updated'] });
    const { id } = await uploadDocument(owner, { name: 'a.txt', content });
    const path = `${owner.org}/documents/${id}`;
    const read = {
      organizationId: owner.organizationId,
      documentId: id,
      name: 'a.txt',
      updatedFields: ['content'],
    };
    await harness.finishJobs();
    expect((await payloadsAt(receiver)).map(({ data }) => data)).toEqual([read]);
    const { document } = await owner.get<{ document: { extractionState: string } }>(path);
    expect(document.extractionState).toBe(state);
    await owner.call('POST', `${path}/extract`, { status: 204 });
    await harness.finishJobs();
    expect((await payloadsAt(receiver)).map(({ data }) => data)).toEqual([read, read]);
    const { activities } = await owner.get<{ activities: { event: string }[] }>(`${path}/activity`);
    expect(activities.map(({ event }) => event)).toEqual(['created']);
  });

  it('sends an event for each document that a bulk request changes', async () => {
    const owner = await createOwner();
    const first = receiverAt('ok');
    const second = receiverAt('ok');
    await createWebhook(owner, first.url, { events: ['document:deleted'] });
    await createWebhook(owner, second.url, { events: ['document:deleted'] });
    const documentIds: string[] = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt']) {
      documentIds.push((await uploadDocument(owner, { name, content: name })).id);
    }
    await owner.call('POST', `${owner.org}/documents/batch/trash`, {
      body: { filter: { documentIds } },
    });
    await harness.finishJobs();
    for (const receiver of [first, second]) {
      const told = (await payloadsAt(receiver)).map(({ data }) => data.documentId);
      expect(new Set(told)).toEqual(new Set(documentIds));
      expect(told).toHaveLength(3);
    }
  });

  it('is kept as a list of attempts, each of which can be sent again under its id', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const receiver = receiverAt('ok');
    const { webhook } = await createWebhook(owner, receiver.url, { enabled: false });
    const path = `${owner.org}/webhooks/${webhook.id}`;
    await owner.post(`${path}/test`, undefined, 204);
    await harness.finishJobs();
    const [first] = await deliveriesOf(owner, webhook.id);
    expect(first).toMatchObject({
      event: 'webhook:test',
      attempt: 1,
      isSuccess: true,
      status: 200,
      responseExcerpt: '',
      nextAttemptAt: null,
    });
    const resend = `deliveries/${first?.id}/resend`;
    await owner.post(`${path}/${resend}`, undefined, 204);
    await harness.finishJobs();
    const all = await deliveriesOf(owner, webhook.id);
    expect(all.map(({ messageId }) => messageId)).toEqual([first?.messageId, first?.messageId]);
    expect(await deliveriesOf(owner, webhook.id, '?pageSize=1&pageIndex=1')).toEqual([first]);
    await other.fails('POST', `${other.org}/webhooks/${webhook.id}/test`, {
      code: 'webhook.not_found',
    });
    await owner.fails('POST', `${path}/deliveries/whd_${'0'.repeat(24)}/resend`, {
      code: 'webhook.not_found',
    });
    const { webhook: others } = await createWebhook(other, receiver.url);
    await other.fails('POST', `${other.org}/webhooks/${webhook.id}/${resend}`, {
      code: 'webhook.not_found',
    });
    await other.fails('POST', `${other.org}/webhooks/${others.id}/${resend}`, {
      code: 'webhook.not_found',
    });
  });
});
