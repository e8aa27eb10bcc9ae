import { expect, test } from 'playwright/test';
import { addTexts, waitForTexts } from './support/archive.ts';
import { expectAccessible, registerWithOrganization, snap } from './support/product.ts';

test('Space shows the pages of a row beside the list, and the arrow keys go on', async ({
  page,
}, testInfo) => {
  const { organizationId } = await registerWithOrganization(page);
  await addTexts(page, organizationId, [
    { name: 'first.txt', text: 'The gas bill' },
    { name: 'second.txt', text: 'The water bill' },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`/organizations/${organizationId}/documents`);
  await expect(page.getByRole('link', { name: 'first.txt' })).toBeVisible();
  const preview = (name: string) =>
    page.getByRole('complementary', { name: `Preview of ${name}`, exact: true });
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(preview('second.txt').getByText('The water bill')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-preview');
  await page.keyboard.press('ArrowDown');
  await expect(preview('first.txt').getByText('The gas bill')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: /^Preview/ })).toHaveCount(0);

  await page.keyboard.press('Space');
  await expect(preview('first.txt')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(preview('first.txt')).toBeHidden();
  // Its row has the focus again, also where the preview had it.
  await page.keyboard.press('Space');
  await preview('first.txt').getByRole('button', { name: 'Close the preview' }).press('Enter');
  await expect(preview('first.txt')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(preview('first.txt')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview('first.txt')).toBeHidden();
});
