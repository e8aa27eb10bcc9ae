import { expect, test } from 'playwright/test';
import { addTexts, waitForTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, snap } from './support/product.ts';

test('papers get archive numbers, which are filtered by, and shown in the list', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}/documents`;
  const [lease, power] = await addTexts(page, organizationId, [
    { name: 'lease.txt', text: 'the flat' },
    { name: 'power.txt', text: 'electricity' },
    { name: 'other.txt', text: 'without a number' },
  ]);
  await waitForTexts(page, organizationId, 3);
  const fields = page.getByRole('region', { name: 'Fields' });
  const number = (text: string) =>
    fields.getByRole('button', { name: `Archive number: ${text}`, exact: true });

  // Until a document has a number, only the palette offers the first.
  await page.goto(`${home}/${lease}`);
  await expect(fields.getByRole('button', { name: 'VAT ID: Add' })).toBeVisible();
  await expect(number('Add')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await palette.getByRole('combobox').fill('archive number');
  await palette.getByRole('option', { name: 'Give archive number 1' }).click();
  await expect(number('1')).toBeVisible();

  await page.goto(`${home}/${power}`);
  await expect(number('Add')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-next-number');
  await fields.getByRole('button', { name: 'Next: 2' }).click();
  await expect(number('2')).toBeVisible();
  await expect(page.getByText('Archive number: 2', { exact: true })).toBeVisible();
  await number('2').click();
  const typed = fields.getByRole('textbox', { name: 'Archive number' });
  await typed.fill('1.5');
  await typed.press('Enter');
  await expect(
    fields.getByText('Please enter a whole number, at most 4,294,967,295'),
  ).toBeVisible();
  await typed.fill('1');
  await typed.press('Enter');
  await expect(page.getByText('perhaps in the trash, has this archive number')).toBeVisible();
  await expect(number('2')).toBeVisible();

  await page.goto(home);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Archive number' }).click();
  await page.getByRole('textbox', { name: 'At least' }).fill('2');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('link', { name: 'power.txt' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'lease.txt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filter Archive number: >=2' }).click();
  await expect(page.getByRole('link', { name: 'other.txt' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Archive number' }).click();
  await expect(page.getByRole('checkbox', { name: 'Archive number' })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Archive number', exact: true }).click();
  await expect(page).toHaveURL(/sortField=archiveNumber/);
  await expect(page.getByRole('row').nth(1)).toContainText('lease.txt');
  await snap(page, testInfo, '2-column');
});
