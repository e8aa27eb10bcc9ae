import { expect, test } from 'playwright/test';
import { ciiOf } from '../support/e-invoices/cii.ts';
import { invoiceLines, pdfWithFiles } from '../support/e-invoices/pdf.ts';
import { invoice, japaneseInvoice } from '../support/invoice.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import {
  comeBackTo,
  expectAccessible,
  holdMessage,
  newOrganization,
  snap,
} from './support/product.ts';

test('an invoice gets its fields by keyboard', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const [power] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`/organizations/${organizationId}/documents/${power}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  await value('Document date: Add').press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Document date' })).toBeFocused();
  await page.keyboard.type('2/31/2026');
  await page.keyboard.press('Enter');
  await expect(fields.getByText('Please enter a valid date')).toBeVisible();
  await fields.getByRole('textbox', { name: 'Document date' }).fill('3/2/2026');
  await page.keyboard.press('Enter');
  await expect(value('Document date: Mar 2, 2026')).toBeFocused();
  await value('Correspondent: Add').press('Enter');
  await expect(page.getByPlaceholder('Find or create a correspondent…')).toBeFocused();
  await page.keyboard.type('City Works');
  await expect(page.getByRole('option', { name: /City Works/ })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('Enter');
  await expect(value('Correspondent: City Works')).toBeFocused();
  await value('Total: Add').press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Total' })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(value('Total: Add')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Total' })).toBeFocused();
  await page.keyboard.type('119.90');
  // The value is shown before it is saved.
  const total = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('totalAmount')),
  );
  await page.keyboard.press('Enter');
  await expect(value('Total: $119.90')).toBeFocused();
  await total;
  await expectAccessible(page);
  await snap(page, testInfo, '1-fields');

  // The first write takes longer than entering the second value; the third fails, even on retry.
  const { promise: mayWrite, resolve: write } = Promise.withResolvers<void>();
  let writes = 0;
  await page.route(/\/documents\/doc_\w+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    writes += 1;
    if (writes === 3 || writes === 4) return route.abort();
    if (writes === 1) await mayWrite;
    return route.fallback();
  });
  const typeReference = async (from: string, to: string) => {
    await value(`Reference: ${from}`).click();
    await fields.getByRole('textbox', { name: 'Reference' }).fill(to);
    await page.keyboard.press('Enter');
  };
  await typeReference('Add', 'first');
  await typeReference('first', 'second');
  write();
  await expect(page.getByText('Reference: second')).toBeVisible();
  await typeReference('second', 'third');
  const unsaved = page.getByText('Reference: third · power.txt');
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => writes).toBe(4);
  const remaining = page
    .locator('[data-sonner-toast][data-removed=false]')
    .filter({ has: unsaved });
  await expect(remaining).toHaveCount(1);
  await remaining.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Reference: third', { exact: true })).toBeVisible();
  await expect(unsaved).toBeHidden();
  expect(writes).toBe(5);
  const path = `/organizations/${organizationId}/documents/${power}/activity`;
  const { activities } = await call<{ activities: { eventData: { changes?: object[] } }[] }>(page, {
    method: 'GET',
    path,
  });
  const changes = activities.flatMap(({ eventData }) => eventData.changes ?? []);
  expect(changes.slice(0, 2)).toMatchObject([
    { from: 'second', to: 'third' },
    { from: 'first', to: 'second' },
  ]);
});

test('a correspondent is chosen by another of its names, which creates none', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const json = { name: 'Zebra Bank', aliases: ['ZB Holding'] };
  await call(page, { path: `${home}/correspondents`, json });
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'a' }]);
  await page.goto(`${home}/documents/${id}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.getByRole('button', { name: 'Correspondent: Add' }).click();
  await page.getByPlaceholder('Find or create a correspondent…').fill('zb hol');
  await expect(page.getByRole('option')).toHaveText(['Zebra BankZB Holding', 'Create “zb hol”']);
  await page.getByPlaceholder('Find or create a correspondent…').fill('zb holding');
  await expect(page.getByRole('option')).toHaveText(['Zebra BankZB Holding']);
  await page.keyboard.press('Enter');
  await expect(
    fields.getByRole('button', { name: 'Correspondent: Zebra Bank', exact: true }),
  ).toBeFocused();
});

