import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import config from '../../wrangler.jsonc?raw';
import worker from '../support/limits/limited-worker.ts';
import type { FetcherLike } from '../../worker/platform/cloudflare/environment.ts';
import { testVariables } from '../support/test-variables.ts';
import { environment as environmentOfTests } from '../support/environment.ts';

/** The product's page alone. */
const assets: FetcherLike = {
  fetch: async ({ pathname }) =>
    pathname === '/'
      ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      : new Response(null, { status: 404 }),
};

async function get(path: string, init?: RequestInit) {
  const environment = { ...environmentOfTests, ASSETS: assets };
  const request = new Request(new URL(path, testVariables.APP_BASE_URL), init);
  return worker.fetch(request, environment, createExecutionContext());
}

describe('a request for which there is no static file', () => {
  it('reaches the Worker', () => {
    // Otherwise the page would be served at a script's address, as an immutable file.
    expect(config).not.toContain('single-page-application');
  });

  it.each(['/assets/index-B7x2.js', '/assets/none', '/pdfjs/none.bcmap', '/none.txt'])(
    'finds no file %s, and may ask again',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).not.toContain('text/html');
    },
  );

  it.each(['/', '/login', '/organizations/org_1/documents?tags=tag_1', '/assets', '/apis'])(
    'gets the page of %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html');
    },
  );

  it('gets no page for anything but reading', async () => {
    expect((await get('/login', { method: 'POST' })).status).toBe(404);
  });

  it('leads to the page of shared files, where they are shared before the service worker runs', async () => {
    const response = await get('/share', {
      method: 'POST',
      body: new FormData(),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/share?problem=missed');
  });

  it.each(['/api/ping', '/api/organizations/none.txt', '/.well-known/security.txt'])(
    'is still answered by the API: %s',
    async (path) => {
      expect((await get(path)).headers.get('content-type')).toMatch(
        /^(application\/json|text\/plain; ?charset)/,
      );
    },
  );
});
