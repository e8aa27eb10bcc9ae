import { Crown, Ellipsis, LogOut, UserMinus } from 'lucide-react';
import {
  canChangeArchive,
  canChangeRole,
  canLeave,
  canRemoveMember,
  canTransferOwnership,
} from '../../../shared/people/members/member-rules.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import { roles, type Role } from '../../../shared/roles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { useMemberActions } from './use-member-actions.ts';

/**
 * The actions on a member; forbidden ones are disabled with a reason in the menu. A viewer is only offered to leave.
 */
export function MemberActions({ current, member }: { current: Member; member: Member }) {
  const { t } = useTranslation();
  const actions = useMemberActions(member);
  const isSelf = current.id === member.id;
  const mayChange = canChangeRole(current.role, { target: member.role, role: 'member' });
  const isViewer = !canChangeArchive(current.role);
  const mayTransfer = canTransferOwnership(current.role, member.role);

  if (isViewer && !isSelf) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          aria-label={t('members.actions', { name: member.user.name || member.user.email })}
        >
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      }
    >
      {!isViewer && (
        <MenuRadioGroup<Role>
          label={mayChange ? t('members.change-role') : t(refusalOf(current, member))}
          value={member.role}
          onValueChange={(role) => role !== 'owner' && actions.changeRole(role)}
          options={roles.map((role) => ({
            value: role,
            label: t(`roles.${role}`),
            disabled: !canChangeRole(current.role, { target: member.role, role }),
          }))}
        />
      )}
      {mayTransfer && (
        <MenuItem icon={<Crown size={16} aria-hidden />} onClick={actions.transferOwnership}>
          {t('members.transfer.action')}
        </MenuItem>
      )}
      {!isViewer && <MenuSeparator />}
      {isSelf ? (
        <MenuItem
          icon={<LogOut size={16} aria-hidden />}
          isDestructive
          disabled={!canLeave(current.role)}
          onClick={actions.leave}
        >
          {t('members.leave.action')}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<UserMinus size={16} aria-hidden />}
          isDestructive
          disabled={!canRemoveMember(current.role, member.role)}
          onClick={actions.remove}
        >
          {t('members.remove.action')}
        </MenuItem>
      )}
    </Menu>
  );
}

function refusalOf(current: Member, member: Member) {
  if (member.role !== 'owner') return 'members.change-role.only-admins';
  return current.id === member.id
    ? 'members.change-role.transfer-first'
    : 'members.change-role.only-owner';
}
