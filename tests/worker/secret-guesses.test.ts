import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import { authOperations } from '../../worker/people/sign-in/auth-endpoints.ts';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { totpCode } from '../support/totp.ts';

const limited = installation({ RATE_LIMIT_IS_ENABLED: 'true' });
const unlimited = installation({});
const password = 'correct horse battery';

let hosts = 0;
const fromElsewhere = () => ({ 'cf-connecting-ip': `2001:db8:${(hosts += 1).toString(16)}::1` });

async function newSession() {
  const email = randomEmail();
  const response = await unlimited.post('/api/auth/sign-up/email', {
    email,
    name: 'Ada',
    password,
  });
  return { email, cookie: cookieOf(response) };
}

async function newSessionWithSecondFactor() {
  const { email, cookie } = await newSession();
  const enabled = await unlimited.post('/api/auth/two-factor/enable', { password }, { cookie });
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  const code = await totpCode(totpURI);
  const response = await unlimited.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
  return { email, cookie: cookieOf(response), totpURI };
}

/** Endpoints that need no session. Every other endpoint with a secret-like field in its body gets a wrong guess. */
const withoutSession = ['sign-in/email', 'sign-up/email', 'reset-password'];
const guesses: Record<string, object> = {
  'change-password': { currentPassword: 'wrong password', newPassword: 'another long password' },
  'delete-user': { password: 'wrong password' },
  'email-change/request': { newEmail: 'another@example.com', password: 'wrong password' },
  'two-factor/enable': { password: 'wrong password' },
  'two-factor/disable': { password: 'wrong password' },
  'two-factor/generate-backup-codes': { password: 'wrong password' },
  'two-factor/verify-totp': { code: '000000' },
  'two-factor/verify-backup-code': { code: 'wrong-code1' },
};
const paths = authOperations
  .filter(({ input }) => Object.keys(input.shape).some((key) => /password|code|otp|pin/i.test(key)))
  .map(({ path }) => path)
  .filter((path) => !withoutSession.includes(path));

const sessionOf = (cookies: string) =>
  cookies.split('; ').find((text) => text.includes('session_token')) ?? '';

it('every endpoint that takes a password or code of the session is tried here', () => {
  expect(paths.toSorted()).toEqual(Object.keys(guesses).toSorted());
});

it.each(paths)('limits guesses at %s per account, from any number of networks', async (path) => {
  const { cookie } = await newSessionWithSecondFactor();
  const guess = () =>
    limited.post(`/api/auth/${path}`, guesses[path] ?? {}, { cookie, ...fromElsewhere() });
  for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400);
  const stopped = await guess();
  expect([stopped.status, await codeOf(stopped)]).toEqual([429, 'request.rate_limited']);
});

it('counts the guesses at all these endpoints together, but no right ones', async () => {
  const { cookie } = await newSessionWithSecondFactor();
  const post = (path: string, body: object) =>
    limited.post(`/api/auth/${path}`, body, { cookie, ...fromElsewhere() });
  for (let count = 0; count < 5; count += 1) {
    await post('change-password', guesses['change-password'] ?? {});
    await post('two-factor/generate-backup-codes', { password });
  }
  for (const path of paths.filter((name) => name !== 'change-password').slice(0, 5)) {
    expect((await post(path, guesses[path] ?? {})).status).toBe(400);
  }
  expect((await post('two-factor/disable', { password })).status).toBe(429);
});

it('counts guesses of a cookie that parsers read differently', async () => {
  const victim = await newSession();
  const pair = victim.cookie.split('; ').find((text) => text.includes('session_token')) ?? '';
  const [name = '', value = ''] = pair.split('=');
  const quoted = `${name}="${value}x`;
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const own = await newSession();
    const cookie = `${quoted}; ${own.cookie}`;
    const headers = { cookie, ...fromElsewhere() };
    const body = guesses['change-password'] ?? {};
    statuses.push((await limited.post('/api/auth/change-password', body, headers)).status);
  }
  const right = { currentPassword: password, newPassword: 'another long password' };
  const headers = { cookie: quoted, ...fromElsewhere() };
  expect((await limited.post('/api/auth/change-password', right, headers)).status).toBe(401);
  expect(statuses).toEqual(Array(12).fill(400));
});

