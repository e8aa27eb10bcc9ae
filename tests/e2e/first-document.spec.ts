import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'playwright/test';
import { call, waitForTexts } from './support/archive.ts';
import {
  createFirstOrganization,
  dropFiles,
  dropFolder,
  expectAccessible,
  organizationIdOf,
  readFixture,
  register,
  newOrganization,
  openNewOrganization,
  signUpWithOrganization,
  snap,
  uniqueEmail,
} from './support/product.ts';

const pdf = (name: string) => ({ name, type: 'application/pdf', bytes: readFixture(name) });

test('a new user uploads three documents, finds one by a phrase, reads it and downloads the same bytes', async ({
  page,
}, testInfo) => {
  await register(page, { name: 'Ada Lovelace', email: uniqueEmail() });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(
    "Ada Lovelace's organization",
  );
  await snap(page, testInfo, '1-first-organization');
  await createFirstOrganization(page, 'Lovelace papers');
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '2-empty-home');

  const names = ['letter.pdf', 'mietvertrag-gruenwinkel.pdf', 'minutes-20-pages.pdf'];
  await dropFiles(page.locator('body'), names.map(pdf));
  const panel = page.getByRole('region', { name: /upload/i });
  for (const name of names) await expect(panel.getByRole('link', { name })).toBeVisible();
  await snap(page, testInfo, '3-uploaded');
  const uploadedAt = Date.now();

  await waitForTexts(page, organizationIdOf(page), names.length);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('"marmalade theodolite"');
  await expect(page.getByRole('option', { name: /minutes-20-pages/ })).toBeVisible();
  testInfo.annotations.push({
    type: 'searchable after',
    description: `${Date.now() - uploadedAt} ms`,
  });
  await expect(page.locator('mark').first()).toContainText(/marmalade/i);
  await expectAccessible(page);
  await snap(page, testInfo, '4-found');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/documents\/doc_[a-z0-9]{24}/);
  await expect(page.getByRole('heading', { name: /minutes-20-pages/ })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await snap(page, testInfo, '5-preview');
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('minutes-20-pages.pdf');
  expect(await readFile(await download.path())).toEqual(readFixture('minutes-20-pages.pdf'));
});

test('a PDF named .txt is shown as a PDF', async ({ page }) => {
  await openNewOrganization(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer: readFixture('letter.pdf'),
    });
  await page
    .getByRole('region', { name: /upload/i })
    .getByRole('link', { name: 'letter.txt' })
    .click();
  await expect(page.locator('canvas').first()).toBeVisible();
});

for (const [name, reason] of [
  ['truncated.pdf', 'The file is damaged, so no text could be read from it.'],
  [
    'encrypted.pdf',
    'The file opens only with a password or a key, so no text could be read from it.',
  ],
] as const) {
  test(`${name} is stored, can be downloaded and shows why its text is missing`, async ({
    page,
  }) => {
    await openNewOrganization(page);
    await dropFiles(page.locator('body'), [pdf(name)]);
    const panel = page.getByRole('region', { name: 'Uploads' });
    // The panel does not collapse under the pointer.
    await panel.hover();
    await panel.getByRole('link', { name }).click();
    await page.getByRole('tab', { name: 'Content' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).first().click(),
    ]);
    expect(await readFile(await download.path())).toEqual(readFixture(name));
  });
}

