import { Link } from '@tanstack/react-router';
import { Mail, UserPlus } from 'lucide-react';
import { canChangeArchive, canInvite } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { useMembers } from './member-api.ts';
import { MembersTable } from './members-table.tsx';

export function MembersPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const members = useMembers(organizationId);

  return (
    <PageBody>
      <PageHeader
        title={t('members.title')}
        description={t('members.description')}
        actions={<InviteActions organizationId={organizationId} />}
      />
      <ListQuery
        query={members}
        loadingLabel={t('members.loading')}
        errorTitle={t('members.error')}
      >
        {(data) => <MembersTable organizationId={organizationId} members={data} />}
      </ListQuery>
    </PageBody>
  );
}

function InviteActions({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const params = { organizationId };
  const icon = <UserPlus size={16} aria-hidden />;

  if (!canChangeArchive(role)) return null;
  if (!canInvite(role)) {
    // Not `disabled`, as a tooltip needs a focusable element.
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
