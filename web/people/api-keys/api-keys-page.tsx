import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound, Plus } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { apiUrl } from '../../api/transport/api-url.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { organizationsQuery } from '../organizations/organization-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { ApiKeyCard } from './api-key-card.tsx';
import { ServerAddresses } from '../apps/server-addresses.tsx';
import { apiKeysQuery } from './api-key-api.ts';

export function ApiKeysPage() {
  const { t } = useTranslation();
  const { isDemoMode } = useConfig();
  const apiKeys = useQuery(apiKeysQuery);
  const { data: organizations = [] } = useQuery(organizationsQuery);
  const createButton = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      render={<Link to="/api-keys/create" />}
    >
      {t('api-keys.create.action')}
    </Button>
  );

  return (
    <ResourceListPage
      width="narrow"
      title={t('api-keys.title')}
      description={
        <>
          {t('api-keys.description')} {/* The demo has no server to serve it. */}
          {!isDemoMode && (
            <a
              href={apiUrl('/api/reference')}
              target="_blank"
              rel="noreferrer"
              className="rounded-sm text-accent-text underline underline-offset-4"
            >
              {t('api-keys.reference')}
            </a>
          )}
        </>
      }
      createButton={createButton}
      notice={
        (apiKeys.data?.length ?? 0) >= limits.apiKeys.max && (
          <Callout tone="warning">{t('error.limit.reached')}</Callout>
        )
      }
      query={apiKeys}
      loadingLabel={t('api-keys.loading')}
      errorTitle={t('api-keys.error')}
      empty={{
        icon: <KeyRound size={24} />,
        title: t('api-keys.empty.title'),
        description: t('api-keys.empty.description'),
      }}
    >
      {(data) => (
        <div className="flex flex-col gap-8">
          <ul className="flex flex-col gap-3">
            {data.map((apiKey) => (
              <li key={apiKey.id}>
                <ApiKeyCard apiKey={apiKey} organizations={organizations} />
              </li>
            ))}
          </ul>
          {!isDemoMode && organizations.length > 0 && (
            <ServerAddresses organizations={organizations} />
          )}
        </div>
      )}
    </ResourceListPage>
  );
}
