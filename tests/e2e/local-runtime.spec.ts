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
