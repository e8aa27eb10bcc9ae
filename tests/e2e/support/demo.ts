import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright/test';

/** A browser without a server behind the page: a request to /api or to another origin fails the test. */
export const test = base.extend<{ sentAway: string[] }>({
  sentAway: [
    async ({ context, baseURL }, use) => {
      const sent: string[] = [];
      const note = (request: Request) => {
        const { protocol, origin, pathname } = new URL(request.url());
        const isSite = ['blob:', 'data:'].includes(protocol) || origin === baseURL;
        if (!isSite || pathname.startsWith('/api/')) sent.push(request.url());
      };
      context.on('request', note);
      await use(sent);
      context.off('request', note);
      expect(sent).toEqual([]);
    },
    { auto: true },
  ],
});

/** Stories in pages of one browser, which share a sample archive; each begins at home with the card hidden. */
export const sharedTest = test.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, viewport, locale, timezoneId, serviceWorkers } = project.use;
      const options = {
        ...contextOptions,
        baseURL,
        viewport,
        locale,
        timezoneId,
        serviceWorkers,
      };
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await openDemo(page);
      await page.getByRole('button', { name: 'Hide' }).click();
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await use(page);
    await page.close();
  },
});

export const organizationName = 'Lindenhof Woodworks';

export async function openDemo(page: Page) {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: organizationName }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
}

/** Makes the demo's worker run `script` before its own, to simulate rare browser behaviour. */
export async function changeWorker(page: Page, script: string) {
  await page.route(/demo-worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

export async function follow(page: Page, name: string) {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function findDocument(page: Page, query: string, name: string | RegExp) {
  await page.keyboard.press('ControlOrMeta+k');
  const option = page.getByRole('option', { name });
  await expect(async () => {
    await page.getByRole('dialog').getByRole('combobox').fill('');
    await page.getByRole('dialog').getByRole('combobox').fill(query);
    await expect(option).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  return option;
}
