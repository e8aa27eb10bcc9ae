import { expect, test } from 'playwright/test';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { comeBackTo, expectAccessible, registerWithOrganization, snap } from './support/product.ts';

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
  // The row has the focus again, even if the preview had it.
  await page.keyboard.press('Space');
  await preview('first.txt').getByRole('button', { name: 'Close the preview' }).press('Enter');
  await expect(preview('first.txt')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(preview('first.txt')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview('first.txt')).toBeHidden();
});

test('a document that leaves the list takes its preview along, and keys go on in its place', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const names = ['first.txt', 'second.txt', 'third.txt'];
  const ids = await addTexts(
    page,
    organizationId,
    names.map((name) => ({ name, text: `The text of ${name}` })),
  );
  await waitForTexts(page, organizationId, 3);
  // A request directly after its route was set may get past it.
  let isReachable = true;
  const isDetail = new RegExp(`/api/.*/documents/${ids[2]}$`);
  await page.route(isDetail, (route) => (isReachable ? route.continue() : route.abort()));
  await page.goto(`${home}/documents?sortField=name&sortOrder=asc`);
  const link = (name: string) => page.getByRole('link', { name }).first();
  const row = (name: string) => page.getByRole('row').filter({ has: link(name) });
  const previews = page.getByRole('complementary', { name: /^Preview/ });
  await expect(link('third.txt')).toBeVisible();
  for (const key of ['j', 'j', 'Space']) await page.keyboard.press(key);
  await expect(previews.getByText('The text of second.txt')).toBeVisible();
  await call(page, { method: 'DELETE', path: `${home}/documents/${ids[1]}` });
  await comeBackTo(page);
  await expect(previews).toHaveCount(0);
  await expect(row('third.txt')).toBeFocused();
  await call(page, { path: `${home}/documents/${ids[1]}/restore` });
  await comeBackTo(page);
  await expect(link('second.txt')).toBeVisible();
  await expect(previews).toHaveCount(0);

  isReachable = false;
  await page.keyboard.press('Space');
  await expect(previews.getByRole('alert')).toContainText('The document could not be loaded');
  isReachable = true;
  await previews.getByRole('button', { name: 'Retry' }).click();
  await expect(previews.getByText('The text of third.txt')).toBeVisible();
});
