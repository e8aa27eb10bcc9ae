import { KeyRound } from 'lucide-react';
import { keyPermissionsFor, type App } from '../../../shared/people/apps/apps.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useCopyQuestion } from '../../i18n/questions/use-copy-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { SecretOnce } from '../../ui/feedback/secret-once.tsx';
import { useCreateApiKey } from '../api-keys/api-key-api.ts';
import { permissionLabelOf } from '../api-keys/permission-label.ts';

export function AppKey({ organizationId, app }: { organizationId: string; app: App }) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const createApiKey = useCreateApiKey();
  const permissions = keyPermissionsFor(app, role);
  if (permissions.length === 0) {
    return <Callout tone="warning">{t('apps.key.not-allowed')}</Callout>;
  }
  if (createApiKey.data) return <NewKey app={app} token={createApiKey.data.token} />;
  const create = () =>
    createApiKey.mutateAsync({
      name: app.name,
      permissions,
      organizationIds: [organizationId],
      allOrganizations: false,
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64 text-sm text-muted">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {t('apps.field.key')}
          {app.names?.key && <code className="font-mono text-xs text-faint">{app.names.key}</code>}
        </p>
        <p className="text-pretty">
          {t('common.list', { items: permissions.map((name) => t(permissionLabelOf(name))) })}
        </p>
      </div>
      <Button
        variant="primary"
        icon={<KeyRound size={16} aria-hidden />}
        isLoading={createApiKey.isPending}
        onClick={() => create().catch(errorToast())}
      >
        {t('apps.key.create')}
      </Button>
    </div>
  );
}

function NewKey({ app, token }: { app: App; token: string }) {
  const { t } = useTranslation();
  const onCopied = useCopyQuestion();
  return (
    <SecretOnce
      label={t('apps.field.key')}
      title={t('apps.key.created', { app: app.name })}
      advice={t('apps.key.advice')}
      value={token}
      copyLabel={t('common.copy')}
      copiedLabel={t('common.copied')}
      onCopied={onCopied}
    />
  );
}
