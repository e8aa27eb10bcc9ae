import { ExternalLink } from 'lucide-react';
import type { ForwardingConfirmation as Confirmation } from '../../../shared/integrations/intake-emails/intake-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

export function ForwardingConfirmation({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation();
  const { provider, text, link, code } = confirmation;

  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="info">{t('intake-emails.confirmation.title')}</Badge>
        <span className="text-pretty text-muted">
          {t('intake-emails.confirmation.description', { provider })}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1.5 rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
          >
            <ExternalLink size={16} aria-hidden />
            {t('intake-emails.confirmation.link', { host: new URL(link).hostname })}
          </a>
        )}
        {code && (
          <span className="flex items-center gap-1">
            <span className="text-muted">{t('intake-emails.confirmation.code')}</span>
            <span className="font-mono font-medium">{code}</span>
            <CopyButton
              isIconOnly
              variant="ghost"
              value={code}
              label={t('intake-emails.confirmation.copy')}
              copiedLabel={t('common.copied')}
            />
          </span>
        )}
      </div>
      <details>
        <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-ink">
          {t('intake-emails.confirmation.text')}
        </summary>
        <p className="mt-2 border-l-2 border-border pl-3 whitespace-pre-line text-muted wrap-anywhere">
          {text}
        </p>
      </details>
    </div>
  );
}
