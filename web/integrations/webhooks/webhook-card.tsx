import { Link } from '@tanstack/react-router';
import { Pencil, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { useWebhookDeletion } from './use-webhook-deletion.ts';
import { useUpdateWebhook } from './webhook-api.ts';
import { WebhookStatus } from './webhook-status.tsx';

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, url, lastTriggeredAt, createdAt } = webhook;
  const params = { organizationId: webhook.organizationId, webhookId: webhook.id };

  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
      <span
        aria-hidden
        className="mt-0.5 rounded-md bg-accent-soft p-2 text-accent-text max-sm:hidden"
      >
        <WebhookIcon size={16} />
      </span>
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="font-medium wrap-anywhere">
            <Link
              to="/organizations/$organizationId/settings/webhooks/$webhookId"
              params={params}
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <WebhookStatus webhook={webhook} />
        </div>
        <p className="truncate font-mono text-sm text-muted" title={url}>
          {url}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <div className="flex gap-1.5">
            <dt className="text-faint">{t('webhooks.card.last-triggered')}</dt>
            <dd className="text-muted tabular-nums">
              {lastTriggeredAt ? (
                <time
                  dateTime={lastTriggeredAt.toISOString()}
                  title={formats.dateTime(lastTriggeredAt)}
                >
                  {formats.ago(lastTriggeredAt)}
                </time>
              ) : (
                t('webhooks.card.never')
              )}
            </dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-faint">{t('webhooks.card.created')}</dt>
            <dd className="text-muted tabular-nums">{formats.date(createdAt)}</dd>
          </div>
        </dl>
      </div>
      <div className="flex items-center gap-1">
        <EnabledSwitch webhook={webhook} />
        <IconButton
          size="sm"
          aria-label={t('webhooks.edit.label', { name })}
          render={
            <Link
              to="/organizations/$organizationId/settings/webhooks/$webhookId"
              params={params}
            />
          }
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <DeleteWebhookButton webhook={webhook} />
      </div>
    </Card>
  );
}

function EnabledSwitch({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const { id, organizationId, name, url, events } = webhook;
  const update = useUpdateWebhook({ organizationId, webhookId: id });
  // The response of an update is newer than the list until that is refetched.
  const updated = update.data?.webhook;
  const { enabled } = updated && updated.updatedAt > webhook.updatedAt ? updated : webhook;
  const isOn = update.isPending ? update.variables.enabled : enabled;

  return (
    <Switch
      className="mr-2"
      isLabelHidden
      label={t('webhooks.enabled.label', { name })}
      checked={isOn}
      disabled={update.isPending}
      onChange={(event) =>
        update.mutate(
          { name, url, events, enabled: event.target.checked },
          { onError: errorToast('webhooks.update.failed') },
        )
      }
    />
  );
}

function DeleteWebhookButton({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const deletion = useWebhookDeletion(webhook);

  return (
    <IconButton
      size="sm"
      variant="danger-ghost"
      aria-label={t('webhooks.delete.label', { name: webhook.name })}
      isLoading={deletion.isPending}
      onClick={() => deletion.ask()}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}
