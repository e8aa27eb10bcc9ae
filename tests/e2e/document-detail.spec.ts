import { expect, test } from 'playwright/test';
import { pdfOf, pdfStream } from '../support/hostile-pdf.ts';
import { addFile, addTag, addTexts, call, failNext, waitForTexts } from './support/archive.ts';
import { comeBackTo, expectAccessible, holdMessage, newOrganization } from './support/product.ts';

test('a document is renamed, tagged, edited, deleted and restored, and its activity lists it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
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
  await expect(page.getByText('Document renamed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Letter to all.txt' })).toBeVisible();

  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('option', { name: 'Letters' }).click();
  await page.getByPlaceholder('Find or create a tag').fill('Outgoing');
  await page.getByRole('option', { name: 'Create “Outgoing”' }).click();
  await expect(page.getByRole('link', { name: 'Outgoing' })).toBeVisible();
  const tooLong = 'x'.repeat(65);
  await page.getByPlaceholder('Find or create a tag').fill(tooLong);
  await page.getByRole('option', { name: `Create “${tooLong}”` }).click();
  await expect(page.getByText('Tag name must be less than 64 characters')).toBeVisible();
  const tagName = page.getByPlaceholder('Find or create a tag');
  await expect(tagName).toHaveValue(tooLong);
  await tagName.press('Enter');
  await expect(page.getByText('Tag name must be less than 64 characters')).toHaveCount(2);
  await expect(tagName).toHaveValue(tooLong);
  await page.getByPlaceholder('Find or create a tag').fill('');
  await page.getByRole('option', { name: 'Letters' }).click();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page).toHaveURL(/tab=content/);
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  const shown = page.getByRole('textbox', { name: 'Extracted text' });
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
  const deleted = await holdMessage(page, 'Document deleted');
  await expect(page).toHaveURL(/\/documents$/);
  await deleted.getByRole('button', { name: 'Undo' }).click();
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

