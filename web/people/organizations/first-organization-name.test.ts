import { expect, it } from 'vitest';
import { firstOrganizationName } from './first-organization-name.ts';

const name = (userName: string) =>
  firstOrganizationName({
    userName,
    nameFor: (user) => `${user}'s organization`,
    defaultName: 'My organization',
  });

it('contains the name of the user', () => {
  expect(name(' Ada Lovelace ')).toBe("Ada Lovelace's organization");
});

it('is the default for a user without a name, or with one too long for an organization', () => {
  expect(name('  ')).toBe('My organization');
  expect(name('A'.repeat(60))).toBe('My organization');
});
