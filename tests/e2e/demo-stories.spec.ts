import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect } from 'playwright/test';
import { findDocument, follow, sharedTest as test } from './support/demo.ts';
import { dropFiles, expectAccessible, readFixture, snap } from './support/product.ts';

const letter = {
  name: 'letter.pdf',
  type: 'application/pdf',
  bytes: readFixture('letter.pdf'),
};

const note = (name: string, text: string) => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from(text),
});

// The stories share an archive, so they run one after the other; a failure does not skip the rest.
test.describe.configure({ mode: 'default' });

test('the card can be shown and hidden again', async ({ page }) => {
  const card = page.getByRole('region', { name: 'This is a demo' });
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'About this demo' }).click();
  await expect(card.getByRole('link', { name: 'Join the chat' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'About this demo' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('an uploaded document is read, found, and still there after a reload', async ({ page }) => {
  await dropFiles(page.locator('body'), [letter]);
  const panel = page.getByRole('region', { name: /upload/i });
  await expect(panel.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /letter\.pdf/ })).toBeVisible();
  await (await findDocument(page, 'letter', /letter\.pdf/)).click();
  await expect(page).toHaveURL(/\/documents\/doc_[a-z0-9]{24}/);
  await expect(page.locator('canvas').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('letter.pdf');
  expect(await readFile(await (await download).path())).toEqual(letter.bytes);
});

test('the pages of apps say that no app can reach the demo, and make no key', async ({ page }) => {
  await follow(page, 'Settings');
  await follow(page, 'Apps');
  await expect(page.getByText('The demo runs in this browser')).toBeVisible();
  await page.getByRole('link', { name: 'Swift Paperless' }).click();
  await expect(page.getByRole('heading', { name: 'Swift Paperless' })).toBeVisible();
  await expect(page.getByText('The demo runs in this browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a key' })).toBeHidden();
});

test('tags are created, changed, opened and deleted', async ({ page }) => {
  await follow(page, 'Tags');
  await page.getByRole('button', { name: 'Create tag' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Oak');
  await page.getByRole('dialog').getByRole('button', { name: 'Create tag' }).click();
  const row = page.getByRole('row', { name: /^Oak/ });
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'Edit the tag Oak' }).click();
  await page.getByRole('dialog').getByLabel('Description').fill('Everything about oak');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /save|update/i })
    .click();
  await expect(row).toContainText('Everything about oak');

  await page.getByRole('link', { name: /documents with the tag Contract/ }).click();
  await expect(page.getByRole('link', { name: /Gewerbemietvertrag/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Timber stock.xlsx' })).toBeHidden();

  await follow(page, 'Tags');
  await page.reload();
  await page.getByRole('button', { name: 'Delete the tag Oak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(row).toBeHidden();
});

test('a rule is created and tags existing and new documents', async ({ page }) => {
  await follow(page, 'Tagging rules');
  await expect(page.getByText('In the demo, rules work in this browser only')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create tagging rule' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('About scaffolds');
  const condition = page.getByRole('group', { name: 'Condition 1' });
  await condition.getByLabel('Field').selectOption('content');
  await condition.getByLabel('Value').fill('rusztowani');
  await page.getByRole('button', { name: 'Tags:' }).click();
  await page.getByRole('option', { name: 'Machines' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create tagging rule' }).click();

  await page.getByRole('button', { name: 'Apply the rule About scaffolds' }).click();
  await page.getByRole('button', { name: 'Apply rule' }).click();
  await expect(page.getByText('The rule has been applied')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await follow(page, 'Documents');
  const agreement = page.getByRole('row', { name: /Umowa wypożyczenia/ });
  await expect(agreement.getByRole('link', { name: 'Machines' })).toBeVisible();

  await dropFiles(page.locator('body'), [note('note.txt', 'Jeszcze jedno rusztowanie')]);
  const added = page.getByRole('row', { name: /note\.txt/ });
  await expect(added.getByRole('link', { name: 'Machines' })).toBeVisible({ timeout: 60_000 });
});

test('several documents are downloaded as one archive, and one is trashed and restored', async ({
  page,
}, testInfo) => {
  await follow(page, 'Documents');
  await page.getByRole('checkbox', { name: /Facture Bois du Jura/ }).check();
  await page.getByRole('checkbox', { name: /Timber stock/ }).check();
  await snap(page, testInfo, 'selected');
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Selected documents' })
    .getByRole('button', { name: 'Download' })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  const archive = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(archive).toSorted()).toEqual([
    'Facture Bois du Jura.pdf',
    'Timber stock.xlsx',
    'documents.csv',
  ]);

  const timber = page.getByRole('link', { name: 'Timber stock.xlsx' });
  await page.getByRole('button', { name: 'Actions for Timber stock.xlsx' }).click();
  await page.getByRole('menuitem', { name: 'Delete document' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
  await expect(timber).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(timber).toBeVisible();
});

test('a workbook and a Word document are looked at', async ({ page }, testInfo) => {
  await follow(page, 'Documents');
  await page.getByRole('link', { name: 'Timber stock.xlsx' }).click();
  const sheet = page.getByRole('table').first();
  await expect(sheet.getByRole('columnheader', { name: 'A', exact: true })).toBeVisible();
  await snap(page, testInfo, 'workbook');
  await follow(page, 'Documents');
  await page.getByRole('link', { name: 'Minutes spring meeting.docx' }).click();
  const frame = page.frameLocator('iframe[title="Preview of Minutes spring meeting.docx"]');
  await expect(frame.locator('p').first()).toBeVisible();
  await snap(page, testInfo, 'word');
});

test('one deleted document is restored, another purged', async ({ page }) => {
  await follow(page, 'Deleted documents');
  await page.getByRole('button', { name: 'Restore Draft offer kitchen.odt' }).click();
  await expect(page.getByRole('link', { name: 'Draft offer kitchen.odt' })).toBeHidden();
  await page.getByRole('button', { name: 'Permanently delete Price list 2024.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('No deleted documents')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No deleted documents')).toBeVisible();
  await findDocument(page, 'plumber', /Draft offer kitchen\.odt/);
});

test('everything can be exported', async ({ page }) => {
  await follow(page, 'Settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all documents' }).click(),
  ]);
  const names = Object.keys(unzipSync(await readFile(await download.path())));
  expect(names).toContain('bagit.txt');
  expect(names.filter((name) => name.startsWith('data/documents/')).length).toBeGreaterThan(5);
});

test('an API key and a webhook are stored, and send nothing', async ({ page, sentAway }) => {
  await page.goto('/api-keys');
  await page.getByRole('link', { name: 'Create API key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly backup');
  await page.getByRole('button', { name: 'Create API key' }).click();
  await expect(page.getByLabel('Your new API key')).toHaveValue(/^sheaf_\w{64}$/);
  await page.getByRole('link', { name: 'Back to API keys' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Nightly backup')).toBeVisible();
  await expect(page.getByRole('link', { name: 'API reference' })).toHaveCount(0);

  await page.goto('/');
  await follow(page, 'Settings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('link', { name: 'Create webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ledger');
  await page.getByRole('textbox', { name: 'URL' }).fill('https://ledger.example.com/hook');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('“Ledger” created')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await dropFiles(page.locator('body'), [note('message.txt', 'A message nobody gets')]);
  await expect(page.getByRole('link', { name: 'message.txt' }).first()).toBeVisible();
  await findDocument(page, 'nobody', /message\.txt/);
  expect(sentAway).toEqual([]);
});

test('features that need other people show that they are not available', async ({ page }) => {
  await follow(page, 'Members');
  await page.getByRole('link', { name: 'Invite member' }).click();
  await page.getByRole('textbox', { name: /mail/i }).fill('ada@example.com');
  await page
    .getByRole('main')
    .getByRole('button', { name: /send|invit/i })
    .click();
  await expect(page.getByRole('alert')).toHaveText('This feature is not available in demo');

  await page.getByRole('link', { name: 'Members' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Invitations' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('This feature is not available in demo')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('logging out is refused with a message', async ({ page }) => {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('This feature is not available in demo')).toBeVisible();
});

test('the organization and its owner are renamed', async ({ page }) => {
  await follow(page, 'Settings');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lindenhof & Daughters');
  await page.getByRole('button', { name: 'Update name' }).click();
  await expect(
    page.getByRole('complementary').getByText('Settings of Lindenhof & Daughters'),
  ).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Jo Demo');
  await page.getByRole('button', { name: 'Update name' }).click();
  await expect(page.getByText('Your name has been updated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Jo Demo');
  await page.getByRole('link', { name: 'Back to documents' }).click();
  await expect(page.getByText('Lindenhof & Daughters').first()).toBeVisible();
});
