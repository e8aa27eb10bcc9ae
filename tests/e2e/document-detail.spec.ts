import { expect, test } from 'playwright/test';
import { addTag, addTexts, call, failNext, waitForTexts } from './support/archive.ts';
import { expectAccessible, registerWithOrganization } from './support/product.ts';

test('a document is renamed, tagged, edited, deleted and restored, and its activity lists it', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTag(page, organizationId, 'Letters');
  const [documentId] = await addTexts(page, organizationId, [
    { name: 'scan.txt', text: 'dear all' },
  ]);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`${home}/documents/${documentId}`);

  await page.getByRole('button', { name: 'scan.txt' }).click();
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue('scan');
  await field.fill('');
  await field.press('Enter');
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await field.fill('a'.repeat(252));
  await field.press('Enter');
  await expect(page.getByText('The name must be less than 255 characters')).toBeVisible();
  await field.fill(' Letter to all ');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Letter to all.txt' })).toBeVisible();
  await expect(page.getByText('Document renamed')).toBeVisible();

  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('option', { name: 'Letters' }).click();
  await page.getByPlaceholder('Find or create a tag').fill('Outgoing');
  await page.getByRole('option', { name: 'Create “Outgoing”' }).click();
  await expect(page.getByRole('link', { name: 'Outgoing' })).toBeVisible();
  const tooLong = 'x'.repeat(65);
  await page.getByPlaceholder('Find or create a tag').fill(tooLong);
  await page.getByRole('option', { name: `Create “${tooLong}”` }).click();
  await expect(page.getByText('Tag name must be less than 64 characters')).toBeVisible();
  await page.getByPlaceholder('Find or create a tag').fill('');
  await page.getByRole('option', { name: 'Letters' }).click();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page).toHaveURL(/tab=content/);
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  const shown = page.getByRole('region', { name: 'Extracted text' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await text.fill('something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown).toHaveText('dear all');
  await page.getByRole('button', { name: 'Edit' }).click();
  await text.fill('dear nobody');
  await expectAccessible(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url());
  });
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Document content updated')).toBeVisible();
  await expect(shown).toHaveText('dear nobody');
  expect(saves).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete document' });
  await question.getByRole('button', { name: 'Delete document' }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await expect(page.getByText('Document deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Document restored')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Letter to all.txt' })).toBeVisible();

  await call(page, { method: 'DELETE', path: `${home}/documents/${documentId}` });
  await page.goto(`${home}/documents/${documentId}`);
  await expect(page.getByText('It will be permanently deleted in 30 days.')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Deleted documents' }),
  ).toHaveAttribute('href', `${home}/deleted`);
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Activity' }).click();
  for (const sentence of [
    'Ada Lovelace changed the name',
    'Ada Lovelace changed the text',
    'Ada Lovelace added the tag',
    'Ada Lovelace removed the tag',
    'Ada Lovelace deleted the document',
    'Ada Lovelace restored the document',
    'Ada Lovelace added the document',
  ]) {
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await expect(page.getByText('No more activities')).toBeVisible();
  await expectAccessible(page);
});

test('a tag is removed where it is shown', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const tagId = await addTag(page, organizationId, 'Letters');
  const [documentId] = await addTexts(page, organizationId, [{ name: 'scan.txt', text: 'dear' }]);
  await call(page, { path: `${home}/documents/${documentId}/tags`, json: { tagId } });
  await page.goto(`${home}/documents/${documentId}`);
  await expect(page.getByRole('link', { name: 'Letters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the tag Letters' }).click();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
});

test('the original has a link, on the page and in the list', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'scan.txt', text: 'dear' }]);
  const href = `/api${home}/documents/${documentId}/file`;
  await page.goto(`${home}/documents/${documentId}`);
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', href);

  await page.goto(`${home}/documents`);
  await page.getByRole('button', { name: 'Actions for scan.txt' }).click();
  const item = page.getByRole('menuitem', { name: 'Download' });
  await expect(item).toHaveAttribute('href', href);
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
  expect(download.suggestedFilename()).toBe('scan.txt');
});

