import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { signUp } from './product-client.ts';
import { serveProduct } from './served-product.ts';
import { writePaperlessArchive } from './paperless-archive.ts';

/*
 * Imports an export of Paperless-ngx in a browser into the product as `npm start` serves it, kills the browser after
 * a quarter and the server after half of it, pauses, continues, and undoes it: `npm run bench:import-crash`. Prints
 * the speed, the memory of the tab and its longest standstill. Fails if a document is duplicated or missing.
 */
const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    port: { type: 'string', default: '8840' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-import-crash` },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    'keep-build': { type: 'boolean', default: false },
  },
});
const { directory } = options;
const count = Number(options.documents);
const origin = `http://localhost:${options.port}`;
const archive = `${directory}/paperless.zip`;

const startServer = () => serveProduct({ port: options.port, directory });

async function openBrowser(cookie: string) {
  const context = await chromium.launchPersistentContext(`${directory}/profile`, {
    executablePath: options.chromium,
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
  return context;
}

function killBrowser() {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (command.includes(`${directory}/profile`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      continue;
    }
  }
}

const figures = { heapMb: 0, standstillMs: 0 };

/** Follows the progress on the page until `target`, or until the import is done. */
async function follow(page: Page, target: number): Promise<number> {
  let [done, changedAt] = [-1, performance.now()];
  for (;;) {
    const state = await page.evaluate(() => ({
      progress: document.querySelector('main progress')?.getAttribute('value') ?? null,
      heap: (performance as unknown as { memory: { usedJSHeapSize: number } }).memory
        .usedJSHeapSize,
      isDone: [...document.querySelectorAll('h2')].some((title) =>
        title.textContent?.endsWith('is imported'),
      ),
    }));
    figures.heapMb = Math.max(figures.heapMb, state.heap / 1e6);
    const now = Math.round(Number(state.progress ?? 0) * count);
    if (now !== done) [done, changedAt] = [now, performance.now()];
    figures.standstillMs = Math.max(figures.standstillMs, performance.now() - changedAt);
    if (state.isDone || done >= target) return done;
    await sleep(200);
  }
}

async function openImports(context: BrowserContext, organizationId: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${origin}/organizations/${organizationId}/settings/import`);
  return page;
}

async function choose(page: Page) {
  await page.getByLabel('Choose files').setInputFiles(archive);
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

rmSync(`${directory}/state`, { recursive: true, force: true });
rmSync(`${directory}/profile`, { recursive: true, force: true });
if (!options['keep-build']) rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
await writePaperlessArchive(archive, count);
let server = await timed('start of the server', startServer);
const user = await signUp('import', origin);
let context = await openBrowser(user.cookie);
try {
  let page = await openImports(context, user.id);
  await timed('preview', async () => {
    await choose(page);
    await page.getByRole('button', { name: 'Start import' }).click({ timeout: 120_000 });
  });
  const started = performance.now();
  const first = await timed('first quarter', () => follow(page, count / 4));
  console.log(`browser killed at ${first}`);
  killBrowser();
  await context.close().catch(() => undefined);
  await sleep(2000);

  context = await openBrowser(user.cookie);
  page = await openImports(context, user.id);
  await timed('opened again', async () => {
    await page.getByText('is not finished').waitFor({ timeout: 60_000 });
    await choose(page);
    await page.getByRole('button', { name: 'Pause' }).waitFor({ timeout: 120_000 });
  });
  const second = await timed('second quarter', () => follow(page, count / 2));
  console.log(`server killed at ${second}`);
  server.kill();
  await sleep(20_000);
  console.log(`without a server: ${await page.getByRole('status').first().innerText()}`);
  server = await timed('server back', startServer);
  const waiting = performance.now();
  await page.getByText('Uploading', { exact: true }).waitFor({ timeout: 120_000 });
  console.log(`continued by itself after ${((performance.now() - waiting) / 1000).toFixed(1)} s`);

  figures.standstillMs = 0;
  await follow(page, (count * 6) / 10);
  for (let pause = 0; pause < 5; pause += 1) {
    await timed('pause', async () => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused', { exact: true }).waitFor();
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Uploading', { exact: true }).waitFor({ timeout: 60_000 });
  }
  await timed('the rest', () => follow(page, Infinity));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `in all ${seconds.toFixed(0)} s with both kills, ${(count / seconds).toFixed(1)} a second`,
  );
  console.log(await page.locator('main dl').first().innerText());

  const statistics = await user.call<{ organizationStats: { documentsCount: number } }>(
    'GET',
    '/documents/statistics',
  );
  const { documentsCount } = statistics.organizationStats;
  console.log(`documents: ${documentsCount}`);
  if (documentsCount !== count) process.exitCode = 1;

  await timed('undo', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Moved to the trash').waitFor({ timeout: 300_000 });
  });
  console.log(await page.getByText('Moved to the trash').innerText());
  const after = await user.call<typeof statistics>('GET', '/documents/statistics');
  console.log(`documents after it: ${after.organizationStats.documentsCount}`);
  if (after.organizationStats.documentsCount !== 0) process.exitCode = 1;
  console.log(
    `heap of the tab ${figures.heapMb.toFixed(0)} MB, longest standstill ${figures.standstillMs.toFixed(0)} ms`,
  );
} finally {
  await context.close().catch(() => undefined);
  server.kill();
}
