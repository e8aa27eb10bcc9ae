import { expect, type Page } from 'playwright/test';

type Mail = { to: string; subject: string; text: string };

/** The link of the newest mail to an address whose text has `part`; waits for it. */
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

/** Fills in the register form and sends it; where verification is required nobody is in yet. */
export async function fillRegister(
  page: Page,
  user: { name: string; email: string; password: string },
) {
  // The name first: the login page, where one may come from, has the other fields, too.
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

/** Follows the mailed link and verifies the address, which leads to the login page; logs in there. */
export async function verifyAndLogIn(page: Page, user: { email: string; password: string }) {
  await page.goto(await mailedLink(page, user.email, '/verify-email'));
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await fillLogin(page, user);
}

/** Registers, follows the mailed link, and names a first organization; answers its id. */
export async function registerVerified(
  page: Page,
  user: { name: string; email: string; password: string; organization: string },
): Promise<string> {
  await page.goto('/register');
  await fillRegister(page, user);
  await expect(page).toHaveURL(/\/email-validation-required/);
  await verifyAndLogIn(page, user);
  const create = page.getByRole('button', { name: 'Create organization' });
  await expect(create).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(user.organization);
  await create.click();
  await expect(page).toHaveURL(/\/organizations\/org_[a-z0-9]{24}$/);
  return /org_[a-z0-9]{24}/.exec(page.url())?.[0] ?? '';
}
