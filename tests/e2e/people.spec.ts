import { expect, test, type Page } from 'playwright/test';
import { oidcClient, startOidcServer } from '../support/oidc-server.ts';
import { createId } from '../../shared/ids.ts';
import { totpCode } from '../support/totp.ts';
import {
  fillLogin,
  fillRegister,
  mailedLink,
  registerVerified,
  verifyAndLogIn,
} from './support/people.ts';
import { addTexts, call } from './support/archive.ts';
import {
  comeBackTo,
  dropFiles,
  expectAccessible,
  focusByKeyboard,
  password,
  snap,
  uniqueEmail,
} from './support/product.ts';
import { ports } from './support/ports.ts';

async function openMemberActions(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a user is invited, joins, uploads, is promoted and removed', async ({
  browser,
  page,
}, testInfo) => {
  const owner = {
    name: 'Olga Owner',
    email: uniqueEmail('olga'),
    password,
    organization: 'Shared papers',
  };
  const guest = { name: 'Ines Invited', email: uniqueEmail('ines'), password };
  const organizationId = await registerVerified(page, owner);

  await page.getByRole('link', { name: 'Members' }).first().click();
  await expect(page.getByRole('row', { name: /Olga Owner/ })).toContainText('Owner');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Invite member' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(guest.email);
  await expectAccessible(page);
  await snap(page, testInfo, '1-invite');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: new RegExp(guest.email) })).toContainText('Pending');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Members' }).first(),
  ).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await snap(page, testInfo, '2-invitations');
  await page.getByRole('link', { name: 'Invite member' }).click();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Failed to invite member')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('already');
  await page.goto(`/organizations/${organizationId}/invitations`);
  const invitation = page.getByRole('row', { name: new RegExp(guest.email) });
  await invitation.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(invitation).toContainText('Cancelled');
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Resend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resend' }).click();
  await expect(invitation).toContainText('Pending');

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(await mailedLink(page, guest.email, '/invitations'));
  await expect(other).toHaveURL(/\/login\?returnTo=%2Finvitations/);
  await other.getByRole('link', { name: 'Register' }).click();
  await fillRegister(other, guest);
  await expect(other.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(other.getByText(`We have sent an email to ${guest.email}.`)).toBeVisible();
  await expectAccessible(other);
  await snap(other, testInfo, '3-verify');
  await other.getByRole('link', { name: 'Back to login' }).click();
  await fillLogin(other, guest);
  await expect(other).toHaveURL(/\/email-validation-required/);
  await other.getByRole('button', { name: 'Send again' }).click();
  await expect(other.getByText(/a new email is on its way/)).toBeVisible();

  await other.goto(await mailedLink(other, guest.email, '/verify-email'));
  await expectAccessible(other);
  await snap(other, testInfo, '3-verify-link');
  await verifyAndLogIn(other, guest);
  await expect(other).toHaveURL(/\/invitations$/);
  await expect(other.getByRole('heading', { name: 'Shared papers' })).toBeVisible();
  await expect(other.getByText('Invited by Olga Owner')).toBeVisible();
  await other.getByRole('button', { name: 'Reject the invitation to Shared papers' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'User menu, 1 invitation' }).click();
  await expect(other.getByRole('menuitem', { name: /Invitations\s*1/ })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('menu')).toHaveCount(0);
  await expectAccessible(other);
  await snap(other, testInfo, '4-received');
  await other.goto('/organizations/first');
  await other.getByRole('link', { name: 'See invitations' }).click();
  await other.getByRole('button', { name: 'Accept the invitation to Shared papers' }).click();
  await expect(other).toHaveURL(new RegExp(`/organizations/${organizationId}$`));

  await other.goto(`/organizations/${organizationId}/settings/webhooks/${createId('wh')}`);
  await expect(other.getByRole('heading', { name: 'Only for admins and the owner' })).toBeVisible();
  await other.goto(`/organizations/${organizationId}/invite`);
  await expect(other).toHaveURL(new RegExp(`/organizations/${organizationId}$`));
  await other.goto(`/organizations/${organizationId}/invitations`);
  await expect(other).toHaveURL(/\/members$/);
  await expect(other.getByRole('button', { name: 'Invite member' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await focusByKeyboard(other.getByRole('button', { name: 'Invite member' }));
  await expect(
    other.getByText('Only admins or owners can invite members to the organization'),
  ).toBeVisible();

  await page.goto(`/organizations/${organizationId}/members`);
  await page.getByRole('button', { name: 'Actions for Olga Owner' }).click();
  await expect(page.getByText(/first transfer the ownership to an admin/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Actions for ${guest.name}` }).click();
  const actions = page.getByRole('menu', { name: `Actions for ${guest.name}` });
  await actions.getByRole('menuitemradio', { name: 'Admin' }).click();
  await expect(page.getByText('Ines Invited’s role is now Admin')).toBeVisible();
  await expect(other.getByRole('row', { name: guest.name })).toContainText('Admin');
  await expect(other.getByRole('link', { name: 'Invite member' })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${guest.name}` }).click();
  await actions.getByRole('menuitemradio', { name: 'Member' }).click();
  await expect(page.getByText('Ines Invited’s role is now Member')).toBeVisible();
  await comeBackTo(other);
  await expect(other.getByRole('button', { name: 'Invite member' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await snap(page, testInfo, '5-members');

  const [documentId] = await addTexts(page, organizationId, [{ name: 'lease.txt', text: 'rent' }]);
  await call(page, {
    method: 'PATCH',
    path: `/organizations/${organizationId}/documents/${documentId}`,
    json: { documentDate: '2026-03-02' },
  });
  await other.goto(`/organizations/${organizationId}/documents/${documentId}?tab=notes`);
  await other.getByRole('textbox', { name: 'New note' }).fill('Half a note');
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByRole('alertdialog')).toBeVisible();
  const menuButton = page.getByRole('button', { name: `Actions for ${guest.name}` });
  await menuButton.press('Enter');
  await expect(actions.getByRole('menuitemradio').first()).toBeFocused();
  await actions.getByRole('menuitemradio', { name: 'Member' }).press('ArrowDown');
  await expect(actions.getByRole('menuitemradio', { name: 'Viewer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ines Invited’s role is now Viewer')).toBeVisible();
  await comeBackTo(other);
  await expect(other.getByText('Your role here is now Viewer.')).toBeVisible();
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
  await expect(other.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a note');
  await expect(other.getByText(/can no longer be saved/)).toBeVisible();
  for (const name of ['Upload documents', 'Delete', 'Add tag', 'Add note']) {
    await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(other.getByRole('link', { name: 'Download' })).toBeVisible();
  await expectAccessible(other);
  await snap(other, testInfo, '6-viewer');
  await other.getByRole('textbox', { name: 'New note' }).evaluate((field) => field.blur());
  await dropFiles(other.getByRole('main'), [
    { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('a') },
  ]);
  await other.keyboard.press('?');
  await expect(other.getByRole('dialog')).toContainText('Search');
  await expect(other.getByRole('dialog')).not.toContainText('Upload');
  await expect(other.getByRole('region', { name: 'Uploads' })).toHaveCount(0);
  await other.keyboard.press('Escape');

  await other.getByRole('tab', { name: 'Info' }).click();
  const fields = other.getByRole('region', { name: 'Fields' });
  await expect(fields).toContainText('Mar 2, 2026');
  await expect(fields.getByRole('button')).toHaveCount(0);

  await openMemberActions(page, guest.name, 'Remove');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('row', { name: /Ines/ })).toHaveCount(0);
  await other.goto(`/organizations/${organizationId}/members`);
  await expect(other).toHaveURL(/\/organizations\/first$/);
});

test('a password is reset by an emailed link, which works once', async ({
  browser,
  page,
}, testInfo) => {
  const user = { name: 'Ada', email: uniqueEmail('ada'), password, organization: 'Papers of Ada' };
  await registerVerified(page, user);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(other.getByText('Please enter your email address')).toBeVisible();
  await other.getByLabel('Email').fill('ada@gmail.com');
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(other.getByRole('link', { name: 'Open Gmail' })).toHaveAttribute(
    'href',
    /mail\.google\.com/,
  );
  await expectAccessible(other);
  await snap(other, testInfo, '1-requested');
  await other.goto('/request-password-reset');
  await other.getByLabel('Email').fill(user.email);
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(other.getByRole('link', { name: 'Back to login' })).toBeVisible();

  const link = await mailedLink(other, user.email, '/reset-password');
  await other.goto(link);
  await other.getByLabel('New password').fill('short');
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByText('Password must be at least 8 characters')).toBeVisible();
  await other.getByLabel('New password').fill('a much better password');
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
  await other.goto(link);
  await other.getByLabel('New password').fill('yet another password');
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByText('This link is no longer valid. Request a new one.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Back to login' })).toBeVisible();
  await expectAccessible(other);
  await snap(other, testInfo, '2-used');
  await other.goto('/reset-password');
  await expect(other).toHaveURL(/\/login$/);

  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsettings/);
  await fillLogin(page, user);
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await fillLogin(page, { ...user, password: 'a much better password' });
  await expect(page).toHaveURL(/\/settings$/);
});

test('a second factor is set up, required, and replaced by a recovery code', async ({
  browser,
  page,
}, testInfo) => {
  const user = {
    name: 'Tess',
    email: uniqueEmail('tess'),
    password,
    organization: 'Papers of Tess',
  };
  await registerVerified(page, user);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const codeNow = () => totpCode(`otpauth://totp/Sheaf?secret=${secret}`);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeNow());
  await expectAccessible(page);
  await snap(page, testInfo, '2-set-up');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Save these recovery codes')).toBeVisible();
  const [recoveryCode = ''] = await page.locator('ul.font-mono li').allTextContents();
  await expectAccessible(page);
  await snap(page, testInfo, '3-codes');

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/login');
  await fillLogin(other, user);
  await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(other);
  await snap(other, testInfo, '4-code');
  await other.getByRole('textbox', { name: 'Code' }).fill(await codeNow());
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other).toHaveURL(/\/organizations/);
  await other.context().clearCookies();
  await other.goto('/login');
  await fillLogin(other, user);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(recoveryCode);
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other).toHaveURL(/\/organizations/);

  await page.reload();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('The session has been ended')).toBeVisible();
  await other.goto('/settings');
  await expect(other).toHaveURL(/\/login/);
});

