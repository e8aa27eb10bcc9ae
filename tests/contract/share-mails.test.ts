import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { shareLinkLimits } from '../../shared/sharing/share-links/share-link-limits.ts';
import { day } from '../../shared/time/durations.ts';
import { createApp } from '../../worker/app.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import type { MailMessage, Platform } from '../../worker/platform/platform.ts';
import { addMember, removeMember } from '../support/access.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { claimLinkReminders } from '../support/cron-steps.ts';
import { mailsTo } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { shareDocuments, type WireShareLink } from '../support/share-links.ts';
import { jobsTable, shareLinksTable, usersTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

let owner: Owner;
let documentId: string;

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers' });
  documentId = (await createTextDocument(owner, { name: 'Offer.txt', content: 'An offer' })).id;
});

const share = (input: object = {}, client = owner as Parameters<typeof shareDocuments>[2]) =>
  shareDocuments(owner, { documentIds: [documentId], ...input }, client);

const change = ({ id }: WireShareLink, body: object) =>
  owner.call('PATCH', `${owner.org}/share-links/${id}`, { body });

const { defaultDays, reminderDays } = shareLinkLimits;
const reminderDay = defaultDays - reminderDays;

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function remindAfter(days: number) {
  const mails: MailMessage[] = [];
  const platform: Platform = {
    ...harness.platform(),
    clock: { now: () => new Date(Date.now() + days * day) },
    jobs: { send: () => Promise.resolve() },
    mailer: { send: async (message) => void mails.push(message) },
  };
  await claimLinkReminders(platform);
  const rows = await platform.identityDatabase
    .select({ id: jobsTable.id, stored: jobsTable.job })
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, owner.organizationId));
  for (const { id, stored } of rows) {
    if (jobSchema.parse(stored).type === 'share-link.mail') await runJob(platform, id);
  }
  return mails;
}

async function visit(path: string, browser: string, status = 200) {
  const headers = { cookie: `sheaf.reader=${browser.repeat(32)}` };
  const response = await harness.fetch(path, { headers });
  expect(response.status).toBe(status);
  await response.arrayBuffer();
}

async function subjects() {
  await harness.finishJobs();
  const all = await mailsTo(owner.email);
  return all.map(({ subject }) => subject).filter((subject) => subject.includes('For the bank'));
}

it('the owner of a link is mailed once, days before its end, with a link to extend it', async () => {
  const { shareLink } = await share();
  expect(await remindAfter(reminderDay - 0.1)).toEqual([]);
  const [mail, ...others] = await remindAfter(reminderDay + 0.1);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email });
  expect(mail?.subject).toContain('The link “For the bank” ends on ');
  const path = `/organizations/${owner.organizationId}/settings/sharing?extend=${shareLink.id}`;
  expect(mail?.text).toContain(path);
  expect(await remindAfter(reminderDay + 1)).toEqual([]);
  await change(shareLink, { expiresAt: inDays(60) });
  expect(await remindAfter(60 - reminderDays - 0.1)).toEqual([]);
  expect(await remindAfter(60 - reminderDays + 0.1)).toHaveLength(1);
  expect(await remindAfter(60 - reminderDays + 1)).toEqual([]);
});

it('the mail is in the language of the owner', async () => {
  await share();
  const { identityDatabase } = harness.platform();
  const isOwner = eq(usersTable.email, owner.email);
  await identityDatabase.update(usersTable).set({ locale: 'de' }).where(isOwner);
  const [mail] = await remindAfter(reminderDay + 0.1);
  expect(mail?.subject).toMatch(/^Der Link „For the bank“ endet am /);
});

it('nobody is mailed about a link that is not open, has no end or began too late for it', async () => {
  const { shareLink: paused } = await share();
  await change(paused, { isEnabled: false });
  const { shareLink: deleted } = await share();
  await owner.call('DELETE', `${owner.org}/share-links/${deleted.id}`, { status: 204 });
  await share({ expiresAt: null });
  await share({ expiresAt: inDays(reminderDays - 1) });
  const { shareLink: longer } = await share();
  await change(longer, { expiresAt: inDays(90) });
  expect(await remindAfter(reminderDay + 1)).toEqual([]);
});

