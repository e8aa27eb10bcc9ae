import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { organizationInputSchema } from '../../../shared/people/organizations/organization.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { useCreateOrganization } from './organization-api.ts';

export function OrganizationForm({ initialName }: { initialName: string }) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const navigate = useNavigateFromHere();
  const createOrganization = useCreateOrganization({
    onSuccess: ({ id: organizationId, name }) => {
      toast.success(t('organizations.create.done', { name }));
      return navigate({ to: '/organizations/$organizationId', params: { organizationId } });
    },
  });
  const form = useForm({
    resolver: zodResolver(organizationInputSchema),
    defaultValues: { name: initialName },
  });
  const { register, handleSubmit, formState } = form;
  useFormDraft('organization', form);

  return (
    <Form onSubmit={handleSubmit((input) => createOrganization.mutateAsync(input))}>
      <TextField
        label={t('organizations.form.name.label')}
        placeholder={t('organizations.form.name.placeholder')}
        autoComplete="organization"
        isRequired
        error={fieldError(formState.errors.name)}
        {...register('name')}
      />
      <Button type="submit" variant="primary" size="lg" isLoading={createOrganization.isPending}>
        {t('organizations.form.submit')}
      </Button>
      <FormError error={createOrganization.error} />
    </Form>
  );
}
