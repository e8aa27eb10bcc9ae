import { expect, test } from 'playwright/test';
import { misread } from '../support/near-duplicates/misread.ts';
import { createRandom } from '../support/random.ts';
import { textOfPage } from '../support/scans/pages/page.ts';
import { sourcePage } from '../support/scans/pages/pages.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, holdMessage, newOrganization, snap } from './support/product.ts';

const letter = textOfPage(sourcePage('kuendigung'));

for (const [width, theme] of [
  [1280, 'dark'],
  [390, 'light'],
] as const) {
  test(`a letter that was mailed and scanned is compared at ${width}`, async ({
    page,
  }, testInfo) => {
    await page.addInitScript((name) => localStorage.setItem('sheaf.theme', name), theme);
    await page.setViewportSize({ width, height: 844 });
    const { organizationId } = await newOrganization(page);
    const ids = await addTexts(page, organizationId, [
      { name: 'mailed.txt', text: letter },
      { name: 'scanned.txt', text: misread(letter, 0.02, createRandom(7)) },
    ]);
    await waitForTexts(page, organizationId, 2);
    const documents = `/organizations/${organizationId}/documents`;
    const [mailed, scanned] = ids;
    const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/near-duplicates', async (route) => {
      await mayArrive;
      await route.continue();
    });
    await page.goto(`${documents}/${scanned}`);
    const tabs = page.getByRole('tablist');
    await expect(page.getByText('Kündigung des Liefervertrags').first()).toBeVisible();
    const place = await tabs.boundingBox();
    arrive();
    const strip = page.getByRole('region', { name: 'Near-duplicate' });
    await expect(strip).toBeVisible();
    expect(await tabs.boundingBox()).toEqual(place);
    await expect(strip).toContainText('Looks like “mailed.txt”');
    await expectAccessible(page);
    await snap(page, testInfo, `strip-${width}`);

    await strip.getByRole('button', { name: 'Different documents' }).click();
    const refused = await holdMessage(page, 'You will not be asked again');
    await expect(strip).toHaveCount(0);
    await refused.getByRole('button', { name: 'Undo' }).click();
    await expect(strip).toBeVisible();

    await strip.getByRole('button', { name: 'Compare' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Is this the same document?' });
    await expect(dialog.getByRole('region', { name: 'Differences of the texts' })).toBeVisible();
    await expectAccessible(page);
    await snap(page, testInfo, `dialog-${width}`);
    await dialog.getByRole('button', { name: 'Keep this one: mailed.txt' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${mailed}$`));
    await expect(dialog).toHaveCount(0);
    const kept = await holdMessage(page, 'The other file is now a former version');
    await expect(strip).toHaveCount(0);
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByRole('listitem', { name: 'Version 3' })).toContainText('mailed.txt');
    await expect(versions.getByRole('listitem', { name: 'Version 3' })).toContainText('Current');
    await expect(versions.getByRole('listitem', { name: 'Version 2' })).toContainText(
      'scanned.txt',
    );
    await snap(page, testInfo, `versions-${width}`);
    await page.keyboard.press('Escape');
    await kept.getByRole('button', { name: 'Undo' }).click();
    await holdMessage(page, 'Both documents are there again');
    await expect(strip).toContainText('Looks like “scanned.txt”');
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(versions.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await strip.getByRole('button', { name: 'Compare' }).click();
    await dialog.getByRole('button', { name: 'Different documents' }).click();
    await expect(strip).toHaveCount(0);
    await page.goto(`${documents}/${scanned}`);
    await expect(page.getByRole('button', { name: 'Link document' })).toBeVisible();
    await expect(strip).toHaveCount(0);
  });
}

for (const [width, theme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`compared documents have their rows at the same height at ${width}`, async ({
    page,
  }, testInfo) => {
    await page.addInitScript((name) => localStorage.setItem('sheaf.theme', name), theme);
    await page.setViewportSize({ width, height: 844 });
    const { organizationId } = await newOrganization(page);
    const home = `/organizations/${organizationId}`;
    const ids = await addTexts(page, organizationId, [
      { name: 'mailed.txt', text: letter },
      {
        name: `${'scanned in the office on the ground floor '.repeat(3)}.txt`,
        text: misread(letter, 0.02, createRandom(7)),
      },
    ]);
    await waitForTexts(page, organizationId, 2);
    const [mailed, scanned] = ids;
    const changes = [
      [mailed, { reference: '4711', documentType: 'letter', dueDate: '2026-04-01' }],
      [scanned, { reference: '4711-'.repeat(10), documentType: null, dueDate: null }],
    ] as const;
    for (const [id, json] of changes) {
      await call(page, { method: 'PATCH', path: `${home}/documents/${id}`, json });
    }
    await page.goto(`${home}/documents/${scanned}`);
    const strip = page.getByRole('region', { name: 'Near-duplicate' });
    await strip.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is this the same document?' });
    const rows = [
      dialog.getByRole('heading').filter({ hasText: '.txt' }),
      dialog.getByText(/^Added/),
      dialog.getByRole('term').filter({ hasText: 'Due date' }),
      dialog.getByRole('term').filter({ hasText: 'Reference' }),
      dialog.getByRole('term').filter({ hasText: 'Type' }),
      dialog.getByRole('button', { name: /^Keep this one/ }),
    ];
    for (const row of rows) {
      await expect(row).toHaveCount(2);
      const [one, other] = [await row.first().boundingBox(), await row.last().boundingBox()];
      expect(one?.y, row.toString()).toBe(other?.y);
    }
    await expectAccessible(page);
    await snap(page, testInfo, `aligned-${width}`);
  });
}
