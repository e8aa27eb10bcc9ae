import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { links } from '../app-shell/links.ts';
import { ApiKeysPage } from '../features/api-keys/api-keys-page.tsx';
import { CreateApiKeyPage } from '../features/api-keys/create-api-key-page.tsx';
import { IntakeEmailsPage } from '../features/intake-emails/intake-emails-page.tsx';
import { CreateWebhookPage } from '../features/webhooks/create-webhook-page.tsx';
import { WebhookPage } from '../features/webhooks/webhook-page.tsx';
import { WebhooksPage } from '../features/webhooks/webhooks-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');
const webhook = getRouteApi('/private/organizations/$organizationId/settings/webhooks/$webhookId');

export function ApiKeysScreen() {
  return <ApiKeysPage />;
}

export function CreateApiKeyScreen() {
  return <CreateApiKeyPage />;
}

export function WebhooksScreen() {
  const params = organization.useParams();
  return <WebhooksPage key={params.organizationId} {...params} />;
}

export function CreateWebhookScreen() {
  const params = organization.useParams();
  const navigate = useNavigate();
  return (
    <CreateWebhookPage
      key={params.organizationId}
      {...params}
      onCreated={() =>
        void navigate({ to: '/organizations/$organizationId/settings/webhooks', params })
      }
    />
  );
}

export function WebhookScreen() {
  const address = webhook.useParams();
  return <WebhookPage key={address.webhookId} address={address} />;
}

export function IntakeEmailsScreen() {
  const params = organization.useParams();
  return (
    <IntakeEmailsPage
      key={params.organizationId}
      {...params}
      documentationUrl={links.intakeDocumentation}
    />
  );
}
