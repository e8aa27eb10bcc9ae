import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { addTag, addTexts, call, waitForTexts } from './support/archive.ts';
import { endSessionBefore, fillLogin } from './support/people.ts';
import {
  comeBackTo,
  expectAccessible,
  focusByKeyboard,
  holdMessage,
  password,
  newOrganization,
} from './support/product.ts';

type Named = { name: string };

const texts = Array.from({ length: 18 }, (_, index) => ({
  name: `document ${String(index + 1).padStart(2, '0')}.txt`,
  text: `text ${index + 1}`,
}));

test('several documents are tagged, untagged, downloaded, deleted and restored at once', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(page, organizationId, texts);
  const tagId = await addTag(page, organizationId, 'Oak');
  await call(page, { path: `${home}/documents/${ids[0]}/tags`, json: { tagId } });
  await page.goto(`${home}/documents?pageSize=15&sortField=name&sortOrder=asc`);

  const bar = page.getByRole('region', { name: 'Selected documents' });
  const row = (name: string) => page.getByRole('row', { name });
  await page.getByRole('checkbox', { name: 'Select document 01.txt' }).check();
  await page
    .getByRole('checkbox', { name: 'Select document 03.txt' })
    .click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);

  const tags = bar.getByRole('button', { name: 'Tags' });
  await tags.click();
  await expect(page.getByRole('option', { name: 'Oak on some of them' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Oak' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  const message = await holdMessage(page, 'Tags updated on 2 documents');
  await expect(async () => {
    const [box, barBox] = [await message.boundingBox(), await bar.boundingBox()];
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);
  }).toPass({ timeout: 10_000 });
  await expect(row('document 03.txt').getByRole('link', { name: 'Oak' }).first()).toBeAttached();
  await tags.click();
  await page.getByRole('option', { name: 'Oak' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Tags updated on 3 documents')).toBeVisible();
  await expect(row('document 01.txt').getByRole('link', { name: 'Oak' })).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Download' }).click(),
  ]);
  const archive = unzipSync(await readFile(await download.path()));
  expect(Object.keys(archive).toSorted()).toEqual([
    ...texts.slice(0, 3).map(({ name }) => name),
    'documents.csv',
  ]);

  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
  await bar.getByRole('button', { name: 'Select all 18 results' }).click();
  await expect(bar.getByText('18 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Delete documents' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete documents' }).click();
  const deleted = await holdMessage(page, '18 documents deleted');
  await expect(page.getByText('All documents are deleted')).toBeVisible();
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('18 documents restored')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('a search and a selection are saved as tables, with the columns and in the order of the list', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.goto(
    `/organizations/${organizationId}/documents?pageSize=15&sortField=name&sortOrder=asc&q=size:%3C1mb`,
  );
  const namesOf = async (click: Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), click]);
    expect(download.suggestedFilename()).toMatch(/^documents-[\d-]+\.csv$/);
    const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(header).toMatch(/^File name,.*Tags/);
    return lines.map((line) => line.split(',')[0]);
  };
  await expect(page.getByRole('row', { name: 'document 15.txt' })).toBeVisible();
  const exportTable = page.getByRole('button', { name: 'Export table' });
  expect(await namesOf(exportTable.click())).toEqual(texts.map(({ name }) => name));

  await page.getByRole('checkbox', { name: 'Select document 03.txt' }).check();
  await page.getByRole('checkbox', { name: 'Select document 01.txt' }).check();
  const bar = page.getByRole('region', { name: 'Selected documents' });
  expect(await namesOf(bar.getByRole('button', { name: 'Export table' }).click())).toEqual([
    'document 01.txt',
    'document 03.txt',
  ]);
});

