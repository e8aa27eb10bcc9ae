import { expect, type Page } from 'playwright/test';
import {
  changeWorker,
  findDocument,
  follow,
  openDemo,
  organizationName,
  test,
} from './support/demo.ts';
import { dropFiles, expectAccessible, readFixture, snap } from './support/product.ts';

const letter = {
  name: 'letter.pdf',
  type: 'application/pdf',
  bytes: readFixture('letter.pdf'),
};

/**
 * The page reader and its data: megabytes that a visitor who adds no page does not need. Field extraction also runs
 * on the sample.
 */
const readerParts = /pdfium|tesseract/;

/** Waits until the sample is read and tagged, because the demo is busy until then. */
async function waitForSample(page: Page) {
  const invoice = page.getByRole('row', { name: /Facture Bois du Jura/ });
  await expect(invoice.getByRole('link', { name: 'Invoice' })).toBeVisible({ timeout: 60_000 });
}

test('the sample archive is read and tagged by its rules', async ({ page, context }, testInfo) => {
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(request.url()));
  await openDemo(page);
  await expect(page.getByText('15', { exact: true })).toBeVisible();
  await waitForSample(page);
  await expectAccessible(page);
  await snap(page, testInfo, 'home');
  await findDocument(page, 'sprinkler', /Workshop insurance policy/);
  await expect(page.locator('mark').first()).toHaveText(/sprinkler/i);
  await snap(page, testInfo, 'search');
  await page.getByRole('dialog').getByRole('combobox').fill('Feuerwehr');
  await page.getByRole('option', { name: /Brief der Hausverwaltung/ }).click();
  await expect(page.getByRole('heading', { name: /Brief der Hausverwaltung/ })).toBeVisible();
  await snap(page, testInfo, 'photo');
  expect(loaded.filter((url) => readerParts.test(url))).toEqual([]);
});

test('a photo of a letter is read meanwhile, and found by a word', async ({ page, context }) => {
  test.setTimeout(300_000);
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(request.url()));
  const { promise: mayRead, resolve: read } = Promise.withResolvers<void>();
  await context.route('**/tesseract/**', async (route) => {
    await mayRead;
    await route.continue();
  });
  await openDemo(page);
  await dropFiles(page.locator('body'), [
    { name: 'letter.jpg', type: 'image/jpeg', bytes: readFixture('../scans/photo.jpg') },
  ]);
  await page.getByRole('button', { name: 'Upload anyway' }).click();
  const row = page.getByRole('row', { name: /letter\.jpg/ });
  await expect(row.getByText('Page 1 of 1…')).toBeVisible();
  await follow(page, 'Documents');
  await expect(row.getByText('Page 1 of 1…')).toBeVisible();
  read();
  await expect(row.getByText('Page 1 of 1…')).toBeHidden({ timeout: 180_000 });
  await findDocument(page, 'Zählerstand', /letter\.jpg/);
  const data = loaded.filter((url) => url.includes('/tesseract/'));
  expect(data.map((url) => new URL(url).pathname)).toContain('/tesseract/deu.traineddata.gz');
});

test('two tabs show the same archive, which a reset restores in both', async ({
  page,
  context,
}) => {
  await openDemo(page);
  await waitForSample(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Home' })).toBeVisible();
  await dropFiles(page.locator('body'), [letter]);
  await expect(other.getByRole('row', { name: /letter\.pdf/ })).toBeVisible();
  const before = page.url();

  await other.getByRole('button', { name: 'Reset the demo' }).click();
  const question = other.getByRole('alertdialog');
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(other.getByRole('row', { name: /letter\.pdf/ })).toBeVisible();
  await other.getByRole('button', { name: 'Reset the demo' }).click();
  await question.getByRole('button', { name: 'Reset the demo' }).click();

  for (const tab of [other, page]) await expect(tab).toHaveURL(/\/organizations$/);
  for (const tab of [other, page]) {
    await tab.getByRole('main').getByRole('link', { name: organizationName }).click();
    await expect(tab.getByText('15', { exact: true })).toBeVisible();
    await expect(tab.getByRole('row', { name: /letter\.pdf/ })).toBeHidden();
    expect(tab.url()).not.toBe(before);
  }
});

test('a full disk is reported, and nothing partial stays', async ({ page }) => {
  await changeWorker(
    page,
    `const { put } = IDBObjectStore.prototype;
    let isFull = false;
    const disk = new BroadcastChannel('disk');
    disk.onmessage = ({ data }) => {
      isFull = data === 'full';
      disk.postMessage('known');
    };
    IDBObjectStore.prototype.put = function (...item) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, item);
    };`,
  );
  const disk = (state: string) =>
    page.evaluate(async (data) => {
      const channel = new BroadcastChannel('disk');
      const isKnown = new Promise((resolve) => channel.addEventListener('message', resolve));
      channel.postMessage(data);
      await isKnown;
    }, state);
  await openDemo(page);
  await disk('full');
  await dropFiles(page.locator('body'), [letter]);
  const panel = page.getByRole('region', { name: /upload/i });
  await expect(panel.getByText('This browser has no room left for the demo')).toBeVisible();
  await follow(page, 'Documents');
  await expect(page.getByRole('link', { name: 'Timber stock.xlsx' })).toBeVisible();
  await expect(page.getByRole('table').getByText('letter.pdf')).toBeHidden();

  await disk('free');
  await panel.getByRole('button', { name: /again|retry/i }).click();
  await expect(panel.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
});

test('a browser that stores nothing shows an error, and can retry', async ({ page }, testInfo) => {
  await changeWorker(
    page,
    `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`,
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The demo cannot start' })).toBeVisible();
  await expect(page.getByText('This browser does not let the demo store anything')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'unavailable');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The demo still cannot start.')).toBeVisible();
});

test('a browser that cannot run it shows an error', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await page.goto('/');
  await expect(page.getByText('This browser cannot run the demo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset the demo' })).toBeHidden();
});
