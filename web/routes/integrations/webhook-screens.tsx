import { getRouteApi } from '@tanstack/react-router';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { CreateWebhookPage } from '../../integrations/webhooks/create-webhook-page.tsx';
import { WebhookPage } from '../../integrations/webhooks/webhook-page.tsx';
import { WebhooksPage } from '../../integrations/webhooks/webhooks-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');
const webhook = getRouteApi('/private/organizations/$organizationId/settings/webhooks/$webhookId');

export function WebhooksScreen() {
  const params = organization.useParams();
  return <WebhooksPage key={params.organizationId} {...params} />;
}

export function CreateWebhookScreen() {
  const params = organization.useParams();
  const navigate = useNavigateFromHere();
  return (
    <CreateWebhookPage
      key={params.organizationId}
      {...params}
      onCreated={() => navigate({ to: '/organizations/$organizationId/settings/webhooks', params })}
    />
  );
}

export function WebhookScreen() {
  const address = webhook.useParams();
  const navigate = useNavigateFromHere();
  return (
    <WebhookPage
      key={address.webhookId}
      address={address}
      onDeleted={() =>
        void navigate({
          to: '/organizations/$organizationId/settings/webhooks',
          params: { organizationId: address.organizationId },
        })
      }
    />
  );
}
