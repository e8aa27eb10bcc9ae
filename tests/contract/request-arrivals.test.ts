import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import type { RequestFile } from '../../shared/sharing/upload-requests/request-file.ts';
import type { UploadRequest } from '../../shared/sharing/upload-requests/upload-request.ts';
import { minute } from '../../shared/time/durations.ts';
import { createApp } from '../../worker/app.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import type { MailMessage, Platform } from '../../worker/platform/platform.ts';
import { addMember, createApiKey, removeMember } from '../support/access.ts';
import { createOwner, createUser, formWith, TestClient, type Owner } from '../support/client.ts';
import { claimArrivals } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import { jobsTable, usersTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();

let owner: Owner;
beforeEach(async () => {
  owner = await createOwner({ organization: 'Tax office' });
});

type Created = { uploadRequest: UploadRequest; url: string };

async function createRequest(client: TestClient = owner) {
  const created = await client.post<Created>(`${owner.org}/upload-requests`, { title: 'Papers' });
  return { ...created.uploadRequest, api: `/api/uploads/${created.url.split('/u/')[1]}` };
}

async function send({ api }: { api: string }, name: string, sender?: string) {
  const form = new FormData();
  if (sender) form.set('metadata', JSON.stringify({ sender }));
  form.set('file', formWith({ name, content: `${name} ${crypto.randomUUID()}` }).get('file') ?? '');
  const browser = new TestClient();
  return (await browser.post<{ file: { id: string } }>(`${api}/files`, form)).file.id;
}

async function sendAt({ api }: { api: string }, minutes: number) {
  const body = formWith({ name: `${minutes}.txt`, content: `Of ${minutes}` });
  const request = new Request(new URL(`${api}/files`, testVariables.APP_BASE_URL), {
    method: 'POST',
    headers: { origin: testVariables.APP_BASE_URL },
    body,
  });
  const response = await app.fetch(request, platformAt(minutes));
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
}

async function jobs() {
  const rows = await harness
    .platform()
    .databaseFor(owner.organizationId)
    .select({ id: jobsTable.id, stored: jobsTable.job })
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, owner.organizationId));
  return rows.map(({ id, stored }) => ({ id, job: jobSchema.parse(stored) }));
}

function platformAt(minutes: number): Platform {
  return {
    ...harness.platform(),
    clock: { now: () => new Date(Date.now() + minutes * minute) },
  };
}

async function tellAfter(minutes: number) {
  const mails: MailMessage[] = [];
  const platform: Platform = {
    ...platformAt(minutes),
    jobs: { send: () => Promise.resolve() },
    mailer: { send: async (message) => void mails.push(message) },
  };
  await claimArrivals(platform);
  for (const type of ['upload-request.received', 'mail.send'] as const) {
    for (const { id, job } of await jobs()) if (job.type === type) await runJob(platform, id);
  }
  return mails;
}

const unseenFiles = async (client: TestClient = owner) => {
  const path = `${owner.org}/documents/statistics`;
  return (await client.get<{ organizationStats: { unseenFiles: unknown } }>(path)).organizationStats
    .unseenFiles;
};

it('is reported by one mail, 15 minutes after the last file', async () => {
  const request = await createRequest();
  await send(request, 'one.txt');
  await send(request, 'two.txt');
  expect(await tellAfter(14)).toEqual([]);
  const [mail, ...others] = await tellAfter(16);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email, subject: 'New files for “Papers”' });
  expect(mail?.text).toContain('“Tax office”.\n\nNew files: 2');
  expect(mail?.text).toContain(`/organizations/${owner.organizationId}/settings/upload-requests`);
  expect(await tellAfter(17)).toEqual([]);
  // A later file belongs to the next batch.
  await send(request, 'three.txt');
  expect((await tellAfter(40)).map(({ text }) => /New files: \d/.exec(text)?.[0])).toEqual([
    'New files: 1',
  ]);
});

function filesOf(mails: MailMessage[]) {
  return mails.map(({ text }) => /New files: \d/.exec(text)?.[0]);
}

