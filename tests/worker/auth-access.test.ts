import { describe, expect, it } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { accessPolicyOf } from '../../worker/access/access.ts';
import { anonymous, createUser, TestClient } from '../support/client.ts';

const password = 'correct horse battery';
const credential = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x' },
};

const bodies: Record<string, object> = {
  'change-password': { currentPassword: password, newPassword: 'another long password' },
  'delete-user': { password },
  'email-change/request': { newEmail: 'new@example.com', password },
  'passkey/delete-passkey': { id: 'x' },
  'passkey/update-passkey': { id: 'x', name: 'Laptop' },
  'passkey/verify-registration': { name: 'Laptop', response: credential },
  'revoke-other-sessions': {},
  'revoke-session': { token: 'x' },
  'revoke-sessions': {},
  'two-factor/disable': { password },
  'two-factor/enable': { password },
  'two-factor/generate-backup-codes': { password },
};

const routes = createApp().routes.flatMap(({ method, path, handler }) => {
  const policy = accessPolicyOf(handler);
  return policy ? [{ method, path, policy, name: path.replace('/api/auth/', '') }] : [];
});
const checkedByLibrary = routes.filter(
  ({ policy }) => policy.kind === 'user' && policy.isCheckedByLibrary,
);

describe.each(checkedByLibrary)('$method $path', ({ method, path, name }) => {
  const body = method === 'POST' ? bodies[name] : undefined;

  it.each([
    ['no session', anonymous],
    ['a forged session', new TestClient({ cookie: 'sheaf.session_token=forged.c2ln' })],
    ['an API key', new TestClient({ authorization: `Bearer sheaf_${'A'.repeat(64)}` })],
  ])('refuses %s', async (_credentials, client) => {
    const response = await client.request(method, path, body);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('accepts a session', async () => {
    const user = await createUser();
    const response = await user.request(method, path, body);
    expect([200, 400, 404]).toContain(response.status);
  });
});

it('documents every other endpoint of the session library as open to everyone', () => {
  const open = routes.filter(
    ({ path, policy }) => path.startsWith('/api/auth/') && policy.kind === 'public',
  );
  expect(open.map(({ method, name }) => `${method} ${name}`).toSorted()).toEqual([
    'GET callback/:providerId',
    'GET get-session',
    'GET passkey/generate-authenticate-options',
    'POST email-change/confirm',
    'POST forget-password',
    'POST passkey/verify-authentication',
    'POST reset-password',
    'POST send-verification-email',
    'POST sign-in/email',
    'POST sign-in/oauth2',
    'POST sign-in/social',
    'POST sign-out',
    'POST sign-up/email',
    'POST two-factor/verify-backup-code',
    'POST two-factor/verify-totp',
    'POST verify-email',
  ]);
});
