import { expect, test } from 'playwright/test';
import { addTag, addTexts, call } from './support/archive.ts';
import { expectAccessible, registerWithOrganization } from './support/product.ts';

test('a tag is created, changed, leads to its documents and is deleted', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  await page.goto(`${home}/tags`);
  await page.getByRole('button', { name: 'Create tag' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Invoices');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create tag' }).click();
  await expect(page.getByText('Tag “Invoices” created')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Create tag' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('INVOICES');
  await page.getByRole('dialog').getByRole('button', { name: 'Create tag' }).click();
  const taken = 'A tag with this name already exists for the organization';
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(taken)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // Above the backdrop, where a press does not close the dialog.
  await page.getByRole('listitem').getByText(taken).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit the tag Invoices' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bills');
  await page.getByRole('button', { name: 'Update tag' }).click();
  await expect(page.getByText('Tag “Bills” updated')).toBeVisible();

  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  const { tags } = await call<{ tags: { id: string }[] }>(page, {
    method: 'GET',
    path: `${home}/tags`,
  });
  await call(page, { path: `${home}/documents/${documentId}/tags`, json: { tagId: tags[0]?.id } });
  await page.reload();
  await page.getByRole('link', { name: '1 document with the tag Bills' }).click();
  await expect(page.getByRole('link', { name: 'a.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the filter Bills' })).toBeVisible();

  await page.goto(`${home}/tags`);
  await page.getByRole('button', { name: 'Delete the tag Bills' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('Tag “Bills” deleted')).toBeVisible();
  await expect(page.getByText('No tags yet')).toBeVisible();
});

test('a list filtered by tags shows them, and when no document has them all', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [oak, steel] = [
    await addTag(page, organizationId, 'Oak'),
    await addTag(page, organizationId, 'Steel'),
  ];
  const [documentId] = await addTexts(page, organizationId, [
    { name: 'chair.txt', text: 'chair' },
    { name: 'table.txt', text: 'table' },
  ]);
  await call(page, { path: `${home}/documents/${documentId}/tags`, json: { tagId: oak } });

  await page.goto(`${home}/documents`);
  await page.getByRole('button', { name: 'Filter by tag' }).click();
  await page.getByRole('option', { name: 'Oak' }).click();
  await expect(page.getByRole('link', { name: 'table.txt' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'chair.txt' })).toBeVisible();
  await page.getByRole('option', { name: 'Steel' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${oak}.*${steel}`));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove the filter Oak' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: 'table.txt' })).toBeVisible();
});
