import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createOrganizationScope } from '../../access/organization-scope.ts';
import { changeInTurn } from './change-in-turn.ts';

const { platform } = createSqlitePlatform();
const organizationId = createId('org');

const scopeOfColleague = () =>
  createOrganizationScope(platform, organizationId, {
    actor: { kind: 'user', userId: createId('usr'), userName: 'Ada' },
    credentials: { kind: 'session', token: 'token' },
    permission: 'documents:update',
    role: 'member',
    requiredRole: 'member',
  });

/** How many changes of documents with this text run at once at most, of many that begin at once. */
async function mostAtOnce(content: string) {
  let running = 0;
  let most = 0;
  const changes = Array.from({ length: 80 }, () =>
    changeInTurn(scopeOfColleague(), { content }, async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
    }),
  );
  await Promise.all(changes);
  return most;
}

it('runs changes of large texts of an organization one at a time, and those of small ones at once', async () => {
  expect(await mostAtOnce('long text '.repeat(10_000))).toBe(1);
  expect(await mostAtOnce('short text')).toBe(80);
});
