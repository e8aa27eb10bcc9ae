import { expect, it } from 'vitest';
import type { Member } from '../../../shared/people/members/member.ts';
import { sortMembers } from './sort-members.ts';

function member(name: string, role: Member['role']): Member {
  const user = { id: `usr_${name}`, email: `${name}@example.com`, name };
  return { id: `mem_${name}`, organizationId: 'org_a', role, user };
}

it('lists the owner, then admins, then members, each by name in the language', () => {
  const members = [
    member('Zoe', 'member'),
    member('Özil', 'member'),
    member('bea', 'admin'),
    member('Ändu', 'admin'),
    member('Xaver', 'owner'),
    member('Olga', 'member'),
  ];
  expect(sortMembers(members, 'de').map(({ user }) => user.name)).toEqual([
    'Xaver',
    'Ändu',
    'bea',
    'Olga',
    'Özil',
    'Zoe',
  ]);
});
