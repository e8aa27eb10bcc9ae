import { expect, test, type Page } from 'playwright/test';
import { addTag, addTexts, call } from './support/archive.ts';
import { comeBackTo, expectAccessible, holdMessage, newOrganization } from './support/product.ts';

test('a tag is created, changed, leads to its documents and is deleted', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await page.goto(`${home}/tags`);
  await page.getByRole('button', { name: 'Create tag' }).last().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Receipts');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tag “Receipts” created')).toBeVisible();
  await expect(page.getByText('No tags yet')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create tag' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete the tag Receipts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('No tags yet')).toBeVisible();

  await page.getByRole('button', { name: 'Create tag' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Invoices');
  await expectAccessible(page);
  // The first tag of the list moves the button.
  const tagId = await addTag(page, organizationId, 'Elsewhere');
  await comeBackTo(page);
  await expect(page.getByText('Elsewhere')).toBeAttached();
  await call(page, { method: 'DELETE', path: `${home}/tags/${tagId}` });
  await page.getByRole('dialog').getByRole('button', { name: 'Create tag' }).click();
  await expect(page.getByText('Tag “Invoices” created')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create tag' })).toBeFocused();

  await page.getByRole('button', { name: 'Create tag' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('INVOICES');
  await page.getByRole('dialog').getByRole('button', { name: 'Create tag' }).click();
  const taken = 'A tag with this name already exists for the organization';
  const message = await holdMessage(page, taken);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(taken)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // A press on the message, above the backdrop, does not close the dialog.
  await message.getByText(taken).click();
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

  await addTag(page, organizationId, 'Travel');
  await page.goto(`${home}/tags`);
  await page.getByRole('button', { name: 'Delete the tag Bills' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('Tag “Bills” deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the tag Travel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('No tags yet')).toBeVisible();
});

test('a list filtered by tags shows them, and when no document has them all', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
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
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Tags' }).click();
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

type Box = { x: number; y: number; width: number; height: number } | null;
const rightOf = (box: Box) => (box?.x ?? 0) + (box?.width ?? 0);
const middleOf = (box: Box) => (box?.y ?? 0) + (box?.height ?? 0) / 2;

/** Expects a page's action on the line of its heading, at the end of the table; on a phone, below the heading. */
async function expectActionsInPlace(page: Page, name: string) {
  const action = page.getByRole('button', { name });
  const boxes = async () => ({
    heading: await page.getByRole('heading', { level: 1 }).boundingBox(),
    action: await action.boundingBox(),
    table: await page.getByRole('table').boundingBox(),
  });
  await expect(async () => {
    const desktop = await boxes();
    expect(middleOf(desktop.action)).toBeCloseTo(middleOf(desktop.heading), -1);
    expect(Math.abs(rightOf(desktop.action) - rightOf(desktop.table))).toBeLessThan(4);
  }).toPass({ timeout: 10_000 });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const phone = await boxes();
    expect(phone.action?.x).toBe(phone.heading?.x);
    expect(phone.action?.y).toBeGreaterThan(middleOf(phone.heading));
  }).toPass({ timeout: 10_000 });
  if (size) await page.setViewportSize(size);
}

const nameOf = (year: number) => `Correspondence with the household insürance of the year ${year}`;

test('among many tags one is found by a part of its name, and long names are shown whole', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  for (let year = 2000; year <= 2020; year += 1) await addTag(page, organizationId, nameOf(year));

  await page.goto(`/organizations/${organizationId}/tags`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(22);
  await expectActionsInPlace(page, 'Create tag');
  await page.getByRole('textbox', { name: 'Find a tag' }).fill('2013 INSURANCE');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: `Edit the tag ${nameOf(2013)}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Find a tag' }).fill('2013 of another year');
  await page.getByText('Clear the search').click();
  await expect(rows).toHaveCount(22);

  await page.goto(`/organizations/${organizationId}/documents`);
  await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await page.reload();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Tags' }).click();
  const option = page.getByRole('option', { name: nameOf(2013) });
  const cut = await option
    .getByText(nameOf(2013), { exact: true })
    .evaluate((name) => name.scrollWidth - name.clientWidth);
  expect(cut).toBe(0);
});
