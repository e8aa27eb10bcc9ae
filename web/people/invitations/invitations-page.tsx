import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, UserPlus } from 'lucide-react';
import { hasCode } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { invitationsQuery } from './invitation-api.ts';
import { InvitationsTable } from './invitations-table.tsx';
import { NotInDemo } from './not-in-demo.tsx';

export function InvitationsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const invitations = useQuery({
    ...invitationsQuery(organizationId),
    select: (all) => all.filter(({ status }) => status !== 'accepted'),
  });
  const params = { organizationId };
  const inviteButton = (
    <Button
      variant="primary"
      icon={<UserPlus size={16} aria-hidden />}
      render={<Link to="/organizations/$organizationId/invite" params={params} />}
    >
      {t('members.invite.action')}
    </Button>
  );

  return (
    <PageBody>
      <PageHeader
        eyebrow={
          <BackLink render={<Link to="/organizations/$organizationId/members" params={params} />}>
            {t('invitations.back-to-members')}
          </BackLink>
        }
        title={t('invitations.title')}
        description={t('invitations.description')}
        actions={inviteButton}
      />
      {hasCode(invitations.error, 'demo.not_available') ? (
        <NotInDemo error={invitations.error} />
      ) : (
        <ListQuery
          query={invitations}
          loadingLabel={t('invitations.loading')}
          errorTitle={t('invitations.error')}
          empty={
            <EmptyState
              icon={<Mail size={24} />}
              title={t('invitations.empty.title')}
              description={t('invitations.empty.description')}
            />
          }
        >
          {(data) => <InvitationsTable invitations={data} />}
        </ListQuery>
      )}
    </PageBody>
  );
}