test('a note is written by keyboard, kept when saving fails, changed, found and deleted', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const [documentId] = await addTexts(page, organizationId, [
    { name: 'scan.txt', text: 'dear all' },
  ]);
  await page.goto(`/organizations/${organizationId}/documents/${documentId}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const newNote = page.getByRole('textbox', { name: 'New note' });
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await newNote.fill('\u200b');
  await expect(page.getByRole('button', { name: 'Add note' })).toBeDisabled();
  await newNote.fill('Sent to Grace');
  await failNext(page, 'POST');
  await newNote.press('ControlOrMeta+Enter');
  await expect(page.getByText('An error occurred, try again later')).toBeVisible();
  await expect(newNote).toHaveValue('Sent to Grace');
  await newNote.press('ControlOrMeta+Enter');
  const note = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(note).toContainText('Ada Lovelace');
  await expect(newNote).toHaveValue('');
  await expect(page.getByRole('tab', { name: 'Notes' })).toContainText('1');
  await newNote.fill('Half a note');
  await note.getByRole('button', { name: 'Edit note' }).click();
  await note.getByRole('textbox', { name: 'Text of the note' }).fill('Sent to Grace on Monday');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(newNote).toHaveValue('Half a note');
  await newNote.fill('');
  await expectAccessible(page);
  await note.getByRole('textbox').press('ControlOrMeta+Enter');
  await expect(note).toContainText('Sent to Grace on Monday');
  await expect(note).toContainText('edited');
  // Leaving the page requires a confirmation as long as the field is open.
  await expect(note.getByRole('textbox')).toHaveCount(0);
  await page.goto(`/organizations/${organizationId}/documents?q=note:monday`);
  await expect(page.getByText('Note: Sent to Grace on Monday')).toBeVisible();
  await page.getByRole('link', { name: 'scan.txt' }).click();
  await expect(page).toHaveURL(/tab=notes$/);
  await note.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('No notes yet.')).toBeVisible();

  await newNote.fill('Once');
  await page.getByRole('button', { name: 'Add note' }).dblclick();
  await expect(note).toHaveCount(1);
  await expect(newNote).toHaveValue('');
  await expect(newNote).toBeFocused();
});

test('a tag is removed where it is shown', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const tagId = await addTag(page, organizationId, 'Letters');
  const [documentId] = await addTexts(page, organizationId, [{ name: 'scan.txt', text: 'dear' }]);
  await call(page, { path: `${home}/documents/${documentId}/tags`, json: { tagId } });
  await page.goto(`${home}/documents/${documentId}`);
  await expect(page.getByRole('link', { name: 'Letters' })).toBeVisible();
  await expectAccessible(page);
  const removal = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove the tag Letters' }).click();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
  expect((await removal).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();

  // The tag is added and removed again before the first response.
  const { promise: mayAdd, resolve: add } = Promise.withResolvers<void>();
  await page.route(`**${home}/documents/${documentId}/tags`, async (route) => {
    await mayAdd;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('option', { name: 'Letters' }).click();
  await page.keyboard.press('Escape');
  const secondRemoval = page.waitForResponse(
    (response) => response.request().method() === 'DELETE',
  );
  await page.getByRole('button', { name: 'Remove the tag Letters' }).click();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
  add();
  expect((await secondRemoval).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeHidden();
});

test('the original has a link, on the page and in the list', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
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
  const { organizationId } = await newOrganization(page);
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

const part = (title: string, more: string) => `<< /Title (${title}) /Parent 6 0 R ${more} >>`;

/** Three pages, of which the last is a chapter in the second part, with an embedded file. */
function book(): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>';
  return Buffer.from(
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R /Names << /EmbeddedFiles << /Names [(note) 10 0 R] >> >> >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
      page,
      page,
      page,
      '<< /Type /Outlines /First 7 0 R /Last 8 0 R >>',
      part('One', '/Dest [3 0 R /Fit] /Next 8 0 R'),
      part('Two', '/Dest [4 0 R /Fit] /Prev 7 0 R /First 9 0 R /Last 9 0 R /Count -1'),
      '<< /Title (Chapter) /Parent 8 0 R /Dest [5 0 R /Fit] >>',
      '<< /Type /Filespec /F (../../note.html) /EF << /F 11 0 R >> >>',
      pdfStream('/Type /EmbeddedFile', '<script>alert(1)</script>'),
    ]),
  );
}

test('the pages, the outline and the files inside of a PDF are reached by keyboard', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const file = { name: 'book.pdf', mimeType: 'application/pdf', buffer: book() };
  const id = await addFile(page, organizationId, file);
  await page.goto(`/organizations/${organizationId}/documents/${id}`);
  const pageNumber = page.getByRole('textbox', { name: 'Page number' });
  await expect(pageNumber).toHaveValue('1');
  await page.keyboard.press('p');
  const strip = page.getByRole('list', { name: 'Pages' });
  await strip.getByRole('button', { name: 'Page 1' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(strip.getByRole('button', { name: 'Page 2' })).toBeFocused();
  await expect(strip.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(pageNumber).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(strip.getByRole('button', { name: 'Page 3' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(pageNumber).toHaveValue('1');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Pages' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const entries = page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem');
  await expect(entries).toHaveText(['One', 'Two']);
  await entries.first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(entries).toHaveText(['One', 'Two', 'Chapter']);
  await expect(entries.last()).toBeFocused();
  await expect(pageNumber).toHaveValue('3');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Attachments' }).click();
  await expect(page.getByText('25 byte')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save note.html' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('note.html');
  await expectAccessible(page);

  const isLandscape = async () => {
    const box = await page.getByRole('region', { name: /^Page .?3/ }).boundingBox();
    return box && box.width > box.height;
  };
  await page.keyboard.press('r');
  await expect.poll(isLandscape).toBe(true);
  await page.reload();
  await expect(save).toBeVisible();
  await expect.poll(isLandscape).toBe(true);
});

test('reading again asks before it replaces an edited text, and says that the network is lost', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'as sent' }]);
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}/documents/${documentId}`;
  await call(page, { method: 'PATCH', path, json: { content: 'as edited' } });
  await page.goto(`${path}?tab=content`);
  const shown = page.getByRole('textbox', { name: 'Extracted text' });
  const readAgain = page.getByRole('button', { name: 'Read again' });
  const question = page.getByRole('alertdialog', { name: 'Replace 1 edited text?' });
  const replace = question.getByRole('button', { name: 'Replace' });
  let requestsCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/extract')) requestsCount += 1;
  });

  await readAgain.dblclick();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(requestsCount).toBe(0);

  await page.route('**/extract?*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await readAgain.click();
  await replace.click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expect(shown).toHaveText('as edited');

  await readAgain.click();
  await replace.dblclick();
  await expect(shown).toHaveText('as sent');
  // The text is no longer edited, and reading the file again would return the same.
  await expect(readAgain).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit', exact: true }).last()).toBeVisible();
  expect(requestsCount).toBe(2);
});

