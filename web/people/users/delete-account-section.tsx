import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import { FormError } from '../../ui/forms/form.tsx';
import { deleteAccount } from '../sign-in/auth-api.ts';
import { PasswordDialog } from '../sign-in/security/password-dialog.tsx';

/** Deletes the account: with the password where there is one, with a fresh sign-in otherwise. */
export function DeleteAccountSection(props: { hasPassword: boolean; onDeleted: () => void }) {
  const { hasPassword, onDeleted } = props;
  const { t } = useTranslation();
  return (
    <Card>
      <CardHeader title={t('account.delete.title')} description={t('account.delete.description')} />
      <CardBody>
        {hasPassword ? (
          <PasswordDialog
            trigger={<Button variant="danger">{t('account.delete.submit')}</Button>}
            title={t('account.delete.confirm-title')}
            description={t('account.delete.confirm-description')}
            submitLabel={t('account.delete.submit')}
            isDestructive
            onSubmit={async (password) => {
              await deleteAccount({ password });
              onDeleted();
            }}
          />
        ) : (
          <DeleteButton onDeleted={onDeleted} />
        )}
      </CardBody>
    </Card>
  );
}

function DeleteButton({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const errorMessage = useErrorMessage();
  const remove = useMutation({ mutationFn: () => deleteAccount({}), onSuccess: onDeleted });
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('account.delete.confirm-title'),
      description: t('account.delete.confirm-description'),
      confirmLabel: t('account.delete.submit'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate();
  };
  return (
    <>
      <Button variant="danger" isLoading={remove.isPending} onClick={ask}>
        {t('account.delete.submit')}
      </Button>
      <FormError>{remove.error && errorMessage(remove.error)}</FormError>
    </>
  );
}
