import { Ellipsis, Power, Trash2, UserCheck } from 'lucide-react';
import type { IntakeEmail } from '../../../shared/integrations/intake-emails/intake-email.ts';
import { useDraftOpener } from '../../drafts/use-draft.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useDeleteIntakeEmail, useUpdateIntakeEmail } from './intake-email-api.ts';
import { originDraft, OriginsDialog } from './origins-dialog.tsx';

interface IntakeEmailCardProps {
  intakeEmail: IntakeEmail;
  isAllowed: boolean;
  isNew: boolean;
}

export function IntakeEmailCard({ intakeEmail, isAllowed, isNew }: IntakeEmailCardProps) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useDraftOpener(originDraft(intakeEmail), isNew);
  const { emailAddress, isEnabled, allowedOrigins, unverifiedSenders } = intakeEmail;
  const [localPart, domain] = emailAddress.split('@');

  return (
    <Card className="flex flex-col gap-3 px-5 py-4">
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 pt-1">
          <h2 className="font-mono font-medium wrap-anywhere">
            {localPart}
            <wbr />@{domain}
          </h2>
          {!isEnabled && <Badge>{t('intake-emails.card.disabled')}</Badge>}
        </div>
        <CopyButton
          isIconOnly
          variant="ghost"
          value={emailAddress}
          label={t('intake-emails.card.copy')}
          copiedLabel={t('common.copied')}
        />
        {isAllowed && (
          <CardMenu intakeEmail={intakeEmail} onEditOrigins={() => setIsEditing(true)} />
        )}
      </div>
      {allowedOrigins.length === 0 ? (
        <Callout
          tone="warning"
          title={t('intake-emails.card.no-origins')}
          actions={
            isAllowed && (
              <Button size="sm" onClick={() => setIsEditing(true)}>
                {t('intake-emails.origins.manage')}
              </Button>
            )
          }
        >
          {t('intake-emails.card.no-origins-description')}
        </Callout>
      ) : (
        <SenderBadges label={t('intake-emails.card.origins')} senders={allowedOrigins} />
      )}
      {unverifiedSenders.length > 0 && (
        <SenderBadges label={t('intake-emails.unverified.title')} senders={unverifiedSenders} />
      )}
      {isEditing && <OriginsDialog intakeEmail={intakeEmail} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}

function SenderBadges({ label, senders }: { label: string; senders: readonly string[] }) {
  return (
    <div className="text-sm">
      <p className="mb-1.5 text-faint">{label}</p>
      <ul className="flex flex-wrap gap-1.5">
        {senders.map((sender) => (
          <li key={sender} className="max-w-full">
            <Badge>{sender}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardMenu(props: { intakeEmail: IntakeEmail; onEditOrigins: () => void }) {
  const { intakeEmail, onEditOrigins } = props;
  const { t } = useTranslation();
  const update = useUpdateIntakeEmail(intakeEmail);
  const { emailAddress, isEnabled, allowedOrigins } = intakeEmail;
  const deletion = useConfirmedMutation(useDeleteIntakeEmail(intakeEmail), {
    title: t('intake-emails.delete.title'),
    description: t('intake-emails.delete.description', { address: emailAddress }),
    confirmLabel: t('intake-emails.delete.action'),
    onSuccess: () => toast.success(t('intake-emails.delete.done')),
  });

  const toggle = () =>
    update.mutate(
      { isEnabled: !isEnabled, allowedOrigins },
      {
        onSuccess: () =>
          toast.success(t(isEnabled ? 'intake-emails.disable.done' : 'intake-emails.enable.done')),
      },
    );

  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          aria-label={t('intake-emails.card.actions', { address: emailAddress })}
          isLoading={update.isPending || deletion.isPending}
        >
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<UserCheck size={16} aria-hidden />} onClick={onEditOrigins}>
        {t('intake-emails.origins.manage')}
      </MenuItem>
      <MenuItem icon={<Power size={16} aria-hidden />} onClick={toggle}>
        {t(isEnabled ? 'intake-emails.disable.action' : 'intake-emails.enable.action')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        isDestructive
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => deletion.ask()}
      >
        {t('intake-emails.delete.action')}
      </MenuItem>
    </Menu>
  );
}
