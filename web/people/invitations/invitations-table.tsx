import { Ban, Send, type LucideIcon } from 'lucide-react';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import {
  canCancel,
  canResend,
  type Invitation,
  type InvitationStatus,
} from '../../../shared/people/invitations/invitation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { EmailText } from '../../ui/display/text/email-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { RowActionsHeader } from '../../ui/lists/row-actions.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { useChangeInvitation, type InvitationChange } from './invitation-api.ts';

const tones: Record<InvitationStatus, 'accent' | 'danger'> = {
  pending: 'accent',
  accepted: 'accent',
  rejected: 'danger',
  expired: 'danger',
  cancelled: 'danger',
};

export function InvitationsTable({ invitations }: { invitations: Invitation[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Table label={t('invitations.title')}>
      <TableHead>
        <TableHeaderCell>{t('invitations.column.email')}</TableHeaderCell>
        <TableHeaderCell isCompact className="max-sm:hidden">
          {t('invitations.column.role')}
        </TableHeaderCell>
        <TableHeaderCell isCompact className="max-sm:hidden">
          {t('invitations.column.status')}
        </TableHeaderCell>
        <TableHeaderCell isCompact className="max-md:hidden">
          {t('invitations.column.created')}
        </TableHeaderCell>
        <RowActionsHeader>{t('invitations.column.actions')}</RowActionsHeader>
      </TableHead>
      <TableBody>
        {invitations.map((invitation) => (
          <TableRow key={invitation.id}>
            <TableCell className="w-full max-w-0 py-2">
              <p className="font-medium wrap-anywhere">
                <EmailText email={invitation.email} />
              </p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                <span className="flex items-center gap-2 sm:hidden">
                  {t(`roles.${invitation.role}`)}
                  <StatusBadge status={invitation.status} />
                </span>
                {invitation.status === 'pending' &&
                  t('invitations.valid-until', { date: formats.date(invitation.expiresAt) })}
              </p>
            </TableCell>
            <TableCell isCompact className="text-muted max-sm:hidden">
              {t(`roles.${invitation.role}`)}
            </TableCell>
            <TableCell isCompact className="max-sm:hidden">
              <StatusBadge status={invitation.status} />
            </TableCell>
            <TableCell isCompact className="text-muted max-md:hidden">
              {formats.date(invitation.createdAt)}
            </TableCell>
            <TableCell isActions>
              <InvitationAction invitation={invitation} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function StatusBadge({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation();
  return <Badge tone={tones[status]}>{t(`invitations.status.${status}`)}</Badge>;
}

/** Open invitations can be cancelled or their link copied; others can be sent again. */
function InvitationAction({ invitation }: { invitation: Invitation }) {
  if (canCancel(invitation.status)) {
    return (
      <span className="flex items-center justify-end gap-1">
        <CopyLinkButton email={invitation.email} />
        <ChangeButton invitation={invitation} change="cancel" icon={Ban} />
      </span>
    );
  }
  if (!canResend(invitation.status)) return null;
  return <ChangeButton invitation={invitation} change="resend" icon={Send} />;
}

/** For users who get no email: they accept after logging in with the invited address. */
function CopyLinkButton({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton
      isIconOnly
      variant="ghost"
      value={new URL('/invitations', location.origin).href}
      label={t('invitations.copy-link', { email })}
      copiedLabel={t('common.copied')}
      onCopied={() =>
        toast.success(t('common.copied'), { description: t('invitations.link-hint') })
      }
    />
  );
}

interface ChangeButtonProps {
  invitation: Invitation;
  change: InvitationChange;
  icon: LucideIcon;
}

function ChangeButton({ invitation, change, icon: Icon }: ChangeButtonProps) {
  const { t } = useTranslation();
  const { email } = invitation;
  const changeInvitation = useConfirmedMutation(
    useChangeInvitation(invitation, {
      onSuccess: () => toast.success(t(`invitations.${change}.done`, { email })),
      onError: errorToast(`invitations.${change}.failed`),
    }),
    {
      title: t(`invitations.${change}.title`),
      description: t(`invitations.${change}.description`, { email }),
      confirmLabel: t(`invitations.${change}.action`),
      // "Cancel" beside "Cancel invitation" would be ambiguous.
      cancelLabel: change === 'cancel' ? t('invitations.cancel.keep') : undefined,
      isDestructive: change === 'cancel',
    },
  );
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={16} aria-hidden className="max-sm:hidden" />}
      aria-label={t(`invitations.${change}.label`, { email })}
      isLoading={changeInvitation.isPending}
      onClick={() => changeInvitation.ask(change)}
    >
      {t(`invitations.${change}.action`)}
    </Button>
  );
}
