import { describe, expect, it } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';

const page = 'https://archive.acme.org';
const second = 'https://intranet.acme.org';
const api = 'https://api.acme.org';
const split = installation({
  APP_BASE_URL: page,
  APP_ALLOWED_ORIGINS: ` ${second}/ , `,
  EMAILS_DRIVER: 'cloudflare',
});
const at = (path: string) => new URL(path, api).href;

async function signUp(origin: string) {
  const input = {
    name: 'Ada',
    email: `${crypto.randomUUID()}@acme.org`,
    password: 'correct horse',
  };
  return split.post(at('/api/auth/sign-up/email'), input, { origin });
}

describe.each([page, second])('the pages of %s', (origin) => {
  it('use the API of another origin with their cookie', async () => {
    const session = await signUp(origin);
    expect(session.status).toBe(200);
    expect(session.headers.get('access-control-allow-origin')).toBe(origin);
    const headers = { cookie: cookieOf(session), origin };
    const created = await split.post(at('/api/organizations'), { name: 'Split' }, headers);
    expect(created.status).toBe(201);
    expect(created.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('may read refusals and may send what the pages send', async () => {
    const refused = await split.fetch(at('/api/organizations'), { headers: { origin } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    expect(refused.headers.get('vary')).toMatch(/origin/i);
    const asked = await split.fetch(at('/api/organizations'), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(asked.headers.get('access-control-allow-headers')).toContain('if-match');
  });
});

it.each(['https://evil.example', 'https://archive.acme.org.evil.example', 'null'])(
  'refuses the pages of %s',
  async (origin) => {
    const session = await signUp(page);
    const headers = { cookie: cookieOf(session), origin };
    const created = await split.post(at('/api/organizations'), { name: 'Split' }, headers);
    expect(created.headers.get('access-control-allow-origin')).toBeNull();
    expect(await codeOf(created)).toBe('auth.invalid_origin');
    const read = await split.fetch(at('/api/organizations'), { headers });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  },
);
