import { KeyRound, Trash2 } from 'lucide-react';
import type { ApiKey } from '../../../shared/people/api-keys/api-key.ts';
import type { Organization } from '../../../shared/people/organizations/organization.ts';
import { permissions } from '../../../shared/permissions.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useDeleteApiKey } from './api-key-api.ts';
import { KeyClients } from './key-clients.tsx';
import { permissionLabelOf } from './permission-label.ts';

export function ApiKeyCard(props: { apiKey: ApiKey; organizations: readonly Organization[] }) {
  const { apiKey, organizations } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { expiresAt, lastUsedAt } = apiKey;
  const isExpired = expiresAt !== null && isOver(expiresAt);
  const reach = organizations.filter(({ id }) => apiKey.organizationIds.includes(id));
  const reachText =
    reach.length > 0
      ? t('common.list', { items: reach.map(({ name }) => name) })
      : t('api-keys.card.no-organization');

  return (
    <Card className="flex items-start gap-4 px-5 py-4">
      <span
        aria-hidden
        className="mt-0.5 rounded-md bg-accent-soft p-2 text-accent-text max-sm:hidden"
      >
        <KeyRound size={16} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-medium wrap-anywhere">{apiKey.name}</h2>
          <code className="font-mono text-sm text-muted">{`${apiKey.prefix}…`}</code>
          {isExpired && <Badge tone="danger">{t('api-keys.card.expired')}</Badge>}
        </div>
        <p className="text-sm text-muted">
          {apiKey.permissions.length === permissions.length
            ? t('api-keys.card.all-permissions')
            : t('common.list', {
                items: apiKey.permissions.map((name) => t(permissionLabelOf(name))),
              })}
          {apiKey.organizationIds.length > 0 && ` · ${reachText}`}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <CardFact label={t('api-keys.card.last-used')}>
            {lastUsedAt ? formats.date(lastUsedAt) : t('api-keys.card.never')}
          </CardFact>
          <CardFact label={t('api-keys.card.created')}>{formats.date(apiKey.createdAt)}</CardFact>
          {expiresAt && (
            <CardFact label={t('api-keys.card.expires')}>{formats.date(expiresAt)}</CardFact>
          )}
        </dl>
        <KeyClients clients={apiKey.clients} />
      </div>
      <DeleteApiKeyButton apiKey={apiKey} />
    </Card>
  );
}

const isOver = (time: Date) => time <= new Date();

function CardFact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-faint">{label}</dt>
      <dd className="text-muted tabular-nums">{children}</dd>
    </div>
  );
}

function DeleteApiKeyButton({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const { id, name } = apiKey;
  const deletion = useConfirmedMutation(useDeleteApiKey(), {
    title: t('api-keys.delete.title', { name }),
    description: t('api-keys.delete.description'),
    confirmLabel: t('api-keys.delete.action'),
    onSuccess: () => toast.success(t('api-keys.delete.done', { name })),
  });

  return (
    <IconButton
      size="sm"
      variant="danger-ghost"
      aria-label={t('api-keys.delete.label', { name })}
      isLoading={deletion.isPending}
      onClick={() => deletion.ask(id)}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}
