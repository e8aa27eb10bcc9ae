import { describe, expect, it } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';

const password = 'correct horse battery';
const product = installation({});

async function signUp() {
  const email = randomEmail();
  const response = await product.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
  return { email, cookie: cookieOf(response) };
}

const request = (cookie: string, input: object) =>
  product.post('/api/auth/email-change/request', { password, ...input }, { cookie });

const confirm = (token: string) => product.post('/api/auth/email-change/confirm', { token });

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

  it('is not offered without mail', async () => {
    const silent = installation({ EMAILS_DRIVER: 'none' });
    const { cookie } = await signUp();
    const input = { newEmail: randomEmail(), password };
    const response = await silent.post('/api/auth/email-change/request', input, { cookie });
    expect(response.status).toBe(403);
  });
});
