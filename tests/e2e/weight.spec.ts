import { gzipSync } from 'node:zlib';
import { expect, test, type Browser, type Locator, type Page, type Route } from 'playwright/test';
import { addFile, addTexts, call, waitForTexts } from './support/archive.ts';
import {
  readFixture,
  registerWithOrganization,
  signUpWithOrganization,
} from './support/product.ts';

/** Budgets of a first visit: gzipped bytes of JavaScript and CSS, and requests of any kind. */
const budgets = {
  login: { bytes: 150_000, requests: 12 },
  documents: { bytes: 217_000 },
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
    // Loaded five seconds later, which on a slow machine is before the network is idle.
    await fresh.route(
      /\/(error-page|outdated|toaster|start-phone|restored-page|waiting-[a-z]+|response-schemas|schemas|document)-[^/]+\.(js|css)$/,
      (route) => route.abort(),
    );
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
  const mark = page.locator('svg:visible').first();
  await expect(mark).toBeVisible();
  // Before its stylesheet, a page is laid out but never painted.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  const markBox = await mark.boundingBox();

  respond();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => mark.boundingBox()).toEqual(markBox);
  for (const file of [/\/login-.+\.js$/, /\/en-.+\.json$/]) {
    expect(requested.filter((path) => file.test(path))).toHaveLength(1);
  }
});

test('the first visit to the document list requests its data in parallel with its code', async ({
  browser,
  page,
}) => {
  const organizationId = await archiveWithDocument(page);
  // The context has only the cookies, so it has never shown this organization.
  const cookies = await page.context().cookies();
  const context = await browser.newContext({ storageState: { cookies, origins: [] } });
  const fresh = await context.newPage();
  const requested: string[] = [];
  fresh.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname);
  });
  const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>();
  await fresh.route('**/assets/index-*.js', async (route) => {
    await mayRespond;
    await route.continue();
  });

  const path = `/organizations/${organizationId}/documents`;
  await fresh.goto(path, { waitUntil: 'commit' });
  const organization = `/api/organizations/${organizationId}`;
  const needed = [
    '/api/auth/get-session',
    '/api/config',
    '/api/invitations/count',
    '/api/organizations',
    organization,
    `${organization}/documents`,
    `${organization}/documents/statistics`,
    `${organization}/members/me`,
    `${organization}/version`,
    `${organization}/views`,
  ].toSorted();
  await expect.poll(() => requested.toSorted()).toEqual(needed);
  await expect(fresh.locator('.first-paint-frame')).toBeVisible();
  await expect(fresh.locator('.first-paint-sign-in')).toBeHidden();
  await expect(fresh.getByText('Search names and text')).toBeVisible();
  const outlines = fresh.locator('.first-paint-list > *');
  const title = await middleOf(outlines.first());
  const search = await middleOf(outlines.nth(1));
  const list = await outlines.last().boundingBox();

  respond();
  await expect(fresh.getByRole('link', { name: 'note.txt' })).toBeVisible();
  expect(await middleOf(fresh.getByRole('heading', { name: 'Documents' }))).toBeCloseTo(title, 0);
  expect(await middleOf(fresh.getByPlaceholder('Search names and text'))).toBeCloseTo(search, 0);
  const table = await fresh.getByRole('table').boundingBox();
  expect(table?.y).toBeCloseTo((list?.y ?? NaN) + 1, 0);
  const isData = (path: string) => needed.includes(path) && !path.endsWith('/version');
  expect(requested.filter(isData).toSorted()).toEqual(needed.filter(isData));
});

test('the product is created in a task of its own, and loads its first page in another', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Counts tasks that timers start; the modules are evaluated before the first of them.
    let task = 0;
    const plain = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay?: number) =>
      plain(() => {
        task += 1;
        run();
      }, delay)) as typeof window.setTimeout;
    type Router = { load: (...options: unknown[]) => unknown };
    Object.defineProperty(window, '__TSR_ROUTER__', {
      set(router: Router) {
        const load = router.load.bind(router);
        performance.mark('created', { detail: task });
        router.load = (...options) => {
          performance.mark('loaded', { detail: task });
          return load(...options);
        };
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const [created = NaN, loaded = NaN] = await page.evaluate(() =>
    ['created', 'loaded'].map((name) => {
      const [mark] = performance.getEntriesByName(name) as PerformanceMark[];
      return mark?.detail as number;
    }),
  );
  expect(created).toBeGreaterThan(0);
  expect(loaded).toBeGreaterThan(created);
});

test('a phone shows the picture of a document before the product is loaded', async ({
  browser,
  page,
}) => {
  const { path, context } = await phoneWithDocument(browser, page);
  const phone = await context.newPage();
  const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await mayRespond;
    await route.continue();
  };
  await phone.route('**/assets/index-*.js', hold);
  await phone.route('**/api/auth/get-session', hold);
  const requested: string[] = [];
  phone.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const picture = phone.waitForResponse(`**${path}/thumbnail`);
  await phone.goto(path, { waitUntil: 'commit' });
  expect((await picture).status()).toBe(200);
  await expect(phone.locator('.first-paint-document img')).toBeVisible();
  await expect(phone.getByText('All documents')).toBeVisible();
  await expect(phone.locator('.first-paint-list')).toBeHidden();
  expect(requested.find((pathname) => pathname.startsWith('/api/'))).toBe(`/api${path}/thumbnail`);
  const outline = await phone.locator('.first-paint-document img').boundingBox();
  const foundEarly = await typefacesOf(phone.locator('.first-paint-document *'));

  respond();
  await expect(phone.getByRole('heading', { name: 'letter.pdf' })).toBeVisible();
  // The document is not yet reviewed, and the notice about it must not move the layout.
  await expect(phone.getByRole('button', { name: 'Done', exact: true })).toBeInViewport();
  for (const text of [
    phone.getByRole('heading', { name: 'letter.pdf' }),
    phone.getByText(/^doc_/),
  ]) {
    expect(foundEarly).toEqual(expect.arrayContaining(await typefacesOf(text)));
  }
  const shown = await phone.getByRole('main').locator('img').boundingBox();
  expect(shown?.y).toBe(outline?.y);

  // The skeleton of a document that has no picture, such as a text, while the product is loaded.
  await phone.route('**/assets/index-*.js', () => undefined);
  await phone.route(`**${path}/thumbnail`, (route) => route.fulfill({ status: 404 }));
  await phone.reload({ waitUntil: 'commit' });
  await expect(phone.locator('.first-paint-document')).toBeVisible();
  await expect(phone.locator('.first-paint-document img')).toHaveCount(0);
});

