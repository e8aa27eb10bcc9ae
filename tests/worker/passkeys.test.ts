import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthenticator } from '../support/authenticator.ts';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { randomEmail } from '../support/mails.ts';
import { testVariables } from '../support/test-variables.ts';

const app = installation({});
const { origin, hostname } = new URL(testVariables.APP_BASE_URL);
const createPasskey = () => createAuthenticator({ rpId: hostname, origin });
type Passkey = { id: string; name: string };

async function registeredUser() {
  const input = { email: randomEmail(), name: 'Ada', password: 'correct horse battery' };
  return cookieOf(await app.post('/api/auth/sign-up/email', input));
}

/** Returns the options with their challenge, and the cookies that belong to it. */
async function optionsFor(kind: 'register' | 'authenticate', cookie = '') {
  const response = await app.fetch(`/api/auth/passkey/generate-${kind}-options`, {
    headers: { cookie },
  });
  const options = (await response.json()) as { challenge: string; [key: string]: unknown };
  return { status: response.status, options, cookie: [cookie, cookieOf(response)].join('; ') };
}

async function addPasskey(session: string, passkey: Awaited<ReturnType<typeof createPasskey>>) {
  const { options, cookie } = await optionsFor('register', session);
  const response = await passkey.register(options);
  return app.post(
    '/api/auth/passkey/verify-registration',
    { name: 'My key', response },
    { cookie },
  );
}

const verifySignIn = (response: object, cookie: string) =>
  app.post('/api/auth/passkey/verify-authentication', { response }, { cookie });
const me = (cookie: string) => app.fetch('/api/users/me', { headers: { cookie } });

async function passkeysOf(cookie: string): Promise<Passkey[]> {
  const response = await app.fetch('/api/auth/passkey/list-user-passkeys', { headers: { cookie } });
  return (await response.json()) as Passkey[];
}

describe('a passkey', () => {
  // Failed verifications are logged.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('is added by its user and signs in without a password', async () => {
    const session = await registeredUser();
    const passkey = await createPasskey();
    expect((await addPasskey(session, passkey)).status).toBe(200);
    expect(await passkeysOf(session)).toMatchObject([{ name: 'My key' }]);

    const { options, cookie } = await optionsFor('authenticate');
    expect(options).not.toHaveProperty('allowCredentials');
    const signedIn = await verifySignIn(await passkey.signIn(options), cookie);
    expect(signedIn.status).toBe(200);
    expect((await me(cookieOf(signedIn))).status).toBe(200);
  });

  it('cannot use a challenge twice', async () => {
    const passkey = await createPasskey();
    await addPasskey(await registeredUser(), passkey);
    const { options, cookie } = await optionsFor('authenticate');
    const credential = await passkey.signIn(options);
    expect((await verifySignIn(credential, cookie)).status).toBe(200);
    const again = await verifySignIn(credential, cookie);
    expect([again.status, await codeOf(again)]).toEqual([400, 'CHALLENGE_NOT_FOUND']);
  });

  it('is rejected with a forged signature, for another site, or if it is unknown', async () => {
    const passkey = await createPasskey();
    await addPasskey(await registeredUser(), passkey);
    const elsewhere = await createAuthenticator({ rpId: 'evil.example', origin });
    const stranger = await createPasskey();
    for (const forge of [
      async (options: { challenge: string }) => ({
        ...(await stranger.signIn(options)),
        id: passkey.id,
        rawId: passkey.id,
      }),
      async (options: { challenge: string }) => ({
        ...(await elsewhere.signIn(options)),
        id: passkey.id,
        rawId: passkey.id,
      }),
      (options: { challenge: string }) => stranger.signIn(options),
    ]) {
      const { options, cookie } = await optionsFor('authenticate');
      const response = await verifySignIn(await forge(options), cookie);
      expect([400, 401]).toContain(response.status);
      expect((await me(cookieOf(response))).status).toBe(401);
    }
  });

  it('is rejected if the device did not verify its user', async () => {
    const session = await registeredUser();
    const passkey = await createPasskey();
    const start = await optionsFor('register', session);
    const unverified = await app.post(
      '/api/auth/passkey/verify-registration',
      { name: 'Found key', response: await passkey.register(start.options, false) },
      { cookie: start.cookie },
    );
    expect([unverified.status, await codeOf(unverified)]).toEqual([
      401,
      'PASSKEY_HOLDER_NOT_VERIFIED',
    ]);
    expect(await passkeysOf(session)).toEqual([]);

    await addPasskey(session, passkey);
    const { options, cookie } = await optionsFor('authenticate');
    const signIn = await verifySignIn(await passkey.signIn(options, false), cookie);
    expect([signIn.status, await codeOf(signIn)]).toEqual([401, 'PASSKEY_HOLDER_NOT_VERIFIED']);
    expect((await me(cookieOf(signIn))).status).toBe(401);
  });

  it('belongs to one account, and only its user renames and deletes it', async () => {
    const owner = await registeredUser();
    const other = await registeredUser();
    const passkey = await createPasskey();
    await addPasskey(owner, passkey);
    expect((await addPasskey(other, passkey)).status).toBe(400);

    const [mine] = await passkeysOf(owner);
    const id = mine?.id;
    const renamed = { id, name: 'Theirs' };
    expect(await passkeysOf(other)).toEqual([]);
    expect(
      (await app.post('/api/auth/passkey/update-passkey', renamed, { cookie: other })).status,
    ).toBe(401);
    expect(
      (await app.post('/api/auth/passkey/delete-passkey', { id }, { cookie: other })).status,
    ).toBe(401);
    expect(await passkeysOf(owner)).toMatchObject([{ name: 'My key' }]);

    await app.post('/api/auth/passkey/update-passkey', { id, name: ' Laptop ' }, { cookie: owner });
    expect(await passkeysOf(owner)).toMatchObject([{ name: 'Laptop' }]);
    await app.post('/api/auth/passkey/delete-passkey', { id }, { cookie: owner });
    expect(await passkeysOf(owner)).toEqual([]);
    const { options, cookie } = await optionsFor('authenticate');
    const late = await verifySignIn(await passkey.signIn(options), cookie);
    expect([late.status, await codeOf(late)]).toEqual([401, 'PASSKEY_NOT_FOUND']);
  });

  it('requires a session to be listed or added, and a valid credential', async () => {
    expect((await optionsFor('register')).status).toBe(401);
    expect((await app.fetch('/api/auth/passkey/list-user-passkeys')).status).toBe(401);
    const session = await registeredUser();
    const { cookie } = await optionsFor('register', session);
    const nonsense = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 1 } };
    const added = await app.post(
      '/api/auth/passkey/verify-registration',
      { name: 'x', response: nonsense },
      { cookie },
    );
    expect(added.status).toBe(400);
    const start = await optionsFor('authenticate');
    expect((await verifySignIn(nonsense, start.cookie)).status).toBe(401);
    expect((await verifySignIn({ id: '' }, start.cookie)).status).toBe(400);
  });

  it('has a rate limit per network for challenges', async () => {
    const limited = installation({ RATE_LIMIT_IS_ENABLED: 'true' });
    const statuses = new Set<number>();
    for (let count = 0; count < 101; count += 1) {
      const response = await limited.fetch('/api/auth/passkey/generate-authenticate-options', {
        headers: { 'cf-connecting-ip': '203.0.113.77' },
      });
      statuses.add(response.status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
