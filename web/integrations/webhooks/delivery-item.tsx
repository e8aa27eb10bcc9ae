import { ChevronRight, RotateCw } from 'lucide-react';
import type { WebhookDelivery } from '../../../shared/integrations/webhooks/webhook.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface DeliveryItemProps {
  delivery: WebhookDelivery;
  isResending: boolean;
  onResend: () => unknown;
}

export function DeliveryItem({ delivery, isResending, onResend }: DeliveryItemProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { createdAt, isSuccess, status, failure, nextAttemptAt, responseExcerpt } = delivery;
  const outcome = failure ? t(`webhooks.failure.${failure}`) : String(status);

  return (
    <li>
      <details className="group/delivery">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-sm py-2.5 text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={14}
            aria-hidden
            className="shrink-0 text-muted transition-transform duration-fast group-open/delivery:rotate-90"
          />
          <Badge tone={isSuccess ? 'success' : 'danger'}>{outcome}</Badge>
          <code className="font-mono wrap-anywhere">{delivery.event}</code>
          <span className="ml-auto flex gap-3 text-muted tabular-nums">
            {delivery.attempt > 1 && (
              <span>{t('webhooks.deliveries.attempt-number', { number: delivery.attempt })}</span>
            )}
            <span>{t('webhooks.deliveries.duration', { duration: delivery.duration })}</span>
            <time dateTime={createdAt.toISOString()} title={formats.dateTime(createdAt)}>
              {formats.ago(createdAt)}
            </time>
          </span>
        </summary>
        <div className="flex flex-col gap-3 pb-4 pl-6.5 text-sm">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            <dt className="text-faint">{t('webhooks.deliveries.message')}</dt>
            <dd className="font-mono wrap-anywhere">{delivery.messageId}</dd>
            <dt className="text-faint">{t('webhooks.deliveries.attempt')}</dt>
            <dd className="tabular-nums">{formats.number(delivery.attempt)}</dd>
            {nextAttemptAt && (
              <>
                <dt className="text-faint">{t('webhooks.deliveries.next-attempt')}</dt>
                <dd className="tabular-nums">{formats.dateTime(nextAttemptAt)}</dd>
              </>
            )}
            {status !== null && (
              <>
                <dt className="text-faint">{t('webhooks.deliveries.status')}</dt>
                <dd className="tabular-nums">{status}</dd>
              </>
            )}
          </dl>
          {responseExcerpt ? (
            <pre
              // A long response scrolls, so it must be focusable.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label={t('webhooks.deliveries.response')}
              className="max-h-60 overflow-auto rounded-md border border-border bg-surface-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
            >
              {responseExcerpt}
            </pre>
          ) : (
            <p className="text-muted">{t('webhooks.deliveries.no-response')}</p>
          )}
          <Button
            size="sm"
            className="self-start"
            icon={<RotateCw size={14} aria-hidden />}
            isLoading={isResending}
            onClick={onResend}
          >
            {t('webhooks.deliveries.resend')}
          </Button>
        </div>
      </details>
    </li>
  );
}
