import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthenticator } from '../support/authenticator.ts';
import { cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { providerVariables, signInThroughProvider } from '../support/provider-sign-in.ts';
import { verificationsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';
import { totpCode } from '../support/totp.ts';

const { origin, hostname } = new URL(testVariables.APP_BASE_URL);
const password = 'correct horse battery';
const newPassword = 'the password of the owner';

const lax = installation(providerVariables);
const strict = installation({ ...providerVariables, AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true' });

const signUp = (app: typeof lax, email: string) =>
  app.post('/api/auth/sign-up/email', { email, name: 'Squatter', password });
const signIn = (app: typeof lax, email: string, secret = password) =>
  app.post('/api/auth/sign-in/email', { email, password: secret });

async function userOf(cookie: string) {
  const response = await lax.fetch('/api/users/me', { headers: { cookie } });
  const body = (await response.json()) as { user?: { id: string; name: string } };
  return { status: response.status, ...body.user };
}

async function resetPassword(email: string) {
  await lax.post('/api/auth/forget-password', { email });
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('/reset-password?'));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await lax.post('/api/auth/reset-password', { newPassword, token });
  return cookieOf(await signIn(lax, email, newPassword));
}

async function addPasskey(cookie: string) {
  const passkey = await createAuthenticator({ rpId: hostname, origin });
  const headers = { cookie };
  const asked = await lax.fetch('/api/auth/passkey/generate-register-options', { headers });
  const response = await passkey.register((await asked.json()) as { challenge: string });
  const cookies = { cookie: `${cookie}; ${cookieOf(asked)}` };
  const input = { name: 'Key', response };
  const added = await lax.post('/api/auth/passkey/verify-registration', input, cookies);
  expect(added.status).toBe(200);
  return passkey;
}

async function signInWithPasskey(passkey: Awaited<ReturnType<typeof addPasskey>>) {
  const asked = await lax.fetch('/api/auth/passkey/generate-authenticate-options');
  const response = await passkey.signIn((await asked.json()) as { challenge: string });
  const headers = { cookie: cookieOf(asked) };
  return lax.post('/api/auth/passkey/verify-authentication', { response }, headers);
}

async function addSecondFactor(cookie: string, secret = password) {
  const input = { password: secret };
  const enabled = await lax.post('/api/auth/two-factor/enable', input, { cookie });
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  const verified = await verifyCode(totpURI, cookie);
  return { cookie: cookieOf(verified) || cookie, totpURI };
}

async function verifyCode(totpURI: string, cookie: string) {
  const input = { code: await totpCode(totpURI) };
  return lax.post('/api/auth/two-factor/verify-totp', input, { cookie });
}

async function countSecrets(userId: string | undefined): Promise<number> {
  const { identityDatabase } = lax.platform();
  return identityDatabase.$count(verificationsTable, eq(verificationsTable.value, userId ?? ''));
}

/** Creates an account with every means to return to it, for a person who does not own the address. */
async function squat(email: string) {
  const cookie = cookieOf(await signUp(lax, email));
  await lax.post('/api/auth/forget-password', { email });
  const passkey = await addPasskey(cookie);
  const created = await lax.post(
    '/api/api-keys',
    { name: 'Key', permissions: ['organizations:read'], organizationIds: [] },
    { cookie },
  );
  const { token } = (await created.json()) as { token: string };
  expect(created.status).toBe(201);
  await lax.post('/api/organizations', { name: 'Papers' }, { cookie });
  return { cookie, passkey, token };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each([
  ['provider', (email: string) => signInThroughProvider(lax, { email, isVerified: true })],
  ['password reset', resetPassword],
] as const)('an unverified account whose address is proven by a %s', (_proof, prove) => {
  it('is of the address alone: nothing that was set up before gives access to it', async () => {
    const email = randomEmail();
    const squatter = await squat(email);
    const { id } = await userOf(squatter.cookie);
    expect(await countSecrets(id)).toBe(1);
    const owner = await prove(email);
    expect(await userOf(owner)).toMatchObject({ status: 200, id });

    expect(await userOf(squatter.cookie)).toMatchObject({ status: 401 });
    const headers = { authorization: `Bearer ${squatter.token}` };
    expect((await lax.fetch('/api/organizations', { headers })).status).toBe(401);
    expect((await signIn(lax, email)).status).toBe(401);
    expect((await signInWithPasskey(squatter.passkey)).status).toBe(401);
    expect(await countSecrets(id)).toBe(0);
    const session = await lax.fetch('/api/auth/get-session', { headers: { cookie: owner } });
    expect(await session.json()).toMatchObject({ user: { emailVerified: true } });
    // Without required verification, the address alone identifies the owner.
    const organizations = await lax.fetch('/api/organizations', { headers: { cookie: owner } });
    expect(await organizations.json()).toMatchObject({ organizations: [{ name: 'Papers' }] });
  });
});

it('a password reset of an unverified account leaves its second factor', async () => {
  const email = randomEmail();
  await addSecondFactor(cookieOf(await signUp(lax, email)));
  await resetPassword(email);
  const response = await signIn(lax, email, newPassword);
  expect(await response.json()).toMatchObject({ twoFactorRedirect: true });
});

describe('a sign-in through a provider that has verified the address', () => {
  it('takes over a sign-up that was never verified, with the name given there', async () => {
    const email = randomEmail();
    await signUp(strict, email);
    const owner = await signInThroughProvider(strict, { email, isVerified: true, name: ' Vera ' });
    expect(await userOf(owner)).toMatchObject({ status: 200, name: 'Vera' });
    expect((await signIn(strict, email)).status).toBe(401);
    expect(await userOf(await resetPassword(email))).toMatchObject({ status: 200, name: 'Vera' });
  });

  it('leaves an unverified account alone that has a second factor', async () => {
    const email = randomEmail();
    const { cookie } = await addSecondFactor(cookieOf(await signUp(lax, email)));
    expect(await signInThroughProvider(lax, { email, isVerified: true })).not.toContain(
      'session_token',
    );
    expect(await userOf(cookie)).toMatchObject({ status: 200, name: 'Squatter' });
  });

  it('finds the address in any case', async () => {
    const email = randomEmail();
    await signUp(strict, email);
    const shouted = email.toUpperCase();
    const owner = await signInThroughProvider(strict, { email: shouted, isVerified: true });
    expect(await userOf(owner)).toMatchObject({ status: 200 });
  });

  it('leaves a user with a verified address everything, and the name', async () => {
    const email = randomEmail();
    await signUp(lax, email);
    const { cookie } = await addSecondFactor(await resetPassword(email), newPassword);
    const owner = await signInThroughProvider(lax, { email, isVerified: true, name: 'Vera' });
    expect(await userOf(owner)).toMatchObject({ status: 200, name: 'Squatter' });
    expect(await userOf(cookie)).toMatchObject({ status: 200 });
    expect(await (await signIn(lax, email, newPassword)).json()).toMatchObject({
      twoFactorRedirect: true,
    });
  });
});

it.each([false, 'false'])(
  'leaves an unverified account alone when the provider says that the address is verified: %j',
  async (isVerified) => {
    const email = randomEmail();
    const cookie = cookieOf(await signUp(lax, email));
    expect(await signInThroughProvider(lax, { email, isVerified })).not.toContain('session_token');
    expect(await userOf(cookie)).toMatchObject({ status: 200, name: 'Squatter' });
    expect((await signIn(lax, email)).status).toBe(200);
  },
);
