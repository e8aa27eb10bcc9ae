import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import type { Activity } from '../../shared/archive/activity/activity.ts';
import { domainEventSchema } from '../../shared/events.ts';
import { day } from '../../shared/time/durations.ts';
import { createApp } from '../../worker/app.ts';
import { payloadOf } from '../../worker/integrations/webhooks/deliveries/messages/webhook-message.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createTextDocument } from '../support/builders.ts';
import { addMember } from '../support/access.ts';
import { claimLinkReminders } from '../support/cron-steps.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { runJob } from '../support/run-job.ts';
import { shareDocuments, unlock, type WireShareLink } from '../support/share-links.ts';
import { jobsTable, shareEventsTable, shareLinksTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

let owner: Owner;
let first: string;
let second: string;

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers' });
  first = (await createTextDocument(owner, { name: 'First.txt', content: 'The first' })).id;
  second = (await createTextDocument(owner, { name: 'Second.txt', content: 'The second' })).id;
});

async function jobs() {
  const { databases } = harness.platform();
  const rows = await Promise.all(
    databases.map((database) =>
      database
        .select({ id: jobsTable.id, stored: jobsTable.job })
        .from(jobsTable)
        .where(eq(jobsTable.organizationId, owner.organizationId)),
    ),
  );
  return rows.flat().map(({ id, stored }) => ({ id, job: jobSchema.parse(stored) }));
}

/** Leaves all jobs in the outbox. */
const withoutQueues = (): Platform => ({
  ...harness.platform(),
  jobs: { send: () => Promise.resolve() },
});

async function runJobs(type: string, platform = withoutQueues()) {
  for (const { id, job } of await jobs()) if (job.type === type) await runJob(platform, id);
}

async function linesOf(documentId: string) {
  const path = `${owner.org}/documents/${documentId}/activity`;
  const { activities } = await owner.get<{ activities: Activity[] }>(path);
  return activities.flatMap(({ event, user, eventData: { shareLink, updatedFields } }) =>
    shareLink ? [[event, shareLink.name, user?.name ?? null, ...(updatedFields ?? [])]] : [],
  );
}

const change = ({ id }: WireShareLink, body: object) =>
  owner.call('PATCH', `${owner.org}/share-links/${id}`, { body });

async function visit(path: string, headers: Record<string, string>, method = 'GET') {
  const work: Promise<unknown>[] = [];
  const platform = {
    ...withoutQueues(),
    inBackground: (each: Promise<unknown>) => void work.push(each),
  };
  const url = new URL(path, testVariables.APP_BASE_URL);
  const { status } = await createApp().fetch(new Request(url, { method, headers }), platform);
  await Promise.all(work);
  return status;
}

const cookieOf = (browser: string) => `sheaf.reader=${browser.repeat(32)}`;

it('a document says who has made, changed and ended links to it', async () => {
  const { shareLink } = await shareDocuments(owner, { documentIds: [first] });
  const named = (event: string, link = 'For the bank', ...settings: string[]) => [
    event,
    link,
    owner.name,
    ...settings,
  ];
  await expect.poll(() => linesOf(first)).toEqual([named('shared')]);
  await change(shareLink, { name: 'Offer', documentIds: [first, second] });
  await expect.poll(() => linesOf(second)).toEqual([named('shared', 'Offer')]);
  expect(await linesOf(first)).toEqual([named('share_updated', 'Offer', 'name'), named('shared')]);
  await change(shareLink, { documentIds: [second] });
  await expect.poll(async () => (await linesOf(first))[0]).toEqual(named('unshared', 'Offer'));
  await owner.call('DELETE', `${owner.org}/share-links/${shareLink.id}`, { status: 204 });
  await expect.poll(async () => (await linesOf(second))[0]).toEqual(named('unshared', 'Offer'));
  expect((await linesOf(first)).map(([event]) => event)).toEqual([
    'unshared',
    'share_updated',
    'shared',
  ]);
});

