import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  titleTemplateSchema,
  type ArchiveSettings,
} from '../../../shared/archive/settings/archive-settings.ts';
import { titlePlaceholders } from '../../../shared/archive/titles/title-template.ts';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCanChange, useCurrentRole } from '../../api/session/current-role.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { HeldFields } from '../../ui/forms/held-fields.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { archiveSettingsQuery, useUpdateArchiveSettings } from './archive-settings-api.ts';

export function ArchiveSettingsCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const isDisabled = !canManageOrganization(useCurrentRole());
  const { data: settings, isError } = useQuery({
    ...archiveSettingsQuery(organizationId),
    enabled: canChange,
  });
  if (!canChange || (isError && !settings)) return null;
  return (
    <Card>
      <CardHeader
        title={t('archive-settings.title')}
        description={t(
          isDisabled ? 'archive-settings.not-allowed' : 'archive-settings.description',
        )}
      />
      <CardBody className="flex flex-col gap-5">
        {settings ? (
          <>
            <InboxSwitch {...{ organizationId, settings, isDisabled }} />
            <TitleTemplateForm {...{ organizationId, settings, isDisabled }} />
          </>
        ) : (
          // As tall as both switches, so that the cards below do not move.
          <Skeleton className="h-54 max-sm:h-71" />
        )}
      </CardBody>
    </Card>
  );
}

type SettingProps = { organizationId: string; settings: ArchiveSettings; isDisabled: boolean };

function InboxSwitch({ organizationId, settings, isDisabled }: SettingProps) {
  const { t } = useTranslation();
  const update = useUpdateArchiveSettings(organizationId, { onError: errorToast() });
  const isOn = update.isPending
    ? (update.variables.isInboxEnabled ?? settings.isInboxEnabled)
    : settings.isInboxEnabled;
  return (
    <Switch
      label={t('archive-settings.inbox.label')}
      hint={t('archive-settings.inbox.hint')}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => update.mutate({ isInboxEnabled: event.target.checked })}
    />
  );
}

const formSchema = z.object({ titleTemplate: titleTemplateSchema });

function TitleTemplateForm({ organizationId, settings, isDisabled }: SettingProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { titleTemplate } = settings;
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(formSchema),
    values: { titleTemplate },
    resetOptions: { keepDirtyValues: true },
  });
  const update = useUpdateArchiveSettings(organizationId, {
    onSuccess: (saved) => {
      reset({ titleTemplate: saved.titleTemplate });
      toast.success(t('archive-settings.saved'));
    },
  });
  return (
    <Form onSubmit={handleSubmit((input) => update.mutateAsync(input))}>
      <div className="flex max-w-lg flex-col items-start gap-3">
        <HeldFields className="w-full">
          <TextField
            label={t('archive-settings.title-template.label')}
            hint={t('archive-settings.title-template.hint', {
              placeholders: titlePlaceholders.map((name) => `{${name}}`).join(' '),
            })}
            autoComplete="off"
            spellCheck={false}
            disabled={isDisabled}
            isRequired
            error={fieldError(formState.errors.titleTemplate)}
            {...register('titleTemplate')}
          />
        </HeldFields>
        <Button
          type="submit"
          variant="primary"
          disabled={isDisabled || !formState.isDirty}
          isLoading={update.isPending}
        >
          {t('archive-settings.submit')}
        </Button>
      </div>
      <FormError error={update.error} />
    </Form>
  );
}
