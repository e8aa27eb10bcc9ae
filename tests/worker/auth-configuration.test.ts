import { describe, expect, it } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { providerVariables, signInThroughProvider } from '../support/provider-sign-in.ts';

const password = 'correct horse battery';
const verifying = installation({ AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true' });

async function signUp(email: string, name = 'Ada') {
  return verifying.post('/api/auth/sign-up/email', { email, name, password });
}

const signIn = (email: string, secret = password) =>
  verifying.post('/api/auth/sign-in/email', { email, password: secret });

/** Sends the request of the button on the page that an emailed link opens. */
const verify = (link: URL, headers?: Record<string, string>) =>
  verifying.post('/api/auth/verify-email', { token: link.searchParams.get('token') }, headers);

async function linkMailedTo(email: string, page: string) {
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes(page));
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link to ${page} was mailed to ${email}`);
  return new URL(link);
}

describe('required email verification', () => {
  it('rejects sign-ins until the mailed address is verified, which creates no session', async () => {
    const email = randomEmail();
    const response = await signUp(email);
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toBe('');
    const refused = await signIn(email);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    const link = await linkMailedTo(email, '/verify-email');
    expect(link.origin).toBe('http://localhost:8787');
    for (let attempt = 1; attempt <= 2; attempt++) {
      const verified = await verify(link);
      expect(verified.status).toBe(200);
      expect(await verified.json()).toMatchObject({ status: true });
      expect(verified.headers.getSetCookie()).toEqual([]);
    }
    expect((await signIn(email)).status).toBe(200);
  });

  it('is not done by filters that open the links of emails', async () => {
    const email = randomEmail();
    await signUp(email);
    const link = await linkMailedTo(email, '/verify-email');
    for (const method of ['HEAD', 'GET']) {
      for (const path of [link.pathname, `/api/auth${link.pathname}`]) {
        const opened = await verifying.fetch(path + link.search, { method });
        expect(opened.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await codeOf(await signIn(email))).toBe('EMAIL_NOT_VERIFIED');
  });

  it('keeps who is signed in when the address of another account is verified', async () => {
    const [victim, stranger] = [randomEmail(), randomEmail()];
    await signUp(victim);
    await verify(await linkMailedTo(victim, '/verify-email'));
    const cookie = cookieOf(await signIn(victim));
    await signUp(stranger);
    const verified = await verify(await linkMailedTo(stranger, '/verify-email'), { cookie });
    expect(verified.status).toBe(200);
    expect(cookieOf(verified)).toBe('');
    const me = await verifying.fetch('/api/users/me', { headers: { cookie } });
    expect(await me.json()).toMatchObject({ user: { email: victim } });
    expect((await signIn(stranger)).status).toBe(200);
  });

  it('leads back to where the sign-up came from, within the product only', async () => {
    const email = randomEmail();
    const callbackURL = 'http://localhost:8787/invitations?page=2';
    await verifying.post('/api/auth/sign-up/email', { email, name: 'Ada', password, callbackURL });
    const link = await linkMailedTo(email, '/verify-email');
    expect(link.searchParams.get('returnTo')).toBe('/invitations?page=2');
    const evil = {
      email: randomEmail(),
      name: 'Eve',
      password,
      callbackURL: 'https://evil.example',
    };
    expect((await verifying.post('/api/auth/sign-up/email', evil)).status).toBe(403);
  });

  it.each(['wrong', `${'x'.repeat(36)}.e30.`])('rejects the token %j', async (token) => {
    const response = await verifying.post('/api/auth/verify-email', { token });
    expect([response.status, await codeOf(response)]).toEqual([400, 'INVALID_TOKEN']);
  });

  it('responds to a sign-up with a known address like to any other, and notifies its owner', async () => {
    const email = randomEmail();
    const first = (await (await signUp(email)).json()) as { user: Record<string, unknown> };
    const second = (await (await signUp(email, 'Eve')).json()) as { user: Record<string, unknown> };
    expect(Object.keys(second.user).sort((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(first.user).sort((a, b) => a.localeCompare(b)),
    );
    expect(second.user).toMatchObject({ email, name: 'Eve', emailVerified: false });
    expect(second.user.id).toMatch(/^usr_[a-z0-9]{24}$/);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Verify your email address', 'You already have an account']);
  });

  it('sends the email again to accounts only, with the same response', async () => {
    const [known, unknown] = [randomEmail(), randomEmail()];
    await signUp(known);
    const bodies = [];
    for (const email of [known, unknown]) {
      bodies.push(
        await (await verifying.post('/api/auth/send-verification-email', { email })).json(),
      );
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(await mailsTo(known)).toHaveLength(2);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('accepts a password reset as verification', async () => {
    const email = randomEmail();
    await signUp(email);
    await verifying.post('/api/auth/forget-password', { email });
    const link = await linkMailedTo(email, '/reset-password');
    const token = link.searchParams.get('token');
    await verifying.post('/api/auth/reset-password', { newPassword: 'another password', token });
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'another password')).status).toBe(200);
  });

  it('withholds invitations from users without a verified address', async () => {
    const email = randomEmail();
    const trusting = installation({});
    const unconfirmed = cookieOf(
      await trusting.post('/api/auth/sign-up/email', { email, name: 'Eve', password }),
    );
    const owner = cookieOf(
      await trusting.post('/api/auth/sign-up/email', {
        email: randomEmail(),
        name: 'Olga',
        password,
      }),
    );
    const { organization } = (await (
      await trusting.post('/api/organizations', { name: 'Archive' }, { cookie: owner })
    ).json()) as { organization: { id: string } };
    const { invitation } = (await (
      await trusting.post(
        `/api/organizations/${organization.id}/members/invitations`,
        { email },
        { cookie: owner },
      )
    ).json()) as { invitation: { id: string } };
    const headers = { cookie: unconfirmed };
    expect(await (await verifying.fetch('/api/invitations', { headers })).json()).toEqual({
      invitations: [],
    });
    expect(await (await verifying.fetch('/api/invitations/count', { headers })).json()).toEqual({
      pendingInvitationsCount: 0,
    });
    for (const decision of ['accept', 'reject']) {
      const response = await verifying.post(
        `/api/invitations/${invitation.id}/${decision}`,
        {},
        headers,
      );
      expect([response.status, await codeOf(response)]).toEqual([403, 'auth.forbidden']);
    }
    expect(
      (await trusting.post(`/api/invitations/${invitation.id}/accept`, {}, headers)).status,
    ).toBe(204);
  });
});

describe('configuration of sign-in', () => {
  it.each([
    [
      { AUTH_IS_REGISTRATION_ENABLED: 'false' },
      'sign-up/email',
      { email: 'new@example.com', name: 'New', password },
    ],
    [
      { AUTH_PROVIDERS_EMAIL_IS_ENABLED: 'false' },
      'sign-up/email',
      { email: 'new@example.com', name: 'New', password },
    ],
    [
      { AUTH_PROVIDERS_EMAIL_IS_ENABLED: 'false' },
      'sign-in/email',
      { email: 'new@example.com', password },
    ],
    [{ AUTH_PROVIDERS_EMAIL_IS_ENABLED: 'false' }, 'forget-password', { email: 'new@example.com' }],
    [{ AUTH_IS_PASSWORD_RESET_ENABLED: 'false' }, 'forget-password', { email: 'new@example.com' }],
    [
      { AUTH_IS_PASSWORD_RESET_ENABLED: 'false' },
      'reset-password',
      { newPassword: 'another password', token: 'x' },
    ],
  ])('%j disables %s', async (variables, path, body) => {
    const response = await installation(variables).post(`/api/auth/${path}`, body);
    expect([response.status, await codeOf(response)]).toEqual([403, 'auth.forbidden']);
  });

  it('rejects reset tokens mailed before the reset was disabled', async () => {
    const on = installation({});
    const email = randomEmail();
    await on.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
    await on.post('/api/auth/forget-password', { email });
    const token = (await linkMailedTo(email, '/reset-password')).searchParams.get('token');
    const off = installation({ AUTH_IS_PASSWORD_RESET_ENABLED: 'false' });
    expect(
      (await off.post('/api/auth/reset-password', { newPassword: 'another password', token }))
        .status,
    ).toBe(403);
    expect((await on.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  });

  it('responds with 404 for providers that are not configured', async () => {
    for (const [path, body] of [
      ['sign-in/social', { provider: 'github' }],
      ['sign-in/social', { provider: 'google' }],
      ['sign-in/oauth2', { providerId: 'acme' }],
    ] as const) {
      const response = await installation({}).post(`/api/auth/${path}`, body);
      expect(response.status).toBe(404);
    }
  });

  it('redirects to the page of a configured provider and back to the installation', async () => {
    const github = installation({
      AUTH_PROVIDERS_GITHUB_IS_ENABLED: 'true',
      AUTH_PROVIDERS_GITHUB_CLIENT_ID: 'github-client',
      AUTH_PROVIDERS_GITHUB_CLIENT_SECRET: 'github-secret',
    });
    const response = await github.post('/api/auth/sign-in/social', {
      provider: 'github',
      callbackURL: 'http://localhost:8787/',
    });
    const { url } = (await response.json()) as { url: string };
    const address = new URL(url);
    expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(address.searchParams.get('client_id')).toBe('github-client');
    expect(address.searchParams.get('redirect_uri')).toBe(
      'http://localhost:8787/api/auth/callback/github',
    );
    const evil = await github.post('/api/auth/sign-in/social', {
      provider: 'github',
      callbackURL: 'https://evil.example',
    });
    expect(evil.status).toBe(403);
  });
});

it('sets Secure cookies on https', async () => {
  const secure = installation({
    APP_BASE_URL: 'https://archive.acme.org',
    EMAILS_DRIVER: 'cloudflare',
    AUTH_SECRET: 'f3b1c5d7e9a2b4c6d8e0f1a3b5c7d9e1f2a4b6c8d0e2f4a6',
  });
  const response = await secure.post('/api/auth/sign-up/email', {
    email: randomEmail(),
    name: 'Ada',
    password,
  });
  const cookie = response.headers.getSetCookie().find((line) => line.includes('session_token'));
  expect(cookie).toMatch(/^__Secure-sheaf\.session_token=.*; Secure/i);
  expect(cookie).toMatch(/HttpOnly/i);
  const me = await secure.fetch('/api/users/me', { headers: { cookie: cookieOf(response) } });
  expect(me.status).toBe(200);
});

describe('a provider that does not verify addresses', () => {
  const offering = installation({
    AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true',
    ...providerVariables,
  });
  const signInThroughAcme = (email: string, isVerified: boolean | string) =>
    signInThroughProvider(offering, { email, isVerified });

  const isSignedIn = async (cookie: string) =>
    (await offering.fetch('/api/users/me', { headers: { cookie } })).status === 200;

  it('opens no account once the owner of the address has reset its password', async () => {
    const email = randomEmail();
    expect(await isSignedIn(await signInThroughAcme(email, false))).toBe(false);
    await offering.post('/api/auth/forget-password', { email });
    const token = (await linkMailedTo(email, '/reset-password')).searchParams.get('token');
    await offering.post('/api/auth/reset-password', { newPassword: 'another password', token });
    expect((await signIn(email, 'another password')).status).toBe(200);
    expect(await isSignedIn(await signInThroughAcme(email, false))).toBe(false);
    expect(await isSignedIn(await signInThroughAcme(email, true))).toBe(true);
  });

  it('is not linked to the account of an address that it reports as unverified in text', async () => {
    const email = randomEmail();
    await signUp(email);
    await verify(await linkMailedTo(email, '/verify-email'));
    expect(await isSignedIn(await signInThroughAcme(email, 'false'))).toBe(false);
    expect(await isSignedIn(await signInThroughAcme(email, 'true'))).toBe(true);
  });

  it('keeps its accounts with a verified address when the password is reset', async () => {
    const email = randomEmail();
    expect(await isSignedIn(await signInThroughAcme(email, true))).toBe(true);
    await offering.post('/api/auth/forget-password', { email });
    const token = (await linkMailedTo(email, '/reset-password')).searchParams.get('token');
    await offering.post('/api/auth/reset-password', { newPassword: 'another password', token });
    expect(await isSignedIn(await signInThroughAcme(email, false))).toBe(true);
  });
});
