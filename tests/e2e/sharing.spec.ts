import { expect, test, type Page } from 'playwright/test';
import { addFile, addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, readFixture } from './support/product.ts';

async function share(page: Page, organizationId: string, input: object) {
  const { url } = await call<{ url: string }>(page, {
    path: `/organizations/${organizationId}/share-links`,
    json: { name: 'For the bank', note: 'As agreed on the phone.', ...input },
  });
  return new URL(url).pathname;
}

test('a reader without an account enters the password, looks at the documents and takes one', async ({
  page,
  browser,
}) => {
  const { organizationId } = await newOrganization(page);
  const [text] = await addTexts(page, organizationId, [{ name: 'Offer.txt', text: 'Ten euros' }]);
  const file = {
    name: 'Letter.pdf',
    mimeType: 'application/pdf',
    buffer: readFixture('letter.pdf'),
  };
  const letter = await addFile(page, organizationId, file);
  const input = { documentIds: [letter, text], password: 'open sesame', maxDownloads: 2 };
  const path = await share(page, organizationId, input);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await reader.goto(path);
  await expectAccessible(reader);
  await reader.getByLabel('Password').fill('sesame');
  await reader.getByRole('button', { name: 'Open' }).click();
  await expect(reader.getByRole('alert')).toHaveText('This is not the password of the link.');
  await reader.getByLabel('Password').fill('open sesame');
  await reader.getByRole('button', { name: 'Open' }).click();
  await expect(reader.getByRole('heading', { name: 'For the bank' })).toBeVisible();
  await expect(reader.getByText('Downloads left: 2')).toBeVisible();
  await expectAccessible(reader);
  const overflow = await reader.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const item = (name: string) => reader.getByRole('listitem').filter({ hasText: name });
  await item('Offer.txt').getByRole('button', { name: 'View' }).click();
  await expect(reader.getByText('Ten euros')).toBeVisible();
  await reader.keyboard.press('Escape');
  await item('Letter.pdf').getByRole('button', { name: 'View' }).click();
  const drawn = reader.getByRole('dialog').getByRole('img').first();
  await expect(drawn).toBeVisible();
  await expect
    .poll(() =>
      drawn.evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value, index) => index % 4 === 0 && value > 0 && value < 100),
      ),
    )
    .toBe(true);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Close' }).click();
  const download = reader.waitForEvent('download');
  await item('Offer.txt').getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Offer.txt');
  await expect(reader.getByRole('link', { name: 'Download all' })).toHaveAttribute(
    'href',
    /\/archive\?pageIndex=0$/,
  );
  await context.close();

  await page.goto(`/organizations/${organizationId}/settings/sharing`);
  await page.getByRole('button', { name: 'Log of the link For the bank' }).click();
  const log = page.getByRole('dialog', { name: 'Who has opened this link' });
  await expect(log.getByRole('listitem')).toHaveText([
    /^Offer\.txt downloaded/,
    /^Letter\.pdf viewed/,
    /^Offer\.txt viewed/,
    /^Page opened/,
    /^Wrong password/,
  ]);
  await expectAccessible(page);
});

test('the activity of a document says who has shared it, and that a visitor has opened the link', async ({
  page,
  browser,
}) => {
  const { organizationId } = await newOrganization(page);
  const files = [{ name: 'Offer.txt', text: 'Ten euros' }];
  const [documentId] = await addTexts(page, organizationId, files);
  const path = await share(page, organizationId, { documentIds: [documentId] });
  await page.goto(`/organizations/${organizationId}/documents/${documentId}?tab=activity`);
  const items = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(items.first()).toContainText('shared the document with the link “For the bank”');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'For the bank' })).toBeVisible();
  await context.close();
  // An idle page polls once a minute.
  await expect(async () => {
    await page.reload();
    const opened = 'Somebody opened the link “For the bank”';
    await expect(items.first()).toContainText(opened, { timeout: 5000 });
  }).toPass();
  await expectAccessible(page);
});

