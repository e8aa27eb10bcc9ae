import { useQuery } from '@tanstack/react-query';
import { Check, Mail, X } from 'lucide-react';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { ReceivedInvitation } from '../../../shared/people/invitations/invitation.ts';
import { hasCode } from '../../api/api-error.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import {
  receivedInvitationsQuery,
  useRespondToInvitation,
  type InvitationResponse,
} from './invitation-api.ts';
import { NotInDemo } from './not-in-demo.tsx';

export function ReceivedInvitationsPage({
  onAccepted,
}: {
  onAccepted: (organizationId: string) => void;
}) {
  const { t } = useTranslation();
  const invitations = useQuery(receivedInvitationsQuery);

  return (
    <PageBody width="narrow">
      <PageHeader
        title={t('invitations.title')}
        description={t('invitations.received.description')}
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
              title={t('invitations.received.empty.title')}
              description={t('invitations.received.empty.description')}
            />
          }
        >
          {(data) => (
            <ul className="flex flex-col gap-3">
              {data.map((invitation) => (
                <li key={invitation.id}>
                  <InvitationCard invitation={invitation} onAccepted={onAccepted} />
                </li>
              ))}
            </ul>
          )}
        </ListQuery>
      )}
    </PageBody>
  );
}

interface InvitationCardProps {
  invitation: ReceivedInvitation;
  onAccepted: (organizationId: string) => void;
}

function InvitationCard({ invitation, onAccepted }: InvitationCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { organization } = invitation;
  const respond = useRespondToInvitation(invitation, {
    onSuccess: (_nothing, response) => {
      toast.success(t(`invitations.${response}.done`, { organization: organization.name }));
      if (response === 'accept') onAccepted(organization.id);
    },
    onError: (error, response) => errorToast(`invitations.${response}.failed`)(error),
  });
  const isResponding = (response: InvitationResponse) =>
    respond.isPending && respond.variables === response;
  const rejection = useConfirmedMutation(respond, {
    title: t('invitations.reject.title', { organization: organization.name }),
    description: t('invitations.reject.description'),
    confirmLabel: t('invitations.reject.action'),
  });

  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Avatar shape="square" size="lg" name={organization.name} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 dir="auto" className="font-medium wrap-anywhere">
          {organization.name}
        </h2>
        <p className="text-sm text-muted">
          {t('invitations.received.details', {
            role: t(`roles.${invitation.role}`),
            date: formats.date(invitation.expiresAt),
          })}
        </p>
        {invitation.inviterName && (
          <p className="text-sm text-muted wrap-anywhere">
            {t('invitations.received.from', { name: invitation.inviterName })}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          icon={<X size={16} aria-hidden />}
          isLoading={isResponding('reject')}
          disabled={respond.isPending}
          aria-label={t('invitations.reject.label', { organization: organization.name })}
          onClick={() => rejection.ask('reject')}
        >
          {t('invitations.reject.action')}
        </Button>
        <Button
          variant="primary"
          icon={<Check size={16} aria-hidden />}
          isLoading={isResponding('accept')}
          disabled={respond.isPending}
          aria-label={t('invitations.accept.label', { organization: organization.name })}
          onClick={() => respond.mutateAsync('accept')}
        >
          {t('invitations.accept.action')}
        </Button>
      </div>
    </Card>
  );
}
