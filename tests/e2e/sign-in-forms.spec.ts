import { expect, test } from 'playwright/test';
import type { PublicConfig } from '../../shared/operations/config.ts';

test('a sign-in form reports what is missing, focuses it, and clears the message once it is valid', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/register');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('ada');
  await expect(page.getByText('This email address is invalid')).toBeVisible();
  await email.fill('ada@example.com');
  await expect(page.getByText('This email address is invalid')).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await password.fill('short');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(password).toBeFocused();
  expect(sent).toEqual([]);
});

test('the login form sends the credentials and whether to remember the session', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route('**/api/auth/sign-in/email', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByLabel('Remember me').uncheck();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(sent).toEqual([
    expect.objectContaining({
      email: 'nobody@example.com',
      password: 'not the password',
      rememberMe: false,
    }),
  ]);
});

test('nothing moves under the pointer when a form responds or another page opens', async ({
  page,
}) => {
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN;
  await page.goto('/login');
  await page.evaluate(() => document.fonts.ready);
  const top = await topOf('Log in to Sheaf');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect.poll(() => topOf('Log in to Sheaf')).toBe(top);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect.poll(() => topOf('Log in to Sheaf')).toBe(top);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect.poll(() => topOf('Create your account')).toBe(top);
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
});

test('a form that waits for its schema is busy at once, and is sent once', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/auth/sign-in/email', (route) => {
    sent.push(route.request().url());
    return route.continue();
  });
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/assets\/schemas.*\.js/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await page.keyboard.press('Enter');
  load();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(submit).not.toHaveAttribute('aria-busy');
  expect(sent).toHaveLength(1);

  // Enter is held until after the response. Another key before it makes it a press of its own.
  await page.getByLabel('Password', { exact: true }).press('End');
  await page.keyboard.down('Enter');
  await expect.poll(() => sent).toHaveLength(2);
  await expect(submit).not.toHaveAttribute('aria-busy');
  await page.keyboard.down('Enter');
  await expect(submit).not.toHaveAttribute('aria-busy');
  expect(sent).toHaveLength(2);
});

test('where email sign-in is off, the form behind its button says so and offers no reset', async ({
  page,
}) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const { config } = (await response.json()) as { config: PublicConfig };
    config.auth.providers.email.isEnabled = false;
    config.auth.providers.github.isEnabled = true;
    await route.fulfill({ response, json: { config } });
  });
  for (const [path, reveal, submit] of [
    ['/login', 'Login with email', 'Log in'],
    ['/register', 'Register with email', 'Register'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: reveal }).click();
    await expect(page.getByText(/email address is disabled on this server/)).toBeVisible();
    await expect(page.getByRole('button', { name: submit, exact: true })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
  }
  for (const path of ['/reset-password?token=x', '/request-password-reset']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});
