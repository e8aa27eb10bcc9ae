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
const me = (cookie: string) => app.fetch('/api/users/me', { headers: { cookie } });

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
    const verify = async (cookie: string) =>
      app.post(
        '/api/auth/two-factor/verify-totp',
        { code: await totpCode(user.totpURI) },
        { cookie },
      );
    expect((await verify(kept)).status).toBe(200);
    const passwords = { currentPassword: password, newPassword: 'another long password' };
    const { cookie } = user;
    expect((await app.post('/api/auth/change-password', passwords, { cookie })).status).toBe(200);
    expect((await verify(pending)).status).toBe(401);
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