test('a file of delimited text is shown as a table, another one as it is', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const [table, text] = await addTexts(page, organizationId, [
    { name: 'payments.csv', text: 'Payee;Sum\n"Oak; sons";12,50\nSteel;7,00' },
    { name: 'list.csv', text: 'oak\nsteel' },
  ]);
  await page.goto(`/organizations/${organizationId}/documents/${table}`);
  const shown = page.getByRole('table', { name: 'Preview of payments.csv' });
  await expect(shown.getByRole('columnheader')).toHaveText(['Payee', 'Sum']);
  await expect(shown.getByRole('cell')).toHaveText(['Oak; sons', '12,50', 'Steel', '7,00']);
  await expectAccessible(page);
  await page.goto(`/organizations/${organizationId}/documents/${text}`);
  await expect(page.getByRole('region', { name: 'Preview of list.csv' })).toHaveText('oak\nsteel');
});

test('activity is loaded 20 at a time', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  for (let count = 1; count <= 24; count += 1) {
    const json = { name: `a ${count}.txt` };
    await call(page, { method: 'PATCH', path: `${home}/documents/${documentId}`, json });
  }
  await page.goto(`${home}/documents/${documentId}?tab=activity`);
  const items = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(items).toHaveCount(20);
  await expect(page.getByText('No more activities')).toBeHidden();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(items).toHaveCount(25);
  await expect(page.getByText('No more activities')).toBeVisible();
  // Beside long details, the preview stays in view.
  await page.setViewportSize({ width: 1280, height: 720 });
  await items.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Preview of a 24.txt' })).toBeInViewport();
});

test('two users who change the same text lose neither version', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'first' }]);
  await waitForTexts(page, organizationId, 1);
  const path = `${home}/documents/${documentId}`;
  await page.goto(`${path}?tab=content`);
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  const shown = page.getByRole('region', { name: 'Extracted text' });

  await page.getByRole('button', { name: 'Edit' }).click();
  await text.fill('mine');
  await call(page, { method: 'PATCH', path, json: { content: 'theirs' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'This document was changed in another tab or by someone else',
  });
  await expect(dialog.getByRole('region', { name: 'Your version' }).locator('mark')).toHaveText(
    'mine',
  );
  await expect(
    dialog.getByRole('region', { name: 'The other version' }).locator('mark'),
  ).toHaveText('theirs');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Take the other version' }).click();
  await expect(shown).toHaveText('theirs');

  await page.getByRole('button', { name: 'Edit' }).click();
  await text.fill('mine again');
  await call(page, { method: 'PATCH', path, json: { content: 'theirs again' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await failNext(page, 'PATCH');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('An error occurred, try again later');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Document content updated')).toBeVisible();
  await expect(shown).toHaveText('mine again');

  await page.getByRole('button', { name: 'Edit' }).click();
  await text.fill('mine at last');
  await call(page, { method: 'PATCH', path, json: { name: 'renamed meanwhile.txt' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'renamed meanwhile.txt' })).toBeVisible();
  await expect(shown).toHaveText('mine at last');
});

test('unsaved text survives another tab of the page, and leaving the page asks', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'first' }]);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`${home}/documents/${documentId}?tab=content`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Extracted text' }).fill('draft');
  await page.getByRole('tab', { name: 'Info' }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue('draft');

  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue('draft');
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/tags$/);
});

test('the next document of a list opens without going back to it', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  await addTexts(
    page,
    organizationId,
    ['c', 'a', 'b'].map((name) => ({ name: `${name}.txt`, text: name })),
  );
  await page.goto(`/organizations/${organizationId}/documents?sortField=name&sortOrder=asc`);
  await page.getByRole('link', { name: 'b.txt' }).click();
  await expect(page.getByRole('heading', { name: 'b.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Next document' }).click();
  await expect(page.getByRole('heading', { name: 'c.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next document' })).toBeDisabled();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'a.txt' })).toBeVisible();
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page).toHaveURL(/sortField=name/);
});
