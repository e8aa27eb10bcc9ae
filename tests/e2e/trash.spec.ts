import { expect, test } from 'playwright/test';
import { addTexts, call } from './support/archive.ts';
import { expectAccessible, registerWithOrganization } from './support/product.ts';

test('deleted documents are listed, restored, and purged one by one and all at once', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  await page.goto(`${home}/deleted`);
  await expect(page.getByText('No deleted documents')).toBeVisible();
  await expect(page.getByText(/kept here for 30 days/)).toBeVisible();
  await expectAccessible(page);

  const ids = await addTexts(
    page,
    organizationId,
    ['lease', 'letter', 'receipt', 'policy'].map((name) => ({ name: `${name}.txt`, text: name })),
  );
  for (const id of ids) {
    await call(page, { method: 'DELETE', path: `${home}/documents/${id}` });
  }
  await page.reload();
  await expect(page.getByText('Deleted documents are kept for 30 days.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Deleted documents' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.locator('time').first()).toHaveAttribute('title', /20\d\d/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Restore lease.txt' }).click();
  await expect(page.getByText('Document restored')).toBeVisible();
  await expect(table.getByText('lease.txt')).toBeHidden();

  await page.getByRole('button', { name: 'Permanently delete letter.txt' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.getByText('letter.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Permanently delete letter.txt' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete permanently', exact: true }).click();
  await expect(page.getByText('Document permanently deleted')).toBeVisible();
  await expect(table.getByText('letter.txt')).toBeHidden();

  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Delete all permanently' }).click();
  await expect(page.getByText('No deleted documents')).toBeVisible();

  await page.goto(`${home}/documents`);
  await expect(page.getByRole('link', { name: 'lease.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'letter.txt' })).toBeHidden();
});

test('a trash that cannot be loaded shows an error and can be retried', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  await page.route('**/documents/deleted**', (route) => route.abort());
  await page.goto(`/organizations/${organizationId}/deleted`);
  await expect(page.getByText('The deleted documents could not be loaded')).toBeVisible();
  await page.unroute('**/documents/deleted**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No deleted documents')).toBeVisible();
});