test('a value that waits for its turn stays shown while the one before it fails', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'a' }]);
  await page.goto(`/organizations/${organizationId}/documents/${id}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let writes = 0;
  await page.route(/\/documents\/doc_\w+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const index = writes;
    writes += 1;
    await gates[index]?.promise;
    return index === 0 ? route.abort() : route.fallback();
  });
  for (const [name, text] of [
    ['Reference', 'lost'],
    ['Total', '5'],
  ] as const) {
    await value(`${name}: Add`).click();
    await fields.getByRole('textbox', { name }).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(value('Total: $5.00')).toBeVisible();
  gates[0]?.resolve();
  await expect(page.getByText('Reference: lost · power.txt')).toBeVisible();
  await expect.poll(() => writes).toBe(2);
  await expect(value('Reference: Add')).toBeVisible();
  await expect(value('Total: $5.00')).toBeVisible();
  gates[1]?.resolve();
  await expect(value('Reference: Add')).toBeVisible();
  await expect(value('Total: $5.00')).toBeVisible();
});

test('an undo leaves what another person has set meanwhile', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'a' }]);
  const path = `/organizations/${organizationId}/documents/${id}`;
  await page.goto(path);
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  await value('Reference: Add').click();
  await fields.getByRole('textbox', { name: 'Reference' }).fill('mine');
  await page.keyboard.press('Enter');
  const message = await holdMessage(page, 'Reference: mine');
  await call(page, { method: 'PATCH', path, json: { reference: 'theirs' } });
  await comeBackTo(page);
  await expect(value('Reference: theirs')).toBeVisible();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Not undone: the value has been changed since')).toBeVisible();
  await expect(value('Reference: theirs')).toBeVisible();
});

test('a Japanese invoice is found by two characters, with what its text says', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, [
    { name: '請求書.txt', text: japaneseInvoice },
    { name: 'other.txt', text: '日本の果物' },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`/organizations/${organizationId}/documents?q=製本`);
  const found = page.getByRole('table').getByRole('link', { name: /\.txt$/ });
  await expect(found).toHaveText(['請求書.txt']);
  await found.click();
  const fields = page.getByRole('region', { name: 'Fields' });
  for (const value of [
    'Correspondent: 株式会社さくら印刷',
    'Document type: Invoice',
    'Document date: Nov 29, 2026',
    'Due date: Dec 31, 2026',
    'Total: ¥89,100',
    'Reference: 2026-0418',
  ]) {
    await expect(fields.getByRole('button', { name: value, exact: true })).toBeVisible();
  }
});

test('an invoice has what its text says, marked in it; what is doubtful is accepted by a key', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'invoice.txt', text: invoice }]);
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}/documents/${id}`;
  for (const field of ['dueDate', 'reference']) {
    const json = { state: 'proposed' };
    await call(page, { method: 'PATCH', path: `${path}/findings/${field}`, json });
  }
  await page.goto(path);
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  await expect(value('Correspondent: Malerbetrieb Kästner GmbH')).toBeVisible();
  await expect(value('Document date: Nov 2, 2023')).toBeVisible();
  await expect(value('Total: €3,238.35')).toBeVisible();
  await expect(page.getByText('02.11.2023')).toBeVisible();
  await value('Document date: Nov 2, 2023').focus();
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('marked-text') ?? [])].map(String));
  await expect.poll(marked).toEqual(['02.11.2023']);

  const strip = page.getByRole('region', { name: 'Found in the text' });
  const proposals = strip.getByRole('listitem');
  await expect(proposals).toContainText(['Due date Nov 16, 2023', 'Reference 2023-118']);
  await page.keyboard.press('x');
  await expect(value('Document date: Add')).toBeVisible();
  await page.keyboard.press('z');
  await expect(value('Document date: Nov 2, 2023')).toBeVisible();
  await value('Document date: Nov 2, 2023').blur();
  await expectAccessible(page);
  await snap(page, testInfo, '3-found');
  await page.keyboard.press('a');
  await expect(value('Due date: Nov 16, 2023')).toBeVisible();
  await expect(proposals).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(strip).toBeHidden();
  await expect(value('Reference: Add')).toBeVisible();
  await page.keyboard.press('z');
  await expect(proposals).toContainText(['Reference 2023-118']);
  await strip.getByRole('button', { name: 'Accept Reference: 2023-118' }).click();
  await expect(value('Reference: 2023-118')).toBeVisible();
  await expect(proposals).toContainText(['Reference 2023-118']);
  await page.mouse.move(0, 0);
  await expect(strip).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Accept what was found');
});

