import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { expectAsDocumented } from '../support/api-reference.ts';
import { createApiKey } from '../support/access.ts';
import { createUser, type TestClient } from '../support/client.ts';
import { unknownId } from '../support/builders.ts';

/**
 * Every route that can change something, public ones included, with ids of valid length. Those for Paperless-ngx
 * clients read no cookies (paperless-access.test.ts).
 */
const routes = new Set(
  createApp()
    .routes.filter(
      ({ method, path }) => path.startsWith('/api/') && !['GET', 'ALL'].includes(method),
    )
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, unknownId('org'))}`),
);

let user: TestClient;
beforeAll(async () => {
  user = await createUser();
});

async function resultOf(route: string, origin: string | undefined, headers = user.headers) {
  const [method = '', path = ''] = route.split(' ');
  const response = await harness.fetch(path, {
    method,
    headers: { ...headers, ...(origin !== undefined && { origin }) },
  });
  await expectAsDocumented(method, path, response);
  const text = await response.text();
  const { error } = JSON.parse(text || '{}') as { error?: { code: string } };
  return `${response.status} ${error?.code}`;
}

describe.each([...routes])('%s', (route) => {
  it.each([
    ['another site', 'https://evil.example'],
    ['a site whose name begins like ours', 'http://localhost:8787.evil.example'],
    ['another port of this host', 'http://localhost:8788'],
    ['a sandboxed page', 'null'],
    ['a page that sends no origin', undefined],
  ])('rejects a request with a cookie from %s', async (_site, origin) => {
    expect(await resultOf(route, origin)).toBe('403 auth.invalid_origin');
  });

  it('rejects a request without a cookie from another site, whose response could set one', async () => {
    expect(await resultOf(route, 'https://evil.example', {})).toBe('403 auth.invalid_origin');
  });
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a program that sends no origin', {}],
])('a request with an API key may come from %s', async (_site, headers) => {
  const response = await harness.fetch('/api/organizations', {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${await createApiKey(user, {})}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'From a script' }),
  });
  expect(response.status).toBe(201);
});

it('a request without a cookie may come from a program that sends no origin', async () => {
  expect(await resultOf('POST /api/organizations', undefined, {})).toBe('401 auth.unauthenticated');
});

it('knows the routes that change something', () => {
  expect(routes.size).toBeGreaterThan(50);
});
