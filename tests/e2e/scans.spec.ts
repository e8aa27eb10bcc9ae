import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { call } from './support/archive.ts';
import { openNewOrganization } from './support/product.ts';

// Reading a picture takes seconds on an idle machine.
test.describe.configure({ timeout: 300_000 });

const scans = new URL('../support/fixtures/scans/', import.meta.url);
const readScan = (name: string) => readFileSync(new URL(name, scans));

async function pickFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload documents' }).first().click();
  await (await chooser).setFiles(file);
}

/** Waits until this number of pages of the only document is read, which takes seconds each. */
async function waitForPages(page: Page, organizationId: string, pagesDone: number) {
  type Listed = { documents: { recognition: { pagesDone: number } | null }[] };
  const path = `/organizations/${organizationId}/documents`;
  const countPages = async () => {
    const { documents } = await call<Listed>(page, { method: 'GET', path });
    return documents[0]?.recognition?.pagesDone ?? 0;
  };
  await expect.poll(countPages, { timeout: 180_000 }).toBeGreaterThanOrEqual(pagesDone);
}

type Place = [left: number, top: number, width: number, height: number];

/** Returns the position of one element in another, as shares of its size. */
async function placeIn(outer: Locator, inner: Locator): Promise<Place> {
  const [frame, box] = await Promise.all([outer.boundingBox(), inner.boundingBox()]);
  if (!frame || !box) throw new Error('Not visible');
  return [
    (box.x - frame.x) / frame.width,
    (box.y - frame.y) / frame.height,
    box.width / frame.width,
    box.height / frame.height,
  ];
}

/** Waits until the element no longer moves. */
async function expectPlace(outer: Locator, inner: Locator, expected: Place) {
  await expect(async () => {
    const place = await placeIn(outer, inner);
    for (const [index, share] of place.entries()) {
      expect(Math.abs(share - (expected[index] ?? 0)), String(place)).toBeLessThan(0.01);
    }
  }).toPass({ timeout: 20_000 });
}

