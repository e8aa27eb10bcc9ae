import { expect, test, type Page } from 'playwright/test';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import {
  expectAccessible,
  holdMessage,
  newOrganization,
  passMidnight,
  snap,
} from './support/product.ts';

const inDays = (days: number) => dayAfter(utcDay(new Date()), days);

const bill = (documentType: string, documentDate: string, amount: number, currency = 'EUR') => ({
  documentType,
  documentDate,
  totalAmount: { amount, currency },
});

async function setFields(
  page: Page,
  home: string,
  values: readonly (readonly [string?, object?])[],
) {
  for (const [id, json] of values) {
    await call(page, { method: 'PATCH', path: `${home}/documents/${id}`, json });
  }
}

test('what is due is paid on the home page, with Undo', async ({ page }, testInfo) => {
  await passMidnight();
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [late, soon] = await addTexts(page, organizationId, [
    { name: 'late.txt', text: 'late' },
    { name: 'soon.txt', text: 'soon' },
  ]);
  await waitForTexts(page, organizationId, 2);
  await setFields(page, home, [
    [late, { dueDate: inDays(-20), totalAmount: { amount: 84, currency: 'EUR' } }],
    [soon, { dueDate: inDays(20), totalAmount: { amount: 12.5, currency: 'EUR' } }],
  ]);
  await page.goto(home);
  const toDo = page.getByRole('region', { name: 'To do' });
  const rows = toDo.getByRole('listitem');
  // The first one was too late for a reminder.
  await expect(rows).toHaveText([/Pay late\.txt\s*Overdue.*€84\.00/, /Pay soon\.txt.*€12\.50/]);
  await expectAccessible(page);
  await snap(page, testInfo, '1-home');

  await toDo.getByRole('button', { name: 'Mark “late.txt” as paid' }).click();
  const paid = await holdMessage(page, 'Marked as paid');
  await expect(rows).toHaveText([/Pay soon\.txt/]);
  await expect(toDo.getByRole('button', { name: 'Mark “soon.txt” as paid' })).toBeFocused();
  await paid.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/Pay late\.txt/, /Pay soon\.txt/]);

  // The payment is made and undone with the keyboard.
  await toDo.getByRole('button', { name: 'Mark “soon.txt” as paid' }).focus();
  await page.keyboard.press('d');
  await expect(rows).toHaveText([/Pay late\.txt/]);
  const isPaid = async () => {
    const request = { method: 'GET', path: `${home}/documents/${soon}` };
    return (await call<{ document: { isPaid: boolean } }>(page, request)).document.isPaid;
  };
  await expect.poll(isPaid).toBe(true);
  await page.keyboard.press('z');
  await expect(rows).toHaveText([/Pay late\.txt/, /Pay soon\.txt/]);
  await expect.poll(isPaid).toBe(false);
});

test('what came is confirmed on the home page by the keys of the Inbox', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(
    page,
    organizationId,
    ['one', 'two', 'three'].map((text) => ({ name: `${text}.txt`, text })),
  );
  await waitForTexts(page, organizationId, 3);
  await page.goto(`/organizations/${organizationId}`);
  const inbox = page.getByRole('region', { name: 'Inbox' });
  const rows = inbox.getByRole('listitem');
  await expect(rows).toHaveText([/three\.txt/, /two\.txt/, /one\.txt/]);
  const check = (name: string) =>
    inbox.getByRole('button', { name: `Mark “${name}.txt” as looked at` });
  await page.keyboard.press('c');
  await expect(check('three')).toBeFocused();
  await page.keyboard.press('s');
  await expect(check('two')).toBeFocused();
  await page.keyboard.press('c');
  const confirmed = await holdMessage(page, 'Done');
  await expect(rows).toHaveText([/three\.txt/, /one\.txt/]);
  await expect(check('one')).toBeFocused();
  await expect(inbox.getByRole('link', { name: '2 in the Inbox' })).toBeVisible();
  await confirmed.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/three\.txt/, /two\.txt/, /one\.txt/]);
  for (const name of ['three', 'two', 'one']) await check(name).click();
  await expect(inbox.getByText('Nothing left to look at')).toBeVisible();
});

test('a number of the spending leads to its documents', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(
    page,
    organizationId,
    ['power', 'water', 'train', 'lease', 'swiss'].map((text) => ({ name: `${text}.txt`, text })),
  );
  await waitForTexts(page, organizationId, 5);
  const { correspondent } = await call<{ correspondent: { id: string } }>(page, {
    path: `${home}/correspondents`,
    json: { name: 'Nordlicht "Energie" GmbH' },
  });
  await setFields(page, home, [
    [ids[0], { ...bill('invoice', '2024-03-02', 100), correspondentId: correspondent.id }],
    [ids[1], { ...bill('invoice', '2023-03-02', 60), correspondentId: correspondent.id }],
    [ids[2], bill('ticket', '2024-05-02', 40.5)],
    [ids[3], bill('contract', '2024-06-02', 9000)],
    [ids[4], bill('receipt', '2024-06-02', 7, 'CHF')],
  ]);
  await page.goto(home);
  const spending = page.getByRole('region', { name: 'Spending' });
  const rowsOf = (name: string) => spending.getByRole('table', { name }).getByRole('row');
  await expect(rowsOf('2024 by correspondent')).toHaveText([
    /Nordlicht.*€100\.00/,
    /No correspondent.*€40\.50/,
  ]);
  await expect(rowsOf('2024 by type')).toHaveText([/Invoice.*€100\.00/, /Ticket.*€40\.50/]);
  await expect(rowsOf('By year')).toHaveText([/2024.*€140\.50/, /2023.*€60\.00/]);
  await spending.getByRole('combobox', { name: 'Year' }).selectOption('2023');
  await expect(rowsOf('2023 by type')).toHaveText([/Invoice.*€60\.00/]);
  await spending.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
  await expect(rowsOf('By year')).toHaveText([/2024.*CHF\s7\.00/]);
  await spending.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');

  const found = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await spending.getByRole('link', { name: '€140.50' }).click();
  await expect(found).toHaveCount(3);
  for (const name of ['train.txt', 'power.txt']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await page.goBack();
  await rowsOf('2024 by correspondent').first().getByRole('link').click();
  await expect(found).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'power.txt' })).toBeVisible();
});
