import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { expect, test, type Cookie, type Locator, type Page, type TestInfo } from 'playwright/test';
import { day, minute, second } from '../../../shared/time/durations.ts';

const fixtures = new URL('../../support/fixtures/documents/', import.meta.url);

export function readFixture(name: string): Buffer {
  return readFileSync(new URL(name, fixtures));
}

export function uniqueEmail(name = 'ada'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

export const password = 'correct horse battery';

/** Registers through the form and waits for the first-organization screen. */
export async function register(page: Page, user: { name: string; email: string }) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Name', { exact: true }).fill(user.name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/organizations\/first$/);
}

/** Creates a signed-in user with an organization through the API and opens its home. */
export async function registerWithOrganization(page: Page, organization?: string) {
  const user = await signUpWithOrganization(page, organization);
  await openHome(page, user.organizationId);
  return user;
}

/** Like `registerWithOrganization`, without opening a page. */
export async function signUpWithOrganization(page: Page, organization?: string) {
  const user = await signUp(page);
  return { ...user, organizationId: await addOrganization(page, organization) };
}

let sharedUser: Promise<{ name: string; email: string; cookies: Cookie[] }> | undefined;

/**
 * Creates an organization of a signed-in user whom the stories of a process share, because a sign-up costs more than
 * the rest of most stories. Opens no page. A story that logs out, or shows data of all organizations of a
 * user, creates its own user.
 */
export async function newOrganization(page: Page, name?: string) {
  sharedUser ??= signUp(page).then(async (user) => ({
    ...user,
    cookies: await page.context().cookies(),
  }));
  const { cookies, ...user } = await sharedUser;
  await page.context().addCookies(cookies);
  return { ...user, organizationId: await addOrganization(page, name) };
}

/** Like `newOrganization`, and opens its home. */
export async function openNewOrganization(page: Page) {
  const user = await newOrganization(page);
  await openHome(page, user.organizationId);
  return user;
}

async function signUp(page: Page) {
  const user = { name: 'Ada Lovelace', email: uniqueEmail() };
  await post(page, { path: '/auth/sign-up/email', json: { ...user, password } });
  return user;
}

async function addOrganization(page: Page, name = 'Test archive'): Promise<string> {
  const created = await post(page, { path: '/organizations', json: { name } });
  return (created as { organization: { id: string } }).organization.id;
}

async function openHome(page: Page, organizationId: string) {
  await page.goto(`/organizations/${organizationId}`);
  await expect(page.getByText('No documents yet')).toBeVisible();
}

/** Calls the product without a session, or with the one that such a call has created. */
export async function post(page: Page, request: { path: string; json: unknown }): Promise<unknown> {
  const response = await page.request.post(`/api${request.path}`, {
    data: request.json,
    headers: { origin: baseUrl() },
  });
  expect(response.ok(), `POST ${request.path}: ${response.status()}`).toBe(true);
  return response.json();
}

export function baseUrl(): string {
  return test.info().project.use.baseURL ?? '';
}

export async function createFirstOrganization(page: Page, name: string) {
  const create = page.getByRole('button', { name: 'Create organization' });
  // Before this button appears, the register form is still there, which also has a field of this name.
  await expect(create).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await create.click();
  await expect(page).toHaveURL(/\/organizations\/org_[a-z0-9]{24}$/);
  await expect(page.getByText('No documents yet')).toBeVisible();
}

/** Simulates that the user returns to the tab, which polls for changes at once. */
export async function comeBackTo(page: Page) {
  // A pending poll may miss the change, so this waits for the next one.
  const poll = page.waitForRequest(/\/api\/organizations\/org_\w+\/version$/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await poll;
}

/** Moves the focus to `target` by keyboard, which shows its tooltip; a pointer would lose a moving target. */
export async function focusByKeyboard(target: Locator) {
  await target.page().keyboard.press('Tab');
  await target.focus();
}

/** Returns a message at the edge of the page, which stays as long as the pointer is on it. */
export async function holdMessage(page: Page, text: string | RegExp): Promise<Locator> {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
  await message.hover();
  return message;
}

/** Waits for midnight if it is near, so that today and tomorrow mean the same days throughout a story. */
export async function passMidnight() {
  const left = day - (Date.now() % day);
  if (left > 2 * minute) return;
  test.setTimeout(test.info().timeout + left + second);
  await new Promise((resolve) => setTimeout(resolve, left + second));
}

export function organizationIdOf(page: Page): string {
  return /org_[a-z0-9]{24}/.exec(page.url())?.[0] ?? '';
}

export type DroppedFile = { name: string; type: string; bytes: Buffer };

export async function dropFiles(target: Locator, files: DroppedFile[]) {
  const transfer = await target.page().evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(event, { dataTransfer: transfer });
  }
}

export async function dropFolder(page: Page, path: string) {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
  }
}

/** Takes a screenshot. On a busy machine, Chromium may not have a frame to capture yet. */
export async function capture(page: Page, path?: string): Promise<Buffer> {
  let picture: Buffer | undefined;
  await expect(async () => {
    picture = await page.screenshot({ path });
  }).toPass({ timeout: 20 * second });
  if (!picture) throw new Error('There is no picture of the page');
  return picture;
}

export async function snap(page: Page, testInfo: TestInfo, name: string) {
  await capture(page, testInfo.outputPath(`${name}.png`));
}

/**
 * Expects no accessibility violation on the page. Open menus and tooltips are outside the landmarks, to which only
 * the best-practice rule `region` objects.
 */
export async function expectAccessible(page: Page) {
  // Elements that fade while axe reads the page have a wrong contrast, so only a lasting violation counts.
  await expect(async () => {
    await untilStill(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  }).toPass({ timeout: 40_000 });
}

/** Runs axe in the page, which takes less than a second; its own runner for Playwright opens another page each time. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      rules: { region: { enabled: false }, 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}

/** Waits for every finite animation, except for scroll-driven ones. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
