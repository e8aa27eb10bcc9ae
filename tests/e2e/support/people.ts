import { expect, type Page, type Request } from 'playwright/test';
import { post } from './product.ts';

type Mail = { to: string; subject: string; text: string };

/** Waits for the newest mail to an address that contains `part`. Returns its link. */
export async function mailedLink(page: Page, email: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await page.request.get('/api/dev/mailbox');
    const { messages } = (await response.json()) as { messages: Mail[] };
    const mail = messages.find(({ to, text }) => to === email && text.includes(part));
    link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
    expect(link, `A mail to ${email} with ${part}`).toBeTruthy();
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}

/** Fills in the register form and sends it; if verification is required, the user is not signed in yet. */
export async function fillRegister(
  page: Page,
  user: { name: string; email: string; password: string },
) {
  // The name comes first, because the login page, which may still be shown, has the other fields too.
  await page.getByLabel('Name', { exact: true }).fill(user.name);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export async function fillLogin(page: Page, user: { email: string; password: string }) {
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function endSession(page: Page) {
  await page.context().clearCookies();
}

const isRead = (request: Request) =>
  request.method() === 'GET' || request.url().endsWith('/batch/count');

/**
 * Ends the session right before the write that `act` sends, which is the first to notice: reads before it have the cookies, and reads
 * after it wait until it is answered.
 */
export async function endSessionBefore(page: Page, act: () => Promise<void>) {
  const noticed = Promise.withResolvers<void>();
  let isIntercepting = false;
  let isEnded = false;
  await page.route('**/api/**', async (route) => {
    isIntercepting = true;
    if (!isRead(route.request())) {
      isEnded = true;
      await endSession(page);
    } else if (isEnded) await noticed.promise;
    await route.continue();
  });
  // Chromium intercepts no request of the first milliseconds.
  await expect
    .poll(async () => {
      await page.evaluate(async () => void (await fetch('/api/config')));
      return isIntercepting;
    })
    .toBe(true);
  const write = page.waitForResponse((response) => !isRead(response.request()));
  await act();
  await write;
  noticed.resolve();
  await page.unrouteAll({ behavior: 'wait' });
}

export async function verifyAndLogIn(page: Page, user: { email: string; password: string }) {
  await page.goto(await mailedLink(page, user.email, '/verify-email'));
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await fillLogin(page, user);
}

/** Creates a verified, signed-in user with an organization through the API. Returns its id. */
export async function registerVerified(
  page: Page,
  user: { name: string; email: string; password: string; organization: string },
): Promise<string> {
  const { name, email, password } = user;
  await post(page, { path: '/auth/sign-up/email', json: { name, email, password } });
  const link = new URL(await mailedLink(page, email, '/verify-email'));
  await post(page, { path: '/auth/verify-email', json: { token: link.searchParams.get('token') } });
  await post(page, { path: '/auth/sign-in/email', json: { email, password } });
  const created = await post(page, { path: '/organizations', json: { name: user.organization } });
  const { id } = (created as { organization: { id: string } }).organization;
  await page.goto(`/organizations/${id}`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  return id;
}
