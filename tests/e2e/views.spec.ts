import { expect, test } from 'playwright/test';
import { addTag, addTexts, call, nextWrite, waitForTexts } from './support/archive.ts';
import {
  dropFiles,
  expectAccessible,
  readFixture,
  register,
  newOrganization,
  snap,
  uniqueEmail,
} from './support/product.ts';

const invoices = [
  { name: 'power.txt', amount: 119.9, currency: 'USD', date: '2026-03-02' },
  { name: 'water.txt', amount: 0.1, currency: 'USD', date: '2026-04-01' },
  { name: 'timber.txt', amount: 250, currency: 'EUR', date: '2026-05-01' },
];

test('invoices are saved as a view, added up, shared, and opened by another member', async ({
  browser,
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const texts = [...invoices, { name: 'letter.txt' }];
  const ids = await addTexts(
    page,
    organizationId,
    texts.map(({ name }) => ({ name, text: name })),
  );
  await waitForTexts(page, organizationId, texts.length);
  for (const [index, { amount, currency, date }] of invoices.entries()) {
    await call(page, {
      method: 'PATCH',
      path: `${home}/documents/${ids[index]}`,
      json: {
        documentType: 'invoice',
        documentDate: date,
        totalAmount: { amount, currency },
      },
    });
  }

  await page.goto(`${home}/documents?q=kind:invoice`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Document type', 'Due date', 'Tags', 'Created at']) {
    await chooser.getByRole('checkbox', { name }).uncheck();
  }
  await chooser.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save as view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Invoices');
  await dialog.getByRole('switch', { name: 'Share with the organization' }).check();
  await expectAccessible(page);
  await snap(page, testInfo, '1-save');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  await expect(page).toHaveURL(/\/documents\?view=viw_[a-z0-9]{24}$/);
  const shared = page.getByRole('list', { name: 'Shared views' });
  await expect(shared.getByRole('link')).toHaveText('Invoices3');

  const headers = page.getByRole('columnheader');
  const columns = ['', 'File name', 'Correspondent', 'Document date', 'Total', 'Actions'];
  await expect(headers).toHaveText(columns);
  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
  const sum = page.getByRole('list', { name: 'Total of the selection' });
  await expect(sum.getByRole('listitem')).toHaveText(['€250.00', '$120.00']);
  await expectAccessible(page);
  await snap(page, testInfo, '2-sum');
  await page.getByRole('button', { name: 'Clear the selection' }).click();

  await headers.getByRole('button', { name: 'Total' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('View saved').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await expect(page).toHaveURL(/\/documents\?view=viw_[a-z0-9]{24}$/);
  const address = page.url();

  await dropFiles(page.locator('main'), [
    { name: 'gas.pdf', type: 'application/pdf', bytes: readFixture('letter.pdf') },
  ]);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await panel.hover();
  await expect(panel.getByText('1 document got Invoice from the view “Invoices”')).toBeVisible();
  await expect(shared.getByRole('link')).toHaveText('Invoices4');
  await snap(page, testInfo, '3-upload');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(shared.getByRole('link')).toHaveText('Invoices3');
  await panel.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext();
  const other = await context.newPage();
  const grace = { name: 'Grace Hopper', email: uniqueEmail('grace') };
  await register(other, grace);
  const { invitation } = await call<{ invitation: { id: string } }>(page, {
    path: `${home}/members/invitations`,
    json: { email: grace.email, role: 'viewer' },
  });
  await call(other, { path: `/invitations/${invitation.id}/accept` });
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  await expect(other.getByRole('columnheader')).toHaveText(columns);
  const rows = other.getByRole('row').filter({ has: other.getByRole('checkbox') });
  await expect(rows).toContainText(['', '€250.00', '$119.90', '$0.10']);
  await other.getByRole('button', { name: 'Actions for Invoices' }).click();
  await expect(other.getByRole('menuitem')).toHaveCount(0);
  await other.getByRole('menuitemcheckbox', { name: 'Open with “Documents”' }).click();
  await other.goto(home);
  await other.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(other).toHaveURL(address);
  await other.getByRole('link', { name: 'All documents' }).click();
  await expect(other.getByRole('link', { name: 'letter.txt' })).toBeVisible();
  await context.close();
});

test('views are arranged by keyboard and by dragging, and deleted', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  for (const [name, search] of [
    ['One', ''],
    ['Two', 'kind:invoice'],
    ['Three', ''],
  ]) {
    await call(page, { path: `${home}/views`, json: { name, search } });
  }
  await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await page.goto(`${home}/documents`);
  const views = page.getByRole('list', { name: 'My views' });
  await expect(views.getByRole('link')).toHaveText([/^One\s*1$/, /^Two\s*0$/, /^Three\s*1$/]);
  // The counts stay with their views while they are read again.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/documents/batch/count', async (route) => {
    await isReleased;
    await route.continue();
  });
  await views.getByRole('link', { name: 'Three' }).focus();
  let saved = nextWrite(page);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(views.getByRole('link')).toHaveText([/^One\s*1$/, /^Three\s*1$/, /^Two\s*0$/]);
  release();
  await expect(views.getByRole('link', { name: 'Three' })).toBeFocused();
  expect((await saved).ok()).toBe(true);
  saved = nextWrite(page);
  await views.getByRole('link', { name: 'One' }).dragTo(views.getByRole('link', { name: 'Two' }));
  await expect(views.getByRole('link')).toHaveText([/Three/, /Two/, /One/]);
  // The view is shown as moved before that is saved, and is not opened.
  expect((await saved).ok()).toBe(true);
  await expect(page).toHaveURL(`${home}/documents`);
  await page.reload();
  await expect(views.getByRole('link')).toHaveText([/Three/, /Two/, /One/]);
  await views.getByRole('link', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  await snap(page, testInfo, '1-views');
  // Simulates touch, which focuses no link.
  await views.getByRole('link', { name: 'Two' }).blur();
  await views.getByRole('link', { name: 'Three' }).dispatchEvent('click');
  const three = page.getByRole('heading', { name: 'Three' });
  await expect(three).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(three).not.toBeFocused();
  await views.getByRole('link', { name: 'Two' }).click();
  await page.getByRole('button', { name: 'Actions for Two' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByRole('link')).toHaveText([/Three/, /One/]);
  await expect(page).toHaveURL(`${home}/documents`);
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
});

test('what an upload got with the correspondent of a view is taken back with it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const tagId = await addTag(page, organizationId, 'Statements');
  await call(page, {
    path: `${home}/correspondents`,
    json: { name: 'Bank', defaultTagIds: [tagId], defaultDocumentType: 'statement' },
  });
  const { view } = await call<{ view: { id: string } }>(page, {
    path: `${home}/views`,
    json: { name: 'Of the bank', search: 'correspondent:Bank' },
  });
  await page.goto(`${home}/documents?view=${view.id}`);
  await expect(page.getByRole('heading', { name: 'Of the bank' })).toBeVisible();
  await dropFiles(page.locator('main'), [
    { name: 'account.pdf', type: 'application/pdf', bytes: readFixture('encrypted.pdf') },
  ]);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await panel.hover();
  await expect(panel.getByText('1 document got Bank from the view “Of the bank”')).toBeVisible();
  const found = async (search: string) => {
    const path = `${home}/documents/search?searchQuery=${encodeURIComponent(search)}`;
    return (await call<{ documentsCount: number }>(page, { method: 'GET', path })).documentsCount;
  };
  await expect.poll(() => found('kind:statement tag:Statements correspondent:Bank')).toBe(1);
  await panel.getByRole('button', { name: 'Undo' }).click();
  for (const search of ['correspondent:Bank', 'kind:statement', 'tag:Statements']) {
    await expect.poll(() => found(search)).toBe(0);
  }
});

test('taking back what an upload got restores what its text had said in the meantime', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTag(page, organizationId, 'To pay');
  const { view } = await call<{ view: { id: string } }>(page, {
    path: `${home}/views`,
    json: { name: 'Due in May', search: 'kind:invoice due:2031-05-01 tag:"To pay"' },
  });
  await page.goto(`${home}/documents?view=${view.id}`);
  await expect(page.getByRole('heading', { name: 'Due in May' })).toBeVisible();
  const documentOf = async (id: string) =>
    (
      await call<{ document: { dueDate: string | null; documentType: string | null } }>(page, {
        method: 'GET',
        path: `${home}/documents/${id}`,
      })
    ).document;
  let documentId = '';
  await page.route('**/documents/batch/fields', async (route) => {
    const { filter } = route.request().postDataJSON() as { filter: { documentIds: string[] } };
    [documentId = ''] = filter.documentIds;
    await page.unroute('**/documents/batch/fields');
    await call(page, {
      method: 'PATCH',
      path: `${home}/documents/${documentId}`,
      json: { dueDate: '2031-04-01' },
    });
    await route.continue();
  });
  await page.route('**/documents/batch/tags', (route) => route.abort());
  await dropFiles(page.locator('main'), [
    { name: 'bill.pdf', type: 'application/pdf', bytes: readFixture('encrypted.pdf') },
  ]);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await panel.hover();
  await expect(page.getByText('did not get all that the view “Due in May” has')).toBeVisible();
  await expect(panel.getByText('from the view “Due in May”')).not.toContainText('To pay');
  const given = { documentType: 'invoice', dueDate: '2031-05-01' };
  await expect.poll(() => documentOf(documentId)).toMatchObject(given);
  await panel.getByRole('button', { name: 'Undo' }).click();
  const restored = { documentType: null, dueDate: '2031-04-01' };
  await expect.poll(() => documentOf(documentId)).toMatchObject(restored);
});

test('a column of documents names them without reading them', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [contract, invoice] = await addTexts(page, organizationId, [
    { name: 'contract.txt', text: 'a' },
    { name: 'invoice.txt', text: 'b' },
  ]);
  await waitForTexts(page, organizationId, 2);
  const { field } = await call<{ field: { id: string } }>(page, {
    path: `${home}/fields`,
    json: { name: 'By contract', type: 'document' },
  });
  const path = `${home}/documents/${invoice}/fields/${field.id}`;
  await call(page, { method: 'PUT', path, json: { value: contract } });
  const { view } = await call<{ view: { id: string } }>(page, {
    path: `${home}/views`,
    json: { name: 'With contracts', columns: [field.id] },
  });
  const read: string[] = [];
  page.on('request', (request) => {
    if (/\/documents\/doc_[a-z0-9]+$/.test(request.url())) read.push(request.url());
  });
  await page.goto(`${home}/documents?view=${view.id}`);
  await expect(page.getByRole('row').filter({ hasText: 'invoice.txt' })).toContainText(
    'contract.txt',
  );
  await page.waitForLoadState('networkidle');
  expect(read).toEqual([]);
});
