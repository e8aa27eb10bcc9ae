import { describe, expect, it } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';
import { totpCode } from '../support/totp.ts';

const limited = installation({ RATE_LIMIT_IS_ENABLED: 'true' });
const unlimited = installation({});
const password = 'correct horse battery';

let hosts = 0;
const newAddress = () => `203.0.113.${(hosts += 1)}`;

type Guess = { email: string; password?: string; address?: string; cookie?: string };

function signIn({ email, address, cookie, ...input }: Guess) {
  return limited.post(
    '/api/auth/sign-in/email',
    { email, password: input.password ?? password },
    { 'cf-connecting-ip': address ?? newAddress(), ...(cookie && { cookie }) },
  );
}

/** Too long for any account, so it is rejected without a slow hash. */
const impossiblePassword = 'x'.repeat(200);

async function guessFrom(networks: number, email: string) {
  for (let count = 0; count < networks * 10; count += 10) {
    const address = newAddress();
    const guess = () => signIn({ email, address, password: impossiblePassword });
    await Promise.all(Array.from({ length: 10 }, guess));
  }
}

async function newAccount() {
  const email = randomEmail();
  const response = await unlimited.post('/api/auth/sign-up/email', {
    email,
    name: 'Ada',
    password,
  });
  return { email, device: deviceCookieOf(response) };
}

function deviceCookieOf(response: Response): string {
  return (
    cookieOf(response)
      .split('; ')
      .find((pair) => pair.startsWith('sheaf.known_device_')) ?? ''
  );
}

describe('guesses of strangers', () => {
  it('do not keep the owner from signing in from another network', async () => {
    const { email } = await newAccount();
    const address = newAddress();
    for (let count = 0; count < 15; count += 1) {
      await signIn({ email, address, password: `wrong ${count}` });
    }
    expect((await signIn({ email, address })).status).toBe(429);
    expect((await signIn({ email })).status).toBe(200);
  });

  it('that one network refuses do not count for the account', async () => {
    const { email } = await newAccount();
    const address = newAddress();
    for (let count = 0; count < 130; count += 1) {
      await signIn({ email, address, password: impossiblePassword });
    }
    expect((await signIn({ email })).status).toBe(200);
  });

  it('from many networks leave out browsers that signed in before, and those of the reset', async () => {
    const { email, device } = await newAccount();
    await guessFrom(11, email);
    expect((await signIn({ email })).status).toBe(429);
    expect((await signIn({ email, cookie: device })).status).toBe(200);
    await unlimited.post('/api/auth/forget-password', { email });
    const [mail] = await mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const newPassword = 'another long password';
    const reset = await unlimited.post('/api/auth/reset-password', { newPassword, token });
    const cookie = deviceCookieOf(reset);
    expect((await signIn({ email, password: newPassword })).status).toBe(429);
    expect((await signIn({ email, password: newPassword, cookie })).status).toBe(200);
  });
});

async function newAccountWithSecondFactor() {
  const email = randomEmail();
  const signedUp = await unlimited.post('/api/auth/sign-up/email', {
    email,
    name: 'Ada',
    password,
  });
  const cookie = cookieOf(signedUp);
  const enabled = await unlimited.post('/api/auth/two-factor/enable', { password }, { cookie });
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  await unlimited.post(
    '/api/auth/two-factor/verify-totp',
    { code: await totpCode(totpURI) },
    { cookie },
  );
  return { email, device: deviceCookieOf(signedUp), totpURI };
}

const pendingOf = async (email: string) =>
  cookieOf(await unlimited.post('/api/auth/sign-in/email', { email, password }));

