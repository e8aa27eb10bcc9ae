import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../.scripts/serve-folder.ts';
import demo from '../../web/demo/wrangler.jsonc?raw';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-folder-'));
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, 'assets', 'app.js'), 'the script');
  writeFileSync(join(folder, '_headers'), '/assets/*\n  Cache-Control: immutable\n');
  server = await serveFolder(folder, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`);
  const cacheControl = response.headers.get('cache-control');
  return { status: response.status, cacheControl, text: await response.text() };
}

describe('a static host', () => {
  it('serves files, and the page for paths of the application', async () => {
    expect(await get('/assets/app.js')).toEqual({
      status: 200,
      cacheControl: 'immutable',
      text: 'the script',
    });
    for (const path of ['/', '/login', '/organizations/org_1/documents?q=1']) {
      expect(await get(path)).toMatchObject({ status: 200, text: 'the page' });
    }
  });

  it.each([
    '/assets/none.js',
    '/assets/none',
    '/none.wasm',
    '/api/health',
    '/%',
    '/%00',
    '/..%2fserve-folder.test.ts',
  ])('finds nothing at %s, and does not say so for long', async (path) => {
    expect(await get(path)).toEqual({ status: 404, cacheControl: 'no-store', text: 'Not found' });
  });
});

it('is what the demo on Cloudflare is configured to be', () => {
  expect(demo).toContain('"not_found_handling": "none"');
  expect(demo).toContain('"main": "host-worker.ts"');
});
