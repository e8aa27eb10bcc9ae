import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import type { MailMessage } from '../../worker/platform/platform.ts';
import { testVariables } from '../support/test-variables.ts';
import { createOwner, formWith, TestClient, type Owner } from '../support/client.ts';

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

/** The cookie of a browser that has opened the address. */
async function openAddress() {
  const response = await new TestClient().request('GET', api);
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

const send = (cookie: string, name: string) =>
  new TestClient({ cookie }).post(`${api}/files`, formWith({ name, content: `Of ${name}` }));

/** Asks for the receipt. Returns the status, and what was mailed. */
async function askFor(cookie: string, email = 'grace@example.com', change: object = {}) {
  const mails: MailMessage[] = [];
  const work: Promise<unknown>[] = [];
  const base = harness.platform();
  const platform = {
    ...base,
    ...change,
    mailer: { send: async (message: MailMessage) => void mails.push(message) },
    inBackground: (each: Promise<unknown>) => void work.push(each),
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
  expect(await askFor(cookie)).toEqual({ status: 429, mails: [] });
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
