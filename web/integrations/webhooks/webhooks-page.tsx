import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, ShieldAlert, Webhook as WebhookIcon } from 'lucide-react';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { webhooksQuery } from './webhook-api.ts';

export function WebhooksPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const isAllowed = canManageOrganization(role);
  const webhooks = useQuery({ ...webhooksQuery(organizationId), enabled: isAllowed });
  const createButton = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      render={
        <Link
          to="/organizations/$organizationId/settings/webhooks/create"
          params={{ organizationId }}
        />
      }
    >
      {t('webhooks.create.action')}
    </Button>
  );

  if (!isAllowed) {
    return (
      <PageBody width="narrow">
        <PageHeader title={t('webhooks.title')} description={t('webhooks.description')} />
        <WebhooksNotAllowed />
      </PageBody>
    );
  }
  return (
    <ResourceListPage
      width="narrow"
      title={t('webhooks.title')}
      description={t('webhooks.description')}
      createButton={createButton}
      query={webhooks}
      loadingLabel={t('webhooks.loading')}
      errorTitle={t('webhooks.error')}
      empty={{
        icon: <WebhookIcon size={24} />,
        title: t('webhooks.empty.title'),
        description: t('webhooks.empty.description'),
      }}
    >
      {(data) => (
        <ul className="flex flex-col gap-3">
          {data.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
    </ResourceListPage>
  );
}

export function WebhooksNotAllowed() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<ShieldAlert size={24} />}
      title={t('webhooks.not-allowed.title')}
      description={t('webhooks.not-allowed.description')}
    />
  );
}
