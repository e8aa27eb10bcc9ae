import { describe, expect, it } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { randomEmail } from '../support/mails.ts';
import { totpCode } from '../support/totp.ts';

const app = installation({});
const password = 'correct horse battery';
type SetUp = { totpURI: string; backupCodes: string[] };

async function userWithSecondFactor() {
  const email = randomEmail();
  const first = await app.post('/api/auth/sign-up/email', { email, name: 'Ada', password });
  const cookie = cookieOf(first);
  const enabled = await app.post('/api/auth/two-factor/enable', { password }, { cookie });
  const setUp = (await enabled.json()) as SetUp;
  const code = await totpCode(setUp.totpURI);
  const verified = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
  expect(verified.status).toBe(200);
  return { email, cookie: cookieOf(verified) || cookie, ...setUp };
}

const signIn = (email: string) => app.post('/api/auth/sign-in/email', { email, password });
const verifyCode = (cookie: string, code = '') =>
  app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
const me = (cookie: string) => app.fetch('/api/users/me', { headers: { cookie } });

const tokenOf = (session: string) =>
  decodeURIComponent(/session_token=([^;]+)/.exec(session)?.[1] ?? '').split('.')[0];

describe('a second factor', () => {
  it('is required after the password, and only its code creates a session', async () => {
    const user = await userWithSecondFactor();
    expect(user.totpURI).toMatch(/^otpauth:\/\/totp\/Sheaf/);
    expect(user.backupCodes).toHaveLength(10);
    const half = await signIn(user.email);
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true });
    const pending = cookieOf(half);
    expect((await me(pending)).status).toBe(401);
    const wrong = await app.post(
      '/api/auth/two-factor/verify-totp',
      { code: '000000' },
      { cookie: pending },
    );
    expect([wrong.status, await codeOf(wrong)]).toEqual([401, 'INVALID_CODE']);
    const code = await totpCode(user.totpURI);
    const whole = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie: pending });
    expect(whole.status).toBe(200);
    expect((await me(cookieOf(whole))).status).toBe(200);
  });

  it('completes one sign-in with each code, also with two at once and with an earlier one', async () => {
    const user = await userWithSecondFactor();
    const pending = async () => cookieOf(await signIn(user.email));
    const now = Date.now();
    const [earlier, current, next] = await Promise.all(
      [-30_000, 0, 30_000].map((offset) => totpCode(user.totpURI, now + offset)),
    );
    const cookies = await Promise.all([pending(), pending(), pending(), pending()]);
    const atOnce = await Promise.all(cookies.map((cookie) => verifyCode(cookie, current)));
    expect(atOnce.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401, 401,
    ]);
    const refused = await verifyCode(await pending(), current);
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'CODE_ALREADY_USED']);
    expect((await me(cookieOf(refused))).status).toBe(401);
    expect((await verifyCode(await pending(), earlier)).status).toBe(401);
    expect((await verifyCode(await pending(), next)).status).toBe(200);
  });

  it('accepts the code of a new app within the same half minute', async () => {
    const user = await userWithSecondFactor();
    const code = await totpCode(user.totpURI);
    const cookie = cookieOf(
      await app.post(
        '/api/auth/two-factor/verify-totp',
        { code },
        { cookie: cookieOf(await signIn(user.email)) },
      ),
    );
    const disabled = await app.post('/api/auth/two-factor/disable', { password }, { cookie });
    const session = cookieOf(disabled);
    const enabled = await app.post(
      '/api/auth/two-factor/enable',
      { password },
      { cookie: session },
    );
    const { totpURI } = (await enabled.json()) as SetUp;
    const first = { code: await totpCode(totpURI) };
    await app.post('/api/auth/two-factor/verify-totp', first, { cookie: session });
    const whole = await app.post('/api/auth/two-factor/verify-totp', first, {
      cookie: cookieOf(await signIn(user.email)),
    });
    expect(whole.status).toBe(200);
  });

  it('is locked after a few wrong codes', async () => {
    const user = await userWithSecondFactor();
    const pending = cookieOf(await signIn(user.email));
    for (let count = 0; count < 8; count += 1) {
      await app.post(
        '/api/auth/two-factor/verify-totp',
        { code: `00000${count}` },
        { cookie: pending },
      );
    }
    const code = await totpCode(user.totpURI);
    const late = await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie: pending });
    expect(late.ok).toBe(false);
  });

  it('does not complete a sign-in that began with a password changed since', async () => {
    const user = await userWithSecondFactor();
    const [pending, kept] = [
      cookieOf(await signIn(user.email)),
      cookieOf(await signIn(user.email)),
    ];
    // Each code is accepted once, and that of the next half minute is accepted early.
    const verify = async (cookie: string, offset: number) => {
      const code = await totpCode(user.totpURI, Date.now() + offset);
      return app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
    };
    expect((await verify(kept, 0)).status).toBe(200);
    const passwords = { currentPassword: password, newPassword: 'another long password' };
    const { cookie } = user;
    expect((await app.post('/api/auth/change-password', passwords, { cookie })).status).toBe(200);
    const refused = await verify(pending, 30_000);
    expect(refused.status).toBe(401);
    expect(await codeOf(refused)).not.toBe('CODE_ALREADY_USED');
  });

  describe('of a trusted device', () => {
    const newPassword = 'another long password';
    type User = Awaited<ReturnType<typeof userWithSecondFactor>>;
    const asked = async (user: User, device: string, signInPassword = password) => {
      const body = { email: user.email, password: signInPassword };
      const response = await app.post('/api/auth/sign-in/email', body, { cookie: device });
      return 'twoFactorRedirect' in ((await response.json()) as object);
    };
    const trust = async (user: User, offset: number) => {
      const code = await totpCode(user.totpURI, Date.now() + offset);
      const trusted = await app.post(
        '/api/auth/two-factor/verify-totp',
        { code, trustDevice: true },
        { cookie: cookieOf(await signIn(user.email)) },
      );
      const cookies = cookieOf(trusted).split('; ');
      const device = cookies.filter((pair) => pair.includes('trust_device')).join('; ');
      return { session: cookies.join('; '), device };
    };
    const userWithTwoDevices = async () => {
      const user = await userWithSecondFactor();
      return { user, one: await trust(user, 0), other: await trust(user, 30_000) };
    };

    it('is asked for after a change of the password, on every device', async () => {
      const { user, one, other } = await userWithTwoDevices();
      const passwords = { currentPassword: password, newPassword };
      const headers = { cookie: one.session };
      expect((await app.post('/api/auth/change-password', passwords, headers)).status).toBe(200);
      expect(await asked(user, one.device, newPassword)).toBe(true);
      expect(await asked(user, other.device, newPassword)).toBe(true);
    });

    it('is asked for after it was disabled and enabled again', async () => {
      const { user, one, other } = await userWithTwoDevices();
      const disabled = await app.post(
        '/api/auth/two-factor/disable',
        { password },
        { cookie: one.session },
      );
      const cookie = cookieOf(disabled);
      const enabled = await app.post('/api/auth/two-factor/enable', { password }, { cookie });
      const code = await totpCode(((await enabled.json()) as SetUp).totpURI);
      await app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
      expect(await asked(user, one.device)).toBe(true);
      expect(await asked(user, other.device)).toBe(true);
    });

    it.each([
      ['revoke-sessions', true],
      ['revoke-other-sessions', false],
      ['revoke-session', false],
    ])('is asked for on other devices after %s; on the one in use: %s', async (path, isAsked) => {
      const { user, one, other } = await userWithTwoDevices();
      const body = path === 'revoke-session' ? { token: tokenOf(other.session) } : {};
      const response = await app.post(`/api/auth/${path}`, body, { cookie: one.session });
      expect(response.status).toBe(200);
      expect(await asked(user, other.device)).toBe(true);
      expect(await asked(user, one.device)).toBe(isAsked);
    });

    it('stays not asked for after a wrong password for these', async () => {
      const { user, one } = await userWithTwoDevices();
      const headers = { cookie: one.session };
      const wrong = { password: 'wrong password' };
      expect((await app.post('/api/auth/two-factor/disable', wrong, headers)).status).toBe(400);
      expect(await asked(user, one.device)).toBe(false);
    });
  });

  it('can be replaced by a recovery code, once', async () => {
    const user = await userWithSecondFactor();
    const [code] = user.backupCodes;
    const use = async () => {
      const pending = cookieOf(await signIn(user.email));
      return app.post('/api/auth/two-factor/verify-backup-code', { code }, { cookie: pending });
    };
    const first = await use();
    expect((await me(cookieOf(first))).status).toBe(200);
    expect((await use()).status).toBe(401);
  });

  it('is enabled and disabled with the password only', async () => {
    const user = await userWithSecondFactor();
    const wrong = { password: 'wrong password' };
    const headers = { cookie: user.cookie };
    expect((await app.post('/api/auth/two-factor/disable', wrong, headers)).status).toBe(400);
    expect((await app.post('/api/auth/two-factor/enable', wrong, headers)).status).toBe(400);
    expect((await app.post('/api/auth/two-factor/disable', { password }, headers)).status).toBe(
      200,
    );
    expect((await me(cookieOf(await signIn(user.email)))).status).toBe(200);
  });
});
