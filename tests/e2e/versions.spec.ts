import { expect, test } from 'playwright/test';
import { addTexts, waitForTexts } from './support/archive.ts';
import { dropFiles, expectAccessible, newOrganization, snap } from './support/product.ts';

const first = 'Invoice 4711\nTotal: 100.00 EUR\nDelivery of elephants';
const corrected = 'Invoice 4711\nTotal: 90.00 EUR\nDelivery of giraffes';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a corrected invoice replaces the first one, is compared, and taken back (${viewport.width})`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize(viewport);
    const { organizationId } = await newOrganization(page);
    const home = `/organizations/${organizationId}`;
    const [documentId] = await addTexts(page, organizationId, [
      { name: 'invoice.txt', text: first },
      { name: 'other.txt', text: 'other' },
    ]);
    await waitForTexts(page, organizationId, 2);
    await page.goto(`${home}/documents`);
    await page.getByRole('button', { name: 'Actions for invoice.txt' }).click();
    await page.getByRole('menuitem', { name: 'Replace file…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.goto(`${home}/documents/${documentId}`);
    await expect(page.getByText('Delivery of elephants')).toBeVisible();
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const picking = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Replace file…' }).click();
    await (
      await picking
    ).setFiles({
      name: 'corrected.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(corrected),
    });
    await expect(page.getByText('Version 2 added')).toBeVisible();
    const current = dialog.getByRole('listitem', { name: 'Version 2' });
    await expect(current.getByText('Current')).toBeVisible();
    await expect(dialog.getByRole('listitem', { name: 'Version 1' })).toContainText('invoice.txt');
    await expectAccessible(page);
    await snap(page, testInfo, `versions-${viewport.width}`);

    await dropFiles(dialog, [
      { name: 'other.txt', type: 'text/plain', bytes: Buffer.from('other') },
    ]);
    await expect(dialog.getByText('Another document has this file already.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);

    await waitForTexts(page, organizationId, 2);
    await dialog.getByRole('button', { name: 'Compare version 1 with the current one' }).click();
    const comparison = page.getByRole('dialog', { name: 'Version 1 and version 2' });
    await expect(comparison.getByText('elephants').filter({ visible: true })).toBeVisible();
    await expect(comparison.getByText('giraffes').filter({ visible: true })).toBeVisible();
    await expectAccessible(page);
    await snap(page, testInfo, `versions-compared-${viewport.width}`);
    await comparison.getByRole('button', { name: 'Versions' }).click();

    await dialog.getByRole('button', { name: 'Make current again' }).click();
    await expect(page.getByText('Version 1 is current again')).toBeVisible();
    await expect(dialog.getByRole('listitem', { name: 'Version 3' })).toContainText('as version 1');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Version 2 is current again')).toBeVisible();
    await expect(dialog.getByRole('listitem', { name: 'Version 4' })).toContainText('as version 2');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Delivery of giraffes')).toBeVisible();

    await page.goto(`${home}/documents?q=elephants`);
    await expect(page.getByText('invoice.txt')).toBeHidden();
    await waitForTexts(page, organizationId, 2);
    await page.goto(`${home}/documents?q=giraffes`);
    await expect(page.getByText('invoice.txt').first()).toBeVisible();
  });
}
