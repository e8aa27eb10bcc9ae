import { expect, test } from 'playwright/test';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, snap } from './support/product.ts';

test('an own document type is made, given to a document, filtered by, and hidden', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [plan] = await addTexts(page, organizationId, [
    { name: 'house.txt', text: 'walls' },
    { name: 'other.txt', text: 'other' },
  ]);
  await waitForTexts(page, organizationId, 2);

  await page.goto(`${home}/settings/document-types`);
  await page.getByRole('button', { name: 'Create document type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('letter');
  await dialog.getByRole('button', { name: 'Create document type' }).click();
  await expect(dialog.getByText('There is already a document type with this name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Floor plan');
  await dialog.getByRole('button', { name: 'Create document type' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'kind:floor-plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Letter' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Post');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Hide Minutes' }).click();
  await expect(page.getByRole('button', { name: 'Show Minutes' })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'document-types');

  await page.goto(`${home}/documents/${plan}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.getByRole('button', { name: /^Document type/ }).click();
  await expect(page.getByRole('option', { name: 'Post' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Minutes' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Floor plan' }).click();
  await expect(fields.getByRole('button', { name: 'Document type: Floor plan' })).toBeVisible();

  await page.goto(`${home}/documents?q=${encodeURIComponent('kind:"floor plan"')}`);
  await expect(page.getByRole('link', { name: 'house.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'other.txt' })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /Document type: Floor plan/ }).first(),
  ).toBeVisible();

  await page.goto(`${home}/settings/document-types`);
  await page.getByRole('button', { name: 'Delete Floor plan' }).click();
  await page.getByRole('button', { name: 'Delete document type' }).click();
  await expect(page.getByText('“Floor plan” deleted')).toBeVisible();
  const { document } = await call<{ document: { documentType: string | null } }>(page, {
    method: 'GET',
    path: `${home}/documents/${plan}`,
  });
  expect(document.documentType).toBeNull();
});