test('a photo of a letter is picked, found by one of its words, and the word is marked on the picture', async ({
  page,
}, testInfo) => {
  const { organizationId } = await openNewOrganization(page);
  // The upper half, as a phone that is held upright stores it.
  const upper = await sharp(readScan('photo.jpg'))
    .extract({ left: 0, top: 0, width: 1350, height: 900 })
    .toBuffer();
  const buffer = await sharp(upper)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();
  await pickFile(page, { name: 'letter.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('link', { name: 'letter.jpg' }).first()).toBeVisible();
  const uploadedAt = Date.now();
  await waitForPages(page, organizationId, 1);
  testInfo.annotations.push({
    type: 'searchable after',
    description: `${Date.now() - uploadedAt} ms`,
  });

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('kuendigung');
  await page.getByRole('option', { name: /letter\.jpg/ }).click();
  const picture = page.getByRole('img', { name: 'letter.jpg' });
  const mark = page.locator('[data-word] mark');
  await expect(mark).toHaveText('Kündigung');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expectPlace(picture, mark, [0.162, 0.578, 0.107, 0.028]);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectPlace(picture, mark, [0.162, 0.578, 0.107, 0.028]);
  // After a clockwise rotation, the left edge is at the top.
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expectPlace(picture, mark, [1 - 0.606, 0.162, 0.028, 0.107]);
});

test('a picture that a phone took as HEIC is shown turned as its file says, and a word of it is found', async ({
  page,
}) => {
  const { organizationId } = await openNewOrganization(page);
  const buffer = readScan('receipt.heic');
  await pickFile(page, { name: 'IMG_0815.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.getByRole('link', { name: 'IMG_0815.HEIC' }).first()).toBeVisible();
  await waitForPages(page, organizationId, 1);

  await page.goto(`/organizations/${organizationId}/documents?q=bakery`);
  await page.getByRole('table').getByRole('link', { name: 'IMG_0815.HEIC' }).click();
  const picture = page.getByRole('img', { name: 'IMG_0815.HEIC' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(960);
  const mark = page.locator('[data-word] mark');
  await expect(mark).toHaveText('Bakery');
  await expectPlace(picture, mark, [0.105, 0.774, 0.061, 0.161]);
});

test('an AVIF picture is shown turned as its file says, and a word of it is found', async ({
  page,
}) => {
  const { organizationId } = await openNewOrganization(page);
  const file = { mimeType: 'image/avif', buffer: readScan('letter.avif') };
  await pickFile(page, { name: 'letter.avif', ...file });
  await expect(page.getByRole('link', { name: 'letter.avif' }).first()).toBeVisible();
  await waitForPages(page, organizationId, 1);

  await page.goto(`/organizations/${organizationId}/documents?q=pollination`);
  await page.getByRole('table').getByRole('link', { name: 'letter.avif' }).click();
  const picture = page.getByRole('img', { name: 'letter.avif' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(701);
  const mark = page.locator('[data-word] mark');
  await expect(mark).toHaveText('pollination');
  await expectPlace(picture, mark, [0.257, 0.5, 0.087, 0.037]);
});

test('a photo of a curled receipt is found by a word, with what it says', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  const file = { mimeType: 'image/jpeg', buffer: readScan('curled-receipt.jpg') };
  await pickFile(page, { name: 'IMG_2291.jpg', ...file });
  await expect(page.getByRole('link', { name: 'IMG_2291.jpg' }).first()).toBeVisible();
  await waitForPages(page, organizationId, 1);

  await page.goto(`/organizations/${organizationId}/documents?q=zwetschgenkuchen`);
  await page.getByRole('table').getByRole('link', { name: 'IMG_2291.jpg' }).click();
  await expect(page.locator('[data-word] mark')).toHaveText('Zwetschgenkuchen');
  const fields = page.getByRole('region', { name: 'Fields' });
  for (const value of [
    'Document type: Receipt',
    'Correspondent: Bäckerei Holzapfel',
    'Document date: Nov 9, 2023',
    'Total: €22.65',
  ]) {
    await expect(fields.getByRole('button', { name: value, exact: true })).toBeVisible();
  }
});

test('a scan is found by a word of its second page, opened there, and the word can be selected', async ({
  page,
}) => {
  const { organizationId } = await openNewOrganization(page);
  const file = { mimeType: 'application/pdf', buffer: readScan('three-scans.pdf') };
  await pickFile(page, { name: 'scans.pdf', ...file });
  await expect(page.getByRole('link', { name: 'scans.pdf' }).first()).toBeVisible();
  await waitForPages(page, organizationId, 2);

  await page.goto(`/organizations/${organizationId}/documents?q=landown`);
  await page.getByRole('table').getByRole('link', { name: 'scans.pdf' }).click();
  await expect(page).toHaveURL(/find=landown&page=2/);
  const second = page.getByRole('region', { name: /^Page .?2/ });
  const mark = second.locator('.highlight');
  await expect(mark).toHaveText('landown');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('2');

  await expectPlace(second, mark, [0.261, 0.235, 0.064, 0.012]);

  await page.reload();
  await expect(mark).toBeInViewport();
  await expect(async () => {
    await mark.dblclick({ timeout: 5000 });
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('landowner');
  }).toPass();
  await page.goBack();
  await expect(page.getByRole('table').getByRole('link', { name: 'scans.pdf' })).toBeVisible();
});

test('a TIFF file of two faxes is shown, and a word of the second, which was sent upside down, is found and marked', async ({
  page,
}) => {
  const { organizationId } = await openNewOrganization(page);
  const file = { mimeType: 'image/tiff', buffer: readScan('two-pages.tif') };
  await pickFile(page, { name: 'letters.tif', ...file });
  await expect(page.getByRole('link', { name: 'letters.tif' }).first()).toBeVisible();
  await waitForPages(page, organizationId, 2);

  await page.goto(`/organizations/${organizationId}/documents?q=moulin`);
  await page.getByRole('table').getByRole('link', { name: 'letters.tif' }).click();
  const mark = page.getByRole('region', { name: /^Page .?2/ }).locator('.highlight');
  await expect(mark).toHaveText('Moulin');
  await expect(mark).toBeInViewport();
  await expect(page.getByText('1 of 1')).toBeVisible();
  const darkest = async () => {
    const picture = await page.locator('.page canvas').first().screenshot();
    const { channels } = await sharp(picture).stats();
    return channels[0]?.min;
  };
  await expect.poll(darkest).toBeLessThan(64);
});
