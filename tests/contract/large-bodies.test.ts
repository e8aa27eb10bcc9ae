import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { serverLimits } from '../../shared/limits.ts';
import { createApp } from '../../worker/app.ts';
import { createApiKey, expireSessions } from '../support/access.ts';
import { anonymous, createOwner, createUser, type TestClient } from '../support/client.ts';
import { bearer } from '../support/route-requests.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();
const origin = testVariables.APP_BASE_URL;
const size = 500_000;

/** Sends a body of 500 kB without its length. Returns the outcome and how much of it was read into memory. */
async function post(client: TestClient, path: string, init: { method?: string } = {}) {
  const json = `{"name":"a","padding":"${'x'.repeat(size)}"}`;
  const bytes = new TextEncoder().encode(json);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(sent, sent + 16_384));
        sent += 16_384;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(new URL(path, origin), {
    method: init.method ?? 'POST',
    headers: { origin, 'content-type': 'application/json', ...client.headers },
    body,
    duplex: 'half',
  } as RequestInit);
  const { config, ...platform } = harness.platform();
  // The local runtime requires that all bodies are read to their end.
  const deployed = { ...config, APP_BASE_URL: 'https://sheaf.example.com', isLocal: false };
  const response = await app.fetch(request, { ...platform, config: deployed });
  const { error } = (await response.json()) as { error?: { code: string } };
  return { outcome: [response.status, error?.code], isRead: sent > 2 * serverLimits.openBody };
}

describe('a body of more than 64 KiB', () => {
  it('is not read without valid credentials', async () => {
    const [owner, expired] = [await createOwner(), await createUser()];
    await expireSessions(expired);
    const refused = { outcome: [401, 'auth.unauthenticated'], isRead: false };
    const key = await createApiKey(owner, { expiresAt: new Date(Date.now() - 1000) });
    for (const client of [anonymous, expired, bearer(key), bearer(`sheaf_${'A'.repeat(64)}`)]) {
      expect(await post(client, `${owner.org}/tags`)).toEqual(refused);
    }
    const otherKey = bearer(await createApiKey(owner, {}));
    expect(await post(otherKey, `${owner.org}/webhooks`)).toEqual(refused);
  });

  it('is not read with a key that lacks the permission of the route', async () => {
    const owner = await createOwner();
    const key = bearer(await createApiKey(owner, { permissions: ['documents:read'] }));
    expect(await post(key, `${owner.org}/tags`)).toEqual({
      outcome: [403, 'auth.forbidden'],
      isRead: false,
    });
  });

  it.each(['/api/auth/sign-in/email', '/api/stripe/webhook', '/api/unknown', '/api/health'])(
    'is not read at %s, which is open to everyone',
    async (path) => {
      const refused = { outcome: [413, 'request.too_large'], isRead: false };
      expect(await post(anonymous, path)).toEqual(refused);
      expect(await post(await createUser(), path)).toEqual(refused);
    },
  );

  it('is read with a session or a key of the route', async () => {
    const owner = await createOwner();
    for (const client of [owner, bearer(await createApiKey(owner, {}))]) {
      const { outcome, isRead } = await post(client, `${owner.org}/tags`);
      expect(outcome).toEqual([400, 'request.invalid']);
      expect(isRead).toBe(true);
    }
  });
});