it('guesses with an expired session do not count for its user', async () => {
  const { email, cookie } = await newSession();
  await harness
    .platform()
    .identityDatabase.run(
      sql`update sessions set expires_at = 0 where user_id = (select id from users where email = ${email})`,
    );
  const guess = guesses['change-password'] ?? {};
  for (let count = 0; count < 12; count += 1) {
    const headers = { cookie: sessionOf(cookie), ...fromElsewhere() };
    expect((await limited.post('/api/auth/change-password', guess, headers)).status).toBe(401);
  }
  const signedIn = await unlimited.post('/api/auth/sign-in/email', { email, password });
  const headers = { cookie: sessionOf(cookieOf(signedIn)), ...fromElsewhere() };
  const right = { currentPassword: password, newPassword: 'another long password' };
  expect((await limited.post('/api/auth/change-password', right, headers)).status).toBe(200);
});

it('neighbours in a network do not use up what a session may guess', async () => {
  const { cookie } = await newSession();
  const network = { 'cf-connecting-ip': '198.51.100.7' };
  for (let count = 0; count < 61; count += 1) {
    await limited.post('/api/auth/two-factor/verify-totp', { code: '000000' }, network);
  }
  const right = { currentPassword: password, newPassword: 'another long password' };
  const headers = { cookie, ...network };
  expect((await limited.post('/api/auth/change-password', right, headers)).status).toBe(200);
});

it('a wrong code of a user who is signed in is a 400, and before that a 401', async () => {
  const { email, cookie } = await newSessionWithSecondFactor();
  const verify = (headers: { cookie: string }) =>
    unlimited.post('/api/auth/two-factor/verify-totp', { code: '000000' }, headers);
  const signedIn = await verify({ cookie });
  expect([signedIn.status, await codeOf(signedIn)]).toEqual([400, 'INVALID_CODE']);
  const pending = await unlimited.post('/api/auth/sign-in/email', { email, password });
  const waiting = await verify({ cookie: cookieOf(pending) });
  expect([waiting.status, await codeOf(waiting)]).toEqual([401, 'INVALID_CODE']);
});

it('a password reset makes trusted devices ask for the second factor again', async () => {
  const { email, totpURI } = await newSessionWithSecondFactor();
  const pending = cookieOf(await unlimited.post('/api/auth/sign-in/email', { email, password }));
  const trusted = await unlimited.post(
    '/api/auth/two-factor/verify-totp',
    { code: await totpCode(totpURI), trustDevice: true },
    { cookie: pending },
  );
  const device = cookieOf(trusted)
    .split('; ')
    .filter((pair) => pair.includes('trust'))
    .join('; ');
  expect(device).not.toBe('');
  await unlimited.post('/api/auth/forget-password', { email });
  const token = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
  const newPassword = 'another long password';
  await unlimited.post('/api/auth/reset-password', { newPassword, token });
  const body = { email, password: newPassword };
  const response = await unlimited.post('/api/auth/sign-in/email', body, { cookie: device });
  expect(await response.json()).toMatchObject({ twoFactorRedirect: true });
});

it('an account with a password is not deleted without it, however young the session', async () => {
  const { cookie } = await newSession();
  const refused = await unlimited.post('/api/auth/delete-user', {}, { cookie });
  expect([refused.status, await codeOf(refused)]).toEqual([400, 'request.invalid']);
  const wrong = await unlimited.post('/api/auth/delete-user', { password: 'wrong' }, { cookie });
  expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'INVALID_PASSWORD']);
  expect((await unlimited.fetch('/api/users/me', { headers: { cookie } })).status).toBe(200);
  await unlimited.post('/api/auth/delete-user', { password }, { cookie });
  expect((await unlimited.fetch('/api/users/me', { headers: { cookie } })).status).toBe(401);
});
