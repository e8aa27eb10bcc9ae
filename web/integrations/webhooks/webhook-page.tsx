import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { isMissing } from '../../api/api-error.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { ListError, ListLoading } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BackToWebhooks, CancelWebhook } from './back-to-webhooks.tsx';
import { Deliveries } from './deliveries.tsx';
import { NewWebhookSecret } from './new-webhook-secret.tsx';
import { useWebhookDeletion } from './use-webhook-deletion.ts';
import { WebhookForm } from './webhook-form.tsx';
import { useUpdateWebhook, webhookQuery, type WebhookAddress } from './webhook-api.ts';
import { WebhooksNotAllowed } from './webhooks-page.tsx';
import { WebhookStatus } from './webhook-status.tsx';

export function WebhookPage(props: { address: WebhookAddress; onDeleted: () => void }) {
  const { address, onDeleted } = props;
  const { t } = useTranslation();
  const { role } = useCurrentMember(address.organizationId);
  const isAllowed = canManageOrganization(role);
  const webhook = useQuery({ ...webhookQuery(address), enabled: isAllowed });
  const [newSecret, setNewSecret] = useState<NewSecret>();

  if (!isAllowed) {
    return (
      <PageBody width="narrow">
        <PageHeader title={t('webhooks.title')} description={t('webhooks.description')} />
        <WebhooksNotAllowed />
      </PageBody>
    );
  }
  if (isMissing(webhook.error, 'webhook.not_found')) {
    return (
      <PageBody width="narrow">
        <EmptyState
          isPage
          icon={<WebhookIcon size={24} />}
          title={t('webhooks.not-found.title')}
          description={t('webhooks.not-found.description')}
          actions={<BackToWebhooks organizationId={address.organizationId} />}
        />
      </PageBody>
    );
  }
  return (
    <PageBody width="narrow">
      <PageHeader
        eyebrow={<BackToWebhooks organizationId={address.organizationId} />}
        title={webhook.data?.name ?? t('webhooks.edit.title')}
        note={webhook.data && <WebhookStatus webhook={webhook.data} />}
      />
      {webhook.isPending && <ListLoading label={t('webhooks.loading')} />}
      {webhook.isLoadingError && (
        <ListError
          title={t('webhooks.error')}
          error={webhook.error}
          onRetry={() => void webhook.refetch()}
        />
      )}
      {webhook.data && (
        <div className="flex flex-col gap-6">
          <Trouble webhook={webhook.data} />
          <Card>
            <CardBody>
              {newSecret ? (
                <NewWebhookSecret
                  organizationId={address.organizationId}
                  title={t(newSecret.title)}
                  secret={newSecret.value}
                />
              ) : (
                <EditForm address={address} webhook={webhook.data} onNewSecret={setNewSecret} />
              )}
            </CardBody>
          </Card>
          <Deliveries address={address} />
          <DeleteCard webhook={webhook.data} onDeleted={onDeleted} />
        </div>
      )}
    </PageBody>
  );
}

type NewSecret = {
  value: string;
  title: 'webhooks.updated.new-secret' | 'webhooks.updated.rotated-secret';
};

interface EditFormProps {
  address: WebhookAddress;
  webhook: Webhook;
  onNewSecret: (secret: NewSecret) => void;
}

function EditForm({ address, webhook, onNewSecret }: EditFormProps) {
  const { t } = useTranslation();
  const update = useUpdateWebhook(address);
  return (
    <WebhookForm
      webhook={webhook}
      submitLabel={t('webhooks.update.submit')}
      isPending={update.isPending}
      save={async (input) => {
        const updated = await update.mutateAsync(input);
        toast.success(t('webhooks.update.done', { name: updated.webhook.name }));
        if (updated.secret) {
          onNewSecret({ value: updated.secret, title: 'webhooks.updated.new-secret' });
        } else if (input.secret) {
          onNewSecret({ value: input.secret, title: 'webhooks.updated.rotated-secret' });
        }
        return updated.webhook;
      }}
    >
      <CancelWebhook organizationId={address.organizationId} />
    </WebhookForm>
  );
}

function DeleteCard({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const { t } = useTranslation();
  const deletion = useWebhookDeletion(webhook, onDeleted);
  return (
    <Card tone="danger">
      <CardHeader
        title={t('webhooks.delete.action')}
        description={t('webhooks.delete.description')}
      />
      <CardBody>
        <Button variant="danger" isLoading={deletion.isPending} onClick={() => deletion.ask()}>
          {t('webhooks.delete.action')}
        </Button>
      </CardBody>
    </Card>
  );
}

function Trouble({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (webhook.disabledReason) {
    return (
      <Callout tone="warning" title={t('webhooks.trouble.disabled')}>
        {t(`webhooks.trouble.${webhook.disabledReason}`)}
      </Callout>
    );
  }
  if (!webhook.failingSince) return null;
  return (
    <Callout
      tone="danger"
      title={t('webhooks.trouble.failing-since', { date: formats.dateTime(webhook.failingSince) })}
    >
      {t('webhooks.trouble.will-be-disabled')}
    </Callout>
  );
}
