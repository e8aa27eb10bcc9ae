import { expect, test, type Locator, type Page } from 'playwright/test';
import { encode } from 'uqr';
import { pdfOfDrawings, pdfOfTexts } from '../support/pages-pdf.ts';
import { addFile, waitForTexts } from './support/archive.ts';
import { expectAccessible, holdMessage, newOrganization, snap } from './support/product.ts';

const mimeType = 'application/pdf';
const letters = ['Invoice of Aster', 'Notice of Begonia', 'Reminder of Cornflower'];

async function openPages(page: Page, pdf: Uint8Array, name = 'stack.pdf') {
  const { organizationId } = await newOrganization(page);
  const file = { name, mimeType, buffer: Buffer.from(pdf) };
  const documentId = await addFile(page, organizationId, file);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`/organizations/${organizationId}/documents/${documentId}`);
  await page.getByRole('button', { name: 'Pages…' }).click();
  const dialog = page.getByRole('dialog', { name: `Pages of “${name}”` });
  await expect(dialog.getByRole('button', { name: 'Page 1, place 1' })).toBeVisible();
  return { organizationId, dialog };
}

const text = (line: string) => `BT /F1 12 Tf 40 540 Td (${line}) Tj ET`;

/** Returns the numbers of the visible pages in the file, in order. */
const numbersIn = (page: Page) =>
  page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Page \d+, place/ })
    .evaluateAll((cells) =>
      cells
        .map((cell) => /Page ([\d,]+), place ([\d,]+)/.exec(cell.ariaLabel ?? '') ?? [])
        .map(
          ([, number = '', place = '']) =>
            [Number(place.replace(',', '')), Number(number.replace(',', ''))] as const,
        )
        .toSorted(([one], [other]) => one - other)
        .map(([, number]) => number),
    );

