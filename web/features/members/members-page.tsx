import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, UserPlus } from 'lucide-react';
import { canInvite } from '../../../shared/features/members/member-rules.ts';
import { useCurrentMember } from '../../api/organization-queries.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ListError, ListLoading } from '../../ui/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/page.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { membersQuery } from './member-queries.ts';
import { MembersTable } from './members-table.tsx';

export function MembersPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const members = useQuery(membersQuery(organizationId));

  return (
    <PageBody>
      <PageHeader
        title={t('members.title')}
        description={t('members.description')}
        actions={<InviteActions organizationId={organizationId} />}
      />
      {members.isPending && <ListLoading label={t('members.loading')} />}
      {members.isError && (
        <ListError
          title={t('members.error')}
          message={errorMessage(members.error)}
          retryLabel={t('common.retry')}
          onRetry={() => void members.refetch()}
        />
      )}
      {members.isSuccess && <MembersTable organizationId={organizationId} members={members.data} />}
    </PageBody>
  );
}

function InviteActions({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const params = { organizationId };
  const icon = <UserPlus size={16} aria-hidden />;

  if (!canInvite(role)) {
    // Not `disabled`: what cannot take the focus could not be explained by a tooltip.
    return (
      <Tooltip content={t('members.invite.not-allowed')}>
        <Button variant="primary" icon={icon} aria-disabled className="opacity-45">
          {t('members.invite.action')}
        </Button>
      </Tooltip>
    );
  }
  return (
    <>
      <Button
        icon={<Mail size={16} aria-hidden />}
        render={<Link to="/organizations/$organizationId/invitations" params={params} />}
      >
        {t('members.invitations')}
      </Button>
      <Button
        variant="primary"
        icon={icon}
        render={<Link to="/organizations/$organizationId/invite" params={params} />}
      >
        {t('members.invite.action')}
      </Button>
    </>
  );
}
