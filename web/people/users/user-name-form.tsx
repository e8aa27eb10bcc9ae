import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { userInputSchema } from '../../../shared/people/users/user.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { HeldFields } from '../../ui/forms/held-fields.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { useRenameUser } from './user-api.ts';

export function UserNameForm({ name }: { name: string }) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(userInputSchema),
    values: { name },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, control, formState, reset } = form;
  useFormDraft('user-name', form);
  const isUnchanged = useWatch({ control, name: 'name' }).trim() === name;

  const rename = useRenameUser({
    onSuccess: (renamed) => {
      reset({ name: renamed.name });
      toast.success(t('account.name.updated'));
    },
  });

  return (
    <Form onSubmit={handleSubmit((input) => rename.mutateAsync(input))}>
      <div className="flex max-w-lg flex-wrap items-start gap-2">
        <HeldFields className="min-w-52 flex-1">
          <TextField
            label={t('account.name.label')}
            isLabelHidden
            autoComplete="name"
            isRequired
            error={fieldError(formState.errors.name)}
            {...register('name')}
          />
        </HeldFields>
        <Button type="submit" variant="primary" disabled={isUnchanged} isLoading={rename.isPending}>
          {t('account.name.submit')}
        </Button>
      </div>
      <FormError error={rename.error} />
    </Form>
  );
}