test('the panel says what is too large, what exists, and what was restored from the trash', async ({
  page,
}) => {
  await openNewOrganization(page);
  const input = page.locator('input[type=file]').first();
  const panel = page.getByRole('region', { name: /upload/i });
  await expect(page.getByText('At most 10.5 MB per file')).toBeVisible();
  await input.setInputFiles({
    name: 'huge.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(12_000_000),
  });
  await expect(
    panel.getByText('The file size is too large · 12 MB, the limit is 10.5 MB'),
  ).toContainText('The operator of the server can raise it with DOCUMENT_STORAGE_MAX_UPLOAD_SIZE.');

  const letter = {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: readFixture('letter.pdf'),
  };
  await input.setInputFiles(letter);
  await expect(panel.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  const first = await panel.getByRole('link', { name: 'letter.pdf' }).getAttribute('href');
  await input.setInputFiles({ ...letter, name: 'letter again.pdf' });
  await expect(panel.getByText('The document already exists')).toBeVisible();
  await expect(panel.locator(`a[href="${first}"]`)).toHaveCount(2);
  await expect(panel.getByRole('heading')).toHaveText('1 upload failed');
  await expect(panel.getByText('1 file already existed')).toBeVisible();

  await call(page, { method: 'DELETE', path: first ?? '' });
  await input.setInputFiles({ ...letter, name: 'letter once more.pdf' });
  await expect(
    panel.getByText('restored from the trash, where letter once more.pdf had this name'),
  ).toBeVisible();
  await expect(panel.getByRole('link', { name: 'letter.pdf' })).toHaveCount(2);

  await input.setInputFiles({
    name: 'nothing.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(0),
  });
  await expect(panel.getByText(/^The file is empty\./)).toBeVisible();
  await expectAccessible(page);

  // Dots separate the details, without one at the beginning of a line.
  const details = panel.getByText(/ already existed$/).locator('..');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => details.evaluate(dotsOf), `${width} px`).toEqual([]);
  }
});

/** Returns the details with a misplaced or missing dot. */
function dotsOf(line: HTMLElement): (string | null)[] {
  const { left } = line.parentElement!.getBoundingClientRect();
  return [...line.children]
    .filter((detail) => {
      const box = detail.getBoundingClientRect();
      const dotX = box.left + Number.parseFloat(getComputedStyle(detail, '::before').left);
      const before = detail.previousElementSibling?.getBoundingClientRect();
      return dotX > left !== (before?.top === box.top);
    })
    .map(({ textContent }) => textContent);
}

test('PDF files of a folder are uploaded at once, others when they are confirmed', async ({
  page,
}, testInfo) => {
  await openNewOrganization(page);
  const folder = testInfo.outputPath('papers');
  for (const path of ['a.pdf', 'tax/2024/b.pdf', 'tax/notes.txt', 'tax/.DS_Store', '.git/c.pdf']) {
    await mkdir(dirname(`${folder}/${path}`), { recursive: true });
    await writeFile(`${folder}/${path}`, `%PDF-1.4 ${path}`);
  }
  await dropFolder(page, folder);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await expect(panel.getByRole('heading')).toHaveText('2 documents uploaded');
  await panel.getByRole('button', { name: 'Leave out' }).click();
  await panel.getByRole('button', { name: 'Collapse' }).click();

  await page.locator('input[type=file]').last().setInputFiles(folder);
  await expect(panel.getByText('Only PDF files are uploaded without asking')).toContainText(
    'notes.txt',
  );
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Upload anyway' }).click();
  await expect(panel.getByRole('heading')).toHaveText('3 documents uploaded');
  await expect(panel.getByText('2 files already existed')).toBeVisible();
});

test('uploads without a response are retried together, and asked about before they are lost', async ({
  page,
}) => {
  await openNewOrganization(page);
  await page.route('**/documents', (route) => route.abort());
  const files = ['a.pdf', 'b.pdf'].map((name) => ({
    name,
    type: 'application/pdf',
    bytes: Buffer.from(name),
  }));
  await dropFiles(page.locator('body'), files);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await expect(panel.getByRole('heading')).toHaveText('2 uploads failed');
  await expect(panel.getByText('The server could not be reached.')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 files in it have not been uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the list' }).click();

  await page.unroute('**/documents');
  await panel.getByRole('button', { name: 'Retry all' }).click();
  await expect(panel.getByRole('heading')).toHaveText('2 documents uploaded');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('another user sees none of it', async ({ browser, page }) => {
  const { organizationId } = await newOrganization(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signUpWithOrganization(other, 'Somebody else');
  await other.goto(`/organizations/${organizationId}/documents`);
  await expect(other).not.toHaveURL(new RegExp(organizationId));
  await context.close();
});

test('an unreachable server is reported, again on retry', async ({ page }) => {
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Server unreachable')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Server still unreachable')).toBeVisible();
  await expect(page.getByText('The server remains unreachable, try again later.')).toBeVisible();
  await page.unroute('**/api/config');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
