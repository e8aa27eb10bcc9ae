import { expect, test, type Page } from 'playwright/test';
import { addTexts, call } from './support/archive.ts';
import { endSession, endSessionBefore, fillLogin } from './support/people.ts';
import {
  baseUrl,
  password,
  registerWithOrganization,
  signUpWithOrganization,
} from './support/product.ts';

async function deleteElsewhere(page: Page, organizationId: string) {
  const response = await page.request.delete(`/api/organizations/${organizationId}`, {
    headers: { origin: baseUrl() },
  });
  expect(response.status()).toBe(204);
}

async function createOrganization(page: Page, name: string): Promise<string> {
  await page.goto('/organizations/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByText(`${name} has been created`)).toBeVisible();
  await expect(page).toHaveURL(/\/organizations\/org_[a-z0-9]{24}$/);
  // Only once the page is shown is it the organization that was open last.
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  return /org_[a-z0-9]{24}/.exec(page.url())?.[0] ?? '';
}

test('an organization that no longer exists is left, from the list and while it is open', async ({
  page,
}) => {
  await registerWithOrganization(page, 'First papers');
  const second = await createOrganization(page, 'Second papers');
  await page.goto('/organizations');
  await expect(page.getByRole('link', { name: 'Second papers' })).toBeVisible();
  await deleteElsewhere(page, second);
  await page.getByRole('link', { name: 'Second papers' }).click();
  await expect(page.getByText('You are no longer in Second papers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your organizations' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Second papers' })).toBeHidden();

  const third = await createOrganization(page, 'Third papers');
  // Otherwise a poll or a pending request may notice it before the click.
  await page.route('**/version', (route) => route.abort());
  await page.reload({ waitUntil: 'networkidle' });
  await deleteElsewhere(page, third);
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByText('You are no longer in Third papers')).toBeVisible();
  await expect(page).toHaveURL(/\/organizations$/);
});

test('an organization opened while it is preloaded is the one that `/` leads to', async ({
  page,
}) => {
  const { organizationId: first } = await registerWithOrganization(page, 'First papers');
  await createOrganization(page, 'Second papers');
  await page.goto('/organizations');
  const { promise: isOpened, resolve: respond } = Promise.withResolvers<void>();
  await page.route(`**/api/organizations/${first}**`, async (route) => {
    await isOpened;
    await route.continue();
  });
  const preload = page.waitForRequest(`**/api/organizations/${first}`);
  await page.getByRole('link', { name: 'First papers' }).hover();
  await preload;
  await page.getByRole('link', { name: 'First papers' }).click();
  await expect(page.getByRole('heading', { name: 'Your organizations' })).toBeHidden();
  respond();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/organizations/${first}$`));
});

test('without a connection the page says so, keeps what is typed and goes on afterwards', async ({
  page,
  context,
}) => {
  await signUpWithOrganization(page);
  await page.goto('/settings', { waitUntil: 'commit' });
  // The error page is loaded shortly after the first page, so that it is available offline.
  const errorPage = page.waitForEvent('requestfinished', (request) =>
    /\/error-page-[^/]+\.js$/.test(request.url()),
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada King');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await errorPage;
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Update name' }).click();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText('The server could not be reached.')).toBeVisible();
  await expect(name).toHaveValue('Ada King');

  await page.getByRole('link', { name: 'API keys' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'API keys', exact: true })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a page that cannot say why it is missing is loaded once the connection is back', async ({
  page,
  context,
}) => {
  await signUpWithOrganization(page);
  // Simulates a connection that is lost before the error page has been loaded.
  await page.route(/\/error-page-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'API keys' }).first().click();
  await expect(page.getByText('A part of the application could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'API keys', exact: true })).toBeVisible();
});

test('a page whose files a deployment has replaced is reloaded once', async ({ page }) => {
  await signUpWithOrganization(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/.*api-key.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/settings');
  await page.getByRole('link', { name: 'API keys' }).first().click();
  await expect(page.getByRole('heading', { name: 'There is a new version' })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.unroute(/\/assets\/.*api-key.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'API keys', exact: true })).toBeVisible();
});

test('a page whose entry could not be loaded is loaded again', async ({ page }) => {
  let visits = 0;
  await page.route('**/login', (route) => {
    visits += 1;
    return route.continue();
  });
  await page.route('**/assets/index-*.js', (route) =>
    visits < 2 ? route.abort() : route.continue(),
  );
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('what is typed survives the end of the session, without its secret', async ({ page }) => {
  const user = await signUpWithOrganization(page);
  const form = `/organizations/${user.organizationId}/settings/webhooks/create`;
  await page.goto(form);
  await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping');
  await page.getByRole('textbox', { name: 'URL' }).fill('https://books.example.com/hook');
  await page.getByRole('textbox', { name: 'Secret' }).fill('a secret of my own');
  await endSessionBefore(page, () => page.getByRole('button', { name: 'Create webhook' }).click());
  await expect(page).toHaveURL(/\/login\?/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('of my own');

  await fillLogin(page, { email: user.email, password });
  await expect(page).toHaveURL(form);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bookkeeping');
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue(
    'https://books.example.com/hook',
  );
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue('');

  const rule = `/organizations/${user.organizationId}/tagging-rules/create`;
  await page.goto(rule);
  await page.getByRole('textbox', { name: 'Name' }).fill('Letters');
  await endSession(page);
  // The preview of the input is the first request.
  await page.getByRole('textbox', { name: 'Value' }).fill('Dear');
  await expect(page).toHaveURL(/\/login\?/);
  await fillLogin(page, { email: user.email, password });
  await expect(page).toHaveURL(rule);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters');
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('Dear');

  // A dialog opens again with its input.
  await page.goto(`/organizations/${user.organizationId}/tags`);
  await page.getByRole('button', { name: 'Create tag' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Half typed');
  await endSessionBefore(page, () => dialog.getByRole('button', { name: 'Create tag' }).click());
  await expect(page).toHaveURL(/\/login\?/);
  await fillLogin(page, { email: user.email, password });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Half typed');
});

test('a value of a field survives the end of the session, typed or sent', async ({ page }) => {
  const { email, organizationId } = await signUpWithOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [id] = await addTexts(page, organizationId, [{ name: 'power.txt', text: 'power' }]);
  await call(page, { path: `${home}/fields`, json: { name: 'Project', type: 'text' } });
  await page.goto(`${home}/documents/${id}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const total = fields.getByRole('textbox', { name: 'Total' });
  const project = fields.getByRole('textbox', { name: 'Project' });
  const currency = fields.getByRole('combobox', { name: 'Currency' });
  // Unlike `comeBackTo`, this waits for no poll, because another one may already have noticed the end of the session.
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const logIn = async () => {
    await expect(page).toHaveURL(/\/login\?/);
    await fillLogin(page, { email, password });
  };

  await fields.getByRole('button', { name: 'Total: Add' }).click();
  await total.fill('12.5');
  await currency.selectOption('CHF');
  await endSession(page);
  await lookAgain();
  await logIn();
  await expect(total).toHaveValue('12.5');
  await expect(currency).toHaveValue('CHF');
  await total.press('Enter');
  await expect(fields.getByRole('button', { name: 'Total: CHF 12.50' })).toBeFocused();

  await fields.getByRole('button', { name: 'Project: Add' }).click();
  await project.fill('Ro');
  await endSession(page);
  await lookAgain();
  await logIn();
  await expect(project).toHaveValue('Ro');
  await expect(project).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('of');
  await endSessionBefore(page, () => page.keyboard.press('Enter'));
  await logIn();
  await expect(page.getByText('Project: Roof')).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Project: Roof' })).toBeVisible();

  await fields.getByRole('button', { name: 'Document type: Add' }).click();
  const contract = page.getByRole('option', { name: 'Contract' });
  await contract.waitFor();
  await endSessionBefore(page, () => contract.click());
  await logIn();
  await expect(page.getByText('Document type: Contract')).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Document type: Contract' })).toBeVisible();
  await page.reload();
  await expect(fields.getByRole('button', { name: 'Project: Roof' })).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Document type: Contract' })).toBeVisible();
});

test('the language follows another tab', async ({ page, context }) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});

test('a user who logs in in another tab is logged in here too', async ({ page, context }) => {
  const { email } = await registerWithOrganization(page);
  await context.clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await fillLogin(other, { email, password });
  await expect(other).toHaveURL(/\/organizations\/org_/);
  await expect(page).toHaveURL(/\/organizations\/org_/);
});

test('what a user was uploading ends when another one logs in in another tab', async ({
  page,
  context,
}) => {
  const { organizationId } = await registerWithOrganization(page, 'Papers of Ada');
  await page.route(`**/api/organizations/${organizationId}/documents`, async (route) => {
    if (route.request().method() !== 'POST') await route.continue();
  });
  const file = { name: 'of-ada.txt', mimeType: 'text/plain', buffer: Buffer.from('text') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('of-ada');

  const other = await context.newPage();
  await registerWithOrganization(other, 'Papers of Grace');
  await expect(page).not.toHaveURL(new RegExp(organizationId));
  await expect(page.getByText('Papers of Grace').first()).toBeVisible();
  await expect(uploads).toBeHidden();
});

test('the list of documents does without the views of the navigation', async ({ page }) => {
  const { organizationId } = await signUpWithOrganization(page);
  await addTexts(page, organizationId, [{ name: 'lease.txt', text: 'the flat' }]);
  await page.route('**/views', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal.error', message: '' } } }),
  );
  const failed = page.waitForResponse('**/views');
  await page.goto(`/organizations/${organizationId}/documents`);
  await failed;
  await expect(page.getByRole('link', { name: 'lease.txt' })).toBeVisible();
  await page.goto(`/organizations/${organizationId}/documents?view=viw_${'0'.repeat(24)}`);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
});

test('pages have titles, a navigation moves the focus to the heading, and errors ways out', async ({
  page,
  context,
}) => {
  const { organizationId } = await registerWithOrganization(page, 'Workshop');
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page).toHaveTitle('Members · Workshop · Sheaf');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeFocused();

  await page.goto('/no-such-page');
  await expect(page).toHaveTitle('Page not found · Sheaf');
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toBeVisible();
  await page.goto(`/organizations/${organizationId}/settings/webhooks/wh_unknown`);
  await expect(page.getByRole('heading', { name: 'This webhook does not exist' })).toBeVisible();

  await page.route(`**/api/organizations/${organizationId}`, (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  );
  await page.goto(`/organizations/${organizationId}`);
  await expect(page.getByText('The server is not available right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('link', { name: 'Your organizations' }).click();
  await expect(page.getByRole('heading', { name: 'Your organizations' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
});
