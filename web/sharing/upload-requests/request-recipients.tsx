import { Check, Circle } from 'lucide-react';
import type {
  Recipient,
  UploadRequest,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

export function RequestRecipients({ recipients }: Pick<UploadRequest, 'recipients'>) {
  const { t } = useTranslation();
  return (
    <ul
      aria-label={t('upload-requests.form.recipients.label')}
      className="divide-y divide-border border-t border-border text-sm"
    >
      {recipients.map((recipient) => (
        <RecipientItem key={recipient.id} recipient={recipient} />
      ))}
    </ul>
  );
}

function RecipientItem({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation();
  const { name, email, state, filesCount, url } = recipient;
  return (
    <li className="flex min-h-10 items-center gap-2 py-1">
      {state === 'sent' ? (
        <Check size={14} className="shrink-0 text-success" aria-hidden />
      ) : (
        <Circle size={14} className="shrink-0 text-faint" aria-hidden />
      )}
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="wrap-anywhere">{name}</span>
        {email !== name && <span className="wrap-anywhere text-muted">{email}</span>}
        <span className="basis-full text-muted tabular-nums sm:ml-auto sm:basis-auto">
          {state === 'sent'
            ? t('upload-requests.recipients.sent', { count: filesCount })
            : t(`upload-requests.recipients.${state}`)}
        </span>
      </p>
      {url && (
        <CopyButton
          isIconOnly
          variant="ghost"
          value={url}
          label={t('upload-requests.copy', { title: name })}
          copiedLabel={t('upload-requests.copied')}
        />
      )}
    </li>
  );
}
