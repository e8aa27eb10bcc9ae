import { Ban, Send } from 'lucide-react';
import { toast } from '../../ui/feedback/toast.ts';
import {
  canCancel,
  canResend,
  type Invitation,
  type InvitationStatus,
} from '../../../shared/people/invitations/invitation.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { decideInvitation } from './invitation-queries.ts';

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
        <TableHeaderCell isCompact className="hidden sm:table-cell">
          {t('invitations.column.role')}
        </TableHeaderCell>
        <TableHeaderCell isCompact>{t('invitations.column.status')}</TableHeaderCell>
        <TableHeaderCell isCompact className="hidden md:table-cell">
          {t('invitations.column.created')}
        </TableHeaderCell>
        <TableHeaderCell isCompact>
          <span className="sr-only">{t('invitations.column.actions')}</span>
        </TableHeaderCell>
      </TableHead>
      <TableBody>
        {invitations.map((invitation) => (
          <TableRow key={invitation.id}>
            <TableCell className="w-full max-w-0">
              <p className="truncate font-medium">{invitation.email}</p>
              <p className="truncate text-sm text-muted sm:hidden">
                {t(`roles.${invitation.role}`)}
              </p>
            </TableCell>
            <TableCell isCompact className="hidden text-muted sm:table-cell">
              {t(`roles.${invitation.role}`)}
            </TableCell>
            <TableCell isCompact>
              <Badge tone={tones[invitation.status]}>
                {t(`invitations.status.${invitation.status}`)}
              </Badge>
            </TableCell>
            <TableCell isCompact className="hidden text-muted md:table-cell">
              {formats.date(invitation.createdAt)}
            </TableCell>
            <TableCell isCompact>
              <InvitationAction invitation={invitation} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The one thing that can be done: withdraw what is open, send again what is not. */
function InvitationAction({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const confirm = useConfirm();
  const { email, status } = invitation;
  const decide = useOrganizationMutation(invitation.organizationId, {
    mutationFn: (decision: 'cancel' | 'resend') => decideInvitation(invitation.id, decision),
    onSuccess: (_nothing, decision) => toast.success(t(`invitations.${decision}.done`, { email })),
    onError: (error, decision) =>
      toast.error(t(`invitations.${decision}.failed`), { description: errorMessage(error) }),
  });
  const ask = async (decision: 'cancel' | 'resend') => {
    const isConfirmed = await confirm({
      title: t(`invitations.${decision}.title`),
      description: t(`invitations.${decision}.description`, { email }),
      confirmLabel: t(`invitations.${decision}.action`),
      // "Cancel" beside "Cancel invitation" would leave open what it cancels.
      cancelLabel: decision === 'cancel' ? t('invitations.cancel.keep') : undefined,
      isDestructive: decision === 'cancel',
    });
    if (isConfirmed) decide.mutate(decision);
  };

  if (canCancel(status)) {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<Ban size={16} aria-hidden />}
        aria-label={t('invitations.cancel.label', { email })}
        isLoading={decide.isPending}
        onClick={() => void ask('cancel')}
      >
        <span className="max-sm:sr-only">{t('invitations.cancel.action')}</span>
      </Button>
    );
  }
  if (!canResend(status)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Send size={16} aria-hidden />}
      aria-label={t('invitations.resend.label', { email })}
      isLoading={decide.isPending}
      onClick={() => void ask('resend')}
    >
      <span className="max-sm:sr-only">{t('invitations.resend.action')}</span>
    </Button>
  );
}
