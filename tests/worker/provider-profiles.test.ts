import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { cookieOf, installation } from '../support/configured.ts';
import { randomEmail } from '../support/mails.ts';
import { oidcClient, type OidcProfile } from '../support/oidc-server.ts';

const provider = inject('oidcServer');
const urls = {
  authorizationUrl: `${provider}/authorize`,
  tokenUrl: `${provider}/token`,
  userInfoUrl: `${provider}/userinfo`,
};
const discoveryUrl = `${provider}/.well-known/openid-configuration`;
const offering = (endpoints: object) =>
  installation({
    AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true',
    AUTH_PROVIDERS_CUSTOMS: JSON.stringify([
      { providerId: 'acme', name: 'Acme', ...oidcClient, ...endpoints },
    ]),
  });
const apps = { 'separate addresses': offering(urls), discovery: offering({ discoveryUrl }) };
const kinds = ['separate addresses', 'discovery'] as const;
type Kind = (typeof kinds)[number];

async function signIn(kind: Kind, profile: OidcProfile) {
  const app = apps[kind];
  const input = { providerId: 'acme', callbackURL: 'http://localhost:8787/' };
  const started = await app.post('/api/auth/sign-in/oauth2', input);
  const page = new URL(((await started.json()) as { url: string }).url);
  page.searchParams.set('profile', JSON.stringify(profile));
  const allowed = await fetch(page, { redirect: 'manual' });
  const back = new URL(allowed.headers.get('location') ?? '');
  const finished = await app.fetch(back.pathname + back.search, {
    headers: { cookie: cookieOf(started) },
    redirect: 'manual',
  });
  const cookie = cookieOf(finished);
  const me = await app.fetch('/api/users/me', { headers: { cookie } });
  const { user } = (await me.json()) as { user?: { id: string; email: string; name: string } };
  return {
    status: finished.status,
    error: new URL(finished.headers.get('location') ?? '').searchParams.get('error'),
    user,
  };
}

