import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../ui/feedback/toast.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import type { AssignableRole } from '../../../shared/roles.ts';
import { organizationQuery, organizationsQuery } from '../organizations/organization-api.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import { changeRole, membersQuery, removeMember, transferOwnership } from './member-api.ts';

/** The actions on one member: each asks where it should, says what it did, and shows it at once. */
export function useMemberActions(member: Member) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { organizationId, user } = member;
  const address = { organizationId, memberId: member.id };
  const name = user.name || user.email;
  const listKey = membersQuery(organizationId).queryKey;

  const role = useOrganizationMutation(organizationId, {
    mutationFn: (newRole: AssignableRole) => changeRole(address, newRole),
    onMutate: async (newRole) => {
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = queryClient.getQueryData(listKey);
      queryClient.setQueryData(listKey, (members) =>
        members?.map((other) => (other.id === member.id ? { ...other, role: newRole } : other)),
      );
      return before;
    },
    onSuccess: ({ role: newRole }) =>
      toast.success(t('members.change-role.done', { name, role: t(`roles.${newRole}`) })),
    onError: (error, _newRole, before) => {
      queryClient.setQueryData(listKey, before);
      toast.error(t('members.change-role.failed'), { description: errorMessage(error) });
    },
  });

  const removal = useOrganizationMutation(organizationId, {
    mutationFn: () => removeMember(address),
    onSuccess: () => toast.success(t('members.remove.done', { name })),
    onError: (error) =>
      toast.error(t('members.remove.failed'), { description: errorMessage(error) }),
  });

  const departure = useOrganizationMutation(organizationId, {
    mutationFn: () => removeMember(address),
    onSuccess: async () => {
      toast.success(t('members.leave.done'));
      queryClient.setQueryData(organizationsQuery.queryKey, (organizations) =>
        organizations?.filter(({ id }) => id !== organizationId),
      );
      await navigate({ to: '/' });
      queryClient.removeQueries({ queryKey: organizationQuery(organizationId).queryKey });
    },
    onError: (error) =>
      toast.error(t('members.leave.failed'), { description: errorMessage(error) }),
  });

  const transfer = useOrganizationMutation(organizationId, {
    mutationFn: () => transferOwnership(address),
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
