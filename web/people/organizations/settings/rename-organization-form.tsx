import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import {
  organizationInputSchema,
  type Organization,
} from '../../../../shared/people/organizations/organization.ts';
import { useUpdateOrganization } from '../organization-api.ts';
import { useFormDraft } from '../../../drafts/use-draft.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { HeldFields } from '../../../ui/forms/held-fields.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';

export function RenameOrganizationForm(props: { organization: Organization; isDisabled: boolean }) {
  const { organization, isDisabled } = props;
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(organizationInputSchema),
    values: { name: organization.name },
    // A rename by another user does not replace what is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, control, formState, reset } = form;
  useFormDraft('organization-name', form);
  const isUnchanged = useWatch({ control, name: 'name' }).trim() === organization.name;

  const rename = useUpdateOrganization(organization.id, {
    onSuccess: ({ name }) => {
      reset({ name });
      toast.success(t('organizations.rename.done'));
    },
  });

  return (
    <Form onSubmit={handleSubmit((input) => rename.mutateAsync(input))}>
      <div className="flex max-w-lg flex-wrap items-start gap-2">
        <HeldFields className="min-w-52 flex-1">
          <TextField
            label={t('organizations.form.name.label')}
            isLabelHidden
            autoComplete="off"
            disabled={isDisabled}
            isRequired
            error={fieldError(formState.errors.name)}
            {...register('name')}
          />
        </HeldFields>
        <Button
          type="submit"
          variant="primary"
          disabled={isDisabled || isUnchanged}
          isLoading={rename.isPending}
        >
          {t('organizations.rename.submit')}
        </Button>
      </div>
      <FormError error={rename.error} />
    </Form>
  );
}
