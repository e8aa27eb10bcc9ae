import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ports } from './support/ports.ts';

test('the local runtime neither shows the data to who reaches its port nor keeps what is requested', async () => {
  const url = `http://localhost:${ports.product}/cdn-cgi/explorer/api/d1/database`;
  const response = await fetch(url);
  expect(await response.text()).not.toContain('"result"');
  const state = join(process.env.SHEAF_E2E_DIR ?? '', `state-${ports.product}`, 'v3');
  expect(existsSync(join(state, 'd1'))).toBe(true);
  expect(existsSync(join(state, 'observability'))).toBe(false);
});

test('the local runtime offers mail intake and Cron, to no page of another origin, and no file without a sign-in', async () => {
  const origin = `http://localhost:${ports.product}`;
  const statusOf = async (path: string, headers = {}) =>
    (await fetch(`${origin}${path}`, { method: 'POST', headers, redirect: 'manual' })).status;
  const mail = '/cdn-cgi/handler/email';
  expect(await statusOf(mail)).toBe(400);
  expect(await statusOf(mail, { origin: 'http://localhost:3000' })).toBe(403);
  expect(await statusOf('/cdn-cgi/handler/scheduled')).toBe(200);
  const file = (await fetch(`${origin}/cdn-cgi/local/r2/public/sheaf-files/org_1/doc_1`)).text();
  expect(await file).toBe('Not offered here');
  // The override must not reach the reading Worker, which rejects all other requests.
  const toReader = { 'mf-route-override': 'sheaf-reader' };
  const health = await fetch(`${origin}/api/health`, { headers: toReader });
  expect(await health.json()).toEqual({ status: 'ok' });
});
