import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { paperlessExport } from '../support/paperless-export.ts';
import { zipOf } from '../support/picked-files.ts';
import { expectAccessible, openNewOrganization, snap } from './support/product.ts';

test('an export of Paperless-ngx is imported, reported and undone', async ({ page }, testInfo) => {
  const { organizationId } = await openNewOrganization(page);
  await page.getByRole('link', { name: 'Import from another archive' }).click();
  await expect(page).toHaveURL(`/organizations/${organizationId}/settings/import`);

  const files = paperlessExport({ version: '3.0.0' });
  files.delete('2023-03-01 Theatre.pdf');
  const archive = zipOf('paperless.zip', files);
  const buffer = Buffer.from(await archive.arrayBuffer());
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: archive.name, mimeType: 'application/zip', buffer });

  await expect(page.getByRole('heading', { name: 'Import of “paperless.zip”' })).toBeVisible();
  await expect(page.getByText('Paperless-ngx 3.0.0')).toBeVisible();
  await expect(page.getByText('Documents in the trash are left out')).toBeVisible();
  await expect(page.getByText('Compared: 3 of 3')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'preview');
  // The replaced step had the focus, so the next key goes to the current one.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Start import' }).click();

  await expect(page.getByRole('heading', { name: '“paperless.zip” is imported' })).toBeFocused();
  await expect(page.getByText('The file is missing in the export.')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'done');
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  const lines = (await readFile(await report.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines).toContainEqual(
    expect.stringMatching(/^"2023-03-01 Strom März.pdf","Imported","","doc_[a-z0-9]{24}"$/),
  );

  await page.getByRole('link', { name: 'Back to organization' }).click();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await page.getByRole('link', { name: 'Strom März.pdf' }).click();
  await expect(page.getByText('House/Power')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correspondent: Stadtwerke Köln' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archive number: 42' })).toBeVisible();
  await page.getByRole('tab', { name: /^Notes/ }).click();
  await expect(page.getByText('Paid by transfer')).toBeVisible();

  // A user who has become a viewer keeps the report.
  const membership = '**/members/me';
  await page.route(membership, async (route) => {
    const response = await route.fetch();
    const { member, ...body } = (await response.json()) as { member: object };
    await route.fulfill({ response, json: { ...body, member: { ...member, role: 'viewer' } } });
  });
  await page.goto(`/organizations/${organizationId}/settings/import`);
  await expect(page.getByText('Viewers cannot import documents.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download report' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Undo import|Choose files/ })).toHaveCount(0);
  await page.unroute(membership);

  await page.reload();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Moved to the trash: 2')).toBeVisible();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
});