test('more documents than one archive can contain are not downloaded, which the button says; texts being read are marked', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, texts.slice(0, 1));
  await page.route(/\/documents\?/, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    const pending = { ...list.documents[0], extractionState: 'pending' };
    await route.fulfill({ response, json: { ...list, documents: [pending], documentsCount: 501 } });
  });
  await page.goto(`/organizations/${organizationId}/documents`);
  await expect(
    page.getByRole('row', { name: 'document 01.txt' }).getByText('Reading'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected documents' });
  const download = bar.getByRole('button', { name: 'Download' });
  await expect(download).not.toHaveAttribute('aria-disabled');
  await bar.getByRole('button', { name: 'Select all 501 results' }).click();
  await expect(download).toHaveAttribute('aria-disabled', 'true');
  await focusByKeyboard(download);
  await expect(page.getByText('At most 500 documents can be downloaded at once')).toBeVisible();
  // The list is polled, so a request may be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('undoing a correspondent takes back the type and the tags that came with it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [first = '', second = ''] = await addTexts(page, organizationId, texts.slice(0, 2));
  const [bills, bank] = [
    await addTag(page, organizationId, 'Bills'),
    await addTag(page, organizationId, 'Bank'),
  ];
  await call(page, { path: `${home}/documents/${first}/tags`, json: { tagId: bills } });
  await call(page, {
    path: `${home}/correspondents`,
    json: { name: 'Bank', defaultTagIds: [bills, bank], defaultDocumentType: 'statement' },
  });
  const stateOf = async (id: string) => {
    const { document } = await call<{
      document: { correspondent: object | null; documentType: string | null; tags: Named[] };
    }>(page, { method: 'GET', path: `${home}/documents/${id}` });
    const { correspondent, documentType, tags } = document;
    return [correspondent !== null, documentType, ...tags.map(({ name }) => name)];
  };
  const expectSet = async (id: string) =>
    expect.poll(() => stateOf(id)).toEqual([true, 'statement', 'Bank', 'Bills']);
  const expectUndone = async () => {
    await expect.poll(() => stateOf(first)).toEqual([false, null, 'Bills']);
    await expect.poll(() => stateOf(second)).toEqual([false, null]);
  };

  await page.goto(`${home}/documents`);
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
  await bar.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a field of 2 documents' });
  await dialog.getByRole('button', { name: 'Correspondent' }).click();
  await page.getByRole('option', { name: 'Bank' }).click();
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  const updated = await holdMessage(page, '2 documents updated');
  await Promise.all([first, second].map(expectSet));
  await updated.getByRole('button', { name: 'Undo' }).click();
  await expectUndone();

  await page.goto(`${home}/documents/${first}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  await value('Correspondent: Add').click();
  await page.getByRole('option', { name: 'Bank' }).click();
  const saved = await holdMessage(page, 'Correspondent: Bank');
  await expect(value('Document type: Account statement')).toBeVisible();
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(value('Correspondent: Add')).toBeVisible();
  await expect(value('Document type: Add')).toBeVisible();
  await expectUndone();
});

test('a correspondent is set on three documents and undone; another search clears the selection', async ({
  page,
}) => {
  const { email, organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, texts.slice(0, 3));
  await page.goto(`${home}/documents`);
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a field of 3 documents' });
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog.getByText('Please enter a value, or choose to remove it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Correspondent' }).click();
  await page.getByPlaceholder('Find or create a correspondent').fill('City works');
  await page.getByRole('option', { name: 'Create “City works”' }).click();
  await expect(dialog.getByRole('button', { name: 'Correspondent: City works' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  const updated = await holdMessage(page, '3 documents updated');
  await expect(dialog).toBeHidden();
  const ofCorrespondent = async () => {
    const path = `${home}/documents/search?searchQuery=correspondent:%22City%20works%22`;
    return (await call<{ documentsCount: number }>(page, { method: 'GET', path })).documentsCount;
  };
  await expect.poll(ofCorrespondent).toBe(3);
  await updated.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ofCorrespondent).toBe(0);

  // The form keeps its input when the session ends.
  await bar.getByRole('button', { name: 'Set a field' }).click();
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Reference');
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('half typed');
  await endSessionBefore(page, () =>
    dialog.getByRole('button', { name: 'Set', exact: true }).click(),
  );
  await expect(page).toHaveURL(/\/login\?/);
  await fillLogin(page, { email, password });
  await expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveValue('half typed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('combobox', { name: 'Search in the list' }).fill('02');
  await expect(page.getByText('1 document found')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the sum of a selection on two pages follows what others change', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(page, organizationId, texts.slice(0, 16));
  const setAmount = (index: number, amount: number) =>
    call(page, {
      method: 'PATCH',
      path: `${home}/documents/${ids[index]}`,
      json: { totalAmount: { amount, currency: 'EUR' } },
    });
  await setAmount(0, 10);
  await setAmount(15, 5);
  await page.goto(`${home}/documents?pageSize=15&sortField=name&sortOrder=asc`);
  await page.getByRole('checkbox', { name: 'Select document 01.txt' }).check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: 'Select document 16.txt' }).check();
  const sum = page.getByRole('list', { name: 'Total of the selection' });
  await expect(sum).toHaveText('€15.00');
  await setAmount(0, 100);
  await comeBackTo(page);
  await expect(sum).toHaveText('€105.00');
});

test('the focus stays on the page when what had it goes', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [
    { name: 'power.txt', text: 'power' },
    { name: 'water.txt', text: 'water' },
  ]);
  await waitForTexts(page, organizationId, 2);
  const list = `/organizations/${organizationId}/documents`;
  await page.goto(`${list}/${id}?tab=notes`);
  const note = page.getByRole('tabpanel').getByRole('textbox');
  await note.fill('Call them');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('');
  await expect(note).toBeFocused();

  await page.goto(`${list}?q=power`);
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Power');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Power' })).toBeFocused();

  await page.goto(list);
  await page.getByRole('checkbox', { name: /water\.txt/ }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
});

test('what is typed for all documents of a search is not for those of another', async ({
  page,
}) => {
  const { email, organizationId } = await newOrganization(page);
  const list = `/organizations/${organizationId}/documents?pageSize=15`;
  await addTexts(page, organizationId, texts);
  const path = `/organizations/${organizationId}/documents/search?searchQuery=document`;
  const found = async () => {
    return (await call<{ documentsCount: number }>(page, { method: 'GET', path })).documentsCount;
  };
  await expect.poll(found).toBe(18);
  const bar = page.getByRole('region', { name: 'Selected documents' });
  const dialog = page.getByRole('dialog', { name: 'Set a field of 18 documents' });
  const field = dialog.getByRole('combobox', { name: 'Field' });
  const reference = dialog.getByRole('textbox', { name: 'Reference' });
  const newest = page.getByRole('link', { name: 'document 18.txt' });
  const openForAll = async () => {
    await expect(newest).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
    await bar.getByRole('button', { name: 'Select all 18' }).click();
    await bar.getByRole('button', { name: 'Set a field' }).click();
  };

  await page.goto(`${list}&q=document`);
  await openForAll();
  await field.selectOption('Reference');
  await reference.fill('half typed');
  await endSessionBefore(page, () =>
    dialog.getByRole('button', { name: 'Set', exact: true }).click(),
  );
  await expect(page).toHaveURL(/\/login\?/);
  await page.reload();
  await fillLogin(page, { email, password });
  await expect(newest).toBeVisible();

  await page.goto(list);
  await openForAll();
  await expect(field).toHaveValue('correspondent');
  await page.goto(`${list}&q=document`);
  await openForAll();
  await expect(reference).toHaveValue('half typed');
});
