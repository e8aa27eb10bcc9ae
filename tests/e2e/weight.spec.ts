import { gzipSync } from 'node:zlib';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { organizationIdOf, registerWithOrganization } from './support/product.ts';

/** The budgets of a first visit: gzipped bytes of JavaScript and CSS, and requests of any kind. */
const budgets = {
  login: { bytes: 150_000, requests: 12 },
  documents: { bytes: 220_000 },
};

test('the login page is light on a first visit', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const weight = await weigh(page, async () => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  expect(weight.bytes, weight.report).toBeLessThanOrEqual(budgets.login.bytes);
  expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(
    budgets.login.requests,
  );
});

test('the document list is light on the first visit of a signed-in user, and uses what it preloads', async ({
  browser,
  page,
}) => {
  const organizationId = await archiveWithDocument(page);
  const fresh = await freshPage(browser, page);
  const warnings: string[] = [];
  fresh.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const weight = await weigh(fresh, async () => {
    await fresh.goto(`/organizations/${organizationId}/documents`);
    await expect(fresh.getByRole('link', { name: 'note.txt' })).toBeVisible();
  });

  expect(weight.bytes, weight.report).toBeLessThanOrEqual(budgets.documents.bytes);
  expect(warnings).toEqual([]);
});

test('the login page requests its code and its texts together with the entry', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await mayRespond;
    await route.continue();
  });

  await page.goto('/login', { waitUntil: 'commit' });
  for (const file of [/\/login-.+\.js$/, /\/en-.+\.json$/]) {
    await expect.poll(() => requested.filter((path) => file.test(path))).toHaveLength(1);
  }

  respond();
  await expect(page.getByLabel('Email')).toBeVisible();
  for (const file of [/\/login-.+\.js$/, /\/en-.+\.json$/]) {
    expect(requested.filter((path) => file.test(path))).toHaveLength(1);
  }
});

test('the first visit to the document list sends its requests in parallel', async ({
  browser,
  page,
}) => {
  const organizationId = await archiveWithDocument(page);
  const fresh = await freshPage(browser, page);
  const requested = new Set<string>();
  const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>();
  await fresh.route('**/api/**', async (route) => {
    requested.add(new URL(route.request().url()).pathname);
    await mayRespond;
    await route.continue();
  });

  await fresh.goto(`/organizations/${organizationId}/documents`);
  const organization = `/api/organizations/${organizationId}`;
  await expect
    .poll(() => [...requested].toSorted())
    .toEqual(
      [
        '/api/auth/get-session',
        '/api/config',
        '/api/organizations',
        organization,
        `${organization}/documents`,
        `${organization}/members/me`,
      ].toSorted(),
    );

  respond();
  await expect(fresh.getByRole('link', { name: 'note.txt' })).toBeVisible();
});

/** Registers a user with an organization that contains one document. */
async function archiveWithDocument(page: Page): Promise<string> {
  await registerWithOrganization(page);
  const organizationId = organizationIdOf(page);
  const upload = await page.request.post(`/api/organizations/${organizationId}/documents`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      file: { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note.') },
    },
  });
  expect(upload.status()).toBe(201);
  return organizationId;
}

/** The same session in a browser without cached files. */
async function freshPage(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  return (await browser.newContext({ storageState })).newPage();
}

/** Weighs everything downloaded until the network is idle. The local server does not compress, so this does. */
async function weigh(page: Page, visit: () => Promise<void>) {
  const requests: string[] = [];
  const files: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // What was preloaded comes out of the cache the second time.
    if (requests.includes(pathname)) return;
    requests.push(pathname);
    if (!/\.(js|css)$/.test(pathname)) return;
    files.push(
      response.body().then((body) => ({ path: pathname, bytes: gzipSync(body).byteLength })),
    );
  });
  await visit();
  await page.waitForLoadState('networkidle');
  const weighed = await Promise.all(files);
  return {
    requests,
    bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
    report: weighed.map(({ path, bytes }) => `${bytes} ${path}`).join('\n'),
  };
}
