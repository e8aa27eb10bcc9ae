import type { ApiKeyClient } from '../../../shared/people/api-keys/api-key.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function clientName({ name, version }: Pick<ApiKeyClient, 'name' | 'version'>): string {
  return version === null ? name : `${name} ${version}`;
}

export function KeyClients({ clients }: { clients: readonly ApiKeyClient[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (clients.length === 0) return null;
  return (
    <div className="flex gap-1.5 text-sm">
      <h3 className="shrink-0 text-faint">{t('api-keys.card.used-by')}</h3>
      <ul className="min-w-0 text-muted tabular-nums">
        {clients.map(({ apiVersion, lastUsedAt, ...client }) => (
          <li key={client.name} className="wrap-anywhere">
            {[
              clientName(client),
              ...(apiVersion === null
                ? []
                : [t('api-keys.card.api-version', { version: apiVersion })]),
            ].join(' · ')}
            {' · '}
            <time dateTime={lastUsedAt.toISOString()} title={formats.dateTime(lastUsedAt)}>
              {formats.ago(lastUsedAt)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
