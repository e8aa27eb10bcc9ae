import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test, type Page } from 'playwright/test';
import { addTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, snap } from './support/product.ts';

async function downloaded(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const files = unzipSync(await readFile(await download.path()));
  return { name: download.suggestedFilename(), files: Object.keys(files) };
}

test('everything of an organization is exported', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  await page.goto(`/organizations/${organizationId}/settings`);
  const exportAll = page.getByRole('button', { name: 'Export all documents' });
  await exportAll.click();
  await expect(page.getByText('There is nothing to export yet.')).toBeVisible();

  await addTexts(page, organizationId, [
    { name: 'lease.txt', text: 'The rent is due in October.' },
    { name: 'offer.txt', text: 'Forty chairs.' },
  ]);
  await page.reload();
  const whole = await downloaded(page, () => exportAll.click());
  expect(whole.name).toMatch(/^sheaf-.*\.zip$/);
  expect(whole.files).toEqual(
    expect.arrayContaining(['bagit.txt', 'data/documents/lease.txt', 'data/documents/offer.txt']),
  );

  // Simulates more documents than one archive holds.
  await page.reload();
  await page.route('**/export', async (route) => {
    const response = await route.fetch();
    const { parts } = (await response.json()) as { parts: unknown[] };
    await route.fulfill({ json: { parts: [parts[0], parts[0]] } });
  });
  await exportAll.click();
  await expect(page.getByText('Part 2 of 2')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'parts');
  const second = page.getByRole('button', { name: 'Download: Part 2 of 2' });
  expect((await downloaded(page, () => second.click())).files).toContain(
    'data/documents/lease.txt',
  );

  await page.route('**/export/archive?*', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'auth.forbidden', message: 'No' } } }),
  );
  await second.click();
  await expect(page.getByText('The export could not be prepared')).toBeVisible();
});
