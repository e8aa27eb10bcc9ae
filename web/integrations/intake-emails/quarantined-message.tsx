import {
  quarantineTime,
  type IntakeMessage,
  type QuarantineReason,
} from '../../../shared/integrations/intake-emails/intake-message.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useAcceptMessage } from './intake-email-api.ts';

interface QuarantinedMessageProps {
  message: IntakeMessage;
  reason: QuarantineReason;
  isAllowed: boolean;
}

/** Shows why and until when a message is in quarantine, and to permitted users how to accept it. */
export function QuarantinedMessage({ message, reason, isAllowed }: QuarantinedMessageProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const endsAt = new Date(message.receivedAt.getTime() + quarantineTime);

  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="warning">
          {t(
            reason === 'failed'
              ? 'intake-emails.messages.incomplete'
              : 'intake-emails.messages.quarantined',
          )}
        </Badge>
        <span className="text-pretty text-muted">
          {t(`intake-emails.quarantine.${reason}`)}{' '}
          {t('intake-emails.messages.kept-until', { date: formats.date(endsAt) })}
        </span>
      </p>
      {isAllowed ? (
        <AcceptButtons message={message} reason={reason} />
      ) : (
        <p className="text-muted">{t('intake-emails.accept.for-members')}</p>
      )}
    </div>
  );
}

function AcceptButtons({ message, reason }: { message: IntakeMessage; reason: QuarantineReason }) {
  const { t } = useTranslation();
  const accept = useAcceptMessage(message);
  const isAlways = accept.variables?.isSenderRemembered;

  const showResult = ({ quarantine, refusal }: IntakeMessage) => {
    if (refusal) {
      toast.error(t('intake-emails.accept.failed'), {
        description: t(`intake-emails.refusal.${refusal}`),
      });
    } else if (quarantine) toast.error(t('intake-emails.accept.incomplete'));
    else toast.success(t('intake-emails.accept.done'));
  };

  const start = (isSenderRemembered: boolean) => {
    if (accept.isPending) return;
    // Not a callback of `mutate`: an accepted message no longer has these buttons.
    void accept.mutateAsync({ isSenderRemembered }).then(showResult, () => undefined);
  };

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        isLoading={accept.isPending && !isAlways}
        aria-disabled={accept.isPending}
        onClick={() => start(false)}
      >
        {t(reason === 'failed' ? 'intake-emails.accept.retry' : 'intake-emails.accept.action')}
      </Button>
      {reason === 'unverified' && (
        <Button
          size="sm"
          className="h-auto min-h-8 max-w-full py-1 whitespace-normal"
          isLoading={accept.isPending && isAlways}
          aria-disabled={accept.isPending}
          onClick={() => start(true)}
        >
          <span className="min-w-0 text-left wrap-anywhere">
            {t('intake-emails.accept.always', { sender: message.sender })}
          </span>
        </Button>
      )}
    </div>
  );
}
