import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../platform/config.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { respondWithError } from './respond-with-error.ts';
import { apiHeaders, limitBodySize } from './request-guards.ts';

const config = parseConfig({
  APP_BASE_URL: 'http://localhost:8787',
  AUTH_SECRET: 'f3b9c1d2e4a5968778695a4b3c2d1e0f',
  EMAILS_DRIVER: 'local',
});
const environment = { config, databaseUsage: { roundTrips: 0, rowsRead: 0, rowsWritten: 0 } };

const app = new Hono<AppEnv>()
  .use(apiHeaders, limitBodySize)
  .post('/api/refused', () => {
    throw new AppError('auth.forbidden');
  })
  .post('*', async (c) => c.json((await c.req.arrayBuffer()).byteLength))
  .onError(respondWithError);

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const request = new Request(new URL(path, config.APP_BASE_URL), {
    method: 'POST',
    headers: { 'content-length': String(body.length), ...headers },
    body,
  });
  const response = await app.fetch(request, environment);
  return { request, status: response.status, body: await response.text() };
}

describe('the body of a request', () => {
  it('is read to its end when it is small and the request is refused', async () => {
    const { request, status } = await post('/api/refused', '{}');
    expect([status, request.bodyUsed]).toEqual([403, true]);
    const large = await post('/api/refused', 'x'.repeat(100_000));
    expect([large.status, large.request.bodyUsed]).toEqual([403, false]);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'Multipart/Form-Data'])(
    'of type %s is limited except in uploads',
    async (type) => {
      const headers = { 'content-type': type };
      const large = 'x'.repeat(4 * 1024 * 1024 + 1);
      const refused = await post('/api/stripe/webhook', large, headers);
      expect([refused.status, refused.body]).toEqual([
        413,
        expect.stringContaining('request.too_large'),
      ]);
      const upload = await post('/api/organizations/org_1/documents', large, headers);
      expect(upload).toMatchObject({ status: 200, body: String(large.length) });
    },
  );
});
