import { expect, test } from 'playwright/test';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, registerWithOrganization, snap } from './support/product.ts';

test('an invoice gets its fields by keyboard', async ({ page }, testInfo) => {
  const { organizationId } = await registerWithOrganization(page);
  const [power] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`/organizations/${organizationId}/documents/${power}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  await value('Document date: Add').press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Document date' })).toBeFocused();
  await page.keyboard.type('2/31/2026');
  await page.keyboard.press('Enter');
  await expect(fields.getByText('Please enter a valid date')).toBeVisible();
  await fields.getByRole('textbox', { name: 'Document date' }).fill('3/2/2026');
  await page.keyboard.press('Enter');
  await expect(value('Document date: Mar 2, 2026')).toBeFocused();
  await value('Correspondent: Add').press('Enter');
  await expect(page.getByPlaceholder('Find or create a correspondent…')).toBeFocused();
  await page.keyboard.type('City Works');
  await expect(page.getByRole('option', { name: /City Works/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(value('Correspondent: City Works')).toBeVisible();
  await value('Total: Add').press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Total' })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(value('Total: Add')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Total' })).toBeFocused();
  await page.keyboard.type('119.90');
  await page.keyboard.press('Enter');
  await expect(value('Total: $119.90')).toBeFocused();
  await expectAccessible(page);
  await snap(page, testInfo, '1-fields');
});

test('documents are sorted and found by their fields, in columns that are chosen', async ({
  page,
}, testInfo) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(page, organizationId, [
    { name: 'power.txt', text: 'power' },
    { name: 'water.txt', text: 'water' },
    { name: 'photo.txt', text: 'photo' },
  ]);
  await waitForTexts(page, organizationId, 3);
  const { correspondent } = await call<{ correspondent: { id: string } }>(page, {
    path: `${home}/correspondents`,
    json: { name: 'City Works' },
  });
  for (const [index, json] of [
    {
      documentDate: '2026-03-02',
      totalAmount: { amount: 119.9, currency: 'USD' },
      correspondentId: correspondent.id,
    },
    { documentDate: '2026-04-01', totalAmount: { amount: 250, currency: 'USD' } },
  ].entries()) {
    await call(page, { method: 'PATCH', path: `${home}/documents/${ids[index]}`, json });
  }
  await page.goto(`${home}/documents`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Total', 'Correspondent', 'Document date']) {
    await chooser.getByRole('checkbox', { name }).check();
  }
  await chooser.getByRole('checkbox', { name: 'Updated at' }).uncheck();
  await chooser.getByRole('button', { name: 'Move Document date up' }).press('Enter');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await snap(page, testInfo, '2-columns');
  await chooser.getByRole('button', { name: 'Done' }).click();
  await expect(chooser).toBeHidden();
  const headers = page.getByRole('columnheader');
  const chosen = ['File name', 'Tags', 'Created at', 'Document date', 'Total', 'Correspondent'];
  await expect(headers).toHaveText(['', ...chosen, 'Actions']);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await headers.getByRole('button', { name: 'Total' }).click();
  await expect(rows).toContainText(['', '$250.00', '$119.90', 'photo.txt']);
  await headers.getByRole('button', { name: 'Document date' }).click();
  await headers.getByRole('button', { name: 'Document date' }).click();
  await expect(rows).toContainText(['', 'Mar 2, 2026', 'Apr 1, 2026', 'photo.txt']);
  await page.reload();
  await expect(headers).toHaveText(['', ...chosen, 'Actions']);
  await snap(page, testInfo, '3-list');

  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.fill('amount:>100');
  await expect(rows).toContainText(['', 'power.txt', 'water.txt']);
  await search.press('End');
  await search.pressSequentially(' correspondent:city');
  await page.getByRole('option', { name: 'correspondent:"City Works"' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows).toContainText(['', 'power.txt']);
  await page.getByRole('link', { name: 'City Works' }).click();
  await expect(page.getByText('1 document found')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(headers).toHaveText(['', 'File name', 'Actions']);
});
