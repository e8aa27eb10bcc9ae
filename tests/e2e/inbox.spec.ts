import { expect, test } from 'playwright/test';
import { invoice } from '../support/invoice.ts';
import { addTexts, waitForTexts } from './support/archive.ts';
import { expectAccessible, registerWithOrganization, snap } from './support/product.ts';

test('two scans are confirmed one after the other by keyboard', async ({ page }, testInfo) => {
  const { organizationId } = await registerWithOrganization(page);
  await addTexts(page, organizationId, [
    { name: 'scan_0001.txt', text: invoice },
    { name: 'scan_0002.txt', text: `${invoice}\n2` },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`/organizations/${organizationId}`);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Inbox 2' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Look through' }).click();

  const proposal = page.getByText('2023-11-02 Malerbetrieb Kästner GmbH Rechnung.txt');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('scan_0002.txt')).toBeVisible();
  await expect(page.getByText('2 in the Inbox')).toBeVisible();
  await expect(proposal).toBeVisible();
  await page.keyboard.press('a');
  await expect(heading('2023-11-02 Malerbetrieb Kästner GmbH Rechnung.txt')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-confirm');
  await page.keyboard.press('c');
  await expect(heading('scan_0001.txt')).toBeVisible();
  await expect(page.getByText('1 in the Inbox')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Nothing left to look at')).toBeVisible();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Inbox', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await snap(page, testInfo, '2-empty');
});
