import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { addTexts, call } from './support/archive.ts';
import { endSession, fillLogin } from './support/people.ts';
import {
  baseUrl,
  expectAccessible,
  newOrganization,
  password,
  signUpWithOrganization,
  snap,
} from './support/product.ts';

test('an app is seen at its key, and its link to a document opens that after the sign-in', async ({
  page,
}) => {
  const { email, organizationId } = await signUpWithOrganization(page, 'Lovelace papers');
  const file = { name: 'lease.txt', text: 'The lease' };
  const [documentId] = await addTexts(page, organizationId, [file]);
  const { token } = await call<{ token: string }>(page, {
    path: '/api-keys',
    json: { name: 'Phone', permissions: ['documents:read'] },
  });
  const server = `${baseUrl()}/paperless/${organizationId}`;
  const response = await fetch(`${server}/api/documents/`, {
    headers: {
      authorization: `Token ${token}`,
      accept: 'application/json; version=10',
      'user-agent': 'swift-paperless/171 CFNetwork/1568.100.1 Darwin/24.0.0',
    },
  });
  const { results } = (await response.json()) as { results: { id: number }[] };

  await page.goto('/api-keys');
  await expect(page.getByText('swift-paperless 171 · API 10')).toBeVisible();
  await endSession(page);
  await page.goto(`${server}/documents/${results[0]?.id}/`);
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL(`/organizations/${organizationId}/documents/${documentId}`);
  await expect(page.getByRole('heading', { name: 'lease' })).toBeVisible();

  await page.goto(`${server}/documents/999/`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto(`${server}/`);
  await expect(page).toHaveURL(`/organizations/${organizationId}`);
});

test('an app gets a key of its own, with what it needs and no more, and is seen once it uses it', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { organizationId } = await signUpWithOrganization(page, 'Lovelace papers');
  const appsPage = `/organizations/${organizationId}/settings/apps`;
  const server = `${baseUrl()}/paperless/${organizationId}`;
  await page.goto(appsPage);
  const entry = page.getByRole('main').getByRole('link', { name: 'Home Assistant' });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'apps');

  await entry.click();
  const copied = page.getByRole('button', { name: 'Copied!' });
  await Promise.all([
    expect(copied).toBeVisible(),
    page.getByRole('button', { name: 'Copy: Address' }).click(),
  ]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = page.getByRole('textbox', { name: 'Key' });
  await expect(key).toBeFocused();
  const token = await key.inputValue();
  await expectAccessible(page);
  await snap(page, testInfo, 'app');

  const statusOf = async (path: string) =>
    (
      await fetch(`${server}/api/${path}`, {
        headers: {
          authorization: `Token ${token}`,
          'user-agent': 'HomeAssistant/2026.8.1 aiohttp/3.12.15 Python/3.13',
        },
      })
    ).status;
  expect(await statusOf('statistics/')).toBe(200);
  expect(await statusOf('tags/')).toBe(403);
  await key.press('ControlOrMeta+c');
  await page.goto(appsPage);
  await expect(entry).toContainText('2026.8.1');
  await entry.click();
  await expect(page.getByText('HomeAssistant 2026.8.1')).toBeVisible();
  await expect(page.getByText('Read documents · Lovelace papers')).toBeVisible();
});

test('a scanner sends a file over WebDAV with its own key, and sees that it has arrived', async ({
  page,
}, testInfo) => {
  const { organizationId } = await signUpWithOrganization(page, 'Lovelace papers');
  const appsPage = `/organizations/${organizationId}/settings/apps`;
  await page.goto(appsPage);
  const entry = page.getByRole('main').getByRole('link', { name: 'WebDAV' });
  await entry.click();
  const inbox = `${baseUrl()}/dav/${organizationId}/inbox/`;
  await expect(page.getByText(inbox, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = page.getByRole('textbox', { name: 'Key' });
  await expect(key).toBeFocused();
  const token = await key.inputValue();
  await expectAccessible(page);
  await snap(page, testInfo, 'webdav');

  const directory = await mkdtemp(join(tmpdir(), 'sheaf-scans-'));
  const file = join(directory, 'Garden lease.txt');
  await writeFile(file, 'The rent is due in October.');
  const curl = async (...options: string[]) =>
    (await promisify(execFile)('curl', ['-sSf', '-u', `scanner:${token}`, ...options])).stdout;
  await curl('-T', file, '-H', 'Expect: 100-continue', inbox);
  const head = await curl('-I', `${inbox}Garden%20lease.txt`);
  expect(head).toMatch(/^HTTP\/1.1 200 /);
  expect(head).toMatch(/^content-length: 27\r$/im);
  expect(await curl('-X', 'PROPFIND', '-H', 'Depth: 1', inbox)).toContain('Garden%20lease.txt');

  await key.press('ControlOrMeta+c');
  await page.goto(`/organizations/${organizationId}/documents`);
  await expect(page.getByRole('link', { name: 'Garden lease' })).toBeVisible();
  await page.goto(appsPage);
  await expect(entry).toContainText('curl');
});

test('the page of an app for phones is opened there with a code', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await page.goto(`/organizations/${organizationId}/settings/apps/swift-paperless`);
  await page.getByRole('button', { name: 'On a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on a phone' });
  const code = dialog.getByRole('img', { name: 'QR code with the address of this page' });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/organizations/${organizationId}/settings/apps/no-app`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
