import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shareDocuments } from '../support/share-links.ts';
import { documentsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

let owner: Owner;
let documentIds: string[];

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
const submit = (path: string, password: string) =>
  visit(path, {
    method: 'POST',
    headers: {
      origin: testVariables.APP_BASE_URL,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ password }).toString(),
  });

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers & Co' });
  const name = '<b>“Offer”.txt';
  documentIds = [(await createTextDocument(owner, { name, content: 'An offer' })).id];
});

it('shows the documents in the language of the browser, names as data', async () => {
  const { token } = await shareDocuments(owner, { documentIds, name: 'Für <i>Sie</i>' });
  const { response, text } = await visit(`/s/${token}`);
  expect(response.status).toBe(200);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('<h1>Für &lt;i&gt;Sie&lt;/i&gt;</h1>');
  expect(text).toContain('<h2>&lt;b&gt;“Offer”.txt</h2>');
  expect(text).toContain('Papers &amp; Co');
  expect(text).toContain('Verfügbar bis');
  expect(text).toContain(`href="/api/shares/${token}/documents/1/file"`);
  expect(text).not.toMatch(/<script(?! src="\/pages\/share\.js")|<style|\son\w+=|\sstyle=/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
});

it('offers no download where a link only shows', async () => {
  const { token } = await shareDocuments(owner, { documentIds, isDownloadAllowed: false });
  const { text } = await visit(`/s/${token}`);
  expect(text).toContain('data-preview');
  expect(text).not.toContain(' download');
  expect(text).toContain('nur zum Ansehen');
});

it.each([
  ['image/heic', true, 'small-picture'],
  ['image/avif', true, 'small-picture'],
  ['image/tiff', true, 'small-picture'],
  ['text/html', true, 'small-picture'],
  ['image/heic', false, undefined],
  ['image/jpeg', true, 'image'],
])('shows a document of %s, with a thumbnail (%s), as %s', async (mimeType, hasThumbnail, kind) => {
  await harness
    .platform()
    .databaseFor(owner.organizationId)
    .update(documentsTable)
    .set({ mimeType, hasThumbnail })
    .where(eq(documentsTable.organizationId, owner.organizationId));
  for (const isDownloadAllowed of [true, false]) {
    const { token } = await shareDocuments(owner, { documentIds, isDownloadAllowed });
    const { text } = await visit(`/s/${token}`);
    expect(/data-kind="(.*?)"/.exec(text)?.[1]).toBe(kind);
    const file = kind === 'image' ? 'file?inline' : 'thumbnail';
    expect(text.includes(`data-preview="/api/shares/${token}/documents/1/${file}"`)).toBe(
      kind !== undefined,
    );
    expect(text.includes('Laden Sie die Datei herunter')).toBe(isDownloadAllowed);
  }
});

it('asks for the password, says that one is wrong, and opens with it', async () => {
  const { token } = await shareDocuments(owner, { documentIds, password: 'open sesame' });
  const path = `/s/${token}`;
  const locked = await visit(path);
  expect(locked.response.status).toBe(403);
  expect(locked.text).toContain('<form method="post">');
  // With "no-referrer", a browser would send no origin with the form.
  expect(locked.response.headers.get('referrer-policy')).toBe('same-origin');
  for (const secret of ['Papers', 'For the bank', 'Offer'])
    expect(locked.text).not.toContain(secret);
  const wrong = await submit(path, 'sesame');
  expect(wrong.response.status).toBe(400);
  expect(wrong.text).toContain('role="alert"');
  const right = await submit(path, 'open sesame');
  expect([right.response.status, right.response.headers.get('location')]).toEqual([302, path]);
  const [cookie = ''] = right.response.headers.getSetCookie();
  const opened = await visit(path, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(opened.text).toContain('For the bank');
});

it('says what has ended and what never was, and is never the login page', async () => {
  const { token, shareLink } = await shareDocuments(owner, { documentIds });
  await owner.call('DELETE', `${owner.org}/share-links/${shareLink.id}`, { status: 204 });
  const ended = await visit(`/s/${token}`);
  expect(ended.response.status).toBe(410);
  expect(ended.text).toContain('Dieser Link gilt nicht mehr');
  expect(ended.text).toContain('Papers &amp; Co');
  expect(ended.text).not.toContain('For the bank');
  const unknown = await visit(`/s/${'x'.repeat(32)}`);
  expect(unknown.response.status).toBe(404);
  expect((await visit('/s/x')).text).toBe(unknown.text);
});

it('tells robots of messengers and HEAD nothing, not even whether there is a link', async () => {
  const { token } = await shareDocuments(owner, { documentIds });
  const headers = { 'user-agent': 'TelegramBot (like TwitterBot)' };
  const card = await visit(`/s/${token}`, { headers });
  const unknown = await visit(`/s/${'x'.repeat(32)}`, { headers });
  expect(card.text).toBe(unknown.text);
  expect([card.response.status, unknown.response.status]).toEqual([200, 200]);
  const head = await visit(`/s/${'x'.repeat(32)}`, { method: 'HEAD' });
  expect([head.response.status, head.text]).toEqual([200, '']);
});

it('refuses passwords that another site sends', async () => {
  const { token } = await shareDocuments(owner, { documentIds, password: 'open sesame' });
  const { response } = await visit(`/s/${token}`, {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'password=open+sesame',
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
});
