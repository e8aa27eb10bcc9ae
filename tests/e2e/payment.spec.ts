import { expect, test } from 'playwright/test';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import {
  expectAccessible,
  passMidnight,
  registerWithOrganization,
  snap,
} from './support/product.ts';

const inDays = (days: number) => dayAfter(utcDay(new Date()), days);

test('a list says what papers are and is paid by a key, at every width', async ({
  page,
}, testInfo) => {
  await passMidnight();
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(page, organizationId, [
    { name: 'photo.txt', text: 'photo' },
    { name: 'scan0002.txt', text: 'water' },
    { name: 'scan0001.txt', text: 'power' },
  ]);
  await waitForTexts(page, organizationId, 3);
  const { correspondent } = await call<{ correspondent: { id: string } }>(page, {
    path: `${home}/correspondents`,
    json: { name: 'Nordlicht Energie GmbH and Its Many Partners in the North' },
  });
  const invoice = {
    correspondentId: correspondent.id,
    documentType: 'invoice',
    documentDate: '2026-03-02',
  };
  for (const [id, json] of [
    [ids[1], { ...invoice, totalAmount: { amount: 23443, currency: 'EUR' }, dueDate: inDays(-3) }],
    [ids[2], { ...invoice, totalAmount: { amount: 79.02, currency: 'EUR' }, dueDate: inDays(5) }],
  ] as const) {
    await call(page, { method: 'PATCH', path: `${home}/documents/${id}`, json });
  }
  await page.goto(`${home}/documents`);
  const headers = page.getByRole('columnheader');
  // No document has a tag, so the tag column is hidden.
  const shown = ['File name', 'Correspondent', 'Document date', 'Total', 'Created at'];
  await expect(headers).toHaveText(['', ...shown, 'Actions']);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows.nth(1)).toContainText(
    /Nordlicht.*Invoice.*Mar 2, 2026.*due in 5 days.*€79\.02/,
  );
  await expect(rows.nth(2)).toContainText(/overdue.*€23,443\.00/);
  await expectAccessible(page);
  await snap(page, testInfo, '1-list');
  const frame = page.locator('.table-frame');
  const hidden = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hidden()).toBe(0);

  const openReminders = async () =>
    (await call<{ reminders: unknown[] }>(page, { method: 'GET', path: `${home}/reminders` }))
      .reminders.length;
  expect(await openReminders()).toBe(1);
  await rows.nth(3).focus();
  for (const key of ['m', 'k', 'k', 'm']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toContainText('paid');
  await expect(rows.nth(3)).not.toContainText('paid');
  await expect(page.getByText('Marked as paid')).toBeVisible();
  expect(await openReminders()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.nth(1)).toContainText('due in 5 days');
  await expect.poll(openReminders).toBe(1);
  await rows
    .nth(2)
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await expect(rows.nth(2)).toContainText('paid');
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.fill('is:unpaid');
  await expect(rows).toContainText(['', 'scan0001.txt']);

  await page.goto(`${home}/documents`);
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a field of 1 document' });
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Payment');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(rows.nth(1)).toContainText('paid');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rows.nth(1)).toContainText('due in 5 days');
  await page.getByRole('button', { name: 'Clear the selection' }).click();

  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Reference', 'IBAN', 'VAT ID', 'Updated at']) {
    await chooser.getByRole('checkbox', { name }).check();
  }
  await chooser.getByRole('button', { name: 'Done' }).click();
  await expect(headers).toHaveCount(14);
  expect(await hidden()).toBeGreaterThan(0);
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(page.getByRole('link', { name: 'scan0001.txt' })).toBeInViewport({ ratio: 1 });
  await expect(headers.last()).toBeInViewport();
  await snap(page, testInfo, '2-scrolled');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(headers).toHaveText(['', 'File name', 'Actions']);
  for (const value of ['€79.02', 'due in 5 days']) {
    await expect(rows.nth(1).getByText(value)).toBeInViewport({ ratio: 1 });
  }
  await expect(rows.nth(1).getByRole('link', { name: 'scan0001.txt' })).toBeInViewport();
  expect(await hidden()).toBe(0);
  await expectAccessible(page);
  await snap(page, testInfo, '3-phone');
});
