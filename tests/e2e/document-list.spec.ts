import { expect, test, type Locator } from 'playwright/test';
import { addFile, addTag, addTexts, call, failNext, waitForTexts } from './support/archive.ts';
import {
  dropFiles,
  expectAccessible,
  holdMessage,
  readFixture,
  newOrganization,
  openNewOrganization,
} from './support/product.ts';

const texts = [
  { name: 'oak chair.txt', text: 'a chair of oak with a high back' },
  { name: 'steel table.txt', text: 'a table of steel, the legs of oak' },
  { name: 'letter.txt', text: 'nothing about wood' },
];

const pictureOf = (row: Locator) =>
  row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);

test('the list is searched with words and filters, and keeps the search after a document was opened', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const tagId = await addTag(page, organizationId, 'Fine furniture');
  const [chair] = await addTexts(page, organizationId, texts);
  await call(page, { path: `${home}/documents/${chair}/tags`, json: { tagId } });
  await waitForTexts(page, organizationId, texts.length);
  await page.goto(`${home}/documents`);

  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.click();
  await expect(page.getByRole('option', { name: /tag:/ })).toBeVisible();
  await expectAccessible(page);
  const listTop = async () => (await page.getByRole('table').boundingBox())?.y;
  const topBefore = await listTop();
  await search.fill('oak');
  await expect(page.getByText('2 documents found')).toBeVisible();
  await expect.poll(listTop).toBe(topBefore);
  await expect(page).toHaveURL(/q=oak/);
  await expect(page.locator('mark').first()).toHaveText(/oak/i);
  await expect(page.getByRole('link', { name: 'letter.txt' })).toBeHidden();
  await expectAccessible(page);

  await search.pressSequentially(' tag:f');
  await page.getByRole('option', { name: 'tag:"Fine furniture"' }).click();
  await expect(search).toHaveValue('oak tag:"Fine furniture" ');
  await expect(page.getByText('1 document found')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'oak chair.txt' }).click();
  await expect(page.getByRole('heading', { name: 'oak chair.txt' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('oak tag:"Fine furniture" ');
  await expect(page.getByText('1 document found')).toBeVisible();

  await search.fill('nothing that is there');
  await expect(page.getByText('No results')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Clear the search').click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
});

test('documents are shown by their first pages, as a grid too, which is used by keyboard and remembered', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, [{ name: 'note.txt', text: 'no picture' }]);
  const buffer = readFixture('letter.pdf');
  await addFile(page, organizationId, { name: 'letter.pdf', mimeType: 'application/pdf', buffer });
  await page.goto(`${home}/documents`);
  const row = page.getByRole('row', { name: /letter\.pdf/ });
  await expect.poll(() => pictureOf(row), { timeout: 60_000 }).toBe(320);

  await page.getByRole('button', { name: 'Grid view' }).click();
  const grid = page.getByRole('list', { name: 'Documents' });
  const cards = grid.getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect.poll(() => pictureOf(cards.first())).toBe(320);
  await expect(cards.last().locator('img')).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press('j');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(grid.getByRole('checkbox', { name: /note\.txt/ })).toBeChecked();
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'letter.pdf' })).toBeVisible();
});

test('suggested filters are chosen by keyboard', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.goto(`/organizations/${organizationId}/documents`);
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  const offered = page.getByRole('listbox').getByRole('option');
  await search.focus();
  await expect(offered.first()).toHaveAttribute('aria-selected', 'false');

  await page.keyboard.press('ArrowDown');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await offered.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(offered.last()).toHaveAttribute('aria-selected', 'true');

  const label = await offered.last().locator('span').first().innerText();
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue(new RegExp(`^${label}`));
  await expect(search).toBeFocused();

  await search.fill('');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(search).toBeFocused();
});

test('the palette opens a search with more results in the list', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  await addTexts(
    page,
    organizationId,
    Array.from({ length: 7 }, (_, index) => ({
      name: `plank ${index}.txt`,
      text: `wood ${index}`,
    })),
  );
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('plank');
  await page.getByRole('option', { name: 'Show all 7 results' }).click();
  await expect(page).toHaveURL(/\/documents\?q=plank/);
  await expect(page.getByText('7 documents found')).toBeVisible();
});

test('the palette opens from a field and loses no key while it loads', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.goto(`/organizations/${organizationId}/documents`);
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/palette-dialog*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Search in the list' }).focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('letx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('te');
  load();
  await page.keyboard.type('r');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue('letter');
  const list = page.getByRole('combobox', { name: 'Search in the list', includeHidden: true });
  await expect(list).toHaveValue('');
});

test('Enter in the palette opens the best result of what was typed last', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  await addTexts(page, organizationId, [
    { name: 'handover.txt', text: 'keys' },
    { name: 'umowa.txt', text: 'flat' },
  ]);
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('handover');
  await expect(page.getByRole('option', { name: 'handover.txt' })).toBeVisible();
  await field.fill('umowa');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'umowa.txt' })).toBeVisible();
});

