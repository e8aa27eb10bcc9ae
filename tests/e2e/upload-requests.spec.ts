import { expect, test, type Browser, type Page } from 'playwright/test';
import { mailedLink } from './support/people.ts';
import { expectAccessible, newOrganization, snap } from './support/product.ts';

async function createRequest(page: Page, { checklist = '', recipients = '' } = {}) {
  const { organizationId } = await newOrganization(page);
  await page.goto(`/organizations/${organizationId}/settings/upload-requests`);
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for files' });
  await dialog.getByLabel('Title').fill('Papers for 2026');
  await dialog.getByLabel('Note to the sender').fill('All pages, please.');
  await dialog.getByLabel('Checklist').fill(checklist);
  await dialog.getByLabel('Recipients').fill(recipients);
  await dialog.getByRole('switch', { name: 'Ask for a name' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'New request' }).click();
  await expect(page.getByRole('heading', { name: 'Papers for 2026' })).toBeVisible();
  return page.getByText(/\/u\/[a-z0-9]+$/).innerText();
}

async function openOutside(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const outside = await context.newPage();
  await outside.goto(new URL(address).pathname);
  return outside;
}

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const choose = (outside: Page, place = 0) =>
  outside.locator('input[type=file]:not([capture])').nth(place);

test('files from outside wait, and become documents once they are accepted', async ({
  page,
  browser,
}, testInfo) => {
  const address = await createRequest(page);
  // The requests are not open while the files arrive.
  const home = page.url().replace('/settings/upload-requests', '');
  await page.goto(home);
  const outside = await openOutside(browser, address);
  await expect(outside.getByText('All pages, please.')).toBeVisible();
  await expectAccessible(outside);
  await choose(outside).setInputFiles(fileOf('early.txt', 'Without a name'));
  await expect(outside.getByText('early.txt')).toBeHidden();
  await outside.getByLabel('Your name').fill('Grace Hopper');

  // The first attempt breaks off and is retried automatically.
  let attempts = 0;
  await outside.route('**/files', async (route) => {
    attempts += 1;
    await (attempts === 1 ? route.abort() : route.continue());
  });
  await choose(outside).setInputFiles([
    fileOf('letter.txt', 'A letter for the archive'),
    fileOf('second.txt', 'Another one'),
  ]);
  const arrived = outside.getByRole('listitem').filter({ hasText: 'Arrived' });
  await expect(arrived).toHaveCount(2);
  expect(attempts).toBe(3);
  await expect(outside.getByText(/SHA-256 [0-9a-f]{64}/)).toHaveCount(2);
  await choose(outside).setInputFiles(fileOf('program.bat', 'del'));
  await expect(outside.getByText(/^Archives and programs are not accepted/)).toBeVisible();
  await snap(outside, testInfo, 'upload-request-phone');
  await outside.getByRole('button', { name: 'Take back: second.txt' }).click();
  await expect(outside.getByText('second.txt')).toBeHidden();
  await outside.getByLabel('Receipt by email').fill('grace@example.com');
  await outside.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(outside.locator('[data-mailed]')).toHaveText('The receipt is on its way to you.');
  const download = outside.waitForEvent('download');
  await outside.getByRole('button', { name: 'Save receipt' }).click();
  expect((await download).suggestedFilename()).toBe('Papers for 2026.txt');
  await outside.reload();
  await expect(outside.getByText('letter.txt')).toBeVisible();
  await outside.context().close();

  await expect(page.getByText('1 file waits from Grace Hopper')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'upload-request-home');
  const seen = page.waitForResponse((response) => response.url().endsWith('/files/seen'));
  await page.getByRole('link', { name: 'Look at them' }).click();
  await seen;
  await expect(page.getByText('1 file waits', { exact: true })).toBeVisible();
  await page.goto(home);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expect(page.getByText('1 file waits from Grace Hopper')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('1 file waits')).toBeVisible();
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'upload-request-waiting');
  await page.getByRole('button', { name: 'Accept: letter.txt' }).click();
  await expect(page.getByText('1 file waits')).toBeHidden();
  await page.getByText('1 accepted file').click();
  await page.getByRole('link', { name: 'letter.txt' }).click();
  await expect(page.getByRole('heading', { name: 'letter' })).toBeVisible();
  await expect(page.getByText('Sent by')).toBeVisible();
  await expect(page.getByText('Grace Hopper (for “Papers for 2026”)')).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Grace Hopper (for “Papers for 2026”)')).toBeVisible();
});

test('a request with a checklist thanks once everything has arrived', async ({ page, browser }) => {
  const address = await createRequest(page, { checklist: 'ID card\nContract' });
  const outside = await openOutside(browser, address);
  await outside.getByLabel('Your name').fill('Grace Hopper');
  await choose(outside, 1).setInputFiles(fileOf('contract.txt', 'A contract'));
  await expect(outside.getByRole('heading', { name: 'contract.txt' })).toBeVisible();
  await choose(outside, 0).setInputFiles(fileOf('card.txt', 'An ID card'));
  await expect(outside.getByText('Everything has arrived. Thank you.')).toBeVisible();
  await outside.context().close();
  await page.reload();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
});

test('a recipient sends files by an address of their own, without a name', async ({
  page,
  browser,
}, testInfo) => {
  const email = `grace-${Date.now()}@example.com`;
  await createRequest(page, { recipients: `Grace Hopper <${email}>\nada@example.com` });
  const recipients = page.getByRole('list', { name: 'Recipients' }).getByRole('listitem');
  await expect(recipients).toHaveText([
    /Grace Hopper.*Nothing yet/,
    /ada@example.com.*Nothing yet/,
  ]);
  const outside = await openOutside(browser, await mailedLink(page, email, 'All pages, please.'));
  await expect(outside.getByText('All pages, please.')).toBeVisible();
  await expect(outside.getByLabel('Your name')).toBeHidden();
  await choose(outside).setInputFiles(fileOf('letter.txt', `A letter of ${email}`));
  await expect(outside.getByRole('listitem').filter({ hasText: 'Arrived' })).toHaveCount(1);
  await outside.context().close();

  await page.reload();
  await expect(recipients).toHaveText([/Grace Hopper.*1 file/, /ada@example.com.*Nothing yet/]);
  await expectAccessible(page);
  await snap(page, testInfo, 'upload-request-recipients');
  await page.getByRole('button', { name: 'Edit Papers for 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit request' });
  await expect(dialog.getByLabel('Recipients')).toHaveValue(
    `Grace Hopper <${email}>\nada@example.com`,
  );
  await dialog.getByLabel('Recipients').fill('Grace Hopper');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Write one a line, at most 20/)).toBeVisible();
  await dialog.getByLabel('Recipients').fill(`Grace Hopper <${email}>`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(recipients).toHaveText([/Grace Hopper.*1 file/]);
});
