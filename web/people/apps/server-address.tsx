import { appPath, type App } from '../../../shared/people/apps/apps.ts';
import { apiUrl } from '../../api/transport/api-url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopiedLine } from './copied-line.tsx';

interface ServerAddressProps {
  organizationId: string;
  /** By default, any app for Paperless-ngx. */
  app?: Pick<App, 'door' | 'names'>;
  label?: string;
}

export function ServerAddress({ organizationId, app, label }: ServerAddressProps) {
  const { t } = useTranslation();
  const path = appPath(app ?? { door: 'paperless' }, organizationId);
  return (
    <CopiedLine
      label={label ?? t('apps.field.address')}
      hint={app?.names?.address}
      value={new URL(apiUrl(path), window.location.origin).href}
    />
  );
}
