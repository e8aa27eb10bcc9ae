import { Crown, Ellipsis, LogOut, UserMinus, UsersRound } from 'lucide-react';
import {
  canChangeRole,
  canLeave,
  canRemoveMember,
  canTransferOwnership,
} from '../../../shared/people/members/member-rules.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import { roles, type Role } from '../../../shared/roles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import {
  Menu,
  MenuItem,
  MenuRadioGroup,
  MenuSeparator,
  MenuSubmenu,
} from '../../ui/overlays/menu.tsx';
import { useMemberActions } from './use-member-actions.ts';

/** The actions on a member; those the current member may not take are disabled. */
export function MemberActions({ current, member }: { current: Member; member: Member }) {
  const { t } = useTranslation();
  const actions = useMemberActions(member);
  const isSelf = current.id === member.id;
  const mayTransfer = canTransferOwnership(current.role, member.role);

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
      <MenuSubmenu label={t('members.change-role')} icon={<UsersRound size={16} aria-hidden />}>
        <MenuRadioGroup<Role>
          label={t('members.change-role')}
          isLabelHidden
          value={member.role}
          onValueChange={(role) => role !== 'owner' && actions.changeRole(role)}
          options={roles.map((role) => ({
            value: role,
            label: t(`roles.${role}`),
            disabled: !canChangeRole(current.role, { target: member.role, role }),
          }))}
        />
      </MenuSubmenu>
      {mayTransfer && (
        <MenuItem icon={<Crown size={16} aria-hidden />} onClick={actions.transferOwnership}>
          {t('members.transfer.action')}
        </MenuItem>
      )}
      <MenuSeparator />
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
