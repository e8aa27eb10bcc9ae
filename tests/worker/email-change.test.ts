import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../../shared/time/durations.ts';
import { hashToken } from '../../worker/access/credentials.ts';
import {
  applyEmailChange,
  findEmailChange,
} from '../../worker/people/sign-in/email-change-store.ts';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { providerVariables, signInThroughProvider } from '../support/provider-sign-in.ts';
import { sessionsTable, usersTable } from '../support/tables.ts';

const password = 'correct horse battery';
const product = installation({});
const limited = installation({ RATE_LIMIT_IS_ENABLED: 'true' });
const { identityDatabase: database } = product.platform();

async function signUp() {
  const email = randomEmail();
  const response = await product.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
  return { email, cookie: cookieOf(response) };
}

const request = (cookie: string, input: object) =>
  product.post('/api/auth/email-change/request', { password, ...input }, { cookie });

const confirm = (token: string) => product.post('/api/auth/email-change/confirm', { token });

const from = (network: string) => ({ 'cf-connecting-ip': network });

async function resetPassword(email: string) {
  await product.post('/api/auth/forget-password', { email });
  const token = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1];
  return product.post('/api/auth/reset-password', { newPassword: 'another password', token });
}

const changePassword = (cookie: string) => {
  const passwords = { currentPassword: password, newPassword: 'another password' };
  return product.post('/api/auth/change-password', passwords, { cookie });
};

const endSessions = (path: string) => async (cookie: string) => {
  const [, token] = /session_token=([^.;]+)/.exec(cookie) ?? [];
  return product.post(`/api/auth/${path}`, path === 'revoke-session' ? { token } : {}, { cookie });
};

async function tokenMailedTo(email: string) {
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('/change-email'));
  return /token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function emailOf(cookie: string) {
  const response = await product.fetch('/api/users/me', { headers: { cookie } });
  return ((await response.json()) as { user: { email: string } }).user.email;
}

const signIn = (email: string) => product.post('/api/auth/sign-in/email', { email, password });