describe('codes that strangers guess who know the password', () => {
  type Code = { cookie: string; address?: string; path?: string; code?: string };

  const sendCode = ({ cookie, address, path, code }: Code) =>
    limited.post(
      `/api/auth/two-factor/${path ?? 'verify-totp'}`,
      { code: code ?? '000000' },
      { cookie, 'cf-connecting-ip': address ?? newAddress() },
    );

  /** Sends five codes per sign-in, the library's maximum. Returns the statuses. */
  async function guessCodes(email: string, count: number, address?: string) {
    const statuses: number[] = [];
    while (statuses.length < count) {
      const cookie = await pendingOf(email);
      for (let index = 0; index < 5; index += 1) {
        statuses.push((await sendCode({ cookie, ...(address && { address }) })).status);
      }
    }
    return statuses;
  }

  it('do not keep the owner from signing in from another network', async () => {
    const { email, totpURI } = await newAccountWithSecondFactor();
    const address = newAddress();
    const statuses = await guessCodes(email, 30, address);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    const code = await totpCode(totpURI);
    expect((await sendCode({ cookie: await pendingOf(email), address, code })).status).toBe(429);
    expect((await sendCode({ cookie: await pendingOf(email), code })).status).toBe(200);
  });

  it('from many networks are few, and leave out browsers that signed in before', async () => {
    const { email, device, totpURI } = await newAccountWithSecondFactor();
    const statuses = await guessCodes(email, 30);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
    const pending = await pendingOf(email);
    const code = await totpCode(totpURI);
    expect((await sendCode({ cookie: pending, code })).status).toBe(429);
    const recovery = { cookie: pending, path: 'verify-backup-code', code: 'wrong-code1' };
    expect((await sendCode(recovery)).status).toBe(429);
    expect((await sendCode({ cookie: `${pending}; ${device}`, code })).status).toBe(200);
  });

  it('are limited for a known device, too', async () => {
    const { email, device } = await newAccountWithSecondFactor();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const cookie = `${await pendingOf(email)}; ${device}`;
      for (let index = 0; index < 5; index += 1) {
        statuses.push((await sendCode({ cookie })).status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  });

  it('count together in all browsers that have only reset the password', async () => {
    const { email, totpURI } = await newAccountWithSecondFactor();
    const statuses: number[] = [];
    let device = '';
    for (let round = 0; round < 3; round += 1) {
      await unlimited.post('/api/auth/forget-password', { email });
      const token = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1];
      const reset = { newPassword: password, token };
      device = deviceCookieOf(await unlimited.post('/api/auth/reset-password', reset));
      const cookie = `${await pendingOf(email)}; ${device}`;
      for (let index = 0; index < 5; index += 1) {
        statuses.push((await sendCode({ cookie })).status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
    const code = await totpCode(totpURI);
    const cookie = `${await pendingOf(email)}; ${device}`;
    const signedIn = await unlimited.post('/api/auth/two-factor/verify-totp', { code }, { cookie });
    expect(deviceCookieOf(signedIn)).not.toBe(device);
  });
});

const changePassword = (cookie: string, currentPassword: string) =>
  limited.post(
    '/api/auth/change-password',
    { currentPassword, newPassword: 'another long password' },
    { cookie, 'cf-connecting-ip': newAddress() },
  );

it('guesses in one session do not keep the user of another one from changing the password', async () => {
  const { email, device } = await newAccount();
  const signInAt = async (cookie: string) =>
    cookieOf(
      await unlimited.post(
        '/api/auth/sign-in/email',
        { email, password },
        { ...(cookie && { cookie }) },
      ),
    );
  const stranger = await signInAt('');
  const own = `${await signInAt(device)}; ${device}`;
  for (let count = 0; count < 10; count += 1) {
    expect((await changePassword(stranger, `wrong ${count}`)).status).toBe(400);
  }
  expect((await changePassword(stranger, 'wrong again')).status).toBe(429);
  expect((await changePassword(own, password)).status).toBe(200);
});

it('guesses in sessions of no known device count together', async () => {
  const { email } = await newAccount();
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const signedIn = cookieOf(await unlimited.post('/api/auth/sign-in/email', { email, password }));
    const cookie = signedIn
      .split('; ')
      .filter((pair) => !pair.startsWith('sheaf.known_device_'))
      .join('; ');
    const guess = { currentPassword: 'wrong one', newPassword: 'another long password' };
    const headers = { cookie, 'cf-connecting-ip': newAddress() };
    statuses.push((await limited.post('/api/auth/change-password', guess, headers)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

it.each(['forget-password', 'send-verification-email'])(
  'strangers do not keep a user from requesting mail at %s',
  async (path) => {
    const { email, device } = await newAccount();
    const request = async (address: string, cookie?: string) =>
      (
        await limited.post(
          `/api/auth/${path}`,
          { email },
          { 'cf-connecting-ip': address, ...(cookie && { cookie }) },
        )
      ).status;
    const address = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await request(address));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await request(newAddress())).toBe(200);
    expect(await request(newAddress())).toBe(200);
    expect(await request(newAddress())).toBe(429);
    expect(await request(newAddress(), device)).toBe(200);
  },
);

describe('the cookie of a known device', () => {
  it('is HttpOnly, SameSite=Lax, of long life and without the address', async () => {
    const { email } = await newAccount();
    const lines = (await signIn({ email })).headers.getSetCookie();
    const line = lines.find((text) => text.startsWith('sheaf.known_device_')) ?? '';
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(line).toMatch(/Path=\//i);
    expect(Number(/Max-Age=(\d+)/i.exec(line)?.[1])).toBeGreaterThan(300 * 86_400);
    expect(line).not.toContain(email.split('@')[0]);
  });

  it('is not set by a wrong password', async () => {
    const { email } = await newAccount();
    const response = await signIn({ email, password: 'wrong password' });
    expect(response.headers.getSetCookie().join()).not.toContain('known_device');
  });

  it('limits the guesses of its own browser, from any number of networks', async () => {
    const { email, device } = await newAccount();
    for (let count = 0; count < 10; count += 1) {
      const response = await signIn({ email, cookie: device, password: `wrong ${count}` });
      expect(response.status).toBe(401);
    }
    expect((await signIn({ email, cookie: device })).status).toBe(429);
    expect((await signIn({ email })).status).toBe(200);
  });

  it('does not count for other accounts, under their name or its own, or with a changed id', async () => {
    const victim = await newAccount();
    const own = await newAccount();
    const [name = ''] = victim.device.split('=');
    const [, value = ''] = own.device.split('=');
    const address = newAddress();
    for (const cookie of [own.device, `${name}=${value}`, `${victim.device.slice(0, -6)}AAAAAA`]) {
      for (let count = 0; count < 4; count += 1) {
        await signIn({ email: victim.email, address, cookie, password: `wrong ${count}` });
      }
    }
    const late = await signIn({ email: victim.email, address, cookie: own.device });
    expect(late.status).toBe(429);
  });

  it('does not reveal whether an address has an account', async () => {
    const { email, device } = await newAccount();
    const responses = [
      await signIn({ email, cookie: device, password: 'wrong password' }),
      await signIn({ email: randomEmail(), cookie: device, password: 'wrong password' }),
    ];
    const [known, unknown] = await Promise.all(
      responses.map(async (response) => ({
        status: response.status,
        code: await codeOf(response),
        cookies: response.headers.getSetCookie(),
      })),
    );
    expect(unknown).toEqual(known);
  });
});