it('is reported an hour after the first file, while others still arrive', async () => {
  const request = await createRequest();
  for (const minutes of [0, 14, 28, 42, 56]) await sendAt(request, minutes);
  expect(await tellAfter(59)).toEqual([]);
  await sendAt(request, 61);
  expect(filesOf(await tellAfter(62))).toEqual(['New files: 6']);
  await sendAt(request, 63);
  expect(await tellAfter(77)).toEqual([]);
  expect(filesOf(await tellAfter(79))).toEqual(['New files: 1']);
});

it('is mailed in the language of who has made the request, and to the owner once they have left', async () => {
  const maker = await createUser();
  const { id: memberId } = await addMember(owner, maker, 'member');
  await harness
    .platform()
    .identityDatabase.update(usersTable)
    .set({ locale: 'de' })
    .where(eq(usersTable.email, maker.email));
  const request = await createRequest(maker);
  await send(request, 'one.txt');
  const [mail] = await tellAfter(16);
  expect(mail).toMatchObject({ to: maker.email, subject: 'Neue Dateien für „Papers“' });
  await send(request, 'two.txt');
  await removeMember(memberId);
  expect((await tellAfter(40)).map(({ to }) => to)).toEqual([owner.email]);
});

it('is mailed to nobody where all files were taken back meanwhile', async () => {
  const request = await createRequest();
  const id = await send(request, 'one.txt');
  const path = `${owner.org}/upload-requests/${request.id}/files/reject`;
  await owner.call('POST', path, { body: { fileIds: [id] }, status: 204 });
  expect(await tellAfter(16)).toEqual([]);
});

it('is sent to webhooks once, without the names of files and senders', async () => {
  await owner.post(`${owner.org}/webhooks`, {
    name: 'Bookkeeping',
    url: 'https://hooks.example.com/files',
    events: ['request:received'],
  });
  const request = await createRequest();
  await send(request, 'secret.txt', 'Grace Hopper');
  await tellAfter(16);
  await tellAfter(17);
  const published = (await jobs()).flatMap(({ job }) =>
    job.type === 'events.publish' ? [job] : [],
  );
  expect(published).toMatchObject([
    {
      event: 'request:received',
      events: [
        { type: 'request.received', uploadRequestId: request.id, title: 'Papers', filesCount: 1 },
      ],
    },
  ]);
  expect(JSON.stringify(published)).not.toMatch(/secret|Grace/);
});

it('is shown by the home page until a member has seen the files', async () => {
  expect(await unseenFiles()).toEqual({ count: 0, sender: null });
  const request = await createRequest();
  const first = await send(request, 'one.txt', 'Grace Hopper');
  await send(request, 'two.txt', 'Grace Hopper');
  expect(await unseenFiles()).toEqual({ count: 2, sender: 'Grace Hopper' });
  await send(request, 'three.txt');
  expect(await unseenFiles()).toEqual({ count: 3, sender: null });
  const path = `${owner.org}/upload-requests/${request.id}/files`;
  await owner.call('POST', `${path}/seen`, { body: { fileIds: [first] }, status: 204 });
  expect(await unseenFiles()).toEqual({ count: 2, sender: null });
  const { files } = await owner.get<{ files: RequestFile[] }>(path);
  expect(files.map(({ isSeen }) => isSeen)).toEqual([false, false, true]);
  const fileIds = files.map(({ id }) => id);
  await owner.call('POST', `${path}/accept`, { body: { fileIds }, status: 204 });
  expect(await unseenFiles()).toEqual({ count: 0, sender: null });
});

it('is shown by the home page to no member who may not accept the files', async () => {
  const request = await createRequest();
  await send(request, 'one.txt');
  const reader = await createUser();
  await addMember(owner, reader, 'viewer');
  expect(await unseenFiles(reader)).toBeNull();
  const token = await createApiKey(owner, { permissions: ['documents:read'] });
  expect(await unseenFiles(new TestClient({ authorization: `Bearer ${token}` }))).toBeNull();
});
