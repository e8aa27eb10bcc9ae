import { expect, test } from 'playwright/test';
import { addTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, openNewOrganization } from './support/product.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a menu opens, moves and closes by keyboard, and gives the focus back', async ({ page }) => {
  await openNewOrganization(page);
  const trigger = page.getByRole('button', { name: 'Theme' });
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  await trigger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitemradio').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitemradio').last()).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a menu opens by mouse, is labelled by its button, and closes by a click outside', async ({
  page,
}) => {
  await openNewOrganization(page);
  const trigger = page.getByRole('button', { name: 'User menu' });
  await trigger.click();
  const menu = page.getByRole('menu', { name: 'User menu' });
  await expect(menu.getByRole('menuitem', { name: 'Account settings' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('menuitem', { name: 'Language' }).hover();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();

  await page.mouse.click(640, 700);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await trigger.click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('a double click leaves open what its first click has opened', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await page.goto(`/organizations/${organizationId}/documents/${documentId}`);
  for (const [name, popup] of [
    ['Theme', page.getByRole('menu')],
    ['Correspondent: Add', page.getByRole('combobox', { name: 'Correspondent: Add' })],
  ] as const) {
    const trigger = page.getByRole('button', { name });
    // The code is loaded now, so the second press acts on what the first one opened.
    await trigger.click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);

    await trigger.dblclick();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(popup).toBeVisible();
    // Longer than the interval of a double click.
    await page.waitForTimeout(600);
    await expect(popup).toBeVisible();
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(false);
    const { x = 0, y = 0 } = (await trigger.boundingBox()) ?? {};
    await page.mouse.click(x + 8, y + 8);
    await expect(popup).toHaveCount(0);
  }

  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Create tag' }).first().dblclick();
  const dialog = page.getByRole('dialog', { name: 'Create tag' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

test('a double click leaves open a list of which several are chosen', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await page.goto(`/organizations/${organizationId}/tagging-rules/create`);
  const trigger = page.getByRole('button', { name: 'Tags:' });
  const search = page.getByPlaceholder('Find or create a tag');
  for (const attempt of ['first', 'second']) {
    const { x = 0, y = 0 } = (await trigger.boundingBox()) ?? {};
    await page.mouse.click(x + 8, y + 8);
    // A manual pause, in which the list is rendered.
    await page.waitForTimeout(150);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(search, attempt).toBeFocused();
    // Longer than the interval of a double click.
    await page.waitForTimeout(600);
    await expect(search, attempt).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('Oak');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(trigger).toContainText('Oak');
});

test('a second press of Enter leaves closed what the first one has closed', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await page.goto(`/organizations/${organizationId}/documents/${documentId}`);
  const trigger = page.getByRole('button', { name: /^Correspondent: / });
  const search = page.getByRole('dialog').getByRole('combobox');
  // Presses again right after the trigger gets the focus back, however long that takes.
  const pressWhenFocused = () =>
    trigger.evaluate((element) => {
      const { timeStamp } = new Event('first press');
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(press, 'timeStamp', { value: timeStamp });
      element.addEventListener('focus', () => element.dispatchEvent(press), { once: true });
    });
  await trigger.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('Oak');
  await pressWhenFocused();
  await page.keyboard.press('Enter');
  await expect(trigger).toContainText('Oak');
  await expect(trigger).toBeFocused();
  await page.waitForTimeout(300);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  await page.waitForTimeout(300);
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await pressWhenFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(search).toBeFocused();
});

test('a held Enter opens a menu, and no more', async ({ page }) => {
  await openNewOrganization(page);
  const trigger = page.getByRole('button', { name: 'Theme' });
  const chosen = () => page.evaluate(() => document.documentElement.className);
  const before = await chosen();
  await trigger.focus();
  await page.keyboard.down('Enter');
  // Simulates the key repeat of a held key.
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.waitForTimeout(300);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(await chosen()).toBe(before);
});

test('letters are for an open search field, whatever has the focus', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [documentId] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await page.goto(`/organizations/${organizationId}/documents/${documentId}`);
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const trigger = page.getByRole('button', { name: 'Correspondent: Add' });
  const search = page.getByRole('combobox', { name: 'Correspondent: Add' });
  await trigger.click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);

  await trigger.dblclick();
  await page.keyboard.type('?City');
  await expect(search).toHaveValue('?City');
  await trigger.evaluate((element) => element.focus());
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  await expect(shortcuts).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(shortcuts).toBeVisible();
});

test('a tooltip appears on hover and focus, may be hovered itself, and closes by Escape', async ({
  page,
}) => {
  await openNewOrganization(page);
  const link = page.getByRole('link', { name: 'Source code' });
  const tooltip = page.locator('[data-side]').filter({ hasText: 'Source code' });
  await expect(async () => {
    // The tooltip closes once its trigger moves from under the pointer.
    await page.mouse.move(700, 500);
    await link.hover();
    await expect(tooltip.last()).toBeVisible({ timeout: 3000 });
    await tooltip.last().hover({ timeout: 3000 });
  }).toPass();
  await page.waitForTimeout(300);
  await expect(tooltip.last()).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(tooltip).toHaveCount(0);

  await page.keyboard.press('Tab');
  await link.focus();
  await expect(tooltip.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('on a phone the navigation opens in a drawer that keeps the focus until it closes', async ({
  page,
}) => {
  await openNewOrganization(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const trigger = page.getByRole('button', { name: 'Open navigation' });
  await trigger.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Documents', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(trigger).toBeFocused();

  await trigger.click();
  await drawer.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page).toHaveURL(/\/tags$/);
  await expect(drawer).toBeHidden();
});

test('the search opens over an open menu, and right after Escape, and loses no letter', async ({
  page,
}) => {
  await openNewOrganization(page);
  const search = page.getByRole('dialog').getByPlaceholder('Search, or type a command');
  const openTheme = async () => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
  const openLanguage = async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.getByRole('menuitem', { name: 'Language' }).press('ArrowRight');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  };
  for (const [open, ...keys] of [
    [openTheme, 'Control+k'],
    [openTheme, 'Escape', 'Control+k'],
    [openLanguage, 'Control+k'],
  ] as const) {
    await open();
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.type('letter');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('letter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
});

test('the search opens above a dialog, which keeps what is typed in it', async ({ page }) => {
  const { organizationId } = await openNewOrganization(page);
  await addTexts(page, organizationId, [{ name: 'letter.txt', text: 'dear all' }]);
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Create tag' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create tag', includeHidden: true });
  const name = dialog.getByRole('textbox', { name: 'Name', includeHidden: true });
  await name.fill('Half typed');

  const search = page.getByPlaceholder('Search, or type a command');
  const openResult = async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('letter');
    await page.getByRole('option', { name: 'letter.txt' }).click();
  };
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(name).toBeFocused();

  await openResult();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+k');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Half typed');

  await openResult();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'letter.txt' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
