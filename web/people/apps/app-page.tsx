import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FoundApp } from '../../../shared/people/apps/apps.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card, CardBody, CardGroup, CardHeader } from '../../ui/layout/card.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { ApiKeyCard } from '../api-keys/api-key-card.tsx';
import { apiKeysQuery } from '../api-keys/api-key-api.ts';
import { useOrganizations } from '../organizations/organization-api.ts';
import { AppKey } from './app-key.tsx';
import { keysOfApp } from './app-keys.ts';
import { CopiedLine } from './copied-line.tsx';
import { PhoneCode } from './phone-code.tsx';
import { ServerAddress } from './server-address.tsx';

export function AppPage({ organizationId, app }: { organizationId: string; app: FoundApp }) {
  const { t } = useTranslation();
  const { isDemoMode } = useConfig();
  const organizations = useOrganizations();
  const { data = [] } = useQuery(apiKeysQuery);
  const apiKeys = keysOfApp(data, { app, organizationId });
  const page = `/organizations/${organizationId}/settings/apps`;
  return (
    <PageBody width="narrow">
      <PageHeader
        eyebrow={
          <BackLink
            render={
              <Link to="/organizations/$organizationId/settings/apps" params={{ organizationId }} />
            }
          >
            {t('apps.title')}
          </BackLink>
        }
        title={app.name}
        description={t(`apps.${app.id}.about`)}
        actions={app.kind === 'phone' && !isDemoMode && <PhoneCode path={`${page}/${app.id}`} />}
      />
      {isDemoMode ? (
        <Callout>{t('apps.demo')}</Callout>
      ) : (
        <div className="flex flex-col gap-8">
          <Card>
            <CardHeader title={t('apps.enter.title')} description={t(`apps.${app.id}.steps`)} />
            <CardBody className="flex flex-col gap-4">
              <ServerAddress organizationId={organizationId} app={app} />
              {app.hasUser && <UserName />}
              <AppKey key={app.id} organizationId={organizationId} app={app} />
            </CardBody>
          </Card>
          {apiKeys.length > 0 && (
            <CardGroup title={t('apps.keys.title')}>
              <ul className="flex flex-col gap-3">
                {apiKeys.map((apiKey) => (
                  <li key={apiKey.id}>
                    <ApiKeyCard apiKey={apiKey} organizations={organizations} />
                  </li>
                ))}
              </ul>
            </CardGroup>
          )}
        </div>
      )}
    </PageBody>
  );
}

/** Any user name is accepted; some clients show this one. */
function UserName() {
  const { t } = useTranslation();
  // A colon would end the name in the Authorization header.
  const name = useCurrentUser().name.replaceAll(':', '');
  return <CopiedLine label={t('apps.field.user')} value={name} />;
}