it('a document says once what was changed of a link, and that it was paused, resumed and taken over', async () => {
  const member = await createUser();
  await addMember(owner, member, 'member');
  const { shareLink } = await shareDocuments(owner, { documentIds: [first] }, member);
  await expect.poll(() => linesOf(first)).toHaveLength(1);
  const made = await linesOf(first);
  const line = (event: string, ...settings: string[]) => [
    event,
    'For the bank',
    owner.name,
    ...settings,
  ];
  const settings = { note: 'Until Friday', password: 'open sesame', maxDownloads: 3 };
  const steps = [
    [
      { ...settings, name: 'For the bank' },
      line('share_updated', 'note', 'password', 'maxDownloads'),
    ],
    [{ isEnabled: false }, line('share_paused')],
    [{ isEnabled: true }, line('share_resumed')],
    [{ takesOver: true }, line('share_taken_over')],
    [{ password: null, isEnabled: true }, line('share_updated', 'password')],
  ] as const;
  const lines: unknown[] = [...made];
  for (const [body, expected] of steps) {
    await change(shareLink, body);
    lines.unshift(expected);
    await expect.poll(() => linesOf(first)).toEqual(lines);
  }
});

it('a change of a link that changes nothing is not recorded', async () => {
  const { shareLink } = await shareDocuments(owner, { documentIds: [first, second] });
  await expect.poll(() => linesOf(first)).toHaveLength(1);
  const { identityDatabase } = harness.platform();
  const isOne = eq(shareLinksTable.id, shareLink.id);
  const stored = async () => identityDatabase.select().from(shareLinksTable).where(isOne);
  const before = await stored();
  const { name, note, expiresAt } = shareLink;
  const same = { isDownloadAllowed: true, showsDetails: false, maxDownloads: null };
  for (const body of [
    {},
    { ...same, name, note, expiresAt, password: null, isEnabled: true },
    { documentIds: [second, first] },
    { takesOver: true },
  ]) {
    await change(shareLink, body);
    expect(await stored()).toEqual(before);
  }
  await change(shareLink, { isEnabled: false });
  await expect.poll(() => linesOf(first)).toHaveLength(2);
  expect(await linesOf(second)).toHaveLength(2);
});

it('documents say once that a link has ended, however often it is extended', async () => {
  const { shareLink } = await shareDocuments(owner, { documentIds: [first] });
  await expect.poll(() => linesOf(first)).toHaveLength(1);
  const after = async (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    const platform = { ...withoutQueues(), clock: { now } };
    await claimLinkReminders(platform);
    await runJobs('share-link.expired', platform);
    return (await linesOf(first)).filter(([event]) => event === 'share_expired');
  };
  const expired = ['share_expired', 'For the bank', null];
  expect(await after(28)).toEqual([]);
  expect(await after(31)).toEqual([expired]);
  expect(await after(32)).toEqual([expired]);
  const expiresAt = new Date(Date.now() + 2 * day).toISOString();
  await change(shareLink, { expiresAt, isEnabled: false });
  expect(await after(1)).toEqual([expired]);
  expect(await after(3)).toEqual([expired, expired]);
  await change(shareLink, { expiresAt: null });
  expect(await after(4)).toEqual([expired, expired]);
  const { shareLink: deleted } = await shareDocuments(owner, { documentIds: [first] });
  await owner.call('DELETE', `${owner.org}/share-links/${deleted.id}`, { status: 204 });
  expect(await after(31)).toEqual([expired, expired]);
});

