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

const nameOf = (year: number) => `Correspondence with the household insürance of the year ${year}`;

test('among many tags one is found by a part of its name, and long names differ at their end', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  for (let year = 2000; year <= 2020; year += 1) await addTag(page, organizationId, nameOf(year));

  await page.goto(`/organizations/${organizationId}/tags`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(22);
  await page.getByRole('textbox', { name: 'Find a tag' }).fill('2013 INSURANCE');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: `Edit the tag ${nameOf(2013)}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Find a tag' }).fill('2013 of another year');
  await page.getByText('Clear the search').click();
  await expect(rows).toHaveCount(22);

  await page.goto(`/organizations/${organizationId}/documents`);
  await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await page.reload();
  await page.getByRole('button', { name: 'Filter by tag' }).click();
  const option = page.getByRole('option', { name: nameOf(2013) });
  const [end, box] = [
    await option
      .getByText(/year 2013$/)
      .last()
      .boundingBox(),
    await option.boundingBox(),
  ];
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await expect(option.getByTitle(nameOf(2013))).toBeVisible();
});
