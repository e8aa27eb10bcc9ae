import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { inBulkTurn, inTurn } from './in-turn.ts';
import { createOrganizationScope } from '../organization-scope.ts';

const { platform } = createSqlitePlatform();

const scopeOf = (userId: string, organizationId = createId('org')) =>
  createOrganizationScope(platform, organizationId, {
    actor: { kind: 'user', userId, userName: 'Ada' },
    credentials: { kind: 'session', token: 'token' },
    permission: 'documents:read',
    role: 'viewer',
    requiredRole: 'viewer',
  });

type Scope = ReturnType<typeof scopeOf>;

async function mostAtOnce(run: typeof inTurn, scopes: Scope[]) {
  let running = 0;
  let most = 0;
  const works = scopes.map((scope) =>
    run(scope, async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    }),
  );
  await Promise.all(works);
  return most;
}

it('runs one read of a person at a time, however many organizations they have', async () => {
  const userId = createId('usr');
  const scopes = Array.from({ length: 5 }, () => scopeOf(userId));
  expect(await mostAtOnce(inTurn, scopes)).toBe(1);
});

it('runs one read of an organization at a time, and few of all', async () => {
  const organizationId = createId('org');
  const colleagues = Array.from({ length: 5 }, () => scopeOf(createId('usr'), organizationId));
  expect(await mostAtOnce(inTurn, colleagues)).toBe(1);
  const others = Array.from({ length: 10 }, () => scopeOf(createId('usr')));
  expect(await mostAtOnce(inTurn, others)).toBe(3);
});

it('runs one bulk change of a person and of an organization at a time, which may read in turn', async () => {
  const userId = createId('usr');
  expect(await mostAtOnce(inBulkTurn, [scopeOf(userId), scopeOf(userId)])).toBe(1);
  const organizationId = createId('org');
  const colleagues = Array.from({ length: 3 }, () => scopeOf(createId('usr'), organizationId));
  expect(await mostAtOnce(inBulkTurn, colleagues)).toBe(1);
  const scope = scopeOf(userId);
  await expect(inBulkTurn(scope, () => inTurn(scope, () => Promise.resolve('read')))).resolves.toBe(
    'read',
  );
});