describe('a change of the email address', () => {
  it('takes place when the link sent to the new address is opened, and both are told', async () => {
    const { email, cookie } = await signUp();
    const newEmail = randomEmail();
    expect((await request(cookie, { newEmail: newEmail.toUpperCase() })).status).toBe(200);
    expect(await emailOf(cookie)).toBe(email);
    expect(await mailsTo(email)).toEqual([]);

    const confirmed = await confirm(await tokenMailedTo(newEmail));
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await emailOf(cookie)).toBe(newEmail);
    for (const address of [email, newEmail]) {
      expect((await mailsTo(address)).at(-1)?.text).toContain(`is now ${newEmail}`);
    }
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  it('needs the password, and a session', async () => {
    const { cookie } = await signUp();
    const newEmail = randomEmail();
    for (const wrong of ['wrong password', undefined]) {
      const refused = await request(cookie, { newEmail, password: wrong });
      expect([refused.status, await codeOf(refused)]).toEqual([400, 'INVALID_PASSWORD']);
    }
    expect((await request('', { newEmail })).status).toBe(401);
    expect(await mailsTo(newEmail)).toEqual([]);
  });

  it('has one link at a time, which works once', async () => {
    const { cookie } = await signUp();
    const [first, second] = [randomEmail(), randomEmail()];
    await request(cookie, { newEmail: first });
    await request(cookie, { newEmail: second });
    const former = await confirm(await tokenMailedTo(first));
    expect([former.status, await codeOf(former)]).toEqual([400, 'INVALID_TOKEN']);
    const token = await tokenMailedTo(second);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect((await confirm('nonsense')).status).toBe(400);
  });

  it('responds to an address that has an account like to any other, and tells its owner', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const response = await request(one.cookie, { newEmail: other.email });
    expect([response.status, await response.json()]).toEqual([200, { status: true }]);
    const subjects = (await mailsTo(other.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['You already have an account']);
  });

  it('does not take an address that has an account by then', async () => {
    const { email, cookie } = await signUp();
    const newEmail = randomEmail();
    await request(cookie, { newEmail });
    await product.post('/api/auth/sign-up/email', { email: newEmail, name: 'Eve', password });
    expect((await confirm(await tokenMailedTo(newEmail))).status).toBe(400);
    expect(await emailOf(cookie)).toBe(email);
  });

  it('ends links that were sent to the former address to reset the password', async () => {
    const { email, cookie } = await signUp();
    await product.post('/api/auth/forget-password', { email });
    const reset = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1];
    const newEmail = randomEmail();
    await request(cookie, { newEmail });
    await confirm(await tokenMailedTo(newEmail));
    const input = { newPassword: 'another password', token: reset };
    expect((await product.post('/api/auth/reset-password', input)).status).toBe(400);
  });

  it.each<[string, (cookie: string, email: string) => Promise<Response>]>([
    ['the password is reset', (_cookie, email) => resetPassword(email)],
    ['the password is changed', changePassword],
    ['all sessions are ended', endSessions('revoke-sessions')],
    ['the other sessions are ended', endSessions('revoke-other-sessions')],
    ['a session is ended', endSessions('revoke-session')],
  ])('is withdrawn when %s', async (_when, act) => {
    const { email, cookie } = await signUp();
    const newEmail = randomEmail();
    // A reset at an address that was never verified removes everything of the account.
    await database
      .update(usersTable)
      .set({ emailVerified: true })
      .where(eq(usersTable.email, email));
    await request(cookie, { newEmail });
    expect((await act(cookie, email)).status).toBe(200);
    const refused = await confirm(await tokenMailedTo(newEmail));
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'INVALID_TOKEN']);
    expect(await mailsTo(newEmail)).toHaveLength(1);
  });

  it('does not take place if it was withdrawn or has expired since it was found', async () => {
    const { email, cookie } = await signUp();
    const newEmail = randomEmail();
    const found = async () => {
      await request(cookie, { newEmail });
      const hash = await hashToken(await tokenMailedTo(newEmail));
      const change = await findEmailChange(database, hash, new Date());
      if (!change) throw new Error('The change was not found');
      return change;
    };
    const expired = await found();
    expect(await applyEmailChange(database, expired, new Date(Date.now() + hour))).toBe(false);
    const withdrawn = await found();
    await endSessions('revoke-other-sessions')(cookie);
    expect(await applyEmailChange(database, withdrawn, new Date())).toBe(false);
    expect(await emailOf(cookie)).toBe(email);
  });

  it('needs a session of the last day if the account has no password', async () => {
    const app = installation(providerVariables);
    const [email, newEmail] = [randomEmail(), randomEmail()];
    const cookie = await signInThroughProvider(app, { email, isVerified: true });
    const me = await app.fetch('/api/users/me', { headers: { cookie } });
    const { user } = (await me.json()) as { user: { id: string } };
    const requestAt = async (age: number) => {
      await database
        .update(sessionsTable)
        .set({ createdAt: new Date(Date.now() - age) })
        .where(eq(sessionsTable.userId, user.id));
      return app.post('/api/auth/email-change/request', { newEmail }, { cookie });
    };
    const refused = await requestAt(day);
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'SESSION_EXPIRED']);
    expect(await mailsTo(newEmail)).toEqual([]);
    expect((await requestAt(day - hour)).status).toBe(200);
    expect(await mailsTo(newEmail)).toHaveLength(1);
  });

  it('sends few mails to one address, from any account, with the same response', async () => {
    const newEmail = randomEmail();
    const responses: unknown[] = [];
    for (const network of ['203.0.113.31', '203.0.113.32']) {
      const { cookie } = await signUp();
      for (let count = 1; count <= 4; count += 1) {
        const headers = { cookie, ...from(network) };
        const input = { newEmail, password };
        const response = await limited.post('/api/auth/email-change/request', input, headers);
        responses.push([response.status, await response.json()]);
      }
    }
    const same = Array.from({ length: 8 }, () => [200, { status: true }]);
    expect(responses).toEqual(same);
    expect(await mailsTo(newEmail)).toHaveLength(5);
  });

  it('counts for its network like other mails', async () => {
    const { cookie } = await signUp();
    const network = from('203.0.113.33');
    for (let count = 1; count <= 40; count += 1) {
      await limited.post('/api/auth/forget-password', { email: randomEmail() }, network);
    }
    const input = { newEmail: randomEmail(), password };
    const headers = { cookie, ...network };
    const response = await limited.post('/api/auth/email-change/request', input, headers);
    expect([response.status, await codeOf(response)]).toEqual([429, 'request.rate_limited']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is not offered without mail', async () => {
    const silent = installation({ EMAILS_DRIVER: 'none' });
    const { cookie } = await signUp();
    const input = { newEmail: randomEmail(), password };
    const response = await silent.post('/api/auth/email-change/request', input, { cookie });
    expect(response.status).toBe(403);
  });
});
