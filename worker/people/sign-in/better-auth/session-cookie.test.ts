import { serializeSigned } from 'hono/utils/cookie';
import { expect, it } from 'vitest';
import { readSessionToken } from './session-cookie.ts';

const config = {
  APP_BASE_URL: 'http://localhost:8787',
  AUTH_SECRET: 'f3b9c1d2e4a5968778695a4b3c2d1e0f',
};
const name = 'sheaf.session_token';

/** Written by better-auth 1.7.7 with this secret. */
const cookie = `${name}=0ismIBcxOEsA5fvdLGv6LbFnSpSyYmJU.JeygRUm8GdS7%2BL9MwgPNvFo8frTG31yY6zDwHc8p8l4%3D`;
const token = '0ismIBcxOEsA5fvdLGv6LbFnSpSyYmJU';

const signed = (value: string, secret = config.AUTH_SECRET) => serializeSigned(name, value, secret);

it('returns the token of a genuine cookie, wherever it is in the header', async () => {
  expect(await readSessionToken(cookie, config)).toBe(token);
  expect(await readSessionToken(`theme=dark; ${cookie}; other=1`, config)).toBe(token);
  expect(await readSessionToken(await signed('a.token.with.dots'), config)).toBe(
    'a.token.with.dots',
  );
});

it('rejects a cookie that is missing, forged, cut, extended, unsigned or empty', async () => {
  const [value = '', signature = ''] = decodeURIComponent(cookie.slice(name.length + 1)).split('.');
  const forgeries = [
    null,
    '',
    'theme=dark',
    name,
    `${name}=`,
    `${name}=${value}`,
    `${name}=.${signature}`,
    `${name}=%`,
    `${name}=%E0%A4%A`,
    `${name}=x${value}.${encodeURIComponent(signature)}`,
    `${name}=${value}.${encodeURIComponent(`A${signature.slice(1)}`)}`,
    `${name}=${value}.${encodeURIComponent(signature.slice(0, -4))}`,
    cookie.slice(0, -1),
    `${cookie}x`,
    await signed(token, 'another secret of thirty-two bytes'),
    await signed(''),
  ];
  for (const forgery of forgeries) {
    expect(await readSessionToken(forgery, config), String(forgery)).toBeNull();
  }
});

it('takes the first of two cookies with the name, and does not pass it over if it is forged', async () => {
  const other = await signed('another-token');
  expect(await readSessionToken(`${cookie}; ${other}`, config)).toBe(token);
  expect(await readSessionToken(`${name}=forged.c2ln; ${cookie}`, config)).toBeNull();
});

it('reads the cookie of exactly its name, which is __Secure- on https alone', async () => {
  const secure = { ...config, APP_BASE_URL: 'https://archive.acme.org' };
  expect(await readSessionToken(`x${cookie}`, config)).toBeNull();
  expect(await readSessionToken(`__Secure-${cookie}`, config)).toBeNull();
  expect(await readSessionToken(cookie, secure)).toBeNull();
  expect(await readSessionToken(`__Secure-${cookie}`, secure)).toBe(token);
});
