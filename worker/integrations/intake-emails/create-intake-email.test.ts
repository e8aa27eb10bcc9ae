import { afterEach, expect, it, vi } from 'vitest';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createId } from '../../../shared/ids.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { createIntakeEmail } from './create-intake-email.ts';

afterEach(() => vi.restoreAllMocks());

function repeatLocalPart(count: number) {
  const random = crypto.getRandomValues.bind(crypto);
  let left = count;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    const isLocalPart = bytes instanceof Uint8Array && bytes.length === 24;
    return isLocalPart && left-- > 0 ? bytes.fill(0) : random(bytes);
  });
}

it('tries another address when the first one exists', async () => {
  const { platform } = createSqlitePlatform();
  repeatLocalPart(3);
  const first = await createIntakeEmail(createSystemScope(platform, createId('org')));
  const second = await createIntakeEmail(createSystemScope(platform, createId('org')));
  expect(first.emailAddress).toBe('aaaaaaaaaaaa@intake.localhost');
  expect(second.emailAddress).toMatch(/^[a-z0-9]{12}@intake\.localhost$/);
  expect(second.emailAddress).not.toBe(first.emailAddress);
});

it('fails when every address exists', async () => {
  const { platform } = createSqlitePlatform();
  repeatLocalPart(Infinity);
  const scope = createSystemScope(platform, createId('org'));
  await createIntakeEmail(scope);
  await expect(createIntakeEmail(scope)).rejects.toMatchObject({
    code: 'intake-emails.already_exists',
  });
});