it('a document shows the first opening of its link by a browser once, and webhooks receive it', async () => {
  const { webhook } = await owner.post<{ webhook: { id: string } }>(`${owner.org}/webhooks`, {
    name: 'Bookkeeping',
    url: 'https://hooks.example.com/links',
    events: ['share:opened'],
  });
  const input = { documentIds: [first, second], password: 'open sesame' };
  const { shareLink, token, path } = await shareDocuments(owner, input);
  await expect.poll(() => linesOf(second)).toHaveLength(1);
  await owner.call('DELETE', `${owner.org}/documents/${second}`, { status: 204 });
  const { cookie } = await unlock(path, 'open sesame');
  const browser = { cookie: `${cookie}; ${cookieOf('a')}` };
  expect(await visit(`/s/${token}`, browser)).toBe(200);
  expect(await visit(`/s/${token}`, browser)).toBe(200);
  expect(await visit(`/s/${token}`, {})).toBe(403);
  await visit(`/s/${token}`, { cookie, 'user-agent': 'TelegramBot' });
  await visit(path, { cookie }, 'HEAD');
  await runJobs('share-link.opened');
  expect((await linesOf(first))[0]).toEqual(['share_opened', 'For the bank', null]);
  expect(await linesOf(first)).toHaveLength(2);
  const restored = `${owner.org}/documents/${second}/restore`;
  await owner.call('POST', restored, { status: 204 });
  expect((await linesOf(second)).map(([event]) => event)).toEqual(['shared']);
  const published = (await jobs()).flatMap(({ job }) =>
    job.type === 'events.publish' ? [job] : [],
  );
  const event = { type: 'share.opened', shareLinkId: shareLink.id, name: 'For the bank' };
  expect(published).toMatchObject([{ event: 'share:opened', events: [event] }]);
  const { organizationId } = owner;
  const message = { id: '', timestamp: '', event: domainEventSchema.parse(event) };
  expect(payloadOf(message, { organizationId, webhookId: webhook.id }).data).toEqual({
    organizationId,
    shareLinkId: shareLink.id,
    name: 'For the bank',
  });
  await runJobs('share-link.opened');
  expect(await linesOf(first)).toHaveLength(2);
  // Otherwise the next test would wait for this webhook.
  await owner.call('DELETE', `${owner.org}/webhooks/${webhook.id}`, { status: 204 });
});

it('documents say once a day that a link was opened, and webhooks hear of no more than 100 browsers', async () => {
  const { shareLink, token } = await shareDocuments(owner, { documentIds: [first] });
  await visit(`/s/${token}`, { cookie: cookieOf('a') });
  await runJobs('share-link.opened');
  const { identityDatabase } = harness.platform();
  const isOfLink = eq(shareEventsTable.shareLinkId, shareLink.id);
  const [row] = await identityDatabase.select().from(shareEventsTable).where(isOfLink);
  if (!row) throw new Error('The opening is not recorded');
  const more = Array.from({ length: 98 }, (_, number) => ({
    ...row,
    id: `${row.id.slice(0, -4)}${String(number).padStart(4, '0')}`,
    sessionHash: String(number),
  }));
  for (let start = 0; start < more.length; start += 8) {
    await identityDatabase.insert(shareEventsTable).values(more.slice(start, start + 8));
  }
  for (const [browser, told] of [
    ['b', 1],
    ['c', 0],
  ] as const) {
    await visit(`/s/${token}`, { cookie: cookieOf(browser) });
    const opened = (await jobs()).filter(({ job }) => job.type === 'share-link.opened');
    expect(opened).toHaveLength(told);
    await runJobs('share-link.opened');
  }
  const lines = await linesOf(first);
  expect(lines.filter(([event]) => event === 'share_opened')).toHaveLength(1);
});

it('the log forgets the name of a document that is deleted for good', async () => {
  const { shareLink, path } = await shareDocuments(owner, { documentIds: [first, second] });
  for (const position of [1, 2]) {
    await (await harness.fetch(`${path}/documents/${position}/file`)).arrayBuffer();
  }
  const names = async () => {
    const log = `${owner.org}/share-links/${shareLink.id}/events`;
    const { events } = await owner.get<{ events: { documentName: string | null }[] }>(log);
    return events.map(({ documentName }) => String(documentName)).toSorted();
  };
  expect(await names()).toEqual(['First.txt', 'Second.txt']);
  await owner.call('DELETE', `${owner.org}/documents/${first}`, { status: 204 });
  expect(await names()).toEqual(['First.txt', 'Second.txt']);
  await owner.call('DELETE', `${owner.org}/documents/trash/${first}`, { status: 204 });
  await runJobs('files.delete');
  await expect.poll(names).toEqual(['Second.txt', 'null']);
});