it('nobody is mailed who has left or may not share any more', async () => {
  const member = await createUser();
  const { id: memberId } = await addMember(owner, member, 'member');
  const reader = await createUser();
  const { id: readerId } = await addMember(owner, reader, 'member');
  await share({}, member);
  await share({}, reader);
  await removeMember(memberId);
  const path = `${owner.org}/members/${readerId}`;
  await owner.call('PATCH', path, { body: { role: 'viewer' } });
  expect(await remindAfter(reminderDay + 1)).toEqual([]);
});

it('the owner of a link is mailed when it is opened for the first time, if they want that', async () => {
  const { token: silent } = await share();
  await visit(`/s/${silent}`, 'a');
  expect(await subjects()).toEqual([]);
  const { token, shareLink } = await share({ notifiesOnOpening: true });
  expect(shareLink).toMatchObject({ notifiesOnOpening: true });
  await visit(`/s/${token}`, 'a');
  await visit(`/s/${token}`, 'b');
  expect(await subjects()).toEqual(['The link “For the bank” was opened']);
  await visit(`/s/${token}`, 'c');
  expect(await subjects()).toHaveLength(1);
});

it('who takes over a link is mailed when it is opened next, if the link is set to', async () => {
  const member = await createUser();
  await addMember(owner, member, 'member');
  const { token, shareLink } = await share({ notifiesOnOpening: true }, member);
  await visit(`/s/${token}`, 'a');
  expect(await subjects()).toEqual([]);
  await change(shareLink, { takesOver: true });
  await visit(`/s/${token}`, 'b');
  const opened = 'The link “For the bank” was opened';
  expect(await subjects()).toEqual([opened]);
  await change(shareLink, { takesOver: true, note: 'Still mine' });
  await visit(`/s/${token}`, 'c');
  expect(await subjects()).toEqual([opened]);
});

it('the owner of a link is mailed when its downloads are used up, once for each limit', async () => {
  const { shareLink, path } = await share({ maxDownloads: 2 });
  const file = `${path}/documents/1/file`;
  await visit(file, 'a');
  expect(await subjects()).toEqual([]);
  await visit(file, 'b');
  await visit(file, 'b');
  await visit(file, 'c', 410);
  const usedUp = 'The downloads of “For the bank” are used up';
  expect(await subjects()).toEqual([usedUp]);
  await change(shareLink, { maxDownloads: 3 });
  await visit(file, 'c');
  expect(await subjects()).toEqual([usedUp, usedUp]);
});

it('the owner is mailed of downloads that are used up though one that was broken off had used them up before', async () => {
  const { shareLink, path } = await share({ maxDownloads: 1 });
  const file = new URL(`${path}/documents/1/file`, testVariables.APP_BASE_URL);
  const broken = await createApp().fetch(new Request(file), harness.platform());
  const usedUp = 'The downloads of “For the bank” are used up';
  expect(await subjects()).toEqual([usedUp]);
  await broken.body?.cancel();
  const isOne = eq(shareLinksTable.id, shareLink.id);
  const { identityDatabase } = harness.platform();
  await expect
    .poll(async () => identityDatabase.select().from(shareLinksTable).where(isOne))
    .toMatchObject([{ downloadsCount: 0 }]);
  await visit(`${path}/documents/1/file`, 'b');
  expect(await subjects()).toEqual([usedUp, usedUp]);
});

it('the reminder of a paused link is sent once it is switched on', async () => {
  const { shareLink } = await share();
  await change(shareLink, { isEnabled: false });
  expect(await remindAfter(reminderDay + 0.1)).toEqual([]);
  await change(shareLink, { isEnabled: true });
  expect(await remindAfter(reminderDay + 1)).toHaveLength(1);
});

it('a download that uses up a link is sent while the queues are down', async () => {
  const { path } = await share({ maxDownloads: 1 });
  const work: Promise<unknown>[] = [];
  const platform: Platform = {
    ...harness.platform(),
    jobs: { send: () => Promise.reject(new Error('The queues are down')) },
    inBackground: (each) => void work.push(each.catch(() => undefined)),
  };
  const url = new URL(`${path}/documents/1/file`, testVariables.APP_BASE_URL);
  const response = await createApp().fetch(new Request(url), platform);
  expect([response.status, await response.text()]).toEqual([200, 'An offer']);
  await Promise.all(work);
});
