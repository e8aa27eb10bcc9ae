import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardBody } from '../../ui/layout/card.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { BackToWebhooks, CancelWebhook } from './back-to-webhooks.tsx';
import { NewWebhookSecret } from './new-webhook-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { useCreateWebhook } from './webhook-api.ts';
import { WebhooksNotAllowed } from './webhooks-page.tsx';

interface CreateWebhookPageProps {
  organizationId: string;
  onCreated: () => Promise<void>;
}

export function CreateWebhookPage({ organizationId, onCreated }: CreateWebhookPageProps) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const createWebhook = useCreateWebhook(organizationId);
  const { webhook, secret } = createWebhook.data ?? {};
  if (!canManageOrganization(role)) return <WebhooksNotAllowed />;

  return (
    <PageBody width="narrow">
      <PageHeader
        eyebrow={<BackToWebhooks organizationId={organizationId} />}
        title={webhook?.name ?? t('webhooks.create.title')}
        description={secret ? undefined : t('webhooks.create.description')}
      />
      <Card>
        <CardBody>
          {secret ? (
            <NewWebhookSecret
              organizationId={organizationId}
              title={t('webhooks.created.title')}
              secret={secret}
            />
          ) : (
            <WebhookForm
              submitLabel={t('webhooks.create.submit')}
              isPending={createWebhook.isPending}
              save={async (input) => {
                const created = await createWebhook.mutateAsync(input);
                toast.success(t('webhooks.create.done', { name: created.webhook.name }));
                if (!created.secret) await onCreated();
                return created.webhook;
              }}
            >
              <CancelWebhook organizationId={organizationId} />
            </WebhookForm>
          )}
        </CardBody>
      </Card>
    </PageBody>
  );
}
