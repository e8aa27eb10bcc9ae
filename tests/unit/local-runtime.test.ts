import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGate } from '../../.scripts/product/local-build.ts';
import { startRuntime } from '../../.scripts/product/start-runtime.ts';

const database = 'v3/d1/miniflare-D1DatabaseObject';
/** The path of the database since the first version. */
const databaseFile = `${database}/001b7ef95d1c06a475628782f15bc25a99d3c94009c379195d457c4f055295bc.sqlite`;

const configuration = {
  compatibility_date: '2026-08-01',
  compatibility_flags: ['nodejs_compat'],
  d1_databases: [{ binding: 'DB', database_id: 'sheaf' }],
  r2_buckets: [{ binding: 'FILES', bucket_name: 'sheaf-files' }],
  services: [],
  version_metadata: { binding: 'CF_VERSION_METADATA' },
  queues: { producers: [], consumers: [] },
};

const product = `export default {
  fetch: (request, { COLOR }) =>
    request.text().then(({ length }) => Response.json({ length, url: request.url, color: COLOR, headers: Object.fromEntries(request.headers) })),
  email: (message) => message.setReject('No such address'),
  scheduled: (_, { DB, FILES }) =>
    Promise.all([DB.exec('create table if not exists runs (at)'), FILES.put('a', 'b')]),
};`;

const folder = mkdtempSync(join(tmpdir(), 'sheaf-runtime-'));
const build = join(folder, 'build');

function writeWorker(name: string, source: string, further: object = {}) {
  const path = join(build, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.js'), source);
  const worker = { ...configuration, name: name.replace('_', '-'), ...further };
  writeFileSync(join(path, 'wrangler.json'), JSON.stringify(worker));
}

beforeAll(async () => {
  writeWorker('sheaf', product, {
    vars: { COLOR: 'red' },
    assets: { binding: 'ASSETS', not_found_handling: 'none', run_worker_first: ['/api/*'] },
  });
  writeWorker('sheaf_reader', 'export default {};');
  mkdirSync(join(build, 'client'));
  writeFileSync(join(build, 'client', 'page.html'), 'the page');
  await buildGate(join(build, 'gate'));
}, 60_000);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function start(options: { trustedProxies: string; offersRuntime: boolean }) {
  const port = await freePort();
  const runtime = await startRuntime({
    build,
    stateDirectory: join(folder, 'state'),
    host: '127.0.0.1',
    port,
    variables: { COLOR: 'blue' },
    readerVariables: {},
    ...options,
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const seen = async (headers: Record<string, string> = {}) =>
    (await (await call('/api/x', { headers })).json()) as {
      url: string;
      color: string;
      headers: Record<string, string>;
    };
  /** Returns the received length of a body and its content-length. */
  const lengthsOf = async (body: BodyInit) => {
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const { length, headers } = await (await call('/api/x', init)).json();
    return [length, headers['content-length']];
  };
  return { ...runtime, call, origin, seen, lengthsOf };
}

describe('on this machine', () => {
  let runtime: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    runtime = await start({ trustedProxies: '', offersRuntime: true });
  }, 60_000);
  afterAll(() => runtime.stop());

  it('serves files and the API, with the variables of this installation', async () => {
    expect(await (await runtime.call('/page')).text()).toBe('the page');
    expect(await runtime.seen()).toMatchObject({ url: `${runtime.origin}/api/x`, color: 'blue' });
  });

  it('says who connects, whatever the request says', async () => {
    const { headers, url } = await runtime.seen({
      'cf-connecting-ip': '203.0.113.1',
      'x-forwarded-for': '203.0.113.2',
      'x-forwarded-proto': 'https',
      'mf-cf-blob': '{"clientIp":"203.0.113.3:80"}',
    });
    expect(headers['cf-connecting-ip']).toBe('127.0.0.1');
    expect(url).toMatch(/^http:/);
  });

  it('passes bodies on, with their length where it is known', async () => {
    const text = 'x'.repeat(300_000);
    expect(await runtime.lengthsOf(text)).toEqual([300_000, '300000']);
    expect(await runtime.lengthsOf(new Blob([text]).stream())).toEqual([300_000, undefined]);
  });

  it('takes mail and runs Cron, and offers nothing else of the runtime', async () => {
    const mail = await runtime.call('/cdn-cgi/handler/email?from=a@example.com&to=b@example.com', {
      method: 'POST',
      body: 'From: a@example.com\r\nTo: b@example.com\r\nMessage-ID: <a@example.com>\r\n\r\nHello',
    });
    expect(await mail.text()).toContain('No such address');
    expect((await runtime.call('/cdn-cgi/handler/scheduled')).status).toBe(200);
    for (const path of ['/cdn-cgi/local/scheduled', '/cdn-cgi/local/r2/public/sheaf-files/a']) {
      expect((await runtime.call(path)).status).toBe(404);
    }
    const fromOtherPage = { headers: { origin: 'https://evil.example' } };
    expect((await runtime.call('/cdn-cgi/handler/scheduled', fromOtherPage)).status).toBe(403);
  });

  it('keeps database and files where they have always been', async () => {
    await runtime.runCron();
    expect(existsSync(join(folder, 'state', databaseFile))).toBe(true);
    expect(existsSync(join(folder, 'state/v3/r2/sheaf-files/blobs'))).toBe(true);
  });
});

describe('behind a proxy', () => {
  let runtime: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    runtime = await start({ trustedProxies: '127.0.0.0/8', offersRuntime: false });
  }, 60_000);
  afterAll(() => runtime.stop());

  it('believes it who connects, and how', async () => {
    const { headers, url } = await runtime.seen({
      'x-forwarded-for': '198.51.100.7, 203.0.113.2',
      'x-forwarded-proto': 'https',
    });
    expect(headers['cf-connecting-ip']).toBe('203.0.113.2');
    expect(url).toMatch(/^https:/);
  });

  it.each(['/cdn-cgi/handler/email', '/cdn-cgi/handler/scheduled', '/cdn-cgi/local/scheduled'])(
    'offers nothing of the runtime: %s',
    async (path) => {
      expect((await runtime.call(path)).status).toBe(404);
    },
  );

  it('runs Cron all the same', async () => {
    await expect(runtime.runCron()).resolves.toBeUndefined();
  });
});
