import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import type { ErrorCode } from '../../shared/errors.ts';
import type { RequestFile } from '../../shared/sharing/upload-requests/request-file.ts';
import type { UploadRequest } from '../../shared/sharing/upload-requests/upload-request.ts';
import { day, minute } from '../../shared/time/durations.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import type { MailMessage, Platform } from '../../worker/platform/platform.ts';
import { createOwner, formWith, TestClient, type Owner } from '../support/client.ts';
import { claimReminders } from '../support/cron-steps.ts';
import { mailsTo as findMails, randomEmail } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { jobsTable, organizationsTable, uploadLinksTable, usersTable } from '../support/tables.ts';

let owner: Owner;
let grace: { name: string; email: string };
let ada: { name: string; email: string };
beforeEach(async () => {
  owner = await createOwner({ organization: 'Tax office' });
  grace = { name: 'Grace Hopper', email: randomEmail() };
  ada = { name: 'Ada', email: randomEmail() };
});

async function createRequest(input: object = {}) {
  const body = { title: 'Papers', ...input };
  const path = `${owner.org}/upload-requests`;
  return (await owner.post<{ uploadRequest: UploadRequest }>(path, body)).uploadRequest;
}

async function change({ id }: UploadRequest, body: object) {
  const path = `${owner.org}/upload-requests/${id}`;
  return (await owner.call<{ uploadRequest: UploadRequest }>('PATCH', path, { body }))
    .uploadRequest;
}

const listed = async () =>
  (await owner.get<{ uploadRequests: UploadRequest[] }>(`${owner.org}/upload-requests`))
    .uploadRequests;

const apiOf = ({ url }: { url: string | null }) => `/api/uploads/${url?.split('/u/')[1]}`;

const formOf = (content: string) => formWith({ name: 'letter.txt', content });

const send = async (address: { url: string | null }, content: string) =>
  (
    await new TestClient().post<{ file: { id: string } }>(
      `${apiOf(address)}/files`,
      formOf(content),
    )
  ).file.id;

async function mailsTo(email: string) {
  await harness.finishJobs();
  return findMails(email);
}

const database = () => harness.platform().databaseFor(owner.organizationId);

const setSharing = (isSharingEnabled: boolean) =>
  harness
    .platform()
    .identityDatabase.update(organizationsTable)
    .set({ isSharingEnabled })
    .where(eq(organizationsTable.id, owner.organizationId));

const many = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'Grace', email: randomEmail() }));

/** Runs Cron and its reminders `days` from now. Returns the recipients. */
async function remindAfter(days: number) {
  const mails: MailMessage[] = [];
  const platform: Platform = {
    ...harness.platform(),
    clock: { now: () => new Date(Date.now() + days * day) },
    jobs: { send: () => Promise.resolve() },
    mailer: { send: async (message) => void mails.push(message) },
  };
  await claimReminders(platform);
  const rows = await database()
    .select()
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, owner.organizationId));
  for (const { id, job: stored } of rows) {
    const job = jobSchema.parse(stored);
    const isReminder = job.type === 'upload-recipient.mail' && job.kind === 'reminder';
    if (isReminder) await runJob(platform, id);
  }
  return mails;
}

