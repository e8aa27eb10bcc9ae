import { describe, expect, it } from 'vitest';
import { assignableRoles, roles, type Role } from '../../roles.ts';
import {
  canChangeArchive,
  canChangeRole,
  canDeleteOrganization,
  canInvite,
  canLeave,
  canManageOrganization,
  canRemoveMember,
  canTransferOwnership,
} from './member-rules.ts';

const rules: [string, (actor: Role) => boolean, [boolean, boolean, boolean, boolean]][] = [
  ['change documents', canChangeArchive, [false, true, true, true]],
  ['invite', canInvite, [false, false, true, true]],
  ['rename the organization', canManageOrganization, [false, false, true, true]],
  ['delete the organization', canDeleteOrganization, [false, false, false, true]],
  ['leave', canLeave, [true, true, true, false]],
  ['remove a member', (actor) => canRemoveMember(actor, 'member'), [false, false, true, true]],
  ['remove an admin', (actor) => canRemoveMember(actor, 'admin'), [false, false, true, true]],
  ['remove the owner', (actor) => canRemoveMember(actor, 'owner'), [false, false, false, false]],
  [
    'transfer the ownership to an admin',
    (actor) => canTransferOwnership(actor, 'admin'),
    [false, false, false, true],
  ],
  [
    'transfer the ownership to a member',
    (actor) => canTransferOwnership(actor, 'member'),
    [false, false, false, false],
  ],
];

describe('member rules', () => {
  it.each(rules)('decide by role who may %s', (_action, rule, expected) => {
    expect([rule('viewer'), rule('member'), rule('admin'), rule('owner')]).toEqual(expected);
  });

  it('let admins and the owner change roles among viewers, members and admins only', () => {
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
          assignableRoles.flatMap((target) =>
            assignableRoles.map((role) => `${actor}: ${target} to ${role}`),
          ),
        )
        .sort(),
    );
  });
});
