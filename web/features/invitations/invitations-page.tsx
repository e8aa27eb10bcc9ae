import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Mail, UserPlus } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListQuery } from '../../ui/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/page.tsx';
import { invitationsQuery } from './invitation-queries.ts';
import { InvitationsTable } from './invitations-table.tsx';

/** What became of the invitations of an organization. Who accepted is a member now, and listed there. */
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
          <Link
            to="/organizations/$organizationId/members"
            params={params}
            className="inline-flex items-center gap-1.5 rounded-sm hover:text-ink"
          >
            <ArrowLeft size={14} aria-hidden />
            {t('invitations.back-to-members')}
          </Link>
        }
        title={t('invitations.title')}
        description={t('invitations.description')}
        actions={inviteButton}
      />
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
    </PageBody>
  );
}
