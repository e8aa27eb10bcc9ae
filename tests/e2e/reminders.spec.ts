import { expect, test } from 'playwright/test';
import { utcDay } from '../../shared/time/utc-day.ts';
import { day } from '../../shared/time/durations.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, holdMessage, passMidnight, newOrganization } from './support/product.ts';

test('a contract says until when it can be cancelled, and reminds of it', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const year = new Date().getUTCFullYear() + 1;
  const text = `IRONWELL FITNESS LTD
Membership Agreement

The minimum term ends on 31 January ${year + 1}. Either side may cancel with one month's notice to the end of the term.`;
  const [contract] = await addTexts(page, organizationId, [{ name: 'gym.txt', text }]);
  await waitForTexts(page, organizationId, 1);
  const home = `/organizations/${organizationId}`;
  await page.goto(`${home}/documents/${contract}`);
  await expect(page.getByRole('button', { name: /^Cancel by: Dec 31, / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ends on: Jan 31, / })).toBeVisible();
  const ofDocument = page.getByRole('region', { name: 'Reminders' }).getByRole('listitem');
  await expect(ofDocument).toContainText([/Cancel by/, /Ends on/]);

  await page.goto(home);
  const rows = page.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(rows).toContainText([
    /Last day to cancel: IRONWELL FITNESS LTD/,
    /Last day: IRONWELL FITNESS LTD/,
  ]);
});

test('a due date comes up on the home page, and is done and undone by keyboard', async ({
  page,
}) => {
  await passMidnight();
  const { organizationId } = await newOrganization(page);
  const [power, rent] = await addTexts(page, organizationId, [
    { name: 'power.txt', text: 'power' },
    { name: 'rent.txt', text: 'rent' },
  ]);
  await waitForTexts(page, organizationId, 2);
  const home = `/organizations/${organizationId}`;
  const date = utcDay(new Date(Date.now() - 9 * day));
  await call(page, { path: `${home}/reminders`, json: { documentId: rent, date, note: 'Call' } });

  await page.goto(`${home}/documents/${power}`);
  await page.getByRole('button', { name: 'Due date: Add' }).press('Enter');
  await page.getByRole('textbox', { name: 'Due date' }).fill('3/31/2090');
  await page.keyboard.press('Enter');
  const ofDocument = page.getByRole('region', { name: 'Reminders' });
  await expect(ofDocument.getByRole('listitem')).toContainText('Mar 31, 2090');

  await page.goto(home);
  const rows = page.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(rows).toContainText([
    /Call: rent\.txt\s*Overdue since/,
    /Pay power\.txt\s*Mar 31, 2090/,
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark “rent.txt” as done' }).focus();
  await page.keyboard.press('d');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Mark “power.txt” as paid' })).toBeFocused();
  await page.keyboard.press('z');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Snooze “rent.txt”' }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // An Enter this quick would count as the second press of the one that opened the menu.
  await page.keyboard.press('Home');
  await page.getByRole('menuitem', { name: 'Until tomorrow' }).press('Enter');
  const snoozed = await holdMessage(page, 'Snoozed until');
  await expect(rows.first()).toContainText(/rent\.txt\s*Tomorrow/);
  await snoozed.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toContainText('Overdue since');

  await page.getByRole('button', { name: 'Mark “rent.txt” as done' }).click();
  await expect(rows).toContainText([/power\.txt/]);
  await page.getByRole('combobox', { name: 'Show reminders' }).selectOption('Done');
  await expect(rows).toContainText([/Call: rent\.txt/]);
  await page.getByRole('button', { name: 'Mark “rent.txt” as not done' }).click();
  await expect(page.getByText('Nothing is done yet.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show reminders' }).selectOption('Open');
  await expect(rows).toContainText([/rent\.txt/, /power\.txt/]);
});
