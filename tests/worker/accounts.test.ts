import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { cleanUpSessions } from '../support/cron-steps.ts';
import { rateLimitsTable, sessionsTable, verificationsTable } from '../support/tables.ts';
import { waitFor } from '../support/wait-for.ts';
import { addMember, createApiKey } from '../support/access.ts';
import { anonymous, createOwner, createUser, TestClient } from '../support/client.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { testVariables } from '../support/test-variables.ts';

const password = 'correct horse battery';
const auth = (path: string) => `/api/auth/${path}`;

type AuthError = { code?: string; message?: string; error?: { code: string } };

/** Returns the error of a request from the session library, `{ code, message }`, or from the product. */
async function refusal(client: TestClient, path: string, body?: unknown) {
  const response = await client.request('POST', auth(path), body);
  const error = (await response.json()) as AuthError;
  expect(response.headers.get('x-request-id')).toBeTruthy();
  return { status: response.status, code: error.code ?? error.error?.code };
}

async function signIn(email: string, secret = password, extra: object = {}) {
  const response = await anonymous.request('POST', auth('sign-in/email'), {
    email,
    password: secret,
    ...extra,
  });
  const cookies = response.headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return { response, cookies, client: new TestClient({ cookie }) };
}

/** Returns the token of the newest reset email, which is sent after the response. */
async function tokenMailedTo(email: string) {
  return waitFor(async () => {
    const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('/reset-password?'));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error(`No reset mail to ${email} yet`);
    return token;
  });
}

