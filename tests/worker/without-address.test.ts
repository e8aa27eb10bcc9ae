import { expect, it, vi } from 'vitest';
import { codeOf, cookieOf, installation } from '../support/configured.ts';
import { runCron } from '../support/cron-steps.ts';
import { randomEmail } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { jobsTable } from '../support/tables.ts';

const origin = 'https://archive.acme.org';
const EMAIL = { send: vi.fn() };
const variables = {
  APP_BASE_URL: '',
  AUTH_SECRET: 'f3b1c5d7e9a2b4c6d8e0f1a3b5c7d9e1f2a4b6c8d0e2f4a6',
  EMAILS_DRIVER: 'none',
  EMAIL,
};
const open = installation(variables);
const at = (path: string) => new URL(path, origin).href;

const signUp = (email = randomEmail(), page = origin) =>
  open.post(
    at('/api/auth/sign-up/email'),
    { email, name: 'Ada', password: 'correct horse battery' },
    { origin: page },
  );

it.each([origin, 'http://archive.local:8080'])('has the pages of %s', async (host) => {
  const response = await open.fetch(`${host}/api/config`);
  const { config } = (await response.json()) as { config: object };
  expect(config).toMatchObject({
    baseUrl: host,
    isMailEnabled: false,
    auth: { isPasswordResetEnabled: false },
  });
  const contact = await open.fetch(`${host}/.well-known/security.txt`);
  expect(await contact.text()).toContain(`Canonical: ${host}/.well-known/security.txt`);
});

it('lets pages of the same origin change something, and no others', async () => {
  const session = await signUp();
  const line = session.headers.getSetCookie().find((each) => each.includes('session_token'));
  expect(line).toMatch(/^__Secure-sheaf\.session_token=.*; Secure/i);
  const cookie = cookieOf(session);
  const create = (page: string) =>
    open.post(at('/api/organizations'), { name: 'Open' }, { cookie, origin: page });
  expect((await create(origin)).status).toBe(201);
  for (const page of ['https://evil.example', 'http://archive.acme.org', 'null', '']) {
    expect(await codeOf(await create(page)), page).toBe('auth.invalid_origin');
  }
  const forwarded = await open.post(
    at('/api/organizations'),
    { name: 'Open' },
    { cookie, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  );
  expect(await codeOf(forwarded)).toBe('auth.invalid_origin');
  expect((await signUp(randomEmail(), 'https://evil.example')).status).toBe(403);
});

it('counts as no local installation, whatever host a request names', async () => {
  const host = 'http://localhost:8787';
  expect((await open.fetch(`${host}/api/config`)).headers.get('server-timing')).toBeNull();
  expect((await open.fetch(`${host}/api/dev/mailbox`)).status).toBe(404);
});

it('sends no mail, so none has an address that a request has named', async () => {
  const email = randomEmail();
  const cookie = cookieOf(await signUp());
  await signUp(email);
  const { organization } = (await (
    await open.post(at('/api/organizations'), { name: 'Open' }, { cookie, origin })
  ).json()) as { organization: { id: string } };
  const path = at(`/api/organizations/${organization.id}/members/invitations`);
  expect((await open.post(path, { email }, { cookie, origin })).status).toBe(201);
  const reset = await open.post(at('/api/auth/forget-password'), { email }, { origin });
  expect(await codeOf(reset)).toBe('auth.forbidden');
  const jobs = await open.platform().identityDatabase.select().from(jobsTable);
  for (const { id } of jobs) await runJob(open.platform(), id);
  await runCron(open.platform());
  expect(EMAIL.send).not.toHaveBeenCalled();
  const invitations = await open.fetch(at('/api/invitations/count'), {
    headers: { cookie: cookieOf(await signIn(email)) },
  });
  expect(await invitations.json()).toEqual({ pendingInvitationsCount: 1 });
});

it.each([
  [{ EMAILS_DRIVER: 'local' }, 'APP_BASE_URL: required by the email driver "local"'],
  [{ EMAILS_DRIVER: 'cloudflare' }, 'APP_BASE_URL: required by the email driver "cloudflare"'],
  [
    { AUTH_PROVIDERS_GITHUB_IS_ENABLED: 'true' },
    'APP_BASE_URL: required by AUTH_PROVIDERS_GITHUB_IS_ENABLED',
  ],
  [
    { AUTH_PROVIDERS_GOOGLE_IS_ENABLED: 'true' },
    'APP_BASE_URL: required by AUTH_PROVIDERS_GOOGLE_IS_ENABLED',
  ],
  [
    {
      AUTH_PROVIDERS_CUSTOMS:
        '[{"providerId":"acme","name":"Acme","discoveryUrl":"https://id.acme.org","clientId":"a","clientSecret":"b"}]',
    },
    'APP_BASE_URL: required by AUTH_PROVIDERS_CUSTOMS',
  ],
  [{ SUBSCRIPTIONS_IS_ENABLED: 'true' }, 'APP_BASE_URL: required by SUBSCRIPTIONS_IS_ENABLED'],
  [
    { AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true' },
    'AUTH_IS_EMAIL_VERIFICATION_REQUIRED: must be "false"',
  ],
])('starts with no %j, which gives an address to others', (more, problem) => {
  expect(() => installation({ ...variables, ...more }).platform()).toThrow(problem);
});

function signIn(email: string) {
  return open.post(
    at('/api/auth/sign-in/email'),
    { email, password: 'correct horse battery' },
    { origin },
  );
}
