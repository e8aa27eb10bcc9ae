import { expect, test } from 'playwright/test';
import { call } from './support/archive.ts';
import { mailedLink } from './support/people.ts';
import {
  expectAccessible,
  password,
  registerWithOrganization,
  uniqueEmail,
} from './support/product.ts';

test('an email address is changed by the link sent to the new one', async ({ page }) => {
  const { email } = await registerWithOrganization(page);
  const newEmail = uniqueEmail('new');
  await page.goto('/settings');
  const field = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(field).toHaveValue(email);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(newEmail);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Open the link that we sent to ${newEmail}`)).toBeVisible();
  await expect(field).toHaveValue(email);

  await page.goto(await mailedLink(page, newEmail, '/change-email'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Your email address has been changed')).toBeVisible();
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.goto('/settings');
  await expect(field).toHaveValue(newEmail);
});

test('the link of an invitation is copied for those who get no mail', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { organizationId } = await registerWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const json = { email: 'grace@example.com', role: 'member' };
  await call(page, { path: `${home}/members/invitations`, json });
  await page.goto(`${home}/invitations`);
  await page
    .getByRole('button', { name: 'Copy the invitation link for grace@example.com' })
    .click();
  await expect(page.getByText('logged in with this address')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/invitations', page.url()).href);
});

test.describe('in a British browser', () => {
  test.use({ locale: 'en-GB' });

  test('dates have the order of the region', async ({ page }) => {
    const { organizationId } = await registerWithOrganization(page);
    const home = `/organizations/${organizationId}`;
    await call(page, {
      path: `${home}/members/invitations`,
      json: { email: 'grace@example.com', role: 'member' },
    });
    await page.goto(`${home}/invitations`);
    await expect(page.getByText(/Valid until \d{1,2} [A-Z][a-z]{2} \d{4}/)).toBeVisible();
  });
});