describe('signing in', () => {
  it('accepts percent-encoded paths', async () => {
    const { email } = await createUser();
    const response = await anonymous.request('POST', '/api/auth/%73ign-in/email?x=1', {
      email,
      password,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { email } });
  });

  it('sets an HttpOnly, SameSite=Lax cookie with the session', async () => {
    const user = await createUser();
    const { response, cookies, client } = await signIn(user.email.toUpperCase());
    expect(response.status).toBe(200);
    const cookie = cookies.find((line) => line.startsWith('sheaf.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Max-Age=\d{6}/i);
    expect(await client.get(auth('get-session'))).toMatchObject({ user: { email: user.email } });
  });

  it('creates ids with prefixes for the session and the account', async () => {
    const { client } = await signIn((await createUser()).email);
    const { session } = await client.get<{ session: { id: string } }>(auth('get-session'));
    const accounts = await client.get<{ id: string }[]>(auth('list-accounts'));
    expect(session.id).toMatch(/^ses_[a-z0-9]{24}$/);
    expect(accounts).toMatchObject([{ id: expect.stringMatching(/^acc_[a-z0-9]{24}$/) }]);
  });

  it('sets a cookie for the browser session without "remember me"', async () => {
    const user = await createUser();
    const { cookies } = await signIn(user.email, password, { rememberMe: false });
    expect(cookies.find((line) => line.startsWith('sheaf.session_token='))).not.toMatch(
      /Max-Age|Expires/i,
    );
  });

  it('responds to a wrong password as to an unknown address', async () => {
    const user = await createUser();
    const wrong = await refusal(anonymous, 'sign-in/email', {
      email: user.email,
      password: 'wrong password',
    });
    const unknown = await refusal(anonymous, 'sign-in/email', {
      email: randomEmail(),
      password: 'wrong password',
    });
    expect(wrong).toEqual({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect(unknown).toEqual(wrong);
  });

  it.each([
    ['sign-in/email', { email: 'nobody', password }],
    ['sign-in/email', { email: 'a@example.com' }],
    ['sign-up/email', { email: 'a@example.com', name: 'A', password: 'short' }],
    ['sign-up/email', { email: 'a@example.com', name: '  ', password }],
    ['sign-up/email', { email: 'a@example.com', name: 'x'.repeat(65), password }],
    ['sign-up/email', { email: 'a@example.com', name: 'A', password: 'x'.repeat(129) }],
    ['reset-password', { newPassword: 'short', token: 'x' }],
    ['forget-password', {}],
  ])('rejects at %s the body %j', async (path, body) => {
    expect(await refusal(anonymous, path, body)).toEqual({ status: 400, code: 'request.invalid' });
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'rejects forms that another site could post (%s)',
    async (type) => {
      const user = await createUser();
      const forms = [
        JSON.stringify({ email: user.email, password }),
        `email=${user.email}&password=${password}`,
      ];
      for (const body of forms) {
        for (const cookie of [undefined, 'sheaf.session_token=x']) {
          const headers = { 'content-type': type, ...(cookie && { cookie }) };
          const response = await harness.fetch(auth('sign-in/email'), {
            method: 'POST',
            headers,
            body,
          });
          expect([400, 403]).toContain(response.status);
          expect(response.headers.getSetCookie()).toEqual([]);
        }
      }
    },
  );

  it('rejects requests with a cookie from other origins', async () => {
    const user = await createUser();
    const elsewhere = new TestClient({ ...user.headers, origin: 'https://evil.example' });
    await elsewhere.fails('POST', auth('revoke-sessions'), {
      code: 'auth.invalid_origin',
      body: {},
    });
    await elsewhere.fails('POST', auth('delete-user'), {
      code: 'auth.invalid_origin',
      body: { password },
    });
    expect(await user.get(auth('get-session'))).toMatchObject({ user: { email: user.email } });
  });
});

describe('signing up', () => {
  it('ignores all fields of the body but email, name and password', async () => {
    const email = randomEmail();
    const body = {
      email,
      password,
      name: ' Ada ',
      role: 'admin',
      id: 'usr_x',
      emailVerified: true,
      twoFactorEnabled: true,
      locale: 'xx',
      image: 'https://evil.example/x.png',
    };
    const { user } = await anonymous.post<{ user: Record<string, unknown> }>(
      auth('sign-up/email'),
      body,
      200,
    );
    expect(user).toMatchObject({ email, name: 'Ada', emailVerified: false });
    expect(user.id).toMatch(/^usr_[a-z0-9]{24}$/);
    expect(user.image).toBeFalsy();
  });

  it('does not reveal that an address has an account', async () => {
    const user = await createUser();
    const body = { email: user.email, name: 'Somebody', password };
    expect(await refusal(anonymous, 'sign-up/email', body)).toEqual({
      status: 422,
      code: 'FAILED_TO_CREATE_USER',
    });
  });
});

describe('endpoints of the session library', () => {
  it.each([
    'update-user',
    'change-email',
    'link-social',
    'get-access-token',
    'set-password',
    'admin/create-user',
    'error',
  ])('do not exist unless the product offers them: %s', async (path) => {
    const user = await createUser();
    for (const method of ['GET', 'POST']) {
      await user.fails(method, auth(path), {
        code: 'request.not_found',
        body: method === 'POST' ? {} : undefined,
      });
    }
  });
});

describe('resetting a password', () => {
  it('works once with the mailed token, and ends every session', async () => {
    const user = await createUser();
    await anonymous.post(
      auth('forget-password'),
      { email: user.email, redirectTo: `${testVariables.APP_BASE_URL}/reset-password` },
      200,
    );
    const token = await tokenMailedTo(user.email);
    const body = { newPassword: 'another long password', token };
    await anonymous.post(auth('reset-password'), body, 200);
    expect(await refusal(anonymous, 'reset-password', body)).toEqual({
      status: 400,
      code: 'INVALID_TOKEN',
    });
    await user.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
    expect((await signIn(user.email)).response.status).toBe(401);
    expect((await signIn(user.email, body.newPassword)).response.status).toBe(200);
  });

  it.each(['reset-password', 'change-password'])(
    'rejects tokens from before another %s',
    async (call) => {
      const user = await createUser();
      const tokens = [];
      for (const count of [1, 2]) {
        await anonymous.post(auth('forget-password'), { email: user.email }, 200);
        await waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(count));
        tokens.push(await tokenMailedTo(user.email));
      }
      const [first, second] = tokens;
      const newPassword = 'another long password';
      if (call === 'reset-password') {
        await anonymous.post(auth(call), { newPassword, token: second }, 200);
      } else {
        await user.post(auth(call), { newPassword, currentPassword: password }, 200);
      }
      const late = { newPassword: 'the password of a thief', token: first };
      expect(await refusal(anonymous, 'reset-password', late)).toEqual({
        status: 400,
        code: 'INVALID_TOKEN',
      });
      expect((await signIn(user.email, newPassword)).response.status).toBe(200);
    },
  );

  it('rejects expired tokens', async () => {
    const user = await createUser();
    await anonymous.post(auth('forget-password'), { email: user.email }, 200);
    const token = await tokenMailedTo(user.email);
    await harness
      .platform()
      .identityDatabase.update(verificationsTable)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(verificationsTable.identifier, `reset-password:${token}`));
    const body = { newPassword: 'another long password', token };
    expect(await refusal(anonymous, 'reset-password', body)).toEqual({
      status: 400,
      code: 'INVALID_TOKEN',
    });
    expect((await signIn(user.email)).response.status).toBe(200);
  });

  it('responds to an address without an account alike, but sends no email', async () => {
    const user = await createUser();
    const email = randomEmail();
    const known = await anonymous.post(auth('forget-password'), { email: user.email }, 200);
    const unknown = await anonymous.post(auth('forget-password'), { email }, 200);
    expect(unknown).toEqual(known);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('links to pages of the product only', async () => {
    const user = await createUser();
    const evil = 'https://evil.example/reset';
    const response = await anonymous.request('POST', auth('forget-password'), {
      email: user.email,
      redirectTo: evil,
    });
    expect(response.status).toBe(403);
    await anonymous.post(auth('forget-password'), { email: user.email }, 200);
    await tokenMailedTo(user.email);
    const [mail] = await mailsTo(user.email);
    expect(mail?.text).toContain(`${testVariables.APP_BASE_URL}/reset-password?token=`);
    expect(mail?.text).not.toContain('evil');
  });

  it.each(['wrong', '../x', 'reset-password:x', ''])('rejects the token %j', async (token) => {
    const { status } = await refusal(anonymous, 'reset-password', {
      newPassword: 'another long password',
      token,
    });
    expect(status).toBe(400);
  });
});

describe('sessions', () => {
  it('end one by one, all but the current one, or all', async () => {
    const user = await createUser();
    const [second, third] = [await signIn(user.email), await signIn(user.email)];
    expect(await user.get<unknown[]>(auth('list-sessions'))).toHaveLength(3);
    await second.client.post(auth('sign-out'), {}, 200);
    await second.client.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
    await third.client.get('/api/users/me');
    await user.post(auth('revoke-other-sessions'), {}, 200);
    await third.client.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
    await user.get('/api/users/me');
    await user.post(auth('revoke-sessions'), {}, 200);
    await user.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
  });

  it('of other users cannot be ended', async () => {
    const [user, other] = [await createUser(), await createUser()];
    const sessions = await other.get<{ token: string }[]>(auth('list-sessions'));
    await user.request('POST', auth('revoke-session'), { token: sessions[0]?.token });
    await other.get('/api/users/me');
  });

  it('other than the current one end when the password is changed', async () => {
    const user = await createUser();
    const second = await signIn(user.email);
    expect(
      (
        await refusal(user, 'change-password', {
          currentPassword: 'wrong password',
          newPassword: 'a new password',
        })
      ).status,
    ).toBe(400);
    const body = { currentPassword: password, newPassword: 'a new password' };
    const response = await user.request('POST', auth('change-password'), body);
    expect(response.status).toBe(200);
    await second.client.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
    expect((await signIn(user.email, 'a new password')).response.status).toBe(200);
    expect((await signIn(user.email)).response.status).toBe(401);
  });
});

describe('renaming a user', () => {
  it('trims the name and ignores other fields of the body', async () => {
    const user = await createUser();
    const body = { name: '  Grace  ', email: 'evil@example.com', id: 'usr_x', roles: ['admin'] };
    const renamed = await user.call<{ user: object }>('PUT', '/api/users/me', { body });
    expect(renamed.user).toMatchObject({ name: 'Grace', email: user.email, roles: [] });
    expect(await user.get('/api/users/me')).toEqual(renamed);
    for (const name of ['', '   ', 'x'.repeat(51), 5]) {
      await user.fails('PUT', '/api/users/me', { code: 'request.invalid', body: { name } });
    }
  });
});

describe('deleting an account', () => {
  it('deletes its sessions, keys and memberships, and organizations without other members', async () => {
    const owner = await createOwner();
    const host = await createOwner();
    await addMember(host, owner, 'admin');
    const key = new TestClient({ authorization: `Bearer ${await createApiKey(owner, {})}` });
    await owner.post(auth('delete-user'), { password }, 200);
    await owner.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
    await key.fails('GET', '/api/organizations', { code: 'auth.unauthenticated' });
    expect((await signIn(owner.email)).response.status).toBe(401);
    const { members } = await host.get<{ members: unknown[] }>(`${host.org}/members`);
    expect(members).toHaveLength(1);
    const again = await createUser({ email: owner.email });
    expect(await again.get('/api/organizations')).toEqual({ organizations: [] });
    await again.fails('GET', owner.org, { code: 'auth.forbidden' });
  });

  it('is rejected while the user owns an organization with other members', async () => {
    const owner = await createOwner();
    const { organization } = await owner.post<{ organization: { id: string } }>(
      '/api/organizations',
      { name: 'Alone' },
    );
    const member = await createUser();
    await addMember(owner, member, 'admin');
    expect(await refusal(owner, 'delete-user', { password })).toEqual({
      status: 409,
      code: 'user.owns_shared_organization',
    });
    await owner.get(`/api/organizations/${organization.id}`);
    await owner.get(owner.org);
    await member.post(auth('delete-user'), { password }, 200);
    await owner.post(auth('delete-user'), { password }, 200);
  });

  it('requires the right password', async () => {
    const user = await createUser();
    expect((await refusal(user, 'delete-user', { password: 'wrong password' })).status).toBe(400);
    await user.get('/api/users/me');
  });
});

it('deletes expired sessions and rate-limit windows, and no others', async () => {
  const user = await createUser();
  const platform = harness.platform();
  const database = platform.identityDatabase;
  const [past, future] = [Date.now() - 1000, Date.now() + 60_000];
  const { user: me } = await user.get<{ user: { id: string } }>('/api/users/me');
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await database
    .insert(sessionsTable)
    .values([
      { id: 'evt_over', token: 'over', userId: me.id, expiresAt: new Date(past), ...times },
    ]);
  await database.insert(rateLimitsTable).values([
    { key: 'test:over', count: 1, windowEndsAt: past },
    { key: 'test:open', count: 1, windowEndsAt: future },
  ]);
  await cleanUpSessions(platform);
  const sessions = await database
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, me.id));
  expect(sessions.map(({ id }) => id)).not.toContain('evt_over');
  expect(sessions).toHaveLength(1);
  const windows = await database.select().from(rateLimitsTable);
  expect(windows.map(({ key }) => key).filter((key) => key.startsWith('test:'))).toEqual([
    'test:open',
  ]);
});
