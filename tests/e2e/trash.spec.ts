import { expect, test } from 'playwright/test';
import { addTexts, call } from './support/archive.ts';
import { baseUrl, comeBackTo, expectAccessible, newOrganization } from './support/product.ts';

test('deleted documents are found, restored, and purged one by one, several and all at once', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await page.goto(`${home}/deleted`);
  await expect(page.getByText('No deleted documents from the last 30 days')).toBeVisible();
  await expect(page.getByText(/kept here for 30 days/)).toBeVisible();
  await expect(page.getByText('Deleted documents are kept for 30 days.')).toBeVisible();
  await expectAccessible(page);

  const ids = await addTexts(
    page,
    organizationId,
    ['lease', 'letter', 'receipt', 'policy', 'ticket', 'manual'].map((name) => ({
      name: `${name}.txt`,
      text: name,
    })),
  );
  for (const id of ids) {
    await call(page, { method: 'DELETE', path: `${home}/documents/${id}` });
  }
  await page.reload();
  await expect(page.getByText('Deleted documents are kept for 30 days.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Deleted documents' });
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(table.getByRole('cell', { name: '30 days left', exact: true })).toHaveCount(6);
  await expect(table.locator('time').first()).toHaveAttribute('title', /20\d\d/);

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

  const bar = page.getByRole('region', { name: 'Selected documents' });
  await page.getByRole('checkbox', { name: 'Select ticket.txt' }).check();
  await page.getByRole('textbox', { name: 'Search by name' }).fill('a');
  await page.getByRole('textbox', { name: 'Search by name' }).fill('man');
  await expect(page.getByText('1 document found')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select manual.txt' }).check();
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 document restored')).toBeVisible();
  await expect(page.getByText('No deleted document has a matching name.')).toBeVisible();
  await page.getByText('Clear the search').click();

  await page.getByRole('checkbox', { name: 'Select policy.txt' }).check();
  await page.getByRole('checkbox', { name: 'Select receipt.txt' }).click({ modifiers: ['Shift'] });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('2 documents permanently deleted')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Restore all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore all' }).click();
  await expect(page.getByText('No deleted documents from the last 30 days')).toBeVisible();

  await call(page, { method: 'DELETE', path: `${home}/documents/${ids[4]}` });
  await comeBackTo(page);
  await expect(table.getByText('ticket.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Delete all permanently' }).click();
  await expect(page.getByText('No deleted documents')).toBeVisible();

  await page.goto(`${home}/documents`);
  await expect(page.getByRole('link', { name: 'lease.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'letter.txt' })).toBeHidden();
});

test('restoring everything says what stays in the trash, and why', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const add = (name: string, text: string) => addTexts(page, organizationId, [{ name, text }]);
  const [kept] = await add('kept.txt', 'same words');
  const versions = `${home}/documents/${kept}/versions`;
  const file = { name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('other words') };
  await page.request.post(`/api${versions}`, {
    multipart: { file },
    headers: { origin: baseUrl() },
  });
  const trashed = [...(await add('copy.txt', 'same words')), ...(await add('a.txt', 'third'))];
  for (const id of trashed) {
    await call(page, { method: 'DELETE', path: `${home}/documents/${id}` });
  }
  await call(page, { path: `${versions}/1/restore` });
  await page.goto(`${home}/deleted`);
  await page.getByRole('button', { name: 'Restore all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore all' }).click();
  await expect(page.getByText('1 document restored')).toBeVisible();
  await expect(page.locator('[data-sonner-toast][data-front="true"]')).toContainText(
    '1 document was not restored, because another document now has the same file',
  );
  await expect(page.getByRole('table').getByText('copy.txt')).toBeVisible();
});

test('a trash that cannot be loaded shows an error and can be retried', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await page.route('**/documents/deleted**', (route) => route.abort());
  await page.goto(`/organizations/${organizationId}/deleted`);
  await expect(page.getByText('The deleted documents could not be loaded')).toBeVisible();
  await page.unroute('**/documents/deleted**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No deleted documents')).toBeVisible();
});

test('a document that cannot be loaded can be tried again, and left for the list', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const documents = `/organizations/${organizationId}/documents`;
  const [id] = await addTexts(page, organizationId, [{ name: 'lease.txt', text: 'lease' }]);
  await page.route(`**/api${documents}/${id}`, (route) => route.abort());
  await page.goto(`${documents}/${id}`);
  await expect(page.getByText('The document could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All documents' })).toHaveAttribute(
    'href',
    documents,
  );
  await page.unroute(`**/api${documents}/${id}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'lease.txt' })).toBeVisible();
});

test('a document that is permanently deleted elsewhere says so on its open page', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const documents = `/organizations/${organizationId}/documents`;
  const [id] = await addTexts(page, organizationId, [{ name: 'lease.txt', text: 'lease' }]);
  await call(page, { method: 'DELETE', path: `${documents}/${id}` });
  await page.goto(`${documents}/${id}`);
  await expect(page.getByText('It will be permanently deleted in 30 days.')).toBeVisible();
  // A preview that is still loading would also report that the document is gone.
  await expect(page.getByText('lease', { exact: true })).toBeVisible();

  await call(page, { method: 'DELETE', path: `${documents}/trash/${id}` });
  await comeBackTo(page);
  await expect(page.getByText('This document does not exist any more.')).toBeVisible();
  await expect(page.getByText('It will be permanently deleted in 30 days.')).toBeHidden();
});
