import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import type { AssignableRole } from '../../../shared/roles.ts';
import { useLeaveOrganization } from '../organizations/organization-api.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { useChangeRole, useRemoveMember, useTransferOwnership } from './member-api.ts';

export function useMemberActions(member: Member) {
  const { t } = useTranslation();
  const { organizationId, user } = member;
  const leave = useLeaveOrganization(organizationId);
  const address = { organizationId, memberId: member.id };
  const name = user.name || user.email;

  const role = useChangeRole(address, {
    onSuccess: ({ role: newRole }) =>
      toast.success(t('members.change-role.done', { name, role: t(`roles.${newRole}`) })),
    onError: errorToast('members.change-role.failed'),
  });

  const removal = useConfirmedMutation(
    useRemoveMember(address, {
      onSuccess: () => toast.success(t('members.remove.done', { name })),
      onError: errorToast('members.remove.failed'),
    }),
    {
      title: t('members.remove.title', { name }),
      description: t('members.remove.description'),
      confirmLabel: t('members.remove.action'),
    },
  );

  const departure = useConfirmedMutation(
    useRemoveMember(address, {
      onSuccess: async () => {
        toast.success(t('members.leave.done'));
        await leave();
      },
      onError: errorToast('members.leave.failed'),
    }),
    {
      title: t('members.leave.title'),
      description: t('members.leave.description'),
      confirmLabel: t('members.leave.action'),
    },
  );

  const transfer = useConfirmedMutation(
    useTransferOwnership(address, {
      onSuccess: () => toast.success(t('members.transfer.done', { name })),
      onError: errorToast('members.transfer.failed'),
    }),
    {
      title: t('members.transfer.title', { name }),
      description: t('members.transfer.description', { name }),
      confirmLabel: t('members.transfer.action'),
    },
  );

  return {
    changeRole: (newRole: AssignableRole) => role.mutate(newRole),
    remove: () => removal.ask(),
    leave: () => departure.ask(),
    transferOwnership: () => transfer.ask(),
  };
}
