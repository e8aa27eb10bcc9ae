import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useController, useForm } from 'react-hook-form';
import { apiKeyFormSchema } from '../../../shared/people/api-keys/api-key.ts';
import { permissions } from '../../../shared/permissions.ts';
import { organizationsQuery } from '../organizations/organization-api.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/layout/card.tsx';
import { Form, FormActions, FormError } from '../../ui/forms/form.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { MultiSelect } from '../../ui/pickers/multi-select.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useCreateApiKey } from './api-key-api.ts';
import { dayOf, endOfDay, today } from '../../ui/forms/expiry-day.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { useCopyQuestion } from '../../i18n/questions/use-copy-question.ts';
import { SecretOnce } from '../../ui/feedback/secret-once.tsx';

export function CreateApiKeyPage() {
  const { t } = useTranslation();
  const createApiKey = useCreateApiKey();

  return (
    <PageBody width="narrow">
      <PageHeader
        eyebrow={<BackLink render={<Link to="/api-keys" />}>{t('api-keys.back')}</BackLink>}
        title={t('api-keys.create.title')}
        description={createApiKey.data ? undefined : t('api-keys.create.description')}
      />
      <Card>
        <CardBody>
          {createApiKey.data ? (
            <CreatedApiKey token={createApiKey.data.token} />
          ) : (
            <ApiKeyForm createApiKey={createApiKey} />
          )}
        </CardBody>
      </Card>
    </PageBody>
  );
}

function ApiKeyForm({ createApiKey }: { createApiKey: ReturnType<typeof useCreateApiKey> }) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { data: organizations = [] } = useQuery(organizationsQuery);
  const form = useForm({
    resolver: zodResolver(apiKeyFormSchema),
    defaultValues: {
      name: '',
      permissions,
      reach: 'all' as const,
      organizationIds: [],
      allOrganizations: false,
      expiresAt: null,
    },
  });
  const { register, handleSubmit, control, formState } = form;
  useFormDraft('api-key', form);
  const { errors } = formState;
  const chosen = useController({ control, name: 'permissions' });
  const reach = useController({ control, name: 'reach' });
  const { ref: organizationsRef, ...chosenOrganizations } = useController({
    control,
    name: 'organizationIds',
  }).field;
  const expiry = useController({ control, name: 'expiresAt' });

  const create = handleSubmit((input) =>
    createApiKey.mutateAsync(input, {
      onSuccess: () => toast.success(t('api-keys.create.done')),
    }),
  );

  return (
    <Form onSubmit={create}>
      <TextField
        label={t('api-keys.form.name.label')}
        placeholder={t('api-keys.form.name.placeholder')}
        autoComplete="off"
        isRequired
        error={fieldError(errors.name)}
        {...register('name')}
      />
      <PermissionPicker
        value={chosen.field.value}
        onValueChange={chosen.field.onChange}
        error={fieldError(errors.permissions)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <RadioGroup
            label={t('api-keys.form.organizations.label')}
            options={[
              {
                value: 'all',
                label: t('api-keys.form.reach.all'),
                hint: t('api-keys.form.reach.all-hint'),
              },
              { value: 'some', label: t('api-keys.form.reach.some') },
            ]}
            value={reach.field.value}
            onValueChange={reach.field.onChange}
          />
          {reach.field.value === 'some' && (
            <MultiSelect
              ref={organizationsRef}
              label={t('api-keys.form.organizations.chosen')}
              isLabelHidden
              placeholder={t('api-keys.form.organizations.placeholder')}
              searchPlaceholder={t('api-keys.form.organizations.search')}
              emptyLabel={t('api-keys.form.organizations.empty')}
              options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosenOrganizations.value ?? []}
              onValueChange={chosenOrganizations.onChange}
              error={fieldError(errors.organizationIds)}
            />
          )}
        </div>
        <TextField
          type="date"
          label={t('api-keys.form.expires-at.label')}
          hint={t('api-keys.form.expires-at.hint')}
          min={today()}
          value={expiry.field.value ? dayOf(new Date(expiry.field.value)) : ''}
          onChange={(event) => expiry.field.onChange(endOfDay(event.target.value))}
          error={fieldError(errors.expiresAt)}
        />
      </div>
      <FormActions>
        <Button type="submit" variant="primary" isLoading={createApiKey.isPending}>
          {t('api-keys.create.submit')}
        </Button>
        <Button variant="ghost" render={<Link to="/api-keys" />}>
          {t('common.cancel')}
        </Button>
      </FormActions>
      <FormError error={createApiKey.error} />
    </Form>
  );
}

function CreatedApiKey({ token }: { token: string }) {
  const { t } = useTranslation();
  const onCopied = useCopyQuestion();
  return (
    <SecretOnce
      label={t('api-keys.created.token')}
      advice={t('api-keys.created.advice')}
      title={t('api-keys.created.title')}
      value={token}
      copyLabel={t('common.copy')}
      copiedLabel={t('common.copied')}
      onCopied={onCopied}
      actions={<Button render={<Link to="/api-keys" />}>{t('api-keys.created.back')}</Button>}
    />
  );
}
