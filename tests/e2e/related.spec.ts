import { expect, test } from 'playwright/test';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, holdMessage, newOrganization, snap } from './support/product.ts';

const texts = [
  { name: 'invoice.txt', text: 'Blumen Petersen\nRoses for the garden' },
  { name: 'reminder.txt', text: 'Blumen Petersen\nPlease pay' },
  { name: 'contract.txt', text: 'Lease of a flat in the Lindenstrasse' },
];

for (const width of [1280, 390]) {
  test(`documents are linked by hand and by their reference at ${width}`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 844 });
    const { organizationId } = await newOrganization(page);
    const ids = await addTexts(page, organizationId, texts);
    await waitForTexts(page, organizationId, texts.length);
    const documents = `/organizations/${organizationId}/documents`;
    const [invoice, reminder] = ids;
    for (const id of [invoice, reminder]) {
      const json = { reference: 'RE-2026-118' };
      await call(page, { method: 'PATCH', path: `${documents}/${id}`, json });
    }
    await page.goto(`${documents}/${invoice}`);
    const section = page.getByRole('region', { name: 'Belongs together' });
    const rows = section.getByRole('listitem');
    await expect(rows).toContainText([/reminder\.txt.*Same reference: RE-2026-118/]);
    await expectAccessible(page);
    await section.scrollIntoViewIfNeeded();
    await snap(page, testInfo, `proposed-${width}`);
    await section.getByRole('button', { name: 'Link “reminder.txt”' }).press('Enter');
    const linked = await holdMessage(page, 'Linked');
    await expect(section.getByRole('button', { name: /^Remove the link/ })).toHaveCount(1);
    await linked.getByRole('button', { name: 'Undo' }).click();
    await expect(section.getByRole('button', { name: /^Remove the link/ })).toHaveCount(0);
    await expect(rows).toContainText([/Same reference/]);
    await section.getByRole('button', { name: '“reminder.txt” does not belong to it' }).click();
    await expect(rows).toHaveCount(0);

    await section.getByRole('button', { name: 'Link document' }).press('Enter');
    await page.getByRole('combobox', { name: 'Link document' }).fill('lindenstr');
    const option = page.getByRole('option', { name: 'contract.txt' });
    await expect(option).toHaveCount(1);
    await expect(page.getByRole('option')).toHaveCount(1);
    await snap(page, testInfo, `picker-${width}`);
    await page.keyboard.press('Enter');
    await expect(rows).toContainText([/contract\.txt/]);
    await expectAccessible(page);
    await snap(page, testInfo, `linked-${width}`);
    await rows.getByRole('link', { name: 'contract.txt' }).click();
    await expect(page.getByRole('heading', { name: 'contract.txt' })).toBeVisible();
    await expect(rows).toContainText([/invoice\.txt/]);
    await section.getByRole('button', { name: 'Remove the link to “invoice.txt”' }).click();
    await holdMessage(page, 'Link removed');
    await expect(rows).toHaveCount(0);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText('changed the links (“invoice.txt” removed)')).toBeVisible();
  });
}
