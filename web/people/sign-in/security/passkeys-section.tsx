import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useErrorMessage } from '../../../i18n/messages/error-message.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import { useConfirmedMutation } from '../../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { FormError } from '../../../ui/forms/form.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import type { Passkey } from '../../../../shared/people/sign-in/auth-responses.ts';
import { passkeysQuery, useAddPasskey, useRemovePasskey } from './security-api.ts';
import { deviceNameOf } from '../../../../shared/device-name.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

export function PasskeysSection() {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const passkeys = useQuery(passkeysQuery);
  const add = useAddPasskey({ onSuccess: () => toast.success(t('account.passkeys.added')) });

  return (
    <Card>
      <CardHeader
        title={t('account.passkeys.title')}
        description={t('account.passkeys.description')}
        actions={
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            isLoading={add.isPending}
            onClick={() =>
              add.mutateAsync(deviceNameOf(navigator.userAgent) ?? t('account.passkeys.unnamed'))
            }
          >
            {t('account.passkeys.add')}
          </Button>
        }
      />
      <CardBody>
        <FormError error={add.error} />
        <FormError>{passkeys.error && errorMessage(passkeys.error)}</FormError>
        {passkeys.isPending && <Skeleton className="h-12" />}
        {passkeys.data?.length === 0 && <p className="text-muted">{t('account.passkeys.none')}</p>}
        <ul className="divide-y divide-border">
          {passkeys.data?.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const name = passkey.name ?? t('account.passkeys.unnamed');
  const removal = useConfirmedMutation(
    useRemovePasskey({
      onSuccess: () => toast.success(t('account.passkeys.removed')),
      onError: errorToast(),
    }),
    {
      title: t('account.passkeys.remove-title', { name }),
      description: t('account.passkeys.remove-description'),
      confirmLabel: t('account.passkeys.remove'),
    },
  );

  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <KeyRound size={16} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate">{name}</p>
        <p className="text-sm text-muted">
          {t('account.passkeys.since', { date: formats.date(passkey.createdAt) })}
        </p>
      </div>
      <PasskeyNameDialog
        passkey={passkey}
        trigger={
          <IconButton size="sm" aria-label={t('account.passkeys.rename-one', { name })}>
            <Pencil size={16} aria-hidden />
          </IconButton>
        }
      />
      <IconButton
        size="sm"
        aria-label={t('account.passkeys.remove-one', { name })}
        isLoading={removal.isPending}
        onClick={() => removal.ask(passkey.id)}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