test('a passkey logs in without a password', async ({ page }, testInfo) => {
  const user = {
    name: 'Kim',
    email: uniqueEmail('kim'),
    password,
    organization: 'Papers of Kim',
  };
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await registerVerified(page, user);
  await page.goto('/settings');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey has been added')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  await page.getByRole('button', { name: /^Rename the passkey Chrome/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kitchen laptop');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Kitchen laptop')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-passkeys');

  await page.context().clearCookies();
  await page.goto('/login?returnTo=%2Fsettings');
  await expectAccessible(page);
  await snap(page, testInfo, '2-login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email);

  await page.getByRole('button', { name: 'Remove the passkey Kitchen laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/This passkey is no longer registered here/)).toBeVisible();
  await devTools.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/No passkey was used/)).toBeVisible();
  await fillLogin(page, user);
  await expect(page.getByText('Papers of Kim').first()).toBeVisible();
});

test('an organization is renamed and deleted by typing its name, and an account is deleted', async ({
  page,
}, testInfo) => {
  const user = { name: 'Dora', email: uniqueEmail('dora'), password, organization: 'Old name' };
  const organizationId = await registerVerified(page, user);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page).toHaveURL(/\/settings$/);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const update = page.getByRole('button', { name: 'Update name' });
  await expect(update).toBeDisabled();
  await name.fill('ab');
  await update.click();
  await expect(page.getByText('Organization name must be at least 3 characters')).toBeVisible();
  await name.fill('  New name ');
  await update.click();
  await expect(page.getByText('The organization has been renamed')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-settings');
  await page.getByRole('button', { name: 'Delete organization' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete organization' })).toBeDisabled();
  await dialog.getByLabel(/to confirm/).fill('New name');
  await expectAccessible(page);
  await snap(page, testInfo, '2-delete');
  await dialog.getByRole('button', { name: 'Delete organization' }).click();
  await expect(page).toHaveURL(/\/organizations\/first$/);
  await page.goto(`/organizations/${organizationId}`);
  await expect(page).toHaveURL(/\/organizations\/first$/);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, user);
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
});

const person = (email: string) => ({
  sub: crypto.randomUUID(),
  email,
  email_verified: true,
  name: 'Pat Provider',
});
const continueWith = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Acme' }).click();

test.describe('a provider of the configuration', () => {
  test.describe.configure({ mode: 'serial' });
  let oidc: Awaited<ReturnType<typeof startOidcServer>>;
  test.beforeAll(async () => {
    oidc = await startOidcServer(ports.oidc, oidcClient);
  });
  test.afterAll(() => oidc.close());

  test('signs new users in, and the same users again', async ({ browser, page }, testInfo) => {
    const pat = person(uniqueEmail('pat'));
    oidc.signInAs(pat);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in to Sheaf' })).toBeVisible();
    await expectAccessible(page);
    await snap(page, testInfo, '1-login');
    await continueWith(page);
    await expect(page).toHaveURL(/\/organizations\/first$/);
    await page.goto('/settings');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(pat.email);
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toHaveCount(0);
    const again = await (await browser.newContext()).newPage();
    await again.goto('/login?returnTo=%2Fsettings');
    await continueWith(again);
    await expect(again).toHaveURL(/\/settings$/);
  });

  test('links the account of the same address, and gives the owner one that was never verified', async ({
    browser,
    page,
  }) => {
    const user = {
      name: 'Vera',
      email: uniqueEmail('vera'),
      password,
      organization: 'Papers of Vera',
    };
    await registerVerified(page, user);
    oidc.signInAs(person(user.email));
    const other = await (await browser.newContext()).newPage();
    await other.goto('/login');
    await continueWith(other);
    await expect(other.getByText('Papers of Vera').first()).toBeVisible();

    const squatted = uniqueEmail('squat');
    const squatter = await (await browser.newContext()).newPage();
    await squatter.goto('/register');
    await fillRegister(squatter, { name: 'Eve', email: squatted, password });
    await expect(squatter).toHaveURL(/\/email-validation-required/);
    oidc.signInAs(person(squatted));
    const victim = await (await browser.newContext()).newPage();
    await victim.goto('/login');
    await continueWith(victim);
    await expect(victim).toHaveURL(/\/organizations\/first$/);
    await squatter.goto('/login');
    await fillLogin(squatter, { email: squatted, password });
    await expect(squatter.getByText('The email address or the password is wrong.')).toBeVisible();
  });

  test('that has not verified the address leads to its verification', async ({ page }) => {
    oidc.signInAs({ ...person(uniqueEmail('unsure')), email_verified: false });
    await page.goto('/login');
    await continueWith(page);
    await expect(page).toHaveURL(/\/email-validation-required/);
  });

  test('that refuses or cannot be reached is reported', async ({ page }) => {
    oidc.signInAs(null);
    await page.goto('/login');
    await continueWith(page);
    await expect(page.getByText(/Logging in with this provider did not work/)).toBeVisible();
    await page.route('**/api/auth/sign-in/**', (route) => route.abort());
    await continueWith(page);
    await expect(page.getByText(/could not be reached/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeEnabled();
  });
});