test('documents are sorted and found by their fields, in columns that are chosen', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(page, organizationId, [
    { name: 'power.txt', text: 'power' },
    { name: 'water.txt', text: 'water' },
    { name: 'photo.txt', text: 'photo' },
  ]);
  await waitForTexts(page, organizationId, 3);
  const { correspondent } = await call<{ correspondent: { id: string } }>(page, {
    path: `${home}/correspondents`,
    json: { name: 'City Works' },
  });
  for (const [index, json] of [
    {
      documentDate: '2026-03-02',
      totalAmount: { amount: 119.9, currency: 'USD' },
      correspondentId: correspondent.id,
    },
    { documentDate: '2026-04-01', totalAmount: { amount: 250, currency: 'USD' } },
  ].entries()) {
    await call(page, { method: 'PATCH', path: `${home}/documents/${ids[index]}`, json });
  }
  await page.goto(`${home}/documents`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Document type', 'Due date']) {
    await chooser.getByRole('checkbox', { name }).uncheck();
  }
  const moveUp = chooser.getByRole('button', { name: 'Move Total up' });
  await moveUp.press('Enter');
  await expect(moveUp).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await snap(page, testInfo, '2-columns');
  await chooser.getByRole('button', { name: 'Done' }).click();
  await expect(chooser).toBeHidden();
  const headers = page.getByRole('columnheader');
  const chosen = ['File name', 'Total', 'Correspondent', 'Document date', 'Tags', 'Created at'];
  await expect(headers).toHaveText(['', ...chosen, 'Actions']);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await headers.getByRole('button', { name: 'Total' }).click();
  await expect(rows).toContainText(['', '$250.00', '$119.90', 'photo.txt']);
  await headers.getByRole('button', { name: 'Document date' }).click();
  await expect(rows).toContainText(['', 'Apr 1, 2026', 'Mar 2, 2026', 'photo.txt']);
  await headers.getByRole('button', { name: 'Document date' }).click();
  await expect(rows).toContainText(['', 'Mar 2, 2026', 'Apr 1, 2026', 'photo.txt']);
  const path = `${home}/members/me`;
  type Own = { member: { preferences: { columns: string[] | null } } };
  const columns = ['totalAmount', 'correspondent', 'documentDate', 'tags', 'createdAt'];
  const saved = async () =>
    (await call<Own>(page, { method: 'GET', path })).member.preferences.columns;
  await expect.poll(saved).toEqual(columns);
  await page.reload();
  await expect(headers).toHaveText(['', ...chosen, 'Actions']);
  await snap(page, testInfo, '3-list');

  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.fill('amount:>100');
  await expect(rows).toContainText(['', 'power.txt', 'water.txt']);
  await search.press('End');
  await search.pressSequentially(' correspondent:city');
  await page.getByRole('option', { name: 'correspondent:"City Works"' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows).toContainText(['', 'power.txt']);
  await page.getByRole('link', { name: 'City Works' }).click();
  await expect(page.getByText('1 document found')).toBeVisible();
  // The columns are wider than their frame, but a document's actions stay reachable.
  await page.setViewportSize({ width: 660, height: 844 });
  await expect(headers).toHaveText(['', ...chosen, 'Actions']);
  await expect(rows.nth(1).getByRole('button').last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(headers).toHaveText(['', 'File name', 'Actions']);
  await expect(rows.nth(1)).toContainText('City Works');
  // Only a name is truncated.
  for (const value of ['$119.90', 'Mar 2, 2026']) {
    await expect(rows.nth(1).getByText(value)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await call(page, { path: `${home}/correspondents`, json: { name: 'Mill' } });
  await page.goto(`${home}/correspondents`);
  await page.getByRole('button', { name: 'Merge City Works into another' }).press('Enter');
  await expect(page.getByRole('option')).toHaveText(['Mill']);
  await page.getByRole('combobox', { name: 'Merge City Works into another' }).fill('mil');
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  const merged = page.getByRole('cell', { name: 'Mill City Works' });
  await expect(merged).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.locator('[data-delete-row]')).toBeFocused();

  // The name is typed and not confirmed with Enter.
  await page.getByRole('button', { name: 'Create correspondent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create correspondent' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zed');
  await dialog.getByRole('button', { name: /^Other names/ }).click();
  await page.getByRole('combobox', { name: /^Other names/ }).fill('Zett GmbH');
  await dialog.getByRole('button', { name: 'Create correspondent' }).click();
  await expect(page.getByRole('cell', { name: 'Zed Zett GmbH' })).toBeVisible();
});

test('a field of their own is defined, set in a document, shown as a column and filtered by', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [power] = await addTexts(page, organizationId, [
    { name: 'power.txt', text: 'power' },
    { name: 'water.txt', text: 'water' },
  ]);
  await waitForTexts(page, organizationId, 2);

  await page.goto(`${home}/settings/fields`);
  await page.getByRole('button', { name: 'Create field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create field' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Project');
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('One of several options');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Option 1', exact: true })).toBeFocused();
  await page.keyboard.type('Alpha');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Option 2', exact: true })).toBeFocused();
  await page.keyboard.type('Beta');
  await dialog.getByRole('button', { name: 'Move Alpha down' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveValue('Beta');
  await expectAccessible(page);
  await snap(page, testInfo, '3-field');
  // The first field of the list moves the button; the input stays.
  const { field: site } = await call<{ field: { id: string } }>(page, {
    path: `${home}/fields`,
    json: { name: 'Site', type: 'link' },
  });
  await comeBackTo(page);
  await expect(page.getByText('Site', { exact: true })).toBeAttached();
  await dialog.getByRole('button', { name: 'Create field' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: /Beta, Alpha/ })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '4-fields');

  await call(page, {
    method: 'PUT',
    path: `${home}/documents/${power}/fields/${site.id}`,
    json: { value: 'https://example.com/roof' },
  });
  await page.goto(`${home}/documents/${power}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const link = fields.getByRole('link', { name: 'Open https://example.com/roof' });
  await expect(link).toHaveAttribute('href', 'https://example.com/roof');
  await expect(link).toHaveText('');
  await fields.getByRole('button', { name: 'Project: Add' }).press('Enter');
  await expect(page.getByPlaceholder('Find…')).toBeFocused();
  await page.keyboard.type('alp');
  await expect(page.getByRole('option')).toHaveText(['Alpha']);
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(fields.getByRole('button', { name: 'Project: Alpha' })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '5-value');

  await page.goto(`${home}/documents`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByRole('checkbox', { name: 'Project' }).check();
  await chooser.getByRole('button', { name: 'Done' }).click();
  await expect(chooser).toBeHidden();
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click();
  await expect(page).toHaveURL(/sortField=fld_/);
  await expect(page.getByRole('row').nth(1)).toContainText('Alpha');

  await page.getByRole('combobox', { name: 'Search in the list' }).pressSequentially('pro');
  await page.getByRole('option', { name: /project:/ }).click();
  await page.getByRole('option', { name: 'project:Alpha' }).click();
  await expect(page).toHaveURL(/q=project/);
  await expect(page.getByRole('link', { name: 'power.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'water.txt' })).toBeHidden();
  await expectAccessible(page);
  await snap(page, testInfo, '6-filtered');
});

test('a PDF with an e-invoice has its values, warns where its text differs, and shows the invoice', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const pdf = pdfWithFiles(invoiceLines({ total: '1.170,10' }), {
    files: [{ name: 'factur-x.xml', content: ciiOf() }],
  });
  await page.goto(`/organizations/${organizationId}/documents`);
  const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await waitForTexts(page, organizationId, 1);
  await page.getByRole('link', { name: 'invoice.pdf' }).first().click();
  const fields = page.getByRole('region', { name: 'Fields' });
  await expect(fields.getByRole('button', { name: 'Total: €57.10', exact: true })).toBeVisible();
  await expect(page.getByText('Total: €1,170.10 in the PDF')).toBeVisible();
  await page.getByRole('tab', { name: 'Invoice data' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Invoice RE-2026-118' })).toBeVisible();
  await expect(sheet.getByRole('table', { name: 'Items' })).toContainText('Flächen streichen');
  await expectAccessible(page);
  await snap(page, testInfo, '1-e-invoice');
});

test('a value that cannot be saved stays in its field by clicks elsewhere', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`/organizations/${organizationId}/documents/${id}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const total = fields.getByRole('textbox', { name: 'Total' });
  await fields.getByRole('button', { name: 'Total: Add' }).click();
  await total.fill('12,3,4');

  // The error moves the content below, but not the target of the click.
  await fields.getByRole('button', { name: 'IBAN: Add' }).click();
  await expect(fields.getByRole('textbox', { name: 'IBAN' })).toBeFocused();
  await expect(total).toHaveAttribute('aria-invalid', 'true');
  await expect(total).toHaveValue('12,3,4');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toBeVisible();
  await expect(total).toBeHidden();
  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('tab', { name: 'Info' }).click();
  await expect(total).toHaveValue('12,3,4');
  await total.fill('12.34');
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.goBack();
  await expect(fields.getByRole('button', { name: 'Total: $12.34' })).toBeVisible();
});

test('a field that is left as it was opened keeps what another person has set meanwhile', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await waitForTexts(page, organizationId, 1);
  const { field } = await call<{ field: { id: string } }>(page, {
    path: `${home}/fields`,
    json: { name: 'Project', type: 'text' },
  });
  const sent: string[] = [];
  await page.goto(`${home}/documents/${id}`);
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const fields = page.getByRole('region', { name: 'Fields' });
  for (const { name, path, method, json } of [
    { name: 'Reference', path: '', method: 'PATCH', json: { reference: 'R-1' } },
    { name: 'Project', path: `/fields/${field.id}`, method: 'PUT', json: { value: 'R-1' } },
  ]) {
    await fields.getByRole('button', { name: `${name}: Add` }).click();
    await call(page, { path: `${home}/documents/${id}${path}`, method, json });
    const reread = page.waitForResponse((response) => response.url().endsWith(`/documents/${id}`));
    await comeBackTo(page);
    await reread;
    await fields.getByRole('textbox', { name }).press('Enter');
    await expect(fields.getByRole('button', { name: `${name}: R-1` })).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('what is typed into a field stays when the role does not allow it any more', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await waitForTexts(page, organizationId, 1);
  await call(page, { path: `${home}/fields`, json: { name: 'Project', type: 'text' } });
  const setRole = async (role: string, reason: string) => {
    await page.route('**/members/me', async (route) => {
      const response = await route.fetch();
      const { member, ...body } = (await response.json()) as { member: object };
      await route.fulfill({ response, json: { ...body, member: { ...member, role } } });
    });
    // After this change, the page loads everything again.
    await call(page, { path: `${home}/correspondents`, json: { name: reason } });
    await comeBackTo(page);
  };
  await page.goto(`${home}/documents/${id}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  for (const name of ['Reference', 'Project']) {
    const typed = fields.getByRole('textbox', { name });
    await fields.getByRole('button', { name: `${name}: Add` }).click();
    await typed.fill('half typed');
    await setRole('viewer', `${name} is read`);
    await expect(fields.getByText('Your role is now Viewer')).toBeVisible();
    await expect(typed).toHaveJSProperty('readOnly', true);
    await typed.press('Enter');
    await typed.blur();
    await expect(typed).toHaveValue('half typed');
    await setRole('member', `${name} is changed`);
    await expect(typed).toHaveJSProperty('readOnly', false);
    await typed.press('Escape');
  }
  // The list is polled, so a request may be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what others have renamed in a field meanwhile stays when an option is added', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const fields = `/organizations/${organizationId}/fields`;
  const options = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ name }));
  const { field } = await call<{ field: { id: string; options: { id: string }[] } }>(page, {
    path: fields,
    json: { name: 'Project', type: 'select', options },
  });
  const [alpha, beta, gamma] = field.options;
  await page.goto(`/organizations/${organizationId}/settings/fields`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByRole('textbox', { name: 'Option 4', exact: true }).fill('Delta');
  await dialog.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Second');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByRole('button', { name: 'Remove option 5' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove option 4' })).toBeFocused();
  await call(page, {
    method: 'PATCH',
    path: `${fields}/${field.id}`,
    json: {
      name: 'Case',
      options: [{ ...alpha, name: 'First' }, { ...beta, color: '#ff0000' }, gamma],
    },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const changed = await call<{ fields: object[] }>(page, { method: 'GET', path: fields });
  expect(changed.fields).toMatchObject([
    {
      name: 'Case',
      options: [
        { name: 'First' },
        { name: 'Second', color: '#ff0000' },
        { name: 'Gamma' },
        { name: 'Delta' },
      ],
    },
  ]);
});
