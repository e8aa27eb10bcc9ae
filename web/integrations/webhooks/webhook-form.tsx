import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { z } from 'zod';
import {
  webhookEvents,
  webhookInputSchema,
  type Webhook,
  type WebhookInput,
} from '../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../shared/limits.ts';
import { generateWebhookSecret } from '../../../shared/integrations/webhooks/webhook-secret.ts';
import { ApiError } from '../../api/api-error.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Form, FormActions, FormError } from '../../ui/forms/form.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { HeldFields } from '../../ui/forms/held-fields.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';

type FormValues = z.input<typeof webhookInputSchema>;

const detailsSchema = z.array(z.object({ path: z.string(), key: z.string() }));

interface WebhookFormProps {
  webhook?: Webhook;
  submitLabel: string;
  isPending: boolean;
  save: (input: WebhookInput) => Promise<Webhook>;
  children?: ReactNode;
}

export function WebhookForm({ webhook, submitLabel, isPending, save, children }: WebhookFormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const errorMessage = useErrorMessage();
  const form = useForm({
    resolver: zodResolver(webhookInputSchema),
    values: valuesOf(webhook),
    // Changes by other users do not replace what is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, control, formState, setError, setValue, reset } = form;
  useFormDraft('webhook', form);
  const { errors } = formState;
  // Locks the secret again.
  const [savesCount, setSavesCount] = useState(0);

  const submit = handleSubmit(async ({ secret, ...input }) => {
    try {
      const saved = await save({ ...input, ...(secret && { secret }) });
      reset(valuesOf(saved));
      setSavesCount((count) => count + 1);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.path === 'url') {
        setError('url', { message: problem.key }, { shouldFocus: true });
      } else if (problem?.key === 'webhooks.form.limit-reached') {
        setError('root', { message: t(problem.key, { maxCount: limits.webhooks.max }) });
      } else {
        setError('root', { message: errorMessage(error, { fallback: 'error.unknown' }) });
      }
    }
  });

  return (
    <Form onSubmit={submit}>
      <HeldFields className="flex flex-col gap-4">
        <TextField
          label={t('webhooks.form.name.label')}
          placeholder={t('webhooks.form.name.placeholder')}
          autoComplete="off"
          isRequired
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <TextField
          type="url"
          label={t('webhooks.form.url.label')}
          placeholder={t('webhooks.form.url.placeholder')}
          autoComplete="off"
          isRequired
          error={fieldError(errors.url)}
          {...register('url')}
        />
        <SecretField
          key={savesCount}
          isLocked={webhook !== undefined}
          error={fieldError(errors.secret)}
          // A saved secret must not be sent again with another URL.
          register={() => register('secret', { shouldUnregister: true })}
          onGenerate={() => setValue('secret', generateWebhookSecret(), { shouldDirty: true })}
        />
        <EventsField control={control} error={fieldError(errors.events)} />
        {webhook && (
          <Switch
            label={t('webhooks.form.enabled.label')}
            hint={t('webhooks.form.enabled.hint')}
            {...register('enabled')}
          />
        )}
      </HeldFields>
      <FormActions>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {submitLabel}
        </Button>
        {children}
      </FormActions>
      <FormError>{errors.root?.message}</FormError>
    </Form>
  );
}

function valuesOf(webhook: Webhook | undefined): FormValues {
  return {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    secret: '',
    enabled: webhook?.enabled ?? true,
    events: webhook?.events ?? [...webhookEvents],
  };
}

/** Returns errors that only the server detects: URLs that its configuration forbids, and the limit of webhooks. */
function problemOf(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'request.invalid') return undefined;
  const details = detailsSchema.safeParse(error.details);
  return details.data?.[0];
}

interface SecretFieldProps {
  /** An existing secret is kept unless the user requests a new one. */
  isLocked: boolean;
  error?: string;
  register: () => ReturnType<ReturnType<typeof useForm>['register']>;
  onGenerate: () => void;
}

function SecretField({ isLocked, error, register, onGenerate }: SecretFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(!isLocked);
  if (!isOpen) {
    return (
      <div className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label={t('webhooks.form.secret.label')}
          value="••••••••••••••••••••"
          disabled
        />
        <Button icon={<KeyRound size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
          {t('webhooks.form.secret.rotate')}
        </Button>
      </div>
    );
  }
  return (
    <TextField
      label={t('webhooks.form.secret.label')}
      hint={t(isLocked ? 'webhooks.form.secret.rotate-hint' : 'webhooks.form.secret.hint')}
      inputClassName="font-mono text-sm"
      autoComplete="off"
      spellCheck={false}
      error={error}
      trailing={
        isLocked && (
          <IconButton
            size="sm"
            aria-label={t('webhooks.form.secret.generate')}
            onClick={onGenerate}
          >
            <RotateCw size={16} aria-hidden />
          </IconButton>
        )
      }
      {...register()}
    />
  );
}

function EventsField({ control, error }: { control: Control<FormValues>; error?: string }) {
  const { t } = useTranslation();
  const { field } = useController({ control, name: 'events' });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('webhooks.form.events.label')}</legend>
      <div className="grid gap-x-6 gap-y-2.5 rounded-lg border border-border p-4 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(`webhooks.events.${event}`)}
            hint={<code className="font-mono text-xs">{event}</code>}
            checked={field.value.includes(event)}
            onChange={(change) =>
              field.onChange(
                webhookEvents.filter((other) =>
                  other === event ? change.target.checked : field.value.includes(other),
                ),
              )
            }
          />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-danger empty:hidden">{error}</p>
    </fieldset>
  );
}
