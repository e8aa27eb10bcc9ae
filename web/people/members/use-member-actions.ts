import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../ui/feedback/toast.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import type { AssignableRole } from '../../../shared/roles.ts';
import { forgetOrganization, organizationQuery } from '../organizations/organization-api.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import { useChangeRole, useRemoveMember, useTransferOwnership } from './member-api.ts';

/** The actions on one member, with their confirmations and notifications. */
export function useMemberActions(member: Member) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { organizationId, user } = member;
  const address = { organizationId, memberId: member.id };
  const name = user.name || user.email;

  const role = useChangeRole(address, {
    onSuccess: ({ role: newRole }) =>
      toast.success(t('members.change-role.done', { name, role: t(`roles.${newRole}`) })),
    onError: (error) =>
      toast.error(t('members.change-role.failed'), { description: errorMessage(error) }),
  });

  const removal = useRemoveMember(address, {
    onSuccess: () => toast.success(t('members.remove.done', { name })),
    onError: (error) =>
      toast.error(t('members.remove.failed'), { description: errorMessage(error) }),
  });

  const departure = useRemoveMember(address, {
    onSuccess: async () => {
      toast.success(t('members.leave.done'));
      forgetOrganization(queryClient, organizationId);
      await navigate({ to: '/' });
      queryClient.removeQueries({ queryKey: organizationQuery(organizationId).queryKey });
    },
    onError: (error) =>
      toast.error(t('members.leave.failed'), { description: errorMessage(error) }),
  });

  const transfer = useTransferOwnership(address, {
    onSuccess: () => toast.success(t('members.transfer.done', { name })),
    onError: (error) =>
      toast.error(t('members.transfer.failed'), { description: errorMessage(error) }),
  });

  const ask = async (
    question: { title: string; description: string; confirmLabel: string },
    act: () => void,
  ) => {
    if (await confirm({ ...question, isDestructive: true })) act();
  };

  return {
    changeRole: (newRole: AssignableRole) => role.mutate(newRole),
    remove: () =>
      void ask(
        {
          title: t('members.remove.title', { name }),
          description: t('members.remove.description'),
          confirmLabel: t('members.remove.action'),
        },
        () => removal.mutate(),
      ),
    leave: () =>
      void ask(
        {
          title: t('members.leave.title'),
          description: t('members.leave.description'),
          confirmLabel: t('members.leave.action'),
        },
        () => departure.mutate(),
      ),
    transferOwnership: () =>
      void ask(
        {
          title: t('members.transfer.title', { name }),
          description: t('members.transfer.description', { name }),
          confirmLabel: t('members.transfer.action'),
        },
        () => transfer.mutate(),
      ),
  };
}
