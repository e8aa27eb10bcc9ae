import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../../roles.ts';
import {
  canChangeRole,
  canDeleteOrganization,
  canInvite,
  canLeave,
  canManageOrganization,
  canRemoveMember,
  canTransferOwnership,
} from './member-rules.ts';

/** Who may do what, for the roles member, admin and owner. */
const rules: [string, (actor: Role) => boolean, [boolean, boolean, boolean]][] = [
  ['invite', canInvite, [false, true, true]],
  ['rename the organization', canManageOrganization, [false, true, true]],
  ['delete the organization', canDeleteOrganization, [false, false, true]],
  ['leave', canLeave, [true, true, false]],
  ['remove a member', (actor) => canRemoveMember(actor, 'member'), [false, true, true]],
  ['remove an admin', (actor) => canRemoveMember(actor, 'admin'), [false, true, true]],
  ['remove the owner', (actor) => canRemoveMember(actor, 'owner'), [false, false, false]],
  [
    'transfer the ownership to an admin',
    (actor) => canTransferOwnership(actor, 'admin'),
    [false, false, true],
  ],
  [
    'transfer the ownership to a member',
    (actor) => canTransferOwnership(actor, 'member'),
    [false, false, false],
  ],
];

describe('member rules', () => {
  it.each(rules)('decide by role who may %s', (_action, rule, expected) => {
    expect([rule('member'), rule('admin'), rule('owner')]).toEqual(expected);
  });

  it('let admins and the owner change roles among members and admins only', () => {
    const allowed = roles.flatMap((actor) =>
      roles.flatMap((target) =>
        roles
          .filter((role) => canChangeRole(actor, { target, role }))
          .map((role) => `${actor}: ${target} to ${role}`),
      ),
    );
    expect(allowed.sort()).toEqual(
      ['admin', 'owner']
        .flatMap((actor) =>
          ['admin', 'member'].flatMap((target) =>
            ['admin', 'member'].map((role) => `${actor}: ${target} to ${role}`),
          ),
        )
        .sort(),
    );
  });
});
