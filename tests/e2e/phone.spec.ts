import { expect, test, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { addFile, addTag, addTexts, call } from './support/archive.ts';
import {
  expectAccessible,
  newOrganization,
  openNewOrganization,
  readFixture,
  signUpWithOrganization,
} from './support/product.ts';
import { stored } from './support/stored.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Returns elements wider than their container: the page, and each table in its frame. */
async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('table')].flatMap((element) => {
      const frame = element.matches('table') ? element.parentElement! : element;
      return frame.scrollWidth > frame.clientWidth ? [frame.tagName] : [];
    }),
  );
}

test('pages of an archive are accessible and not cut off on a phone, however long the names', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const longName = 'A name that nearly reaches the limit of sixty-three characters';
  const tagId = await addTag(page, organizationId, longName);
  const conditions = [{ field: 'name', operator: 'contains', value: 'scan' }];
  await call(page, {
    path: `${home}/tagging-rules`,
    json: { name: longName, conditions, tagIds: [tagId] },
  });
  const [documentId, deletedId] = await addTexts(page, organizationId, [
    { name: `${'unbroken'.repeat(20)}.txt`, text: 'unbroken'.repeat(60) },
    { name: `${'deleted'.repeat(20)}.txt`, text: 'gone' },
  ]);
  await call(page, { path: `${home}/documents/${documentId}/tags`, json: { tagId } });
  await call(page, { method: 'DELETE', path: `${home}/documents/${deletedId}` });

  await page.setViewportSize(phone);
  for (const path of [
    '',
    '/documents',
    `/documents?tags=${tagId}`,
    `/documents/${documentId}`,
    `/documents/${documentId}?tab=content`,
    `/documents/${deletedId}`,
    '/deleted',
    '/tags',
    '/tagging-rules',
    '/tagging-rules/create',
  ]) {
    await page.goto(`${home}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => overflows(page), path).toEqual([]);
    await expectAccessible(page);
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('adding a tag is named from its beginning beside the payment on a phone', async ({
    page,
  }) => {
    const { organizationId } = await newOrganization(page);
    const home = `/organizations/${organizationId}`;
    const [id] = await addTexts(page, organizationId, [{ name: 'rechnung.txt', text: 'Pumpe' }]);
    await call(page, {
      method: 'PATCH',
      path: `${home}/documents/${id}`,
      json: { totalAmount: { amount: 84, currency: 'EUR' } },
    });
    await page.setViewportSize(phone);
    await page.goto(`${home}/documents/${id}`);
    const add = page.getByRole('button', { name: 'Schlagwort hinzufügen' });
    await expect(page.getByRole('button', { name: 'Als bezahlt markieren' })).toBeVisible();
    const overflow = await add.evaluate((button) => {
      const label = button.querySelector('span')?.getBoundingClientRect();
      const icon = button.querySelector('svg')?.getBoundingClientRect();
      const own = button.getBoundingClientRect();
      return [icon && icon.left < own.left, label && label.right > own.right];
    });
    expect(overflow).toEqual([false, false]);
  });
});

test('the trash shows on a phone how long a document is kept, and the end of its name', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const name = 'Nachtrag zum Mietvertrag der Gewerberäume 2026-03.txt';
  const [id] = await addTexts(page, organizationId, [{ name, text: 'gone' }]);
  await call(page, { method: 'DELETE', path: `${home}/documents/${id}` });
  await page.clock.setFixedTime(Date.now() + 59 * 60_000);
  await page.setViewportSize(phone);
  await page.goto(`${home}/deleted`);
  const kept = page.getByText(/30 days left · 59 minutes ago/);
  await expect(kept).toBeVisible();
  await expect.poll(() => kept.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  const end = page.getByText('2026-03.txt', { exact: true });
  await expect(end).toBeInViewport({ ratio: 0.8 });
  const spaceAfter = () =>
    end.evaluate(
      (text) =>
        text.parentElement!.getBoundingClientRect().right - text.getBoundingClientRect().right,
    );
  await expect.poll(spaceAfter).toBeCloseTo(0, 0);
});

test('pages of organizations, members and integrations fit the width of a phone', async ({
  page,
}) => {
  const { organizationId } = await signUpWithOrganization(page, 'Unbroken'.repeat(6));
  const home = `/organizations/${organizationId}`;
  await page.setViewportSize(phone);
  for (const path of [
    '/organizations',
    '/settings',
    '/invitations',
    '/api-keys',
    '/api-keys/create',
    `${home}/members`,
    `${home}/invite`,
    `${home}/invitations`,
    `${home}/settings`,
    `${home}/settings/apps`,
    `${home}/settings/apps/paperless-gpt`,
    `${home}/settings/intake-emails`,
    `${home}/settings/webhooks`,
    `${home}/settings/webhooks/create`,
    `${home}/settings/sharing`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => overflows(page), path).toEqual([]);
  }
});

test.describe('a touch screen', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('has a switch in line with its neighbours that is large enough for a finger', async ({
    page,
  }) => {
    const { organizationId } = await newOrganization(page);
    const webhook = {
      name: 'Bookkeeping',
      url: 'https://books.example.com/hook',
      events: ['document:created'],
    };
    const path = `/organizations/${organizationId}`;
    await call(page, { path: `${path}/webhooks`, json: webhook });
    await page.goto(`${path}/settings/webhooks`);
    const control = page.getByRole('switch', { name: 'Enable Bookkeeping' });
    const { x, y, width, height } = await boxOf(control);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const neighbour = await boxOf(page.getByRole('button', { name: 'Delete Bookkeeping' }));
    expect(Math.abs(neighbour.y + neighbour.height / 2 - middleY)).toBeLessThan(2);
    for (const [dx, dy] of [
      [0, -18],
      [0, 18],
      [-22, 0],
      [22, 0],
    ] as const) {
      await expect(control).toBeEnabled();
      await page.touchscreen.tap(middleX + dx, middleY + dy);
      await expect(control).toBeChecked({ checked: dx + dy > 0 });
    }
  });
});

test('names in Arabic keep their beginning where they are cut', async ({ page }) => {
  const name = 'محمد عبد الله بن عبد الرحمن بن عبد العزيز';
  const { organizationId } = await signUpWithOrganization(page, name);
  await call(page, { method: 'PUT', path: '/users/me', json: { name } });
  await page.setViewportSize(phone);
  for (const path of ['/organizations', `/organizations/${organizationId}/members`]) {
    await page.goto(path);
    const names = page.getByRole('main').getByText(name);
    await expect(names.last()).toBeVisible();
    for (const shown of await names.all()) await expect(shown).toHaveCSS('direction', 'rtl');
  }
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog').getByText(name).first()).toHaveCSS('direction', 'rtl');
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
}

test('a document is imported from the navigation', async ({ page }) => {
  await openNewOrganization(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a document' }).click();
  const file = {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: readFixture('letter.pdf'),
  };
  await (await chooser).setFiles(file);
  await expect(page.getByRole('dialog')).toBeHidden();
  const panel = page.getByRole('region', { name: 'Uploads' });
  await expect(panel.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
});

async function photoOfSheet(corners: string) {
  const drawn = `<svg width="600" height="600"><rect width="600" height="600" fill="#333"/><polygon points="${corners}" fill="#fff"/></svg>`;
  const buffer = await sharp(Buffer.from(drawn)).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns the ratio of width to height of each page of a PDF. */
async function pageShapes(page: Page, path: string): Promise<number[]> {
  const pdf = await (await page.request.get(path)).text();
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(
    ([, width, height]) => Number(width) / Number(height),
  );
}

test('pages are photographed one by one, arranged, kept when the page is closed, and become one PDF', async ({
  page,
  context,
}) => {
  const { organizationId } = await newOrganization(page);
  const path = `/organizations/${organizationId}`;
  await page.setViewportSize(phone);
  await page.goto(`/scan?organization=${organizationId}`);
  await expect(page.getByText('No camera')).toBeVisible();
  const take = async (count: number, corners: string) => {
    await page.getByLabel('Photos').setInputFiles(await photoOfSheet(corners));
    await page.getByRole('button', { name: count === 1 ? '1 page' : `${count} pages` }).click();
  };
  // Upright, then about twice as wide as high, then one that is deleted.
  await take(1, '150,50 460,70 440,550 130,530');
  await page.getByRole('button', { name: 'Add page' }).click();
  await take(2, '50,170 550,180 545,430 45,420');
  await page.getByRole('button', { name: 'Move to the front' }).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('button', { name: 'Add page' }).click();
  await take(3, '100,100 500,100 500,500 100,500');
  await page.getByRole('button', { name: 'Delete page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByRole('button', { name: 'Page 3' })).toBeHidden();
  await expect.poll(() => stored(page, 'scan')).toHaveLength(2);
  await expectAccessible(page);
  await page.close();

  const opened = await context.newPage();
  await opened.setViewportSize(phone);
  await opened.goto(`/scan?organization=${organizationId}`);
  await opened.getByRole('button', { name: '2 pages' }).click();
  await opened.getByRole('button', { name: 'Done' }).click();
  const panel = opened.getByRole('region', { name: 'Uploads' });
  await expect(panel.getByRole('link', { name: /^Scan .*\.pdf$/ })).toBeVisible();
  const { documents } = await call<{ documents: { id: string }[] }>(opened, {
    method: 'GET',
    path: `${path}/documents`,
  });
  expect(documents).toHaveLength(1);
  const shapes = await pageShapes(opened, `/api${path}/documents/${documents[0]?.id}/file`);
  expect(shapes.map((shape) => Math.round(shape * 2) / 2)).toEqual([2, 1.5]);
  // The camera's buttons occupy the place of the panel.
  await opened.goBack();
  await expect(opened.getByText('No camera')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('a PDF fits a window that becomes narrow', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'minutes.pdf',
      mimeType: 'application/pdf',
      buffer: readFixture('minutes-20-pages.pdf'),
    });
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link').click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(organizationId));
  await page.setViewportSize(phone);
  await expect.poll(() => overflows(page)).toEqual([]);
  await page.setViewportSize(desktop);
});

test('a picture opens from a still excerpt, is zoomed and rotated, and going back closes it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const buffer = readFixture('picture.png');
  const id = await addFile(page, organizationId, {
    name: 'picture.png',
    mimeType: 'image/png',
    buffer,
  });
  await page.setViewportSize(phone);
  await page.goto(`/organizations/${organizationId}/documents/${id}`);

  await page.getByRole('button', { name: 'Open preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of picture.png' });
  const picture = preview.getByRole('img', { name: 'picture.png' });
  const sizeOf = async () => (await picture.boundingBox()) ?? { width: 0, height: 0 };
  const before = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
  await preview.getByRole('button', { name: 'Actual size' }).click();
  await expect.poll(async () => (await sizeOf()).width).toBeCloseTo(before.width, 0);
  await preview.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await sizeOf()).width).toBeCloseTo(before.width * 1.25, 0);
  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await expect.poll(async () => (await sizeOf()).width).toBeCloseTo(before.height, 0);
  await expectAccessible(page);

  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(page.getByRole('heading', { name: 'picture.png' })).toBeVisible();
});
