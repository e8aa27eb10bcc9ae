import { expect, test } from 'playwright/test';
import { addTag, addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, newOrganization } from './support/product.ts';

// The other stories use the dark theme, which is the default.
test('every page is accessible in the light theme', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const texts = [
    { name: 'invoice.txt', text: 'Harbour Books Ltd\nInvoice 118\n3 March 2025\nTotal due £96.00' },
    { name: 'lease.txt', text: 'the flat in the garden house' },
    { name: 'old.txt', text: 'gone' },
  ];
  const [invoice, lease, old] = await addTexts(page, organizationId, texts);
  await waitForTexts(page, organizationId, texts.length);
  await addTag(page, organizationId, 'Furniture');
  await call(page, {
    method: 'PATCH',
    path: `${home}/documents/${invoice}`,
    json: { dueDate: '2025-03-20', totalAmount: { amount: 96, currency: 'GBP' } },
  });
  await call(page, { method: 'DELETE', path: `${home}/documents/${old}` });
  await call(page, { path: `${home}/correspondents`, json: { name: 'Nordlicht Energie' } });
  await call(page, { path: `${home}/fields`, json: { name: 'Room', type: 'text' } });
  await page.addInitScript(() => localStorage.setItem('sheaf.theme', 'light'));
  for (const path of [
    home,
    `${home}/documents`,
    `${home}/documents?q=kind:invoce`,
    `${home}/documents?q=in:inbox`,
    `${home}/documents/${invoice}`,
    `${home}/documents/${lease}?tab=content`,
    `${home}/deleted`,
    `${home}/correspondents`,
    `${home}/tags`,
    `${home}/tagging-rules/create`,
    `${home}/members`,
    `${home}/settings`,
    `${home}/settings/fields`,
    `${home}/settings/apps/swift-paperless`,
    `${home}/settings/import`,
    `${home}/settings/webhooks/create`,
    '/settings',
    '/api-keys/create',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`${home}/documents`);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('option', { name: 'Cancel by' })).toBeVisible();
  await expectAccessible(page);
});
