import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { PasswordDialog } from '../sign-in/security/password-dialog.tsx';
import { useDeleteUser } from './user-api.ts';

export function DeleteAccountSection(props: {
  hasPassword: boolean;
  onDeleted: () => Promise<void>;
}) {
  const { hasPassword, onDeleted } = props;
  const { t } = useTranslation();
  const deleteUser = useDeleteUser();
  return (
    <Card tone="danger">
      <CardHeader title={t('account.delete.title')} description={t('account.delete.description')} />
      <CardBody>
        {hasPassword ? (
          <PasswordDialog
            trigger={<Button variant="danger">{t('account.delete.submit')}</Button>}
            title={t('account.delete.confirm-title')}
            description={t('account.delete.confirm-description')}
            submitLabel={t('account.delete.submit')}
            isDestructive
            mutation={deleteUser}
            onDone={onDeleted}
          />
        ) : (
          <DeleteButton onDeleted={onDeleted} />
        )}
      </CardBody>
    </Card>
  );
}

function DeleteButton({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const { t } = useTranslation();
  const deleteUser = useDeleteUser();
  const deletion = useConfirmedMutation(deleteUser, {
    title: t('account.delete.confirm-title'),
    description: t('account.delete.confirm-description'),
    confirmLabel: t('account.delete.submit'),
    onSuccess: onDeleted,
  });
  return (
    <>
      <Button
        variant="danger"
        isLoading={deletion.isPending}
        onClick={() => deletion.ask(undefined)}
      >
        {t('account.delete.submit')}
      </Button>
      <FormError error={deleteUser.error} />
    </>
  );
}