test('a stack of three letters is split, merged back and undone', async ({ page }, testInfo) => {
  const { organizationId, dialog } = await openPages(page, pdfOfTexts(letters));
  const list = `/organizations/${organizationId}/documents`;
  const cell = (number: number) => dialog.getByRole('button', { name: `Page ${number}, place` });
  await cell(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(dialog.getByRole('status').last()).toHaveText('A new document begins at place 2');
  await cell(3).click();
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await expect(cell(3)).toHaveAccessibleName(/turned by 90°/);
  await page.keyboard.press('Control+z');
  await expect(cell(3)).not.toHaveAccessibleName(/turned/);
  await dialog.getByRole('button', { name: 'Begin a new document with page 3' }).click();
  await expect(cell(3)).toHaveAccessibleName(/Document 3/);
  await expectAccessible(page);
  await snap(page, testInfo, 'pages');
  await dialog.getByRole('button', { name: 'Save as 3 documents' }).click();
  const made = await holdMessage(page, '3 documents made of the pages');
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(page.getByRole('link', { name: 'stack (3).pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'stack.pdf', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'stack (3).pdf' }).click();
  await page.getByRole('tab', { name: 'Activity' }).click();
  const activity = page.getByRole('list', { name: 'Activity' });
  await expect(activity).toContainText('made the document from pages of:');
  await snap(page, testInfo, 'made-from');
  await activity.getByRole('link', { name: 'stack.pdf' }).click();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(activity.getByRole('link')).toHaveText([1, 2, 3].map((n) => `stack (${n}).pdf`));
  await page.goBack();
  await page.goBack();
  await made.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The documents are as they were before')).toBeVisible();
  await expect(page.getByRole('link', { name: 'stack.pdf', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'stack (3).pdf' })).toHaveCount(0);
});

test('documents are merged in a chosen order', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  for (const [index, text] of letters.entries()) {
    const buffer = Buffer.from(pdfOfTexts([text]));
    await addFile(page, organizationId, { name: `letter ${index + 1}.pdf`, mimeType, buffer });
  }
  await waitForTexts(page, organizationId, 3);
  await page.goto(`/organizations/${organizationId}/documents?sortField=name&sortOrder=asc`);
  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).check();
  await page.getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge 3 documents' });
  await dialog.getByRole('button', { name: 'Move letter 3.pdf up' }).click();
  const order = dialog.getByRole('list', { name: 'Order of the documents' }).getByRole('listitem');
  await expect(order).toHaveText(['letter 1.pdf', 'letter 3.pdf', 'letter 2.pdf']);
  await expectAccessible(page);
  await snap(page, testInfo, 'merge');
  await dialog.getByRole('textbox', { name: 'Name of the new document' }).fill('All letters');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const merged = await holdMessage(page, '3 documents merged');
  await expect(page.getByRole('link', { name: 'All letters.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'letter 1.pdf' })).toHaveCount(0);
  await merged.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'letter 1.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All letters.pdf' })).toHaveCount(0);
});

test('300 pages are reordered by keyboard and by dragging, and saved as a version', async ({
  page,
}) => {
  const texts = Array.from({ length: 300 }, (_, index) => `Sheet ${index + 1}`);
  const { organizationId, dialog } = await openPages(page, pdfOfTexts(texts), 'book.pdf');
  const cell = (number: number) => dialog.getByRole('button', { name: `Page ${number}, place` });
  await cell(1).focus();
  await page.keyboard.press('End');
  await expect(cell(300)).toBeFocused();
  // Only pages near the view are rendered.
  expect(await dialog.locator('canvas').count()).toBeLessThan(120);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(cell(300)).toHaveAccessibleName(/place 299 of 300/);
  await page.keyboard.press('Home');
  await cell(1).click();
  await cell(3).click({ modifiers: ['Shift'] });
  await cell(2).dragTo(cell(8), { targetPosition: { x: 120, y: 100 } });
  await expect(cell(1)).toHaveAccessibleName(/place 6 of 300/);
  expect((await numbersIn(page)).slice(0, 8)).toEqual([4, 5, 6, 7, 8, 1, 2, 3]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = await holdMessage(page, 'Pages saved as version 2');
  await expect(dialog).toHaveCount(0);
  await waitForTexts(page, organizationId, 1);
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The documents are as they were before')).toBeVisible();
});

test('pages with a separator code and blank pages are proposed, and nothing is split by itself', async ({
  page,
}) => {
  const { data, size } = encode('SHEAF-SPLIT');
  const module = 8;
  const code = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark ? [`${80 + x * module} ${480 - y * module} ${module} ${module} re f`] : [],
      ),
    )
    .join(' ');
  expect(size).toBeGreaterThan(20);
  const pdf = pdfOfDrawings([text('One'), code, text('Two'), '', text('Three')]);
  const { dialog } = await openPages(page, pdf);
  await dialog.getByRole('button', { name: 'Propose splits' }).click();
  await expect(dialog.getByRole('button', { name: 'Split at 1 blank page' })).toBeVisible();
  expect(await numbersIn(page)).toEqual([1, 2, 3, 4, 5]);
  await dialog.getByRole('button', { name: 'Split at 1 separator' }).click();
  await expect(dialog.getByRole('button', { name: 'Save as 2 documents' })).toBeVisible();
  expect(await numbersIn(page)).toEqual([1, 3, 4, 5]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('pages are chosen by touch and moved by buttons', async ({ page }, testInfo) => {
    const { dialog } = await openPages(page, pdfOfTexts(letters));
    const cell = (number: number) => dialog.getByRole('button', { name: `Page ${number}, place` });
    await cell(2).tap();
    await cell(3).tap();
    await expect(dialog.getByText('2 of 3 selected')).toBeVisible();
    await dialog.getByRole('button', { name: 'Move earlier' }).tap();
    await expect(cell(2)).toHaveAccessibleName(/place 1 of 3/);
    expect(await numbersIn(page)).toEqual([2, 3, 1]);
    await expectAccessible(page);
    await snap(page, testInfo, 'pages');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Discard changes' }).tap();
    await expect(dialog).toHaveCount(0);
  });

  test('pages are dragged by a finger that stays on one first, and swiping scrolls', async ({
    page,
  }) => {
    const texts = Array.from({ length: 24 }, (_, index) => `Sheet ${index + 1}`);
    const { dialog } = await openPages(page, pdfOfTexts(texts));
    const cell = (number: number) => dialog.getByRole('button', { name: `Page ${number}, place` });
    const finger = await fingerOn(page);
    await cell(1).tap();
    await cell(2).tap();
    await finger.press(cell(1));
    await expect(cell(2)).toHaveAttribute('data-dragged', 'true');
    await finger.moveTo(cell(6));
    await finger.lift();
    await expect(cell(2)).not.toHaveAttribute('data-dragged');
    expect((await numbersIn(page)).slice(0, 7)).toEqual([3, 4, 5, 6, 1, 2, 7]);
    await expect(dialog.getByText('2 of 24 selected')).toBeVisible();

    await finger.swipe(cell(2), cell(3));
    await expect(cell(3)).not.toBeInViewport();
    // Pages far above the viewport are not in the grid.
    const list = dialog.getByRole('list', { name: 'Pages' });
    await list.evaluate(({ parentElement }) => parentElement?.scrollTo(0, 0));
    await expect(cell(3)).toHaveAccessibleName(/place 1 of 24/);
    await expect(dialog.getByText('2 of 24 selected')).toBeVisible();
  });
});

async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof at)[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const pointOn = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox()) ?? { ...at, width: 0, height: 0 };
    return { x: x + width * 0.75, y: y + height / 2 };
  };
  return {
    async press(target: Locator) {
      at = await pointOn(target);
      await send('touchStart', [at]);
    },
    async moveTo(target: Locator) {
      const [from, to] = [at, await pointOn(target)];
      for (let step = 1; step <= 5; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 };
        await send('touchMove', [at]);
      }
    },
    lift: () => send('touchEnd', []),
    /** Sends everything at once, because a finger that stays for a moment does not swipe. */
    async swipe(target: Locator, towards: Locator) {
      const [from, to] = [await pointOn(target), await pointOn(towards)];
      const points = [1, 2, 3, 4, 5].map((step) => ({
        x: from.x + ((to.x - from.x) * step) / 5,
        y: from.y + ((to.y - from.y) * step) / 5,
      }));
      await Promise.all([
        send('touchStart', [from]),
        ...points.map((point) => send('touchMove', [point])),
        send('touchEnd', []),
      ]);
    },
  };
}
