import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { day, minute } from '../../shared/time/durations.ts';
import { rateLimits } from '../../worker/access/rate-limits/rate-limits.ts';
import { createApp } from '../../worker/app.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import type { MailMessage } from '../../worker/platform/platform.ts';
import { testVariables } from '../support/test-variables.ts';
import { createOwner, formWith, TestClient, type Owner } from '../support/client.ts';
import { jobsTable, rateLimitsTable } from '../support/tables.ts';

const app = createApp();
const json = { 'content-type': 'application/json' };

let owner: Owner;
let api: string;
beforeEach(async () => {
  owner = await createOwner({ organization: 'Tax office' });
  const { url } = await owner.post<{ url: string }>(`${owner.org}/upload-requests`, {
    title: 'Papers',
  });
  api = `/api/uploads/${url.split('/u/')[1]}`;
});

async function openAddress() {
  const response = await new TestClient().request('GET', api);
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

const send = (cookie: string, name: string) =>
  new TestClient({ cookie }).post(`${api}/files`, formWith({ name, content: `Of ${name}` }));

async function askFor(cookie: string, email = 'grace@example.com', change: object = {}) {
  const mails: MailMessage[] = [];
  const work: Promise<unknown>[] = [];
  const base = harness.platform();
  const platform = {
    ...base,
    mailer: { send: async (message: MailMessage) => void mails.push(message) },
    inBackground: (each: Promise<unknown>) => void work.push(each),
    ...change,
  };
  const request = new Request(new URL(`${api}/receipt`, testVariables.APP_BASE_URL), {
    method: 'POST',
    headers: { cookie, origin: testVariables.APP_BASE_URL, ...json, 'accept-language': 'de' },
    body: JSON.stringify({ email }),
  });
  const { status } = await app.fetch(request, platform);
  await Promise.all(work);
  return { status, mails };
}

it('is mailed once to a browser that has sent files, in its language', async () => {
  const cookie = await openAddress();
  await send(cookie, 'secret-name.txt');
  const { status, mails } = await askFor(cookie);
  expect(status).toBe(204);
  expect(mails).toMatchObject([
    { to: 'grace@example.com', subject: 'Beleg: Dateien für „Papers“' },
  ]);
  expect(mails[0]?.text).toMatch(/„Tax office“[^]*18 Byte[^]*SHA-256 [0-9a-f]{64}/);
  expect(await askFor(cookie)).toEqual({ status: 409, mails: [] });
});

it('has nothing that the sender has written, nor files of others', async () => {
  const cookie = await openAddress();
  await send(cookie, 'secret-name.txt');
  await send(await openAddress(), 'other.txt');
  const { mails } = await askFor(cookie);
  expect(JSON.stringify(mails)).not.toContain('secret-name');
  expect(mails[0]?.text.match(/SHA-256/g)).toHaveLength(1);
});

it('is mailed to nobody before a file has arrived', async () => {
  expect(await askFor(await openAddress())).toEqual({ status: 404, mails: [] });
});

it('is mailed to nobody whose address is none', async () => {
  const cookie = await openAddress();
  await send(cookie, 'a.txt');
  expect(await askFor(cookie, 'grace')).toEqual({ status: 400, mails: [] });
});

it('is mailed only so often for an organization, which a browser can try again', async () => {
  const cookie = await openAddress();
  await send(cookie, 'a.txt');
  const { identityDatabase } = harness.platform();
  const key = `upload-receipts:account:${owner.organizationId}`;
  const full = {
    key,
    count: rateLimits.uploadReceipts.max.account,
    windowEndsAt: Date.now() + day,
  };
  await identityDatabase.insert(rateLimitsTable).values(full);
  expect(await askFor(cookie)).toEqual({ status: 429, mails: [] });
  await identityDatabase.delete(rateLimitsTable).where(eq(rateLimitsTable.key, key));
  expect((await askFor(cookie)).status).toBe(204);
});

it('is tried for a day where the mail service does not accept it', async () => {
  const cookie = await openAddress();
  await send(cookie, 'a.txt');
  const failing = { send: () => Promise.reject(new Error('The service is down')) };
  expect((await askFor(cookie, 'grace@example.com', { mailer: failing })).status).toBe(204);
  const rows = await harness.platform().identityDatabase.select().from(jobsTable);
  const stored = rows.map(({ job }) => jobSchema.parse(job));
  const expires = stored.flatMap((job) =>
    job.type === 'mail.send' && job.mail.kind === 'upload-receipt' ? [job.expiresAt] : [],
  );
  expect(expires).toEqual([expect.any(Number)]);
  expect(expires[0]).toBeGreaterThan(Date.now() + day - minute);
});