test('a phone requests the picture of a document once, and shows none after its user has logged out', async ({
  browser,
  page,
}) => {
  const { path, context } = await phoneWithDocument(browser, page);
  const phone = await context.newPage();
  await phone.goto(path);
  await expect(phone.locator('.page canvas').first()).toBeVisible();
  const transfers = await phone.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('/thumbnail'))
      .filter(({ transferSize }) => transferSize > 0),
  );
  expect(transfers).toHaveLength(1);
  const { origin } = new URL(phone.url());
  const loggedOut = await phone.request.post('/api/auth/sign-out', {
    headers: { origin },
    data: {},
  });
  expect(loggedOut.status()).toBe(200);

  // Routes of a story would disable the browser's caches.
  const picture = phone.waitForResponse(`**${path}/thumbnail`);
  await phone.goto(path, { waitUntil: 'commit' });
  expect((await picture).status()).toBe(401);
  await expect(phone.getByLabel('Email')).toBeVisible();
});

test('a visitor who is not signed in requests no data of an organization', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`/organizations/org_${'0'.repeat(24)}/documents`);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/api/organizations'))).toEqual([]);
});

test('a visitor whose session has ended is shown no outlines of a page', async ({ page }) => {
  const organizationId = await archiveWithDocument(page);
  const path = `/organizations/${organizationId}/documents`;
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'note.txt' })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/assets/index-*.js', () => undefined);
  const expectOutlines = async (shown: 'frame' | 'sign-in') => {
    await expect(page.locator(`.first-paint-${shown}`)).toBeVisible();
    await expect(page.locator('.first-paint-frame')).toBeVisible({ visible: shown === 'frame' });
  };
  await page.goto(path, { waitUntil: 'commit' });
  await expectOutlines('frame');

  // The session has expired while the browser was closed.
  const ends = await page.evaluate(() => localStorage.getItem('sheaf.session-ends'));
  expect(Date.parse(ends ?? '')).toBeGreaterThan(Date.now());
  const session = '**/api/auth/get-session';
  await page.route(session, () => undefined);
  await page.evaluate(() => localStorage.setItem('sheaf.session-ends', '2020-01-01T00:00:00.000Z'));
  requested.length = 0;
  await page.goto(path, { waitUntil: 'commit' });
  await expectOutlines('sign-in');
  expect(requested.filter((each) => each.startsWith('/api/organizations'))).toEqual([]);

  // The session was ended in another browser, which only the server knows.
  await page.evaluate((time) => localStorage.setItem('sheaf.session-ends', time ?? ''), ends);
  await page.unroute(session);
  await page.route(session, (route) => route.fulfill({ json: null }));
  await page.goto(path, { waitUntil: 'commit' });
  await expectOutlines('sign-in');

  await page.unroute(session);
  await page.unroute('**/assets/index-*.js');
  await page.goto(path);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.route('**/assets/index-*.js', () => undefined);
  await page.route(session, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expectOutlines('sign-in');
});

async function phoneWithDocument(browser: Browser, page: Page) {
  const { organizationId } = await signUpWithOrganization(page);
  const buffer = readFixture('letter.pdf');
  const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer };
  const path = `/organizations/${organizationId}/documents/${await addFile(page, organizationId, file)}`;
  const hasPicture = async () =>
    (await call<{ document: { hasThumbnail: boolean } }>(page, { method: 'GET', path })).document
      .hasThumbnail;
  await expect.poll(hasPicture).toBe(true);
  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({
    storageState: { cookies, origins: [] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return { path, context };
}

async function archiveWithDocument(page: Page): Promise<string> {
  const { organizationId } = await registerWithOrganization(page);
  await addTexts(page, organizationId, [{ name: 'note.txt', text: 'A note.' }]);
  // A document that is being read or tagged is polled for and changes.
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}/version`;
  const isPending = async () =>
    (await call<{ isPending: boolean }>(page, { method: 'GET', path })).isPending;
  await expect.poll(isPending).toBe(false);
  return organizationId;
}

async function typefacesOf(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements
      .filter((element) => element.textContent !== '')
      .map((element) => getComputedStyle(element).fontFamily),
  );
}

async function middleOf(target: Locator): Promise<number> {
  const { y, height } = (await target.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height / 2;
}

async function freshPage(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  return (await browser.newContext({ storageState })).newPage();
}

/**
 * Weighs all downloads until the network is idle. The sizes are compressed here, because the local server does not
 * compress.
 */
async function weigh(page: Page, visit: () => Promise<void>) {
  const requests: string[] = [];
  const files: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A preloaded file comes from the cache the second time.
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