function person(email = randomEmail()) {
  return { sub: crypto.randomUUID(), email, email_verified: true, name: 'Ada' };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each(kinds)('a provider with %s signs in, and finds the user again,', (kind) => {
  it('by its user info, without an ID token', async () => {
    const userInfo = person();
    const first = await signIn(kind, { idToken: null, userInfo });
    expect(first).toMatchObject({ error: null, user: { email: userInfo.email, name: 'Ada' } });
    // The address no longer identifies the user.
    const later = { ...userInfo, email: randomEmail() };
    const again = await signIn(kind, { idToken: null, userInfo: later });
    expect(again.user).toEqual(first.user);
  });

  it('by its user info, where the ID token has no address', async () => {
    const { sub, ...claims } = person();
    const first = await signIn(kind, { idToken: { sub }, userInfo: { sub, ...claims } });
    expect(first).toMatchObject({ error: null, user: { email: claims.email } });
    const withoutSub = { ...claims, email: randomEmail() };
    expect((await signIn(kind, { idToken: { sub }, userInfo: withoutSub })).user).toEqual(
      first.user,
    );
  });

  it('by its ID token, without user info', async () => {
    const idToken = person();
    const first = await signIn(kind, { idToken });
    expect(first).toMatchObject({ error: null, user: { email: idToken.email } });
    const again = await signIn(kind, { idToken: { ...idToken, email: randomEmail() } });
    expect(again.user).toEqual(first.user);
  });

  it('by an `id`, where it has no `sub`', async () => {
    const { sub: _sub, ...claims } = person();
    const id = Math.floor(Math.random() * 1e12);
    const first = await signIn(kind, { idToken: null, userInfo: { id, ...claims } });
    expect(first.user?.email).toBe(claims.email);
    const later = { id, ...claims, email: randomEmail() };
    expect((await signIn(kind, { idToken: null, userInfo: later })).user).toEqual(first.user);
  });

  it('with the account of an address that it writes with blanks and in capitals', async () => {
    const claims = person();
    const { user } = await signIn(kind, { idToken: claims });
    for (const email of [` ${claims.email}`, `${claims.email}\n`, claims.email.toUpperCase()]) {
      const userInfo = { ...person(), email };
      expect(await signIn(kind, { idToken: null, userInfo })).toMatchObject({ error: null, user });
      expect((await signIn(kind, { idToken: { ...userInfo, sub: email } })).user).toEqual(user);
    }
  });
});

it('without discovery, a user that was made by an `id` is found by it, whatever its `sub`', async () => {
  const { sub, ...claims } = person();
  const kind = 'separate addresses';
  const first = await signIn(kind, { idToken: null, userInfo: { id: 42, ...claims } });
  const later = { id: 42, sub, ...claims, email: randomEmail() };
  expect((await signIn(kind, { idToken: null, userInfo: later })).user).toEqual(first.user);
});

describe.each(kinds)('a provider with %s', (kind) => {
  const hostile: [unknown][] = [[[]], [['ada@example.com']], [{ ada: 1 }], [42], [true], [null]];
  const unusable: [unknown][] = [
    ...hostile,
    [''],
    [' '],
    ['ada'],
    ['a@b@c'],
    [`${'a'.repeat(400)}@a.org`],
  ];

  it.each(unusable)('is refused in words where the address is %j', async (email) => {
    const claims = { ...person(), email };
    const { status, error, user } = await signIn(kind, { idToken: null, userInfo: claims });
    expect([status, error, user]).toEqual([302, 'email_not_found', undefined]);
    const byToken = await signIn(kind, { idToken: claims, userInfo: claims });
    expect([byToken.status, byToken.error]).toEqual([302, 'email_not_found']);
  });

  it.each([[[]], [{}], [['a']], [{ a: 1 }], [true], [''], [' '], [1.5], ['a'.repeat(300)]])(
    'is refused in words where the id of the user is %j',
    async (sub) => {
      const userInfo = { ...person(), sub };
      const { status, error, user } = await signIn(kind, { idToken: null, userInfo });
      expect([status, error, user]).toEqual([302, 'unable_to_get_user_info', undefined]);
    },
  );

  it.each(['not JSON', '[]', 'null', '"text"', undefined])(
    'is refused in words where its user info is %j',
    async (userInfo) => {
      const { status, error, user } = await signIn(kind, { idToken: null, userInfo });
      expect(status).toBe(302);
      expect(error).toMatch(/^(unable_to_get_user_info|email_not_found)$/);
      expect(user).toBeUndefined();
    },
  );

  it('is refused where ID token and user info are of different users', async () => {
    const [one, other] = [person(), person()];
    const { error, user } = await signIn(kind, { idToken: { sub: one.sub }, userInfo: other });
    expect([error, user]).toEqual(['unable_to_get_user_info', undefined]);
  });

  it.each(hostile)('signs in a user whose name and picture are %j', async (value) => {
    const userInfo = { ...person(), name: value, picture: value };
    const { error, user } = await signIn(kind, { idToken: null, userInfo });
    expect([error, user?.name]).toEqual([null, userInfo.email.split('@')[0]]);
  });

  it.each(['true', true])('has verified an address with %j', async (verified) => {
    const userInfo = { ...person(), email_verified: verified };
    expect((await signIn(kind, { idToken: null, userInfo })).error).toBeNull();
  });

  it.each([['false'], [false], ['TRUE'], [1], ['yes'], [[true]], [{ a: 1 }], [null]])(
    'has not verified an address with %j',
    async (verified) => {
      const userInfo = { ...person(), email_verified: verified };
      const { error } = await signIn(kind, { idToken: null, userInfo });
      expect(error).toBe('email_not_verified');
      expect((await signIn(kind, { idToken: { ...userInfo, sub: 'other' } })).error).not.toBeNull();
    },
  );
});