it('is mailed an address in the language of the maker, with title and note, as plain text', async () => {
  await harness
    .platform()
    .identityDatabase.update(usersTable)
    .set({ locale: 'de' })
    .where(eq(usersTable.email, owner.email));
  const note = 'All pages, please.\n\nhttps://example.com/<b>Pay here</b>';
  const expiresAt = '2099-03-01T22:59:59Z';
  const { recipients, url } = await createRequest({ recipients: [grace, ada], note, expiresAt });
  expect(recipients).toMatchObject([
    { ...grace, state: 'waiting', filesCount: 0 },
    { ...ada, state: 'waiting', filesCount: 0 },
  ]);
  const [mail, ...others] = await mailsTo(grace.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Tax office bittet Sie um Dateien: Papers');
  expect(mail?.text).toContain('bis zum 1. März 2099');
  expect(mail?.text).toContain(
    '„Tax office“ schreibt:\n> All pages, please.\n> https://example.com/<b>Pay here</b>',
  );
  expect(mail?.html).toContain('https://example.com/&lt;b&gt;Pay here');
  expect(mail?.text).toContain(recipients[0]?.url);
  const addresses = [url, ...recipients.map((recipient) => recipient.url)];
  expect(new Set(addresses).size).toBe(3);
  for (const other of addresses.filter((each) => each !== recipients[0]?.url)) {
    expect(mail?.text).not.toContain(other);
  }
});

it('sends files without a name, and is known by the address', async () => {
  const request = await createRequest({ recipients: [grace, ada], asksName: true });
  const [first] = request.recipients;
  const { upload } = await new TestClient().get<{ upload: { asksName: boolean } }>(
    apiOf(first ?? request),
  );
  expect(upload.asksName).toBe(false);
  await send(first ?? request, 'One');
  await new TestClient().fails('POST', `${apiOf(request)}/files`, {
    code: 'request.invalid',
    body: formOf('Without a name'),
  });
  const [{ recipients, filesCount } = request] = await listed();
  expect(filesCount).toBe(1);
  expect(recipients).toMatchObject([
    { name: grace.name, state: 'sent', filesCount: 1 },
    { name: ada.name, state: 'waiting', filesCount: 0 },
  ]);
  const path = `${owner.org}/upload-requests/${request.id}/files`;
  const { files } = await owner.get<{ files: RequestFile[] }>(path);
  expect(files).toMatchObject([{ sender: grace.name, recipientId: first?.id }]);
});

it('keeps the address for a new name, and loses it when removed; that for everybody remains', async () => {
  const request = await createRequest({ recipients: [grace, ada] });
  const [former] = request.recipients;
  await send(former ?? request, 'One');
  const renamed = { name: 'Grace', email: grace.email.toUpperCase() };
  const linus = { name: 'Linus', email: randomEmail() };
  const { recipients } = await change(request, { recipients: [renamed, linus] });
  expect(recipients).toMatchObject([
    { id: former?.id, url: former?.url, name: 'Grace', email: grace.email, filesCount: 1 },
    { ...linus, state: 'waiting' },
  ]);
  expect(await mailsTo(grace.email)).toHaveLength(1);
  expect(await mailsTo(linus.email)).toHaveLength(1);
  const removed = request.recipients[1] ?? request;
  await new TestClient().fails('GET', apiOf(removed), { code: 'upload.not_found' });
  await change(request, { title: 'Other papers' });
  expect((await listed())[0]?.recipients).toEqual(recipients);
  expect((await change(request, { recipients: [] })).recipients).toEqual([]);
  await new TestClient().fails('GET', apiOf(former ?? request), { code: 'upload.not_found' });
  await new TestClient().get(apiOf(request));
  const [file] = (
    await owner.get<{ files: RequestFile[] }>(`${owner.org}/upload-requests/${request.id}/files`)
  ).files;
  expect(file?.sender).toBe(grace.name);
});

it('is reminded once, three days before the deadline, if nothing has arrived by the address', async () => {
  const request = await createRequest({ recipients: [grace, ada] });
  await send(request.recipients[0] ?? request, 'One');
  expect(await remindAfter(10.9)).toEqual([]);
  const mails = await remindAfter(11.1);
  expect(mails.map(({ to }) => to)).toEqual([ada.email]);
  expect(mails[0]?.subject).toMatch(/^Reminder: Papers, by /);
  expect(mails[0]?.text).toContain(request.recipients[1]?.url);
  expect((await listed())[0]?.recipients.map(({ state }) => state)).toEqual(['sent', 'reminded']);
  await change(request, { expiresAt: new Date(Date.now() + 30 * day).toISOString() });
  expect(await remindAfter(28)).toEqual([]);
});

it('is reminded by the deadline that the request has then, unless it is paused or too near', async () => {
  const request = await createRequest({ recipients: [grace] });
  await change(request, { isEnabled: false });
  expect(await remindAfter(12)).toEqual([]);
  await change(request, { isEnabled: true });
  await change(request, { expiresAt: new Date(Date.now() + 30 * day).toISOString() });
  expect(await remindAfter(12)).toEqual([]);
  expect(await remindAfter(27.1)).toHaveLength(1);
  const expiresAt = new Date(Date.now() + 4 * day - minute).toISOString();
  await createRequest({ recipients: [ada], expiresAt });
  expect(await remindAfter(3)).toEqual([]);
});

it('is not mailed after being removed, nor where the organization shares nothing', async () => {
  const request = await createRequest({ recipients: [grace, ada] });
  await change(request, { recipients: [ada] });
  await setSharing(false);
  expect(await remindAfter(11.1)).toEqual([]);
  await setSharing(true);
  await change(request, { title: 'Other papers' });
  expect((await remindAfter(11.2)).map(({ to }) => to)).toEqual([ada.email]);
});

it('has one of at most 20 places of a request, and a mail of 100 of an organization on a day', async () => {
  const path = `${owner.org}/upload-requests`;
  const fails = (code: ErrorCode, recipients: object[]) =>
    owner.fails('POST', path, { code, body: { title: 'Papers', recipients } });
  await fails('request.invalid', many(21));
  await fails('request.invalid', [{ name: '', email: grace.email }]);
  await fails('request.invalid', [{ name: 'Grace', email: 'grace' }]);
  const { recipients } = await createRequest({ recipients: [grace, grace] });
  expect(recipients).toHaveLength(1);
  for (let index = 0; index < 4; index += 1) await createRequest({ recipients: many(20) });
  await fails('user.organization_invitation_limit_reached', many(20));
  await createRequest({ recipients: many(19) });
  const [last] = await listed();
  await fails('user.organization_invitation_limit_reached', [ada]);
  // No recipient is new, so nothing is counted.
  await owner.call('PATCH', `${path}/${last?.id}`, { body: { recipients: last?.recipients } });
});

it('leaves no address that is readable in the database', async () => {
  const { id, url, recipients } = await createRequest({ recipients: [grace] });
  await remindAfter(11.1);
  const links = await database()
    .select()
    .from(uploadLinksTable)
    .where(eq(uploadLinksTable.requestId, id));
  const jobs = await database().select().from(jobsTable);
  expect(links).toHaveLength(2);
  for (const address of [url, recipients[0]?.url]) {
    expect(JSON.stringify([links, jobs])).not.toContain(address?.split('/u/')[1]);
  }
  await owner.call('DELETE', `${owner.org}/upload-requests/${id}`, { status: 204 });
  expect(
    await database().select().from(uploadLinksTable).where(eq(uploadLinksTable.requestId, id)),
  ).toEqual([]);
});
