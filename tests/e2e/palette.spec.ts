import { expect, test, type Page } from 'playwright/test';
import { addTag, addTexts, call, waitForTexts } from './support/archive.ts';
import { expectAccessible, registerWithOrganization } from './support/product.ts';

const texts = [
  { name: 'lease.txt', text: 'the flat in the garden house' },
  { name: 'invoice.txt', text: 'two chairs of oak' },
];

async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Search documents' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog');
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  return { palette, field, options: palette.getByRole('option') };
}

test('the palette leads to documents, senders, tags, views, pages and actions by keyboard', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [lease = ''] = await addTexts(page, organizationId, texts);
  await addTag(page, organizationId, 'Furniture');
  await call(page, {
    path: `${home}/views`,
    json: { name: 'To pay', search: 'oak' },
  });
  await call(page, { path: `${home}/correspondents`, json: { name: 'Nordlicht Energie' } });
  await page.reload();

  const first = await openPalette(page);
  const recent = first.palette.getByRole('group', { name: 'Recent documents' });
  await expect(recent.getByRole('option')).toHaveText(['invoice.txt', 'lease.txt']);
  await expect(first.palette.getByRole('group', { name: 'Views' })).toContainText('To pay');
  await expectAccessible(page);
  await first.field.press('ArrowDown');
  await first.field.press('Enter');
  await expect(page).toHaveURL(new RegExp(lease));

  const found = async (typed: string, label: string) => {
    const { field, options } = await openPalette(page);
    await field.fill(typed);
    await expect(options.first()).toHaveText(label);
    await field.press('Enter');
  };
  await page.goto(home);
  await found('nordl', 'Nordlicht Energie');
  await expect(page).toHaveURL(/documents\?q=correspondent/);
  await found('furni', 'Furniture');
  await expect(page).toHaveURL(/documents\?tags=/);
  await found('to pay', 'To pay');
  await expect(page).toHaveURL(/documents\?view=viw_/);
  await found('team', 'Members');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await found('invite', 'Invite member');
  await expect(page.getByRole('heading', { name: 'Invite a member' })).toBeVisible();
  await found('backup', 'Export all documents');
  await expect(page.getByRole('heading', { name: 'Export' })).toBeInViewport();
  await found('light', 'Theme: Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await found('new tag', 'Create tag');
  await expect(page.getByRole('dialog', { name: 'Create tag' })).toBeVisible();
});

test('the palette takes one choice, also while it closes', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  await addTexts(page, organizationId, texts);
  await page.reload();
  const { options } = await openPalette(page);
  await expect(options.first()).toHaveText('invoice.txt');
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: 'invoice.txt' })).toBeVisible();
});

test('what the server finds comes before actions, and Enter waits for it, but after a page of that name', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  await addTexts(page, organizationId, [{ name: 'Members of the club.txt', text: 'all of them' }]);
  await waitForTexts(page, organizationId, 1);
  await page.reload();
  const part = await openPalette(page);
  await part.field.fill('member');
  await part.field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Members of the club.txt' })).toBeVisible();

  const whole = await openPalette(page);
  await whole.field.fill('members');
  await expect(whole.options).toContainText(['Members', 'Members of the club.txt']);
  await whole.field.press('Enter');
  await expect(page).toHaveURL(/\/members$/);
});

test('the palette begins with the open document, and with the documents that are selected', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [lease] = await addTexts(page, organizationId, texts);
  await page.goto(`${home}/documents/${lease}`);
  await expect(page.getByRole('heading', { name: 'lease.txt' })).toBeVisible();
  const subject = await openPalette(page);
  await expect(subject.palette.getByRole('group').first()).toHaveAccessibleName('This document');
  await subject.field.fill('rename');
  await subject.field.press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('contract');
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'contract.txt' })).toBeVisible();

  // The deletion can be undone, so Enter confirms it.
  const deleting = await openPalette(page);
  await deleting.field.fill('delete');
  await expect(deleting.options.first()).toHaveText('Delete document');
  await deleting.field.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete document' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents$/);
  await expect(page.getByText('Document deleted')).toBeVisible();

  await page.getByRole('checkbox', { name: /invoice\.txt/ }).click();
  const selection = await openPalette(page);
  const group = selection.palette.getByRole('group').first();
  await expect(group).toHaveAccessibleName('Selected documents');
  await group.getByRole('option', { name: 'Clear the selection' }).click();
  await expect(page.getByText('1 selected')).toBeHidden();

  // The list in front has its own action, below the documents.
  const list = await openPalette(page);
  await list.field.fill('export table');
  await expect(list.options.first()).toHaveText('Export table');
  const download = page.waitForEvent('download');
  await list.field.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('the palette knows the same pages on those of the account', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const [lease] = await addTexts(page, organizationId, texts);
  await page.goto('/api-keys');
  const { field, options } = await openPalette(page);
  await field.fill('team');
  await expect(options.first()).toHaveText('Members');
  await field.fill('garden');
  await expect(options.first()).toContainText('lease.txt');
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${lease}`));
});