test('a member shares a document, finds the link in the settings and ends it', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const files = [{ name: 'Offer.txt', text: 'Ten euros' }];
  const [documentId] = await addTexts(page, organizationId, files);
  await page.goto(`${home}/documents/${documentId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share document' });
  await expect(dialog.getByLabel('Title for the readers')).toHaveValue('Offer.txt');
  await expectAccessible(page);
  await dialog.getByLabel('Title for the readers').fill('For the bank');
  await dialog.getByLabel('Ask for a password').check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await page.request.get(url)).status()).toBe(403);
  await expect(page.getByText('Shared by a link')).toBeAttached();

  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('link', { name: 'There is 1 open link to what you share here' }).click();
  await expect(page.getByRole('heading', { name: 'Sharing' })).toBeVisible();
  await expect(page.getByText('with a password')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit the link For the bank' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit link' });
  await editing.getByLabel('Ask for a password').uncheck();
  await editing.getByLabel('Downloads at most').fill('5');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('with a password')).toBeHidden();
  await expect(page.getByText('downloads: 0 of 5')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(200);
  await page.goto(`${home}/documents`);
  await expect(page.getByLabel('Shared by a link')).toBeVisible();
  await page.goto(`${home}/settings/sharing`);
  await page.getByRole('switch', { name: 'The link For the bank is on' }).click();
  await expect(page.getByText('Paused', { exact: true }).last()).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(410);
  await page.getByLabel('Show').selectOption('Active');
  await expect(page.getByText('There are no such links.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Paused');
  await page.getByRole('checkbox', { name: 'Select the link For the bank' }).check();
  await page.getByRole('button', { name: 'Delete link', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click();
  await expect(page.getByText('No links yet')).toBeVisible();
});

test('the owner of a link extends it with one click, where the mail about its end leads', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const files = [{ name: 'Offer.txt', text: 'Ten euros' }];
  const documentIds = await addTexts(page, organizationId, files);
  const expiresAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const { shareLink } = await call<{ shareLink: { id: string } }>(page, {
    path: `/organizations/${organizationId}/share-links`,
    json: { name: 'For the bank', documentIds, expiresAt },
  });
  const list = `/organizations/${organizationId}/settings/sharing`;
  await page.goto(`${list}?extend=${shareLink.id}`);
  const question = page.getByRole('alertdialog', { name: 'Extend the link “For the bank”?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const endOf = async () => {
    const path = `/organizations/${organizationId}/share-links`;
    const { shareLinks } = await call<{ shareLinks: { expiresAt: string }[] }>(page, {
      method: 'GET',
      path,
    });
    return shareLinks.map((link) => link.expiresAt);
  };
  expect(await endOf()).toEqual([expiresAt]);
  await question.getByRole('button', { name: 'Extend by 30 days' }).click();
  await expect(page.getByText('Link saved')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  expect(await endOf()).toEqual([new Date(Date.parse(expiresAt) + 30 * 86_400_000).toISOString()]);
});

test('a view is shared, and its readers see what joins and leaves it', async ({
  page,
  browser,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, [{ name: 'Offer.txt', text: 'Ten euros' }]);
  await waitForTexts(page, organizationId, 1);
  const { view } = await call<{ view: { id: string } }>(page, {
    path: `${home}/views`,
    json: { name: 'Offers', search: 'name:offer' },
  });
  await page.goto(`${home}/documents?view=${view.id}`);
  await page.getByRole('button', { name: 'Actions for Offers' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the view “Offers”' });
  await expect(dialog.getByLabel('Title for the readers')).toHaveValue('Offers');
  await expect(dialog.getByText('Documents that join the view later are shared too')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await reader.goto(url);
  const names = reader.getByRole('listitem').getByRole('heading');
  await expect(names).toHaveText(['Offer.txt']);
  const second = [{ name: 'Offer 2.txt', text: 'Two' }];
  const [documentId] = await addTexts(page, organizationId, second);
  await waitForTexts(page, organizationId, 2);
  await reader.reload();
  await expect(names).toHaveText(['Offer 2.txt', 'Offer.txt']);
  await call(page, {
    method: 'PATCH',
    path: `${home}/documents/${documentId}`,
    json: { name: 'Invoice.txt' },
  });
  await reader.reload();
  await expect(names).toHaveText(['Offer.txt']);
  await expectAccessible(reader);
  const overflow = await reader.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();

  await page.goto(`${home}/settings/sharing`);
  await expect(page.getByText('view “Offers”')).toBeVisible();
  await call(page, { method: 'DELETE', path: `${home}/views/${view.id}` });
  await page.reload();
  await expect(page.getByText('View deleted', { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(url)).status()).toBe(410);
});
