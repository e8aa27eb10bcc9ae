import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { passwordChangeSchema } from '../../../../shared/people/sign-in/auth-endpoints.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text/password-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { useChangePassword } from './security-api.ts';

const empty = { currentPassword: '', newPassword: '', revokeOtherSessions: true };

export function PasswordSection() {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: empty,
  });
  const { errors } = formState;

  const change = useChangePassword({
    onSuccess: () => {
      reset(empty);
      toast.success(t('account.password.changed'));
    },
  });

  return (
    <Card>
      <CardHeader
        title={t('account.password.title')}
        description={t('account.password.description')}
      />
      <CardBody>
        <Form className="max-w-sm" onSubmit={handleSubmit((input) => change.mutateAsync(input))}>
          <PasswordField
            label={t('account.password.current')}
            error={fieldError(errors.currentPassword)}
            {...register('currentPassword')}
          />
          <NewPasswordField
            label={t('account.password.new')}
            error={fieldError(errors.newPassword)}
            {...register('newPassword')}
          />
          <Checkbox
            label={t('account.password.revoke-others')}
            {...register('revokeOtherSessions')}
          />
          <div>
            <Button type="submit" variant="primary" isLoading={change.isPending}>
              {t('account.password.submit')}
            </Button>
          </div>
          <FormError error={change.error} />
        </Form>
      </CardBody>
    </Card>
  );
}