test('a search with a typo shows what it was taken for, marked, also by date', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, [
    { name: 'plank.txt', text: 'wood' },
    { name: 'wood.txt', text: 'a plank' },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`/organizations/${organizationId}/documents?q=plnak`);
  await expect(page.getByText('Results for “plank”')).toBeVisible();
  const names = page.getByRole('row').getByRole('link', { name: /txt$/ });
  await expect(names).toHaveText(['wood.txt', 'plank.txt']);
  await expect(names.last().locator('mark')).toHaveText('plank');
  const created = page.getByRole('columnheader', { name: 'Created at' }).getByRole('button');
  await created.click();
  await expect(page).toHaveURL(/resultOrder=desc/);
  await created.click();
  await expect(names).toHaveText(['plank.txt', 'wood.txt']);
});

test('? lists every shortcut of the page, those of rows too', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.goto(`/organizations/${organizationId}/documents`);
  await expect(page.getByRole('link', { name: 'letter.txt' })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const keys = list.locator('kbd');
  await expect(keys).toHaveText(['Ctrl', 'K', '/', 'U', 'J', 'K', 'Enter', 'Space', 'X', 'M', '?']);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/doc_/);
});

test('documents whose text could not be read are filtered', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  await addTexts(page, organizationId, texts);
  await dropFiles(page.locator('body'), [
    { name: 'truncated.pdf', type: 'application/pdf', bytes: readFixture('truncated.pdf') },
  ]);
  await waitForTexts(page, organizationId, 1, 'failed');
  await page.goto(`/organizations/${organizationId}/documents?q=truncated`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Text not read' }).click();
  await expect(page).toHaveURL(/q=truncated&extractionState=failed/);
  await expect(page.getByRole('button', { name: /Remove the filter/ })).toBeVisible();
  await expect(page.getByText('1 document found')).toBeVisible();
  await page.getByRole('link', { name: 'truncated.pdf' }).last().click();
  await page.getByRole('tab', { name: 'Content' }).click();
  const readAgain = page.getByRole('button', { name: 'Read again' });
  await expect(readAgain).toBeVisible();
  const { promise: isNoticed, resolve: showResult } = Promise.withResolvers<void>();
  await page.route(/\/documents\/doc_\w{24}(\?|$)/, async (route) => {
    await isNoticed;
    await route.continue();
  });
  await readAgain.click();
  await expect(page.getByText('The text is being read from the file.')).toBeVisible();
  showResult();
  await expect(page.getByText('The text could not be read')).toBeVisible({ timeout: 60_000 });
});

test('home shows the latest documents and leads to all of them', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  await expect(page.getByRole('button', { name: 'Upload documents' })).toHaveCount(1);
  await addTexts(
    page,
    organizationId,
    Array.from({ length: 18 }, (_, index) => ({ name: `${index}.txt`, text: `${index}` })),
  );
  await waitForTexts(page, organizationId, 18);
  await page.reload();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(16);
  await expect(page.getByRole('button', { name: 'Upload documents' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show 3 more' }).click();
  await expect(rows).toHaveCount(19);
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await expect(rows).toHaveCount(19);

  await page.setViewportSize({ width: 1280, height: 400 });
  await page.reload();
  await expect(rows).toHaveCount(19);
  await page.getByRole('link', { name: '0.txt', exact: true }).scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(400);
  await page.getByRole('link', { name: '0.txt', exact: true }).click();
  await expect(page.getByRole('heading', { name: '0.txt' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(19);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
});

test('the list works by keyboard alone', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.goto(`/organizations/${organizationId}/documents?sortField=name&sortOrder=asc`);
  await expect(page.getByRole('link', { name: 'letter.txt' })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(bar.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'oak chair.txt' })).toBeVisible();
  await page.goBack();
  await expect(bar.getByText('3 selected')).toBeVisible();
});

test('the menu of a row renames and deletes', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.goto(`/organizations/${organizationId}/documents`);
  await page.getByRole('button', { name: 'Actions for letter.txt' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Rename document' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('note');
  await failNext(page, 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('dialog').getByText('An error occurred, try again later'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'note.txt' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for note.txt' }).click();
  await page.getByRole('menuitem', { name: 'Delete document' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
  const deleted = await holdMessage(page, 'Document deleted');
  await expect(page.getByRole('link', { name: 'note.txt' })).toBeHidden();
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'note.txt' })).toBeVisible();
});

test('files dropped on a list of one tag can get that tag', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const tagId = await addTag(page, organizationId, 'Oak');
  const [chair] = await addTexts(page, organizationId, texts);
  await call(page, { path: `${home}/documents/${chair}/tags`, json: { tagId } });
  await page.goto(`${home}/tags`);
  await page.getByRole('link', { name: '1 document with the tag Oak' }).click();
  await expect(page.getByRole('link', { name: 'oak chair.txt' })).toBeVisible();
  await dropFiles(page.locator('body'), [
    { name: 'letter.pdf', type: 'application/pdf', bytes: readFixture('letter.pdf') },
  ]);
  await expect(page.getByText('Should it get “Oak” too?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add tags' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  await expect(page.getByText('Should it get “Oak” too?')).toBeHidden();
});

test('on a slow phone the search field keeps the focus while the list is found', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await page.goto(`${home}/documents`);
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.focus();
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 28 });
  for (const letter of 'nothing') {
    await page.keyboard.type(letter);
    await expect(search).toBeFocused();
  }
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  await expect(search).toHaveValue('nothing');
  await expect(search).toBeFocused();
});
