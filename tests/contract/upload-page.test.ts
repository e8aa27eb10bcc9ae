import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import type { UploadRequest } from '../../shared/sharing/upload-requests/upload-request.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { testVariables } from '../support/test-variables.ts';

let owner: Owner;

const browser = { 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'accept-language': 'de, en;q=0.5' };
const visit = async (path: string, init: RequestInit = {}) => {
  const { headers, ...rest } = init;
  const response = await harness.fetch(path, {
    ...rest,
    redirect: 'manual',
    headers: { ...browser, ...(headers as Record<string, string>) },
  });
  return { response, text: await response.text() };
};
const submit = (path: string, password: string, origin: string = testVariables.APP_BASE_URL) =>
  visit(path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password }).toString(),
  });

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers & Co' });
});

async function createRequest(input: object = {}) {
  const { uploadRequest, url } = await owner.post<{ uploadRequest: UploadRequest; url: string }>(
    `${owner.org}/upload-requests`,
    { title: 'For <i>2026</i>', ...input },
  );
  return { ...uploadRequest, path: new URL(url).pathname };
}

it('shows what is asked for in the language of the browser, as data', async () => {
  const { path } = await createRequest({
    note: 'All pages\n<b>please</b>',
    checklist: ['ID card', 'Contract'],
    asksName: true,
  });
  const { response, text } = await visit(path);
  expect(response.status).toBe(200);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('<h1>For &lt;i&gt;2026&lt;/i&gt;</h1>');
  expect(text).toContain('All pages\n&lt;b&gt;please&lt;/b&gt;');
  expect(text).toContain('Papers &amp; Co');
  expect(text).toContain('<h2>Contract</h2>');
  expect(text).toContain('Ihr Name');
  expect(text).toContain('capture="environment"');
  expect(text).toContain(`data-api="/api/uploads/${path.slice('/u/'.length)}"`);
  expect(text).not.toMatch(/<script(?! src="\/pages\/upload\.js")|<style|\son\w+=|\sstyle=/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
});

it('asks for the password, says that one is wrong, and opens page and files with it', async () => {
  const { path } = await createRequest({ password: 'open sesame' });
  const locked = await visit(path);
  expect(locked.response.status).toBe(403);
  expect(locked.text).toContain('<form method="post">');
  // With "no-referrer", a browser would send no origin with the form.
  expect(locked.response.headers.get('referrer-policy')).toBe('same-origin');
  for (const secret of ['Papers', '2026']) expect(locked.text).not.toContain(secret);
  const wrong = await submit(path, 'sesame');
  expect(wrong.response.status).toBe(400);
  expect(wrong.text).toContain('role="alert"');
  expect((await submit(path, 'open sesame', 'https://evil.example')).response.status).toBe(403);
  const right = await submit(path, 'open sesame');
  expect([right.response.status, right.response.headers.get('location')]).toEqual([302, path]);
  const cookies = right.response.headers.getSetCookie();
  const api = path.replace('/u/', '/api/uploads/');
  expect(cookies.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual([path, api]);
  const headers = { cookie: cookies[0]?.split(';')[0] ?? '' };
  expect((await visit(path, { headers })).text).toContain('2026');
});

it('says that a request has ended or is paused, and of none that there is nothing', async () => {
  const request = await createRequest();
  const requestPath = `${owner.org}/upload-requests/${request.id}`;
  await owner.call('PATCH', requestPath, { body: { isEnabled: false } });
  const paused = await visit(request.path);
  expect(paused.response.status).toBe(410);
  expect(paused.text).toContain('Diese Anfrage ist pausiert');
  expect(paused.text).not.toContain('2026');
  await owner.call('DELETE', requestPath, { status: 204 });
  const unknown = await visit(request.path);
  expect(unknown.response.status).toBe(404);
  expect((await visit('/u/x')).text).toBe(unknown.text);
});

it('tells robots of messengers and HEAD nothing, not even whether there is a request', async () => {
  const { path } = await createRequest();
  const headers = { 'user-agent': 'TelegramBot (like TwitterBot)' };
  const card = await visit(path, { headers });
  const unknown = await visit(`/u/${'x'.repeat(56)}`, { headers });
  expect(card.text).toBe(unknown.text);
  expect([card.response.status, unknown.response.status]).toEqual([200, 200]);
  const head = await visit(`/u/${'x'.repeat(56)}`, { method: 'HEAD' });
  expect([head.response.status, head.text]).toEqual([200, '']);
});
