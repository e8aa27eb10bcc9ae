import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bot, ChevronRight, ScanLine, Smartphone, Workflow, type LucideIcon } from 'lucide-react';
import type { ApiKey } from '../../../shared/people/api-keys/api-key.ts';
import { appKinds, apps, type AppKind, type KnownApp } from '../../../shared/people/apps/apps.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Card, CardBody, CardGroup } from '../../ui/layout/card.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { apiKeysQuery } from '../api-keys/api-key-api.ts';
import { clientName } from '../api-keys/key-clients.tsx';
import { keysOfApp, lastClientOf, lastUseOf } from './app-keys.ts';
import { ServerAddress } from './server-address.tsx';

const kindIcons: Record<AppKind, LucideIcon> = {
  phone: Smartphone,
  automation: Workflow,
  model: Bot,
  scanner: ScanLine,
};

export function AppsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { isDemoMode } = useConfig();
  // Without the keys, the page only lacks when apps were seen.
  const { data: apiKeys = [] } = useQuery(apiKeysQuery);
  return (
    <PageBody width="narrow">
      <PageHeader title={t('apps.title')} description={t('apps.description')} />
      <div className="flex flex-col gap-8">
        {isDemoMode && <Callout>{t('apps.demo')}</Callout>}
        {appKinds.map((kind) => (
          <CardGroup key={kind} title={t(`apps.kind.${kind}`)}>
            <Card>
              <ul className="divide-y divide-border">
                {apps[kind].map((app) => (
                  <li key={app.id}>
                    <AppLine
                      app={app}
                      Icon={kindIcons[kind]}
                      organizationId={organizationId}
                      apiKeys={keysOfApp(apiKeys, { app, organizationId })}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          </CardGroup>
        ))}
        {!isDemoMode && (
          <CardGroup title={t('apps.other.title')}>
            <Card>
              <CardBody className="flex flex-col gap-3">
                <p className="text-sm text-pretty text-muted">
                  {t('apps.other.description')}{' '}
                  <Link
                    to="/api-keys"
                    className="rounded-sm text-accent-text underline underline-offset-4"
                  >
                    {t('api-keys.title')}
                  </Link>
                </p>
                <ServerAddress organizationId={organizationId} />
              </CardBody>
            </Card>
          </CardGroup>
        )}
      </div>
    </PageBody>
  );
}

interface AppLineProps {
  app: KnownApp;
  Icon: LucideIcon;
  organizationId: string;
  apiKeys: readonly ApiKey[];
}

function AppLine({ app, Icon, organizationId, apiKeys }: AppLineProps) {
  const { t } = useTranslation();
  return (
    <Link
      to="/organizations/$organizationId/settings/apps/$appId"
      params={{ organizationId, appId: app.id }}
      className="flex items-center gap-4 px-5 py-3 hover:bg-hover"
    >
      <Icon size={16} aria-hidden className="shrink-0 text-muted" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <span className="min-w-0 flex-1 basis-64">
          <span className="block font-medium">{app.name}</span>
          <span className="block text-sm text-pretty text-muted">{t(`apps.${app.id}.about`)}</span>
        </span>
        <LastSeen apiKeys={apiKeys} />
      </span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-faint" />
    </Link>
  );
}

function LastSeen({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (apiKeys.length === 0) return null;
  const lastUse = lastUseOf(apiKeys);
  const client = lastClientOf(apiKeys);
  return (
    <span className="text-sm text-muted tabular-nums">
      {lastUse
        ? [...(client ? [clientName(client)] : []), formats.ago(lastUse)].join(' · ')
        : t('apps.status.unused')}
    </span>
  );
}
