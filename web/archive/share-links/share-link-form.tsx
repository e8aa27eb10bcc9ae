import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import {
  shareLinkFormSchema,
  type ShareLink,
  type ShareLinkForm as Filled,
  type ShareLinkFormValues,
} from '../../../shared/sharing/share-links/share-link.ts';
import { day } from '../../../shared/time/durations.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useCurrentRole } from '../../api/session/current-role.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayOf, endOfDay, today } from '../../ui/forms/expiry-day.ts';
import { Form } from '../../ui/forms/form.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { TextArea } from '../../ui/forms/text/text-area.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';

/** The settings of a link in a request. Without `password`, the password is unchanged. */
export type LinkSettings = Omit<Filled, 'expiresOn' | 'hasPassword' | 'password'> & {
  expiresAt: string | null;
  password?: string | null;
};

interface ShareLinkFormProps {
  link?: ShareLink;
  name: string;
  submitLabel: string;
  notice?: ReactNode;
  save: {
    mutateAsync: (settings: LinkSettings) => Promise<unknown>;
    isPending: boolean;
    error: unknown;
  };
}

export function ShareLinkForm({ link, name, submitLabel, notice, save }: ShareLinkFormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { isMailEnabled } = useConfig();
  const mayBeEndless = canManageOrganization(useCurrentRole());
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(shareLinkFormSchema),
    defaultValues: valuesOf(link, name),
  });
  const { errors } = formState;
  const [asksPassword, allowsDownload] = useWatch({
    control,
    name: ['hasPassword', 'isDownloadAllowed'],
  });
  const submit = handleSubmit(async ({ expiresOn, hasPassword, password, ...settings }) => {
    const expiresAt = endOf(expiresOn, link);
    if (expiresAt === null && !mayBeEndless) {
      return setError(
        'expiresOn',
        { message: 'api-keys.form.expires-at.past' },
        { shouldFocus: true },
      );
    }
    if (hasPassword && password === '' && !link?.hasPassword) {
      return setError(
        'password',
        { message: 'auth.form.password.required' },
        { shouldFocus: true },
      );
    }
    const changesPassword = hasPassword ? password !== '' : link?.hasPassword === true;
    await save
      .mutateAsync({
        ...settings,
        expiresAt,
        ...(changesPassword && { password: hasPassword ? password : null }),
      })
      .catch(() => undefined);
  });
  return (
    <Form layout="none" onSubmit={submit}>
      <DialogBody>
        {notice}
        <TextField
          label={t('sharing.form.name')}
          isRequired
          autoComplete="off"
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <TextArea
          label={t('sharing.form.note')}
          rows={2}
          error={fieldError(errors.note)}
          {...register('note')}
        />
        <TextField
          type="date"
          label={t('sharing.form.ends')}
          hint={mayBeEndless ? t('sharing.form.ends-hint') : undefined}
          isRequired={!mayBeEndless}
          min={today()}
          error={fieldError(errors.expiresOn)}
          {...register('expiresOn')}
        />
        <Switch label={t('sharing.form.has-password')} {...register('hasPassword')} />
        {asksPassword && (
          <TextField
            label={t('sharing.form.password')}
            hint={link?.hasPassword ? t('sharing.form.password-kept') : undefined}
            autoComplete="off"
            error={fieldError(errors.password)}
            {...register('password')}
          />
        )}
        <Switch
          label={t('sharing.form.download')}
          hint={t('sharing.form.download-hint')}
          {...register('isDownloadAllowed')}
        />
        {allowsDownload && (
          <TextField
            inputMode="numeric"
            label={t('sharing.form.max-downloads.label')}
            hint={t('sharing.form.max-downloads.hint')}
            autoComplete="off"
            error={fieldError(errors.maxDownloads)}
            {...register('maxDownloads')}
          />
        )}
        <Switch
          label={t('sharing.form.details')}
          hint={t('sharing.form.details-hint')}
          {...register('showsDetails')}
        />
        <Switch label={t('sharing.form.organization')} {...register('showsOrganization')} />
        {isMailEnabled && (
          <Switch
            label={t('sharing.form.notifies')}
            hint={t('sharing.form.notifies-hint')}
            {...register('notifiesOnOpening')}
          />
        )}
      </DialogBody>
      <SubmitFooter error={save.error} isLoading={save.isPending}>
        {submitLabel}
      </SubmitFooter>
    </Form>
  );
}

/** Returns the end of a link on a day; a link that already ends on that day keeps its time. */
function endOf(day: string, link: ShareLink | undefined): string | null {
  if (!link?.expiresAt || link.state === 'expired') return endOfDay(day);
  return dayOf(link.expiresAt) === day ? link.expiresAt.toISOString() : endOfDay(day);
}

function valuesOf(link: ShareLink | undefined, name: string): ShareLinkFormValues {
  const inMonth = new Date(Date.now() + shareLinkLimits.defaultDays * day);
  const expiresAt = link ? link.expiresAt : inMonth;
  return {
    name: link?.name ?? name.slice(0, shareLinkLimits.name),
    note: link?.note ?? '',
    expiresOn: expiresAt ? dayOf(expiresAt) : '',
    hasPassword: link?.hasPassword ?? false,
    password: '',
    isDownloadAllowed: link?.isDownloadAllowed ?? true,
    showsDetails: link?.showsDetails ?? false,
    showsOrganization: link?.showsOrganization ?? true,
    notifiesOnOpening: link?.notifiesOnOpening ?? false,
    maxDownloads: String(link?.maxDownloads ?? ''),
  };
}