test('activity is loaded 20 at a time', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await waitForTexts(page, organizationId, 1);
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
  await page.setViewportSize({ width: 1280, height: 720 });
  await items.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Preview of a 24.txt' })).toBeInViewport();
});

test('two users who change the same text lose neither version', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'first' }]);
  await waitForTexts(page, organizationId, 1);
  const path = `${home}/documents/${documentId}`;
  await page.goto(`${path}?tab=content`);
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  const shown = page.getByRole('textbox', { name: 'Extracted text' });

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
  await expect(dialog).toBeVisible();
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
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'first' }]);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`${home}/documents`);
  await page.getByRole('link', { name: 'a.txt' }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Extracted text' }).fill('draft');
  await page.getByRole('tab', { name: 'Info' }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue('draft');

  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue('draft');
  // Going forward again withdraws the question; the next step back repeats it.
  const question = page.getByRole('alertdialog');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goForward();
  await expect(question).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(new RegExp(`${documentId}\\?tab=content$`));
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue('draft');
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/tags$/);
  await expect(question).toBeHidden();
});

test('the next document of a list opens without going back to it', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const ids = await addTexts(
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

  const question = page.getByRole('alertdialog');
  await page.getByRole('heading', { name: 'a.txt' }).getByRole('button').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('first');
  await page.getByRole('button', { name: 'Next document' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('first');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'first.txt' })).toBeVisible();
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page).toHaveURL(/sortField=name/);

  // The link also continues after the document has left the list.
  await page.goto(
    `/organizations/${organizationId}/documents?q=no:kind&sortField=name&sortOrder=asc`,
  );
  await page.getByRole('link', { name: 'b.txt' }).click();
  const list = page.waitForResponse((response) => response.url().includes('/documents/search'));
  await call(page, {
    method: 'PATCH',
    path: `/organizations/${organizationId}/documents/${ids[2]}`,
    json: { documentType: 'invoice' },
  });
  await comeBackTo(page);
  await (await list).finished();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'c.txt' })).toBeVisible();
});

test('what a document is and asks takes 200 pixels, and a phone begins with what it is', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const text = `Blumen Petersen\nInvoice\nInvoice no. 99\nDate: 12 November 2026\nTotal: EUR 84.00`;
  const [id] = await addTexts(page, organizationId, [{ name: 'scan.txt', text }]);
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}/documents/${id}`;
  await page.goto(path);
  const header = page.getByRole('main').locator('header').first();
  await expect(header).toContainText(/Invoice\s+Nov 12, 2026\s+€84\.00/);
  await expect(header.getByText(id ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview of scan.txt' }).locator('..');
  const top = async () => (await preview.boundingBox())?.y;
  expect(await top()).toBeLessThanOrEqual(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header.getByText('€84.00')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport();
  expect(await top()).toBeLessThanOrEqual(300);
  const before = await top();
  for (const name of ['House', 'Insurance', 'School', 'Taxes of last year']) {
    const tagId = await addTag(page, organizationId, name);
    await call(page, { path: `${path}/tags`, json: { tagId } });
  }
  await page.reload();
  await expect(header.getByRole('link', { name: 'House' })).toBeVisible();
  expect(await top()).toBe(before);

  await page.keyboard.press('m');
  await expect(header.getByText('paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(header.getByText('paid', { exact: true })).toHaveCount(0);
});

test('custom fields and reminders that arrive late move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}`;
  for (const name of ['Project', 'Cost centre', 'Room', 'Shelf', 'Box']) {
    await call(page, { path: `${path}/fields`, json: { name, type: 'text' } });
  }
  await call(page, { path: `${path}/reminders`, json: { documentId: id, date: '2031-01-01' } });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const late of ['fields', 'reminders']) {
    await page.route(new RegExp(`${organizationId}/${late}(\\?|$)`), async (route) => {
      await page.waitForTimeout(1000);
      await route.fallback();
    });
  }
  await page.goto(`${path}/documents/${id}`);
  await expect(page.getByText('5 more fields')).toBeVisible();
  await expect(page.getByText('Jan 1, 2031')).toBeVisible();
  await expect(page.getByText('text/plain')).toBeVisible();
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThan(0.01);
});

/** A browser type that TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}
